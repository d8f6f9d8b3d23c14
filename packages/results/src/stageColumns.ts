import {
  BLOCK_STAGES,
  type BlockStageKey,
  STAGE_GROUPS,
  SYSTEM_STAGES,
  type SystemStageKey,
  type WaterfallGroup,
} from '@duet/engine'
import type { ColumnScope, ResultColumn } from './resultColumn.ts'

/** A stage of the loss account with the stored column of what is left after it. */
export interface StageColumn<Key extends string> {
  readonly key: Key
  readonly group: WaterfallGroup
  readonly column: string
  readonly columnLabel: string
  /** Key of the engine's series. */
  readonly engineKey: string
  /** The column that held its values in runs of earlier versions, which did not store it. */
  readonly older?: string
}

export const BLOCK_STAGE_COLUMNS: readonly StageColumn<
  Exclude<BlockStageKey, `rear_${'ground' | 'sky' | 'structure'}`>
>[] = BLOCK_STAGES.map(({ column, series, ...stage }) => ({
  ...stage,
  column: column.name,
  columnLabel: column.label,
  engineKey: series,
}))
export const SYSTEM_STAGE_COLUMNS: readonly StageColumn<SystemStageKey>[] = SYSTEM_STAGES.map(
  ({ column, systemSeries, ...stage }) => ({
    ...stage,
    column: column.name,
    columnLabel: column.label,
    engineKey: systemSeries,
  }),
)

/** The columns that stages are stored in, each once: a total is what the stage before it leaves. */
export function columnsOfStages(
  stages: readonly StageColumn<string>[],
  scope: ColumnScope,
): readonly ResultColumn[] {
  const byName = new Map(stages.map((stage) => [stage.column, stage]))
  return [...byName.values()].map(({ column, columnLabel, engineKey, group }) => ({
    name: column,
    engineKey,
    label: columnLabel,
    ...STAGE_GROUPS[group],
    scope,
    group: scope === 'block' ? group : 'system',
  }))
}

const olderOf = (name: string): string | undefined =>
  BLOCK_STAGE_COLUMNS.find(({ column }) => column === name)?.older

/** The values of a block's column in a run of any version, as SQL. */
export function storedColumnSql(name: string): string {
  const older = olderOf(name)
  return older === undefined ? `"${name}"` : `coalesce("${name}", "${older}")`
}

/** A column's value in a run of any version, from what reads stored columns: NaN where there is none. */
export function storedValue(name: string, value: (column: string) => number): number {
  const own = value(name)
  const older = olderOf(name)
  return Number.isNaN(own) && older !== undefined ? value(older) : own
}
