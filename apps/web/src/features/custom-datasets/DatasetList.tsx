import { Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatBytes, formatCount } from '../../lib/format.ts'
import { formatDate } from '../../lib/formatTime.ts'
import type { CustomDatasetRowFragment } from '../../lib/gql/graphql.ts'
import { type Column, DataTable, rightColumn } from '../../ui/DataTable.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { type DatasetAction, DatasetDialogs } from './DatasetDialogs.tsx'
import { DatasetMenu } from './DatasetMenu.tsx'
import { matchesSearch, periodText, stepText } from './datasetTexts.ts'

interface DatasetListProps {
  readonly datasets: readonly CustomDatasetRowFragment[]
}

/** The datasets of the project, searched and sorted. */
export function DatasetList({ datasets }: DatasetListProps): ReactNode {
  const [text, setText] = useState('')
  const [action, setAction] = useState<DatasetAction | undefined>(undefined)
  const found = datasets.filter((dataset) => matchesSearch(dataset, text))
  return (
    <Stack gap="sm">
      <Group justify="space-between" gap="sm">
        <SearchField
          label="Search datasets"
          placeholder="Name, file, column"
          value={text}
          onChange={setText}
        />
        <Text size="xs" c="gray.6" aria-live="polite">
          {`${text === '' ? '' : `${found.length} of `}${datasets.length} ${datasets.length === 1 ? 'dataset' : 'datasets'}`}
        </Text>
      </Group>
      {found.length === 0 ? (
        <Text size="sm" c="gray.7">
          {`No dataset matches '${text}'.`}
        </Text>
      ) : (
        <DataTable
          label="Custom datasets"
          rows={found}
          rowKey={({ id }) => id}
          columns={[...COLUMNS, menuColumn(setAction)]}
        />
      )}
      <DatasetDialogs action={action} onClose={() => setAction(undefined)} />
    </Stack>
  )
}

const COLUMNS: readonly Column<CustomDatasetRowFragment>[] = [
  {
    key: 'name',
    title: 'Name',
    value: ({ name }) => name,
    render: ({ id, name }) => (
      <AnchorLink
        fw={600}
        size="sm"
        style={{ display: 'inline-block', minWidth: '9rem', overflowWrap: 'anywhere' }}
        from="/$org/project/$projectId"
        to="/$org/project/$projectId/resources/datasets/$datasetId"
        params={{ datasetId: id }}
      >
        {name}
      </AnchorLink>
    ),
  },
  {
    key: 'source',
    title: 'Made of',
    value: ({ origin, source_filename }) => origin ?? source_filename,
  },
  {
    key: 'period',
    title: 'Period',
    value: ({ start_time }) => start_time,
    render: (dataset) => periodText(dataset),
  },
  rightColumn('step', 'Step', stepText, ({ step_s }) => step_s),
  rightColumn(
    'columns',
    'Columns',
    ({ columns }) => formatCount(columns.length),
    ({ columns }) => columns.length,
  ),
  rightColumn(
    'rows',
    'Rows',
    ({ row_count }) => formatCount(row_count),
    ({ row_count }) => row_count,
  ),
  rightColumn(
    'size',
    'Size',
    ({ size_bytes }) => formatBytes(size_bytes),
    ({ size_bytes }) => size_bytes,
  ),
  {
    key: 'created',
    title: 'Added',
    value: ({ created_at }) => created_at,
    render: ({ created_at }) => formatDate(created_at),
  },
]

const menuColumn = (
  onAction: (action: DatasetAction) => void,
): Column<CustomDatasetRowFragment> => ({
  key: 'menu',
  title: 'Actions',
  hideTitle: true,
  width: 44,
  render: (dataset) => <DatasetMenu dataset={dataset} onAction={onAction} />,
})
