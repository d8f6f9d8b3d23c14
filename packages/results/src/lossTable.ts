import { STAGE_GROUPS, WATERFALL_STAGES, type WaterfallRow } from '@duet/engine'
import { rollUpUnit } from './rollUp.ts'

/** A row of the loss table: irradiance in kWh/m², later stages in kWh. */
export interface LossRow {
  readonly key: string
  readonly label: string
  readonly group: string
  /** start, stage, detail or total; only stages count in the product. */
  readonly kind: string
  readonly value_after: number
  readonly unit: string
  readonly loss: number
  readonly loss_fraction_of_previous: number
}

/** A row as it is handed out: with whether the run has a model of the stage, without which its zero says nothing. */
export interface ShownLossRow extends LossRow {
  readonly is_modelled: boolean
}

/** @param notModelled - keys of stages, as `stagesNotModelled` of the design tells them */
export function shownLosses(
  rows: readonly LossRow[],
  notModelled: ReadonlySet<string>,
): readonly ShownLossRow[] {
  return rows.map((row) => ({ ...row, is_modelled: !notModelled.has(row.key) }))
}

const STAGES: ReadonlyMap<string, (typeof WATERFALL_STAGES)[number]> = new Map(
  WATERFALL_STAGES.map((stage) => [stage.key, stage]),
)

/** The name of a stage; undefined for any other text. */
export const stageLabel = (key: string): string | undefined => STAGES.get(key)?.label

/** What a stage compares, in a sentence; empty for one that this version does not know. */
export const stageMeaning = (key: string): string => STAGES.get(key)?.meaning ?? ''

/**
 * The account as it is shown. Irradiance stages are energies weighted by nominal power, so over `nominalDcKw` they are
 * kWh/m² (of several blocks, the mean by nominal power).
 */
export function lossTable(rows: readonly WaterfallRow[], nominalDcKw: number): readonly LossRow[] {
  return rows.map((row) => {
    const isLight = row.group === 'irradiance'
    const scale = isLight && nominalDcKw > 0 ? 1 / nominalDcKw : 1
    return {
      key: row.key,
      label: stageLabel(row.key) ?? row.key,
      group: row.group,
      kind: row.kind,
      value_after: row.valueAfter * scale,
      unit: rollUpUnit(STAGE_GROUPS[row.group]),
      loss: row.loss * scale,
      loss_fraction_of_previous: row.lossFractionOfPrevious ?? 0,
    }
  })
}
