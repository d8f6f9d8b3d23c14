import { GIS_EXTENSIONS } from '@duet/formats'
import { Button, Group, Loader, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { IconFileImport } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { filesBegunFrom } from '../../../project/begunFrom.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormActions } from '../../../ui/forms/FormActions.tsx'
import { Note } from '../../../ui/Note.tsx'
import { notifyDone } from '../../../ui/notify.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { ImportPreviewView } from './ImportPreviewView.tsx'
import { type ImportFiles, useImportFiles } from './useImport.ts'

interface ImportDialogProps {
  readonly session: DesignSession
  readonly onClose: () => void
}

/** Takes a file of shapes and shows what layers it would become; only then does the design change. */
export function ImportDialog({ session, onClose }: ImportDialogProps): ReactNode {
  const files = useImportFiles(filesBegunFrom(session.projectId))
  const isWide = files.state.state === 'preview'
  return (
    <Dialog
      onClose={onClose}
      title={
        files.state.state === 'preview' ? `Import ${files.state.file.filename}` : 'Import layers'
      }
      size={isWide ? 1120 : 620}
      closeOnClickOutside={!isWide}
    >
      <Step session={session} files={files} onClose={onClose} />
    </Dialog>
  )
}

interface StepProps extends ImportDialogProps {
  readonly files: ImportFiles
}

function Step({ session, files, onClose }: StepProps): ReactNode {
  const { state, start, reset } = files
  switch (state.state) {
    case 'choose':
      return <ChooseFiles onFiles={start} />
    case 'reading':
      return (
        <Stack gap="sm" py="md">
          <Group gap="sm">
            <Loader size="sm" />
            <Text size="sm" component="output">
              {state.fraction < 1
                ? `Loading ${state.filename}`
                : `Reading shapes of ${state.filename}`}
            </Text>
          </Group>
          <Group justify="flex-end">
            <Button variant="default" onClick={reset}>
              Cancel
            </Button>
          </Group>
        </Stack>
      )
    case 'failed':
      return (
        <Stack gap="sm">
          <Note kind="error" title={`${state.filename} was not imported`} isAlert>
            {state.message}
          </Note>
          <FormActions cancelLabel="Close" onCancel={onClose}>
            <Button onClick={reset}>Choose another file</Button>
          </FormActions>
        </Stack>
      )
    case 'preview':
      return (
        <ImportPreviewView
          key={state.file.filename}
          session={session}
          file={state.file}
          onBack={reset}
          onDone={(count) => {
            notifyDone(
              `${count} ${count === 1 ? 'layer was' : 'layers were'} imported. Undo takes them back.`,
            )
            onClose()
          }}
        />
      )
  }
}

function ChooseFiles({
  onFiles,
}: {
  readonly onFiles: (files: readonly File[]) => void
}): ReactNode {
  const open = useRef<() => void>(null)
  return (
    <Dropzone
      multiple
      useFsAccessApi={false}
      openRef={open}
      enablePointerEvents
      activateOnKeyboard={false}
      tabIndex={-1}
      inputProps={{
        'aria-label': 'Files to import',
        accept: GIS_EXTENSIONS.map((extension) => `.${extension}`).join(','),
      }}
      onDrop={(files) => files.length > 0 && onFiles(files)}
    >
      <Stack align="center" gap="sm" py={32}>
        <IconFileImport size={32} stroke={1.5} aria-hidden />
        <Text size="sm" fw={600}>
          Drop a file here
        </Text>
        <Button
          data-autofocus
          onClick={(event) => {
            // the zone around it opens the choice as well
            event.stopPropagation()
            open.current?.()
          }}
        >
          Choose a file
        </Button>
        <Text size="xs" c="gray.6" maw={440} ta="center">
          GeoJSON, KML, KMZ, shapefile (ZIP, or its .shp, .dbf and .prj together), ASCII DXF, CSV of
          posts or table corners, PV Collada and COLLADA scenes, scenes of PVsyst (SHD), SolarFarmer
          plants. At most 50 MB. Nothing changes before you have seen what was read.
        </Text>
      </Stack>
    </Dropzone>
  )
}
