import { BLOCK_COLUMNS } from './blockColumns.ts'
import type { ColumnScope, ResultColumn } from './resultColumn.ts'
import { SYSTEM_COLUMNS } from './systemColumns.ts'

export function columnsOf(scope: ColumnScope): readonly ResultColumn[] {
  return scope === 'block' ? BLOCK_COLUMNS : SYSTEM_COLUMNS
}

/** The declared column of this name; undefined for any other text. */
export function findColumn(scope: ColumnScope, name: string): ResultColumn | undefined {
  return columnsOf(scope).find((column) => column.name === name)
}
