import { Anchor } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { formatCount } from '../../../lib/format.ts'
import type { InverterDatasetRowFragment } from '../../../lib/gql/graphql.ts'
import type { Column } from '../../../ui/DataTable.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { actionColumn, agoColumn, countColumn, fieldColumn } from '../../../ui/table/columns.tsx'

interface DatasetActions {
  readonly onRejected: (dataset: InverterDatasetRowFragment) => void
  readonly onDelete: (dataset: InverterDatasetRowFragment) => void
}

export function inverterDatasetColumns({
  onRejected,
  onDelete,
}: DatasetActions): readonly Column<InverterDatasetRowFragment>[] {
  return [
    fieldColumn('filename', 'File'),
    countColumn('inverter_count', 'Inverters'),
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
    fieldColumn('uploaded_by', 'Uploaded by'),
    agoColumn('created_at', 'Uploaded'),
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
