import {
  type BlockEnergySums,
  closureError,
  mapStages,
  type SystemEnergySums,
  type WaterfallRow,
  waterfall,
} from '@duet/engine'
import { BLOCK_STAGE_COLUMNS, SYSTEM_STAGE_COLUMNS, storedValue } from '../stageColumns.ts'
import { type LossRow, lossTable } from './lossTable.ts'

/** Parts of the rear light are products of columns, which sums of columns do not give. */
type RearKey = 'rear_ground' | 'rear_sky' | 'rear_structure'
type BlockKey = Exclude<keyof BlockEnergySums, RearKey>

/** Columns that the account of an interval is made of. */
export const LOSS_COLUMNS = {
  block: [...new Set(BLOCK_STAGE_COLUMNS.map(({ column }) => column))],
  system: SYSTEM_STAGE_COLUMNS.map(({ column }) => column),
} as const

/** A block over an interval: its roll-ups by column, kWh and kWh/m²; NaN for a column that its run did not store. */
export interface RolledBlock {
  readonly nominalDcKw: number
  readonly value: (column: string) => number
}

export interface RolledLosses {
  /** Without the parts of the rear light. */
  readonly rows: readonly LossRow[]
  readonly closureError: number
}

/**
 * The loss account of an interval from roll-ups of columns; over the intervals of a run each energy sums to that of the run.
 *
 * @param system - roll-ups after the blocks meet; absent: the account ends at the output of the blocks
 */
export function rolledLosses(
  blocks: readonly RolledBlock[],
  system?: (column: string) => number,
): RolledLosses {
  const sums = {
    ...blockSums(blocks),
    ...(system && systemSums(system)),
    rear_ground: 0,
    rear_sky: 0,
    rear_structure: 0,
  }
  const rows: readonly WaterfallRow[] = waterfall(sums).filter(({ kind }) => kind !== 'detail')
  const nominalDcKw = blocks.reduce((sum, block) => sum + block.nominalDcKw, 0)
  return { rows: lossTable(rows, nominalDcKw), closureError: closureError(rows) }
}

function blockSums(blocks: readonly RolledBlock[]): Record<BlockKey, number> {
  const parts = blocks.map(({ nominalDcKw, value }) =>
    filled(BLOCK_STAGE_COLUMNS, ({ column, group }) =>
      group === 'irradiance' ? value(column) * nominalDcKw : storedValue(column, value),
    ),
  )
  return mapStages(BLOCK_STAGE_COLUMNS, ({ key }) =>
    parts.reduce((sum, part) => sum + part[key], 0),
  )
}

function systemSums(value: (column: string) => number): SystemEnergySums {
  return filled(SYSTEM_STAGE_COLUMNS, ({ column }) => value(column))
}

/** What was not stored changed nothing: it has the value of the stage before. */
function filled<Stage extends { readonly key: string }>(
  stages: readonly Stage[],
  value: (stage: Stage) => number,
): Record<Stage['key'], number> {
  let previous = 0
  return mapStages(stages, (stage) => {
    const own = value(stage)
    if (!Number.isNaN(own)) previous = own
    return previous
  })
}
