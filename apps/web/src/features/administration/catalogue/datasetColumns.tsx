import { Anchor } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatCount } from '../../../lib/format.ts'
import type { CecDatasetRowFragment } from '../../../lib/gql/graphql.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { actionColumn, agoColumn, countColumn, fieldColumn } from '../../../ui/table/columns.tsx'

interface DatasetActions {
  readonly onRejected: (dataset: CecDatasetRowFragment) => void
  readonly onDelete: (dataset: CecDatasetRowFragment) => void
}

export function datasetColumns({
  onRejected,
  onDelete,
}: DatasetActions): readonly Column<CecDatasetRowFragment>[] {
  return [
    fieldColumn('filename', 'File'),
    {
      key: 'kind',
      title: 'Kind',
      value: ({ kind }) => (kind === 'panel' ? 'Modules' : 'Inverters'),
    },
    countColumn('entry_count', 'Entries'),
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
    fieldColumn('uploaded_by', 'Loaded by'),
    agoColumn('created_at', 'Loaded'),
    actionColumn('Delete', (dataset) => (
      <IconButton
        tooltip="Delete"
        label={`Delete ${dataset.filename}`}
        onClick={() => onDelete(dataset)}
      >
        <IconTrash size={16} aria-hidden />
      </IconButton>
    )),
  ]
}
