import type { TableLayout } from '../layout/layoutTables.ts'

/** Tables and rows of a layout; rows of different grids are different rows. */
export function layoutCounts({ count, row, grid }: TableLayout): {
  readonly tables: number
  readonly rows: number
} {
  const rows = new Set<string>()
  for (let i = 0; i < count; i++) rows.add(`${grid[i]}/${row[i]}`)
  return { tables: count, rows: rows.size }
}
