import type { ReactNode } from 'react'
import type { View } from '../lib/view.ts'
import { DataState } from './DataState.tsx'
import { DataTable, type DataTableProps } from './DataTable.tsx'

interface TableStateProps<Row>
  extends Pick<DataTableProps<Row>, 'label' | 'columns' | 'height' | 'initialSort'> {
  readonly view: View<readonly Row[]>
  readonly skeleton?: ReactNode
  /** An <EmptyState>, drawn where there are no rows. */
  readonly empty: ReactNode
}

/** A table of records that the server holds, with what is drawn before they are there and where there are none. */
export function TableState<Row extends { readonly id: string }>(
  props: TableStateProps<Row>,
): ReactNode {
  const { view, skeleton, empty, ...table } = props
  return (
    <DataState view={view} skeleton={skeleton} isEmpty={(rows) => rows.length === 0} empty={empty}>
      {(rows) => <DataTable {...table} rows={rows} rowKey={({ id }) => id} />}
    </DataState>
  )
}
