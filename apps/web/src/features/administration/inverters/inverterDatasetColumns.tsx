import { ActionIcon, Anchor, Tooltip } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatCount } from '../../../lib/format.ts'
import { formatAgo, formatDateTime } from '../../../lib/formatTime.ts'
import type { InverterDatasetRowFragment } from '../../../lib/gql/graphql.ts'
import type { Column } from '../../../ui/DataTable.tsx'

interface DatasetActions {
  readonly onRejected: (dataset: InverterDatasetRowFragment) => void
  readonly onDelete: (dataset: InverterDatasetRowFragment) => void
}

export function inverterDatasetColumns({
  onRejected,
  onDelete,
}: DatasetActions): readonly Column<InverterDatasetRowFragment>[] {
  return [
    { key: 'filename', title: 'File', value: ({ filename }) => filename },
    {
      key: 'count',
      title: 'Inverters',
      align: 'right',
      value: ({ inverter_count }) => inverter_count,
      render: ({ inverter_count }) => formatCount(inverter_count),
    },
    {
      key: 'rejected',
      title: 'Rejected rows',
      align: 'right',
      value: ({ rejected }) => rejected.length,
      render: (dataset) =>
        dataset.rejected.length === 0 ? (
          '0'
        ) : (
          <Anchor
            component="button"
            size="sm"
            aria-label={`Show ${dataset.rejected.length} rejected rows of ${dataset.filename}`}
            onClick={() => onRejected(dataset)}
          >
            {formatCount(dataset.rejected.length)}
          </Anchor>
        ),
    },
    { key: 'uploaded_by', title: 'Uploaded by', value: ({ uploaded_by }) => uploaded_by },
    {
      key: 'created_at',
      title: 'Uploaded',
      value: ({ created_at }) => created_at,
      render: ({ created_at }) => (
        <span title={formatDateTime(created_at)}>{formatAgo(created_at)}</span>
      ),
    },
    {
      key: 'delete',
      title: 'Delete',
      hideTitle: true,
      width: 44,
      render: (dataset) => (
        <Tooltip label="Delete">
          <ActionIcon aria-label={`Delete ${dataset.filename}`} onClick={() => onDelete(dataset)}>
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ),
    },
  ]
}
