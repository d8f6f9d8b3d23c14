import { BLOCK_STAGES, type BlockStage, SYSTEM_STAGES, type SystemStage } from '@duet/engine'
import { BLOCK_COLUMNS } from './blockColumns.ts'
import type { ResultColumn } from './resultColumn.ts'
import { SYSTEM_COLUMNS } from './systemColumns.ts'

/** A stage of the loss account with the stored column of what is left after it. */
export type StageColumn<Stage> = Stage & { readonly column: string }

export const BLOCK_STAGE_COLUMNS: readonly StageColumn<BlockStage>[] = BLOCK_STAGES.map(
  (stage) => ({ ...stage, column: nameOf(BLOCK_COLUMNS, stage.series) }),
)
export const SYSTEM_STAGE_COLUMNS: readonly StageColumn<SystemStage>[] = SYSTEM_STAGES.map(
  (stage) => ({ ...stage, column: nameOf(SYSTEM_COLUMNS, stage.systemSeries) }),
)

/** Columns that runs of earlier versions did not store, each with the one that held its values then. */
const OLDER: ReadonlyMap<string, string> = new Map(
  BLOCK_STAGE_COLUMNS.flatMap((stage) =>
    'older' in stage ? [[stage.column, nameOf(BLOCK_COLUMNS, stage.older)] as const] : [],
  ),
)

/** The columns that a run may lack; read as `storedColumnSql` from a source that has them empty then. */
export const LATER_COLUMNS: readonly ResultColumn[] = BLOCK_COLUMNS.filter(({ name }) =>
  OLDER.has(name),
)

/** The values of a block's column in a run of any version, as SQL. */
export function storedColumnSql(name: string): string {
  const older = OLDER.get(name)
  return older === undefined ? `"${name}"` : `coalesce("${name}", "${older}")`
}

/** A column's value in a run of any version, from what reads stored columns: NaN where there is none. */
export function storedValue(name: string, value: (column: string) => number): number {
  const own = value(name)
  const older = OLDER.get(name)
  return Number.isNaN(own) && older !== undefined ? value(older) : own
}

function nameOf(columns: readonly ResultColumn[], engineKey: string): string {
  const found = columns.find((column) => column.engineKey === engineKey)
  if (!found) throw new Error(`no result column of ${engineKey}`)
  return found.name
}
