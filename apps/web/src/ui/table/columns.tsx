import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format.ts'
import type { Column } from '../DataTable.tsx'
import { Ago } from '../Time.tsx'
import type { SortValue } from './sortRows.ts'

/** A column of one field: sorted by it, and shown as it is or as `text` says. */
export function fieldColumn<Key extends string, Value extends SortValue>(
  key: Key,
  title: string,
  text?: (value: Value) => ReactNode,
): Column<Readonly<Record<Key, NoInfer<Value>>>> {
  return {
    key,
    title,
    value: (row) => row[key],
    ...(text && { render: (row) => text(row[key]) }),
  }
}

/** When something was, as how long ago, and exactly on hover. */
export const agoColumn = <Key extends string>(
  key: Key,
  title: string,
): Column<Readonly<Record<Key, string>>> => fieldColumn(key, title, (at: string) => <Ago at={at} />)

export const countColumn = <Key extends string>(
  key: Key,
  title: string,
): Column<Readonly<Record<Key, number>>> => ({
  ...fieldColumn(key, title, formatCount),
  align: 'right',
})

/** Buttons of a row: one of a picture, unless it is wider. */
export const actionColumn = <Row,>(
  title: string,
  render: (row: Row) => ReactNode,
  width = 44,
): Column<Row> => ({
  key: title.toLowerCase(),
  title,
  hideTitle: true,
  width,
  render,
})
