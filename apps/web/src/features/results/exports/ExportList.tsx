import { IconFileExport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ExportRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState } from '../../../ui/DataState.tsx'
import type { Column } from '../../../ui/DataTable.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { intervalText } from './exportForm.ts'
import { FileTable } from './FileTable.tsx'
import { useExports } from './useExports.ts'

const COLUMNS: readonly Column<ExportRowFragment>[] = [
  { key: 'format', title: 'Format', value: ({ format }) => (format === 'csv' ? 'CSV' : 'Parquet') },
  { key: 'scope', title: 'Scope', value: ({ scope }) => (scope === 'block' ? 'Blocks' : 'System') },
  {
    key: 'interval',
    title: 'Interval',
    value: ({ time_interval }) => time_interval,
    render: ({ time_interval }) => intervalText(time_interval),
  },
  {
    key: 'time_zone',
    title: 'Clock',
    value: ({ time_zone }) => (time_zone === 'utc' ? 'UTC' : 'Site'),
  },
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
            text="Choose what to export above. The files stay here until they or the simulation are deleted."
          />
        }
      >
        {(rows) => <FileTable label="Exports" rows={rows} pendingName="Export" columns={COLUMNS} />}
      </DataState>
    </Panel>
  )
}
