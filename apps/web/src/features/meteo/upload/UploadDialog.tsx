import { Button, Group, Loader, Progress, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconCloudUpload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { formatPercent } from '../../../lib/format.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { FileLook } from './lookAtFile.ts'
import { UploadRefused } from './UploadRefused.tsx'
import { type ImportState, useImport } from './useImport.ts'
import { useChosenFile } from './useWizard.ts'
import { WizardSteps } from './WizardSteps.tsx'

const route = getRouteApi('/$org/project/$projectId')

/** Takes a weather file step by step, and leads to the dataset made of it. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const chosen = useChosenFile()
  const { look } = chosen
  return (
    <Dialog
      onClose={onClose}
      title={look === undefined ? 'Upload weather file' : look.file.name}
      size={look === undefined ? 620 : 1040}
      centered={look === undefined}
      closeOnClickOutside={look === undefined}
    >
      {look === undefined ? (
        <ChooseFile chosen={chosen} onClose={onClose} />
      ) : (
        <FileWizard look={look} onOther={chosen.reset} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface ChooseFileProps {
  readonly chosen: ReturnType<typeof useChosenFile>
  readonly onClose: () => void
}

function ChooseFile({ chosen, onClose }: ChooseFileProps): ReactNode {
  if (chosen.isLooking) return <Waiting text="Looking at the file" />
  return (
    <Stack gap="sm">
      {chosen.refusal !== undefined && <UploadRefused refusal={chosen.refusal} onClose={onClose} />}
      <FileZone onFile={chosen.choose} />
    </Stack>
  )
}

interface FileWizardProps {
  readonly look: FileLook
  readonly onOther: () => void
  readonly onClose: () => void
}

function FileWizard({ look, onOther, onClose }: FileWizardProps): ReactNode {
  const navigate = route.useNavigate()
  const sending = useImport((dataset) => {
    notifyDone(`${dataset.name} was added.`)
    void navigate({
      to: '/$org/project/$projectId/resources/meteo/$datasetId',
      params: { datasetId: dataset.id },
    })
  })
  const { state } = sending.state
  const isBusy = state === 'sending' || state === 'reading'
  return (
    <>
      {isBusy && <Sending state={sending.state} onCancel={sending.reset} />}
      {/* Stays while the file is sent, so that a refusal finds the answers as they were. */}
      <div hidden={isBusy}>
        <WizardSteps look={look} sending={sending} onOther={onOther} onClose={onClose} />
      </div>
    </>
  )
}

function Sending(props: { readonly state: ImportState; readonly onCancel: () => void }): ReactNode {
  const { state } = props
  if (state.state !== 'sending') return <Waiting text="The server reads the file" />
  return (
    <Waiting
      text={`Sending the file: ${formatPercent(state.fraction, 2)}`}
      fraction={state.fraction}
      onCancel={props.onCancel}
    />
  )
}

function FileZone({ onFile }: { readonly onFile: (file: File) => void }): ReactNode {
  const open = useRef<() => void>(null)
  return (
    <Dropzone
      multiple={false}
      useFsAccessApi={false}
      openRef={open}
      enablePointerEvents
      activateOnKeyboard={false}
      tabIndex={-1}
      inputProps={{ 'aria-label': 'Weather file' }}
      onDrop={([file]) => file !== undefined && onFile(file)}
    >
      <Stack align="center" gap="sm" py={32}>
        <IconCloudUpload size={32} stroke={1.5} aria-hidden />
        <Text size="sm" fw={600}>
          Drop a weather file here
        </Text>
        <Button
          onClick={(event) => {
            // The zone around it opens the choice as well.
            event.stopPropagation()
            open.current?.()
          }}
        >
          Choose a file
        </Button>
        <Text size="xs" c="gray.6" maw={440} ta="center">
          Meteonorm, NASA POWER, NSRDB and SAM, PVGIS, SolarAnywhere, Solargis, Solcast, Vaisala
          (3TIER), PVsyst, PlantPredict, TMY2, TMY3, EPW, CAMS, stations of SURFRAD, SOLRAD, USCRN,
          MIDC and SRML, or any table of text. gzip and ZIP are unpacked. At most 192 MB.
        </Text>
      </Stack>
    </Dropzone>
  )
}

function Waiting(props: {
  readonly text: string
  readonly fraction?: number
  readonly onCancel?: () => void
}): ReactNode {
  return (
    <Stack gap="sm" py="md">
      <Group gap="sm">
        {props.fraction === undefined && <Loader size="sm" />}
        <Text size="sm" component="output">
          {props.text}
        </Text>
      </Group>
      {props.fraction !== undefined && (
        <Progress value={props.fraction * 100} aria-label="Progress of the upload" />
      )}
      {props.onCancel !== undefined && (
        <Group justify="flex-end">
          <Button variant="default" onClick={props.onCancel}>
            Cancel
          </Button>
        </Group>
      )}
    </Stack>
  )
}
