import type { ReactNode } from 'react'
import { energyTexts, formatCount } from '../../lib/format.ts'
import { type Column, rightColumn } from '../DataTable.tsx'
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

/** Energies, all of them with one prefix. */
export function energyColumn<Row>(
  rows: readonly Row[],
  key: string,
  title: string,
  kwh: (row: Row) => number | null,
): Column<Row> {
  const text = energyTexts(rows.map(kwh))
  return rightColumn(key, title, (row) => text(kwh(row)), kwh)
}

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
