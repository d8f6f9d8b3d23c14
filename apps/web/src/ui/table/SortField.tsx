import { ActionIcon, Group, NativeSelect } from '@mantine/core'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Column } from '../DataTable.tsx'
import type { Sort } from './sortRows.ts'

interface SortFieldProps<Row> {
  /** Of what is sorted. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly sort: Sort | undefined
  readonly onSort: (key: string) => void
}

/** What the heads of a table do, where its rows are cards. */
export function SortField<Row>({ label, columns, sort, onSort }: SortFieldProps<Row>): ReactNode {
  const sortable = columns.filter(({ value }) => value !== undefined)
  if (sortable.length === 0) return null
  const isSorted = sortable.some(({ key }) => key === sort?.key)
  const Arrow = sort?.descending === true ? IconArrowDown : IconArrowUp
  return (
    <Group gap="xs" wrap="nowrap" mb="xs">
      <NativeSelect
        aria-label={`Sort ${label}`}
        value={isSorted ? sort?.key : ''}
        data={[
          ...(isSorted ? [] : [{ value: '', label: 'Sort by', disabled: true }]),
          ...sortable.map(({ key, title }) => ({ value: key, label: `Sort by ${title}` })),
        ]}
        onChange={({ target }) => onSort(target.value)}
      />
      {isSorted && sort !== undefined && (
        <ActionIcon
          variant="default"
          size={32}
          aria-label={sort.descending ? 'Sort upwards' : 'Sort downwards'}
          onClick={() => onSort(sort.key)}
        >
          <Arrow size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
