import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './DataTable.module.css'
import type { Column } from './DataTable.tsx'
import type { Sort } from './sortRows.ts'

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly sort: Sort | undefined
  readonly onSort: (key: string) => void
}

export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>): ReactNode {
  return (
    <Table.Thead className={classes['head']}>
      <Table.Tr>
        {columns.map((column) => (
          <Table.Th
            key={column.key}
            scope="col"
            ta={column.align ?? 'left'}
            w={column.width}
            miw={column.minWidth}
            aria-sort={ariaSort(sort, column.key)}
          >
            {column.value === undefined ? (
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
