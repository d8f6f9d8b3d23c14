import { AppError } from '@duet/contract'
import {
  accountViolations,
  type BlockEnergySums,
  type BlockRatings,
  type BlockResult,
  blockViolations,
  partViolations,
  type SystemSeries,
  systemViolations,
  type Violation,
  type WaterfallRow,
} from '@duet/engine'
import { columnsOf } from './findColumn.ts'
import { stageLabel } from './lossTable.ts'

/** Steps of a run that are looked at. */
export interface CheckedSteps {
  readonly timeUtcMs: Float64Array
  /** Number of the first in the run. */
  readonly firstStep: number
}

/** @throws AppError RESULT_UNSOUND for series of a block that cannot be; names block, step and stage */
export function checkBlockSeries(
  name: string,
  { series, zones }: Pick<BlockResult, 'series' | 'zones'>,
  ratings: Pick<BlockRatings, 'nominalDcW'>,
  steps: CheckedSteps,
): void {
  refuse(`Block "${name}"`, blockViolations(series, ratings, zones), steps)
}

/** @throws AppError RESULT_UNSOUND for series of the plant that cannot be, or that are not those of its blocks together */
export function checkSystemSeries(
  series: SystemSeries,
  blocks: readonly Pick<BlockEnergySums, 'mv_copper'>[],
  stepS: number,
  timeUtcMs: Float64Array,
): void {
  const wholeKwh = (series.acBlocksW.reduce((sum, powerW) => sum + powerW, 0) * stepS) / 3.6e6
  const parts = blocks.map(({ mv_copper }) => mv_copper)
  refuse(
    'The plant',
    [...systemViolations(series), ...partViolations('mv_copper', parts, wholeKwh)],
    { timeUtcMs, firstStep: 0 },
  )
}

/**
 * @param owner - whose account it is
 * @param zonesKwh - DC energy of its zones, where it has them
 * @throws AppError RESULT_UNSOUND for an account that rises, does not close or is not that of its zones
 */
export function checkAccount(
  owner: string,
  rows: readonly WaterfallRow[],
  zonesKwh?: readonly number[],
): void {
  const dcKwh = rows.find(({ key }) => key === 'dc_mpp')?.valueAfter ?? 0
  const zones = zonesKwh === undefined ? [] : partViolations('dc_mpp', zonesKwh, dcKwh)
  refuse(owner, [...accountViolations(rows), ...zones])
}

function refuse(owner: string, violations: readonly Violation[], steps?: CheckedSteps): void {
  const [first] = violations
  if (first === undefined) return
  const { place, kind, value } = first
  const step = first.step === undefined ? undefined : (steps?.firstStep ?? 0) + first.step
  const time = first.step === undefined ? undefined : steps?.timeUtcMs[first.step]
  const at =
    step === undefined
      ? 'sum of the run'
      : `step ${step}${time === undefined ? '' : ` (${utc(time)})`}`
  throw new AppError(
    'RESULT_UNSOUND',
    `${owner}, ${at}, ${labelOf(place)}: ${reasonOf(first)}. Nothing of this run is kept. It is a fault of the program: please report it with the plant document and its weather.`,
    { owner, stage: place, kind, ...(step !== undefined && { step }), value: String(value) },
  )
}

const utc = (timeMs: number): string =>
  `${new Date(timeMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`

function labelOf(place: string): string {
  const columns = [...columnsOf('block'), ...columnsOf('system')]
  return stageLabel(place) ?? columns.find(({ engineKey }) => engineKey === place)?.label ?? place
}

function reasonOf({ kind, value, expected }: Violation): string {
  switch (kind) {
    case 'no_number':
      return `${value} is no number`
    case 'negative':
      return `${value} is below 0`
    case 'rises':
      return `${value} after ${expected}, where energy can only be lost`
    case 'parts':
      return `the parts sum to ${value}, the whole is ${expected}`
    case 'open':
      return `the losses do not lead from the first to the last row, by a share of ${value}`
  }
}
