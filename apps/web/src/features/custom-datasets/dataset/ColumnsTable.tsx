import type { ReactNode } from 'react'
import type { CustomDatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { type Column, DataTable, rightColumn } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { AGGREGATION_TEXTS, figureText, KIND_TEXTS, missingText } from '../datasetTexts.ts'

type DatasetColumn = CustomDatasetRowFragment['columns'][number]

interface ColumnsTableProps {
  readonly dataset: CustomDatasetRowFragment
}

/** What each column is, and its figures over all rows. */
export function ColumnsTable({ dataset }: ColumnsTableProps): ReactNode {
  const { columns, row_count } = dataset
  return (
    <Panel title="Columns">
      <DataTable
        label="Columns of the dataset"
        rows={columns}
        rowKey={({ key }) => key}
        height={420}
        columns={[
          ...DESCRIBED,
          rightColumn<DatasetColumn>(
            'missing',
            'Missing',
            (column) => missingText(column, row_count),
            ({ missing_count }) => missing_count,
          ),
        ]}
      />
    </Panel>
  )
}

const figure = (key: 'min' | 'mean' | 'max' | 'total', title: string): Column<DatasetColumn> =>
  rightColumn(
    key,
    title,
    (column) => figureText(column[key], column.stored_unit),
    (column) => column[key],
  )

const DESCRIBED: readonly Column<DatasetColumn>[] = [
  { key: 'name', title: 'Name', minWidth: 140, value: ({ name }) => name },
  { key: 'kind', title: 'Kind', value: ({ kind }) => KIND_TEXTS[kind] ?? kind },
  { key: 'unit', title: 'Unit of the file', value: ({ unit }) => unit || 'None' },
  {
    key: 'aggregation',
    title: 'Values',
    value: ({ aggregation }) => AGGREGATION_TEXTS[aggregation] ?? aggregation,
  },
  figure('min', 'Least'),
  figure('mean', 'Mean'),
  figure('max', 'Greatest'),
  figure('total', 'Sum'),
]
