import { Table } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import classes from './DataTable.module.css'
import { nextSort, type Sort, type SortValue, sortRows } from './sortRows.ts'
import { TableHead } from './TableHead.tsx'
import { useIsScrollable } from './useIsScrollable.ts'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  /** The title is for screen readers only: columns of buttons. */
  readonly hideTitle?: boolean
  /** What is sorted by, and shown where `render` is absent. A column without it cannot be sorted. */
  readonly value?: (row: Row) => SortValue
  readonly render?: (row: Row) => ReactNode
  readonly align?: 'left' | 'right'
  readonly width?: number | string
  /** Px; keeps long names from one word a line in a narrow window. */
  readonly minWidth?: number
}

interface DataTableProps<Row> {
  /** What the table holds, for screen readers. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** Scrolls inside this height; more than 100 rows are then drawn as they come into view. */
  readonly height?: number
  readonly initialSort?: Sort
  /** Both given: the caller sorts (on the server). */
  readonly sort?: Sort
  readonly onSort?: (sort: Sort) => void
  readonly selectedKey?: string | undefined
  /** A click anywhere on the row. The first cell should hold a link or button as well, for the keyboard. */
  readonly onRowClick?: (row: Row) => void
}

const ROW_HEIGHT_PX = 31
const VIRTUAL_FROM_ROWS = 100

/** A dense table: headings sort, figures line up, long ones are virtualised. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const scroller = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(scroller)
  const { rows, sort, onSort } = useSorted(props)
  const isVirtual = props.height !== undefined && rows.length > VIRTUAL_FROM_ROWS
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this component
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  const shown = isVirtual ? rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1) : rows
  return (
    <div
      ref={scroller}
      className={classes['scroller']}
      style={props.height === undefined ? undefined : { maxHeight: props.height }}
      {...(isScrollable ? { tabIndex: 0, role: 'region', 'aria-label': props.label } : {})}
    >
      <Table aria-label={props.label} aria-rowcount={rows.length + 1} className={classes['table']}>
        <TableHead columns={props.columns} sort={sort} onSort={onSort} />
        <Table.Tbody>
          {isVirtual && <Spacer heightPx={first?.start ?? 0} />}
          {shown.map((row) => (
            <TableRow key={props.rowKey(row)} row={row} table={props} />
          ))}
          {isVirtual && <Spacer heightPx={virtualizer.getTotalSize() - (last?.end ?? 0)} />}
        </Table.Tbody>
      </Table>
    </div>
  )
}

function TableRow<Row>(props: {
  readonly row: Row
  readonly table: DataTableProps<Row>
}): ReactNode {
  const { row, table } = props
  const { onRowClick } = table
  return (
    <Table.Tr
      className={classes['row']}
      data-clickable={onRowClick !== undefined}
      aria-selected={
        table.selectedKey === undefined ? undefined : table.selectedKey === table.rowKey(row)
      }
      onClick={onRowClick === undefined ? undefined : () => onRowClick(row)}
    >
      {table.columns.map((column) => (
        <Table.Td key={column.key} ta={column.align ?? 'left'}>
          {column.render === undefined ? column.value?.(row) : column.render(row)}
        </Table.Td>
      ))}
    </Table.Tr>
  )
}

function Spacer({ heightPx }: { readonly heightPx: number }): ReactNode {
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden, holds the scroll height */}
      <td style={{ height: heightPx, padding: 0 }} />
    </tr>
  )
}

function useSorted<Row>(props: DataTableProps<Row>): {
  readonly rows: readonly Row[]
  readonly sort: Sort | undefined
  readonly onSort: (key: string) => void
} {
  const [own, setOwn] = useState(props.initialSort)
  const sort = props.onSort === undefined ? own : props.sort
  const value = props.columns.find((column) => column.key === sort?.key)?.value
  const isOurs = props.onSort === undefined
  const rows = useMemo(
    () =>
      isOurs && value !== undefined && sort !== undefined
        ? sortRows(props.rows, value, sort.descending)
        : props.rows,
    [isOurs, props.rows, value, sort],
  )
  return {
    rows,
    sort,
    onSort: (key) => {
      const next = nextSort(sort, key)
      if (props.onSort === undefined) setOwn(next)
      else props.onSort(next)
    },
  }
}
