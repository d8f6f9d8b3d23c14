import { Table } from '@mantine/core'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import classes from './DataTable.module.css'
import { cardRole } from './table/cardRole.ts'
import { SortField } from './table/SortField.tsx'
import { nextSort, type Sort, type SortValue, sortRows } from './table/sortRows.ts'
import { TableHead } from './table/TableHead.tsx'
import { useIsScrollable } from './table/useIsScrollable.ts'
import { useIsNarrow } from './useIsNarrow.ts'

export interface Column<Row> {
  readonly key: string
  readonly title: string
  /** The title is for screen readers only: columns of buttons and pictures. */
  readonly hideTitle?: boolean
  /** What is sorted by, and shown where `render` is absent. A column without it cannot be sorted. */
  readonly value?: (row: Row) => SortValue
  readonly render?: (row: Row) => ReactNode
  readonly align?: 'left' | 'right'
  readonly width?: number | string
  /** Px; so that long names are not one word a line in a narrow window. */
  readonly minWidth?: number
}

/** A column of figures. */
export const rightColumn = <Row,>(
  key: string,
  title: string,
  render: (row: Row) => ReactNode,
  value?: (row: Row) => SortValue,
): Column<Row> => ({ key, title, align: 'right', render, ...(value && { value }) })

export interface DataTableProps<Row> {
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
const CARD_LINE_HEIGHT_PX = 25
const VIRTUAL_FROM_ROWS = 100
const BESIDE_TITLE_PX = 60

/**
 * A dense table: headings sort, figures line up, long ones are virtualised. In a narrow window each row is a card,
 * and the heads a field to sort by; figures, which are compared down a column, stay in columns that scroll sideways.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { columns } = props
  const scroller = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(scroller)
  const isNarrow = useIsNarrow()
  const isCards = isNarrow && !areFigures(columns)
  const { rows, sort, onSort } = useSorted(props)
  const isVirtual = props.height !== undefined && rows.length > VIRTUAL_FROM_ROWS
  const lineCount = isCards ? columns.length : 1
  const { shown, firstIndex, beforePx, afterPx, measure } = useShown(
    rows,
    scroller,
    isVirtual,
    lineCount,
  )
  return (
    <>
      {isCards && rows.length > 1 && (
        <SortField label={props.label} columns={columns} sort={sort} onSort={onSort} />
      )}
      <div
        ref={scroller}
        className={classes['scroller']}
        // Cards are read by scrolling the page
        style={isCards && !isVirtual ? undefined : { maxHeight: props.height }}
        {...(isScrollable ? { tabIndex: 0, role: 'region', 'aria-label': props.label } : {})}
      >
        <Table
          aria-label={props.label}
          aria-rowcount={rows.length + 1}
          className={classes['table']}
          data-cards={isCards}
          {...cardRole(isCards, 'table')}
        >
          <TableHead columns={columns} sort={sort} onSort={onSort} isCards={isCards} />
          <Table.Tbody {...cardRole(isCards, 'rowgroup')}>
            {isVirtual && <Spacer heightPx={beforePx} />}
            {shown.map((row, index) => (
              <TableRow
                key={props.rowKey(row)}
                row={row}
                table={props}
                isCard={isCards}
                index={firstIndex + index}
                measure={measure}
              />
            ))}
            {isVirtual && <Spacer heightPx={afterPx} />}
          </Table.Tbody>
        </Table>
      </div>
    </>
  )
}

interface Shown<Row> {
  readonly shown: readonly Row[]
  readonly firstIndex: number
  readonly beforePx: number
  readonly afterPx: number
  /** Measures how high a row is where that differs from row to row. */
  readonly measure: (row: HTMLTableRowElement | null) => void
}

/** The rows in view and what the others take up; all of them where they are few. */
function useShown<Row>(
  rows: readonly Row[],
  scroller: RefObject<HTMLElement | null>,
  isVirtual: boolean,
  lineCount: number,
): Shown<Row> {
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises this hook
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: () => (lineCount > 1 ? lineCount * CARD_LINE_HEIGHT_PX : ROW_HEIGHT_PX),
    overscan: 12,
  })
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return {
    shown: isVirtual ? rows.slice(first?.index ?? 0, (last?.index ?? -1) + 1) : rows,
    firstIndex: first?.index ?? 0,
    beforePx: first?.start ?? 0,
    afterPx: virtualizer.getTotalSize() - (last?.end ?? 0),
    measure: (row) => {
      if (isVirtual && lineCount > 1) virtualizer.measureElement(row)
    },
  }
}

/** Names and their figures. */
function areFigures<Row>([, ...others]: readonly Column<Row>[]): boolean {
  return others.every(({ align }) => align === 'right')
}

function TableRow<Row>(props: {
  readonly row: Row
  readonly table: DataTableProps<Row>
  readonly isCard: boolean
  readonly index: number
  readonly measure: Shown<Row>['measure']
}): ReactNode {
  const { row, table, isCard, measure } = props
  const { columns, onRowClick } = table
  const title = columns.find(({ hideTitle }) => hideTitle !== true)
  return (
    <Table.Tr
      ref={measure}
      data-index={props.index}
      className={classes['row']}
      {...cardRole(isCard, 'row')}
      data-clickable={onRowClick !== undefined}
      aria-selected={
        table.selectedKey === undefined ? undefined : table.selectedKey === table.rowKey(row)
      }
      onClick={onRowClick === undefined ? undefined : () => onRowClick(row)}
    >
      {columns.map((column) =>
        isCard ? (
          <CardCell key={column.key} row={row} column={column} isTitle={column === title} />
        ) : (
          <Table.Td key={column.key} ta={column.align ?? 'left'}>
            {contentOf(column, row)}
          </Table.Td>
        ),
      )}
    </Table.Tr>
  )
}

function CardCell<Row>(props: {
  readonly row: Row
  readonly column: Column<Row>
  readonly isTitle: boolean
}): ReactNode {
  const { row, column, isTitle } = props
  const hasLabel = !isTitle && column.hideTitle !== true
  return (
    <Table.Td {...cardRole(true, 'cell')} data-place={placeOf(column, isTitle)}>
      {/* The heading is announced with the cell already */}
      {hasLabel && <span aria-hidden>{column.title}</span>}
      <div>{contentOf(column, row)}</div>
    </Table.Td>
  )
}

/** Where on a card it stands: a picture or a menu is narrow enough to stand beside the title. */
function placeOf<Row>({ hideTitle, width }: Column<Row>, isTitle: boolean): string {
  if (isTitle) return 'title'
  if (hideTitle !== true) return 'line'
  return typeof width === 'number' && width <= BESIDE_TITLE_PX ? 'beside' : 'end'
}

function contentOf<Row>(column: Column<Row>, row: Row): ReactNode {
  return column.render === undefined ? column.value?.(row) : column.render(row)
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
