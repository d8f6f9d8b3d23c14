import type { BlockRatings, BlockSeries, SystemSeries, ZoneSeries } from '../model/output.ts'
import { BLOCK_STAGES, SYSTEM_STAGES } from './stages.ts'
import { closureError, type WaterfallRow } from './waterfall.ts'

/** What the numbers of a run must never be; the first step of each series at which they are. */
export interface Violation {
  readonly kind: 'no_number' | 'negative' | 'rises' | 'parts' | 'open'
  /** Key of a stage of the account, or name of a series that is none. */
  readonly place: string
  /** Step of the series, from 0; undefined for sums over all of them. */
  readonly step: number | undefined
  readonly value: number
  /** What stood before the stage, or the whole that the parts do not sum to. */
  readonly expected: number
}

/** What the solution of a circuit may be off, as a share; and rounding, W or W/m². */
const CIRCUIT_SHARE = 1e-6
const ROUNDING = 1e-6
/** Sums of the same numbers in another order. */
const SUM_SHARE = 1e-9

/** As missing as the weather's. */
const MAY_BE_MISSING: ReadonlySet<string> = new Set(['airC', 'cellC'])

/** A stage with the name of its series. */
interface NamedStage {
  readonly key: string
  readonly group: 'irradiance' | 'dc' | 'ac'
  readonly series: string
  /** Share by which a step may hold more after it than before. */
  readonly gain: number
}

const STAGES: readonly NamedStage[] = [
  ...BLOCK_STAGES.map((stage) => ({ ...stage, gain: gainOf(stage) })),
  ...SYSTEM_STAGES.map((stage) => ({ ...stage, series: stage.systemSeries, gain: gainOf(stage) })),
]

const GAINS: ReadonlyMap<string, number> = new Map(STAGES.map(({ key, gain }) => [key, gain]))

function gainOf({
  mayGain = 0,
}: {
  readonly key: string
  readonly mayGain?: true | number
}): number {
  return mayGain === true ? Infinity : mayGain
}

/**
 * What is wrong with the series of a block over any range: numbers that are none, light or DC power below 0, a stage of the account with more
 * energy than the one before it (`mayGain` of the stages), zones that do not make up the block.
 */
export function blockViolations(
  series: BlockSeries,
  { nominalDcW }: Pick<BlockRatings, 'nominalDcW'>,
  zones?: ZoneSeries,
): readonly Violation[] {
  const named = seriesByName(series)
  return [
    ...noNumbers(named),
    ...alongStages(named, undefined, nominalDcW / 1000),
    ...(zones === undefined ? [] : zoneViolations(series, zones)),
  ]
}

/** The same of the stages after the blocks meet. */
export function systemViolations(series: SystemSeries): readonly Violation[] {
  const named = seriesByName(series)
  return [...noNumbers(named), ...alongStages(named, series.acBlocksW, 1)]
}

/** What is wrong with an account of any period: sums that are no numbers, that rise, or that do not close to 1e-9. */
export function accountViolations(rows: readonly WaterfallRow[]): readonly Violation[] {
  const found: Violation[] = []
  let before = Infinity
  for (const { key, kind, valueAfter } of rows) {
    const gain = GAINS.get(key) ?? 0
    const violation = { place: key, step: undefined, value: valueAfter, expected: before }
    if (!Number.isFinite(valueAfter)) found.push({ ...violation, kind: 'no_number' })
    if (kind === 'detail') continue
    if (valueAfter > most(before, gain)) found.push({ ...violation, kind: 'rises' })
    before = valueAfter
  }
  const error = closureError(rows)
  if (!(error <= SUM_SHARE)) {
    found.push({ kind: 'open', place: 'account', step: undefined, value: error, expected: 0 })
  }
  return found
}

/** Parts whose sum is not the whole, as sums over all steps. */
export function partViolations(
  place: string,
  parts: readonly number[],
  whole: number,
): readonly Violation[] {
  const value = parts.reduce((sum, part) => sum + part, 0)
  return isSame(value, whole)
    ? []
    : [{ kind: 'parts', place, step: undefined, value, expected: whole }]
}

type NamedSeries = ReadonlyMap<string, Float64Array>

const seriesByName = (series: object): NamedSeries =>
  new Map<string, Float64Array>(Object.entries(series))

function noNumbers(named: NamedSeries): Violation[] {
  const found: Violation[] = []
  for (const [name, values] of named) {
    if (MAY_BE_MISSING.has(name)) continue
    const step = firstNoNumber(values)
    if (step < 0) continue
    const place = STAGES.find(({ series }) => series === name)?.key ?? name
    found.push({ kind: 'no_number', place, step, value: values[step], expected: 0 })
  }
  return found
}

/** -1 where all are numbers: any of them less itself is 0. */
function firstNoNumber(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] - values[i]
  return sum === 0 ? -1 : values.findIndex((value) => !Number.isFinite(value))
}

/** @param dcPerLight - W of nominal DC power per W/m², from which on light is power */
function alongStages(
  named: NamedSeries,
  start: Float64Array | undefined,
  dcPerLight: number,
): Violation[] {
  const found: Violation[] = []
  let before = start
  for (const { key, group, series, gain } of STAGES) {
    const after = named.get(series)
    if (after === undefined) continue
    const scale = key === 'dc_nominal' ? dcPerLight : 1
    if (group !== 'ac') {
      const step = firstNegative(after)
      if (step >= 0) {
        found.push({ kind: 'negative', place: key, step, value: after[step], expected: 0 })
      }
    }
    if (before !== undefined && gain < Infinity) {
      const step = firstRise(before, after, scale, gain)
      if (step >= 0) {
        const expected = scale * before[step]
        found.push({ kind: 'rises', place: key, step, value: after[step], expected })
      }
    }
    before = after
  }
  return found
}

function firstNegative(values: Float64Array): number {
  for (let i = 0; i < values.length; i++) if (values[i] < -ROUNDING) return i
  return -1
}

function firstRise(before: Float64Array, after: Float64Array, scale: number, gain: number): number {
  for (let i = 0; i < after.length; i++) {
    const was = scale * before[i]
    if (after[i] > was && after[i] > most(was, gain)) return i
  }
  return -1
}

const most = (before: number, gain: number): number =>
  before + (gain + CIRCUIT_SHARE) * Math.abs(before) + ROUNDING

function zoneViolations(
  { dcMppW, effectiveWm2 }: BlockSeries,
  zones: ZoneSeries,
): readonly Violation[] {
  const tables = zones.zones.reduce((sum, { tableCount }) => sum + tableCount, 0)
  const shares = zones.zones.map(({ tableCount }) => tableCount / tables)
  const ones = shares.map(() => 1)
  return [
    ...unlikeSum('dc_mpp', dcMppW, zones.dcMppW, ones),
    ...unlikeSum('rear_gain', effectiveWm2, zones.effectiveWm2, shares),
  ]
}

function unlikeSum(
  place: string,
  whole: Float64Array,
  parts: readonly Float64Array[],
  shares: readonly number[],
): Violation[] {
  for (let step = 0; step < whole.length; step++) {
    let value = 0
    for (let k = 0; k < parts.length; k++) value += shares[k] * parts[k][step]
    if (!isSame(value, whole[step])) {
      return [{ kind: 'parts', place, step, value, expected: whole[step] }]
    }
  }
  return []
}

const isSame = (a: number, b: number): boolean =>
  Math.abs(a - b) <= SUM_SHARE * Math.abs(b) + ROUNDING
