import type { TableRef } from '../drawn/plantView.ts'
import type { SceneBlock } from '../model/sceneModel.ts'

/** A row and the next one of the same grid. */
export interface RowPair {
  /** Shown in lists. */
  readonly key: string
  readonly label: string
  /** The middle table of the first row. */
  readonly table: number
}

/** Rows that have a next one, in the order of the field; of a block with one row, that row. */
export function rowPairs({ layout }: SceneBlock): readonly RowPair[] {
  const rows = new Map<string, { readonly grid: number; readonly row: number; tables: number[] }>()
  for (let table = 0; table < layout.count; table++) {
    const [grid, row] = [layout.grid[table] ?? 0, layout.row[table] ?? 0]
    const key = rowKey(grid, row)
    const known = rows.get(key)
    if (known === undefined) rows.set(key, { grid, row, tables: [table] })
    else known.tables.push(table)
  }
  const sorted = [...rows.values()].toSorted((a, b) => a.grid - b.grid || a.row - b.row)
  const pairs = sorted.filter(({ grid, row }) => rows.has(rowKey(grid, row + 1)))
  const several = layout.gridKeys.length > 1
  return (pairs.length > 0 ? pairs : sorted).map(({ grid, row, tables }) => ({
    key: rowKey(grid, row),
    label: `${pairs.length > 0 ? `${row} and ${row + 1}` : `${row}`}${several ? `, grid ${grid + 1}` : ''}`,
    table: middleTable(tables, layout.slot),
  }))
}

/** The pair that a table's row begins, else the one that it ends. */
export function pairOfTable(
  pairs: readonly RowPair[],
  { layout }: SceneBlock,
  { table }: TableRef,
): RowPair | undefined {
  const [grid, row] = [layout.grid[table] ?? 0, layout.row[table] ?? 0]
  const of = (number: number): RowPair | undefined =>
    pairs.find(({ key }) => key === rowKey(grid, number))
  return of(row) ?? of(row - 1)
}

const rowKey = (grid: number, row: number): string => `${grid}/${row}`

function middleTable(tables: readonly number[], slots: Int32Array): number {
  const inOrder = tables.toSorted((a, b) => (slots[a] ?? 0) - (slots[b] ?? 0))
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}
