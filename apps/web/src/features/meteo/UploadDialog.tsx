import { Button, Group, Loader, Modal, Progress, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconCloudUpload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { formatPercent } from '../../lib/format.ts'
import { notifyDone } from '../../ui/notify.ts'
import { type FileAnswers, NO_ANSWERS } from './fileAnswers.ts'
import { MappingFormView } from './MappingFormView.tsx'
import { ReadAs } from './ReadAs.tsx'
import { UploadRefused } from './UploadRefused.tsx'
import { type Upload, useUpload } from './useUpload.ts'

const route = getRouteApi('/$org/project/$projectId')

/** Takes a weather file, and what must be asked about it, and leads to the dataset made of it. */
export function UploadDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const params = route.useParams()
  const navigate = route.useNavigate()
  const upload = useUpload((dataset) => {
    notifyDone(`${dataset.name} was added.`)
    void navigate({
      to: '/$org/project/$projectId/resources/meteo/$datasetId',
      params: { ...params, datasetId: dataset.id },
    })
  })
  const close = (): void => {
    upload.reset()
    onClose()
  }
  const isWide = upload.state.state === 'mapping'
  return (
    <Modal
      opened
      onClose={close}
      title={isWide ? 'Name the columns' : 'Upload weather file'}
      size={isWide ? 980 : 620}
      closeOnClickOutside={!isWide}
    >
      <UploadStep upload={upload} onClose={close} />
    </Modal>
  )
}

interface UploadStepProps {
  readonly upload: Upload
  readonly onClose: () => void
}

function UploadStep({ upload, onClose }: UploadStepProps): ReactNode {
  const { state } = upload
  switch (state.state) {
    case 'choose':
      return (
        <ChooseFile onFile={(file, answers) => upload.start(file, { kind: 'layout', answers })} />
      )
    case 'sending':
      return (
        <Waiting
          text={`Sending ${state.filename}: ${formatPercent(state.fraction, 2)}`}
          fraction={state.fraction}
          onCancel={upload.reset}
        />
      )
    case 'reading':
      return <Waiting text={`Reading ${state.filename}`} />
    case 'refused':
      return (
        <UploadRefused
          refusal={state.refusal}
          filename={state.file.name}
          mayNameColumns={state.table !== undefined}
          onNameColumns={upload.nameColumns}
          onRetry={upload.reset}
          onClose={onClose}
        />
      )
    case 'mapping':
      return (
        <MappingFormView
          table={state.table}
          filename={state.file.name}
          reason={state.reason}
          onSubmit={(form) =>
            upload.start(state.file, { kind: 'table', table: { ...state.table, form } })
          }
          onCancel={upload.reset}
        />
      )
  }
}

interface ChooseFileProps {
  readonly onFile: (file: File, answers: FileAnswers) => void
}

function ChooseFile({ onFile }: ChooseFileProps): ReactNode {
  const [answers, setAnswers] = useState(NO_ANSWERS)
  return (
    <Stack gap="sm">
      <FileZone onFile={(file) => onFile(file, answers)} />
      <ReadAs answers={answers} onChange={setAnswers} />
    </Stack>
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
        <Text size="xs" c="gray.6" maw={420} ta="center">
          PVGIS (CSV, JSON), NSRDB and SAM CSV, TMY2, TMY3, EPW, Solargis, SolarAnywhere, PVsyst
          data, or any table of text with a header line. At most 192 MB.
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
