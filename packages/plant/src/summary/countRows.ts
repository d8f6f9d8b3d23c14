import type { TableLayout } from '../layout/layoutTables.ts'

/** Rows of a layout and the tables in them. */
export interface RowCounts {
  readonly rows: number
  /** Mean. */
  readonly tables_per_row: number
  readonly min_tables_per_row: number
  readonly max_tables_per_row: number
}

/** A row that a road or a pond parts is still one row. */
export function countRows(layout: TableLayout | undefined): RowCounts {
  const tables = new Map<string, number>()
  for (let t = 0; t < (layout?.count ?? 0); t++) {
    const row = `${layout?.grid[t]}/${layout?.row[t]}`
    tables.set(row, (tables.get(row) ?? 0) + 1)
  }
  const counts = [...tables.values()]
  if (counts.length === 0) {
    return { rows: 0, tables_per_row: 0, min_tables_per_row: 0, max_tables_per_row: 0 }
  }
  return {
    rows: counts.length,
    tables_per_row: (layout?.count ?? 0) / counts.length,
    min_tables_per_row: counts.reduce((a, b) => Math.min(a, b)),
    max_tables_per_row: counts.reduce((a, b) => Math.max(a, b)),
  }
}
