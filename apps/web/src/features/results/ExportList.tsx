import { Button } from '@mantine/core'
import { IconDownload, IconFileExport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatBytes } from '../../lib/format.ts'
import { formatDateTime } from '../../lib/formatTime.ts'
import type { ExportRowFragment } from '../../lib/gql/graphql.ts'
import { DataState } from '../../ui/DataState.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { notifyError } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import { intervalText } from './exportForm.ts'
import { useDownloadExport, useExports } from './useExports.ts'

const COLUMNS: readonly Column<ExportRowFragment>[] = [
  { key: 'filename', title: 'File', value: ({ filename }) => filename },
  { key: 'format', title: 'Format', value: ({ format }) => format },
  { key: 'scope', title: 'Scope', value: ({ scope }) => scope },
  {
    key: 'interval',
    title: 'Interval',
    value: ({ time_interval }) => time_interval,
    render: ({ time_interval }) => intervalText(time_interval),
  },
  {
    key: 'size',
    title: 'Size',
    align: 'right',
    value: ({ size_bytes }) => size_bytes,
    render: ({ size_bytes }) => formatBytes(size_bytes),
  },
  {
    key: 'created_at',
    title: 'Created',
    value: ({ created_at }) => created_at,
    render: ({ created_at }) => formatDateTime(created_at),
  },
  { key: 'download', title: '', width: 120, render: (row) => <DownloadButton row={row} /> },
]

export function ExportList({ simulationId }: { readonly simulationId: string }): ReactNode {
  const view = useExports(simulationId)
  return (
    <Panel title="Exports">
      <DataState
        view={view}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <EmptyState
            icon={<IconFileExport size={32} />}
            title="No exports yet"
            text="Choose what to export above. The files stay here until the simulation is deleted."
          />
        }
      >
        {(rows) => (
          <DataTable label="Exports" rows={rows} rowKey={({ id }) => id} columns={COLUMNS} />
        )}
      </DataState>
    </Panel>
  )
}

function DownloadButton({ row }: { readonly row: ExportRowFragment }): ReactNode {
  const download = useDownloadExport()
  return (
    <Button
      variant="default"
      size="compact-xs"
      leftSection={<IconDownload size={14} aria-hidden />}
      aria-label={`Download ${row.filename}`}
      loading={download.isPending}
      onClick={() => download.mutate(row, { onError: notifyError })}
    >
      Download
    </Button>
  )
}
