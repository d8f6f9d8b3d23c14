import { Pagination } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../lib/format.ts'
import type { DatasetRowFragment } from '../../../lib/gql/graphql.ts'
import { DataState, SkeletonLines } from '../../../ui/DataState.tsx'
import { type Column, DataTable } from '../../../ui/DataTable.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { useRows, type WeatherTable } from '../useDatasets.ts'
import { columnTitle, rowTimeText, rowValueText } from '../weatherTexts.ts'

const ROWS_PER_PAGE = 500

interface WeatherRowsProps {
  readonly dataset: DatasetRowFragment
}

/** The rows as they are stored. */
export function WeatherRows({ dataset }: WeatherRowsProps): ReactNode {
  const [page, setPage] = useState(1)
  const view = useRows({
    id: dataset.id,
    skip: (page - 1) * ROWS_PER_PAGE,
    take: ROWS_PER_PAGE,
  })
  const pages = Math.ceil(dataset.row_count / ROWS_PER_PAGE)
  return (
    <Panel
      title="Rows"
      description={`${formatCount(dataset.row_count)} rows; times are the beginning of each interval, site time.`}
      actions={
        pages > 1 && (
          <Pagination
            size="sm"
            value={page}
            total={pages}
            siblings={1}
            onChange={setPage}
            getControlProps={controlName}
          />
        )
      }
    >
      <DataState view={view} skeleton={<SkeletonLines count={8} />}>
        {(table) => (
          <DataTable
            label="Rows of the dataset"
            rows={table.time.map((iso, index) => ({ iso, index }))}
            rowKey={({ iso }) => iso}
            columns={columnsOf(table, dataset)}
            height={400}
          />
        )}
      </DataState>
    </Panel>
  )
}

function controlName(control: 'first' | 'previous' | 'next' | 'last'): { 'aria-label': string } {
  return {
    'aria-label': `${control === 'last' || control === 'first' ? 'The ' : ''}${control} page`,
  }
}

interface Row {
  readonly iso: string
  readonly index: number
}

function columnsOf(table: WeatherTable, dataset: DatasetRowFragment): readonly Column<Row>[] {
  return [
    { key: 'time', title: 'Time', render: ({ iso }) => rowTimeText(iso, dataset) },
    ...table.columns.map((column, at) => ({
      key: column,
      title: columnTitle(column, table.units[at] ?? ''),
      align: 'right' as const,
      render: ({ index }: Row) => rowValueText(column, table.values[at]?.[index]),
    })),
  ]
}
