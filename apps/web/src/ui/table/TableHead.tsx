import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from '../DataTable.module.css'
import type { Column } from '../DataTable.tsx'
import { cardRole } from './cardRole.ts'
import type { Sort } from './sortRows.ts'

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sort: Sort | undefined
  readonly onSort: (key: string) => void
  /** Rows are cards: the heads are for screen readers only. */
  readonly isCards: boolean
}

export function TableHead<Row>(props: TableHeadProps<Row>): ReactNode {
  const { columns, sort, onSort, isCards } = props
  return (
    <Table.Thead className={classes['head']} {...cardRole(isCards, 'rowgroup')}>
      <Table.Tr {...cardRole(isCards, 'row')}>
        {columns.map((column) => (
          <Table.Th
            key={column.key}
            scope="col"
            {...cardRole(isCards, 'columnheader')}
            ta={column.align ?? 'left'}
            w={column.width}
            miw={column.minWidth}
            aria-sort={ariaSort(sort, column.key)}
          >
            {isCards || column.value === undefined ? (
              <PlainTitle column={column} />
            ) : (
              <UnstyledButton className={classes['sort']} onClick={() => onSort(column.key)}>
                {column.title}
                {sort?.key === column.key && <SortArrow descending={sort.descending} />}
              </UnstyledButton>
            )}
          </Table.Th>
        ))}
      </Table.Tr>
    </Table.Thead>
  )
}

function PlainTitle<Row>({ column }: { readonly column: Column<Row> }): ReactNode {
  return column.hideTitle === true ? <VisuallyHidden>{column.title}</VisuallyHidden> : column.title
}

function SortArrow({ descending }: { readonly descending: boolean }): ReactNode {
  const Arrow = descending ? IconArrowDown : IconArrowUp
  return <Arrow size={13} aria-hidden style={{ verticalAlign: -2, marginLeft: 3 }} />
}

function ariaSort(sort: Sort | undefined, key: string): 'ascending' | 'descending' | undefined {
  if (sort?.key !== key) return undefined
  return sort.descending ? 'descending' : 'ascending'
}
