import { Button, Group, Stack } from '@mantine/core'
import { IconFolderOpen, IconRefresh } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useCurrentProject } from '../../lib/currentProject.ts'
import { formatCount } from '../../lib/format.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { FailureNote } from '../../ui/ErrorNote.tsx'
import { FilesDrop } from '../../ui/FileDrop.tsx'
import { Note } from '../../ui/Note.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { fileColumns } from './fileColumns.tsx'
import { type ImportData, type useSendFiles, useStartOver } from './useImport.ts'

interface FilesPanelProps {
  readonly data: ImportData
  readonly send: ReturnType<typeof useSendFiles>
  readonly onStartOver: () => void
}

/** What was sent, and where more is sent to. */
export function FilesPanel({ data, send, onStartOver }: FilesPanelProps): ReactNode {
  const { id } = useCurrentProject()
  const startOver = useStartOver()
  const hasFiles = data.files.length > 0
  return (
    <Panel
      title="Files"
      description={hasFiles ? filesText(data) : undefined}
      actions={
        hasFiles && (
          <Button
            variant="default"
            leftSection={<IconRefresh size={15} aria-hidden />}
            loading={startOver.isPending}
            onClick={() => startOver.mutate({ project_id: id }, { onSuccess: onStartOver })}
          >
            Start over
          </Button>
        )
      }
    >
      <Stack gap="sm">
        {hasFiles && (
          <DataTable
            label="Files"
            columns={fileColumns}
            rows={data.files}
            rowKey={({ path }) => path}
            height={280}
          />
        )}
        {hasFiles && data.variants.length === 0 && (
          <Note kind="warning" title="There is no variant among the files">
            Variants end in .VC0, .VC1 … and lie beside the project file. Send them as well.
          </Note>
        )}
        <FilesDrop
          title={hasFiles ? 'Add files' : 'Drop a project folder or a zip file'}
          hint="Projects, variants, sites, weather, modules, inverters and scenes: PRJ, VC0…, SIT, MET, PAN, OND, HOR, SHD"
          isMultiple
          isPending={send.isPending}
          onFiles={send.mutate}
        />
        <FolderButton onFiles={send.mutate} />
        <FailureNote of={send} />
        <FailureNote of={startOver} />
      </Stack>
    </Panel>
  )
}

function filesText({ files }: ImportData): string {
  const read = files.filter(({ state }) => state === 'read').length
  return `${formatCount(read)} of ${formatCount(files.length)} files were read.`
}

/** A chooser of folders, which the area above does not open. */
function FolderButton({
  onFiles,
}: {
  readonly onFiles: (files: readonly File[]) => void
}): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <Group justify="flex-end">
      <input
        ref={(element) => {
          input.current = element
          // not yet a property that the types know
          element?.setAttribute('webkitdirectory', '')
        }}
        type="file"
        multiple
        hidden
        aria-label="Project folder"
        onChange={(event) => onFiles([...(event.target.files ?? [])])}
      />
      <Button
        variant="default"
        leftSection={<IconFolderOpen size={15} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Choose a folder
      </Button>
    </Group>
  )
}
