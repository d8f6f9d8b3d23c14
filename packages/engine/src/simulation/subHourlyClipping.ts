import { HOUR_MS } from '@duet/units'
import { powerFactorOfSteps } from '../inverter/powerFactor.ts'
import { activePowerLimitW } from '../inverter/powerLimits.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'

/** Steps before and after a range. */
export interface RangeEdges<Of> {
  readonly before: Of
  readonly after: Of
}

/**
 * Steps outside a range that share the clock hour of its first or its last step: what `partSubHourlyClipping` needs of the hours
 * that the range cuts. None where steps are an hour or longer.
 */
export function cutHours(weather: Weather, { from, to }: StepRange): RangeEdges<StepRange> {
  let first = from
  let last = to
  if (isSubHourly(weather) && from < to) {
    const n = weather.intervalStartUtcMs.length
    while (first > 0 && hourOf(weather, first - 1) === hourOf(weather, from)) first--
    while (last < n && hourOf(weather, last) === hourOf(weather, to - 1)) last++
  }
  return { before: { from: first, to: from }, after: { from: to, to: last } }
}

/**
 * Parts what the inverters clip in steps shorter than an hour between two stages: what they would clip of the hour's mean power, as hourly
 * weather shows it (`acAfterClippingW`), and what the swings within the hour add (`acAfterSubClippingW`, which stays as it is).
 *
 * Each step gives the stages the shares that its clock hour has in all: the mean of the clipped power is at most the clipped mean,
 * so that neither share is below 0. Steps with missing weather are no part of their hour's mean. Steps of an hour or longer have no
 * second part: what happens within them is unknown.
 *
 * @param range - steps of the weather that `out` holds
 * @param out - after `runAcStages`
 * @param edges - `acAfterEfficiencyW` of the steps of `cutHours`, which makes the parts those of the whole, byte for byte
 */
export function partSubHourlyClipping(
  block: Block,
  { source, isMissing }: Pick<PreparedWeather, 'source' | 'isMissing'>,
  { from, to }: StepRange,
  { acAfterEfficiencyW, acAfterClippingW }: BlockSeries,
  { before, after }: RangeEdges<Float64Array>,
): void {
  if (!isSubHourly(source)) return
  const { inverter, inverterCount } = block
  const powerW = (i: number): number => {
    if (i < from) return before[before.length + i - from]
    return i < to ? acAfterEfficiencyW[i - from] : after[i - to]
  }
  const last = to + after.length
  let first = from - before.length
  const powerFactors = powerFactorOfSteps(block, source, { from: first, to: last })
  const start = first
  while (first < last) {
    let end = first + 1
    while (end < last && hourOf(source, end) === hourOf(source, first)) end++
    // Of a clock hour it is one
    const limitW = inverterCount * activePowerLimitW(inverter, powerFactors.atLimit(first - start))
    const share = shareOfMean({ from: first, to: end }, limitW, isMissing, powerW)
    for (let i = Math.max(first, from); i < Math.min(end, to); i++) {
      acAfterClippingW[i - from] = powerW(i) - share * clippedW(powerW(i), limitW)
    }
    first = end
  }
}

/** How much of what the steps of an hour clip its mean power shows, 0 to 1. */
function shareOfMean(
  hour: StepRange,
  limitW: number,
  isMissing: Uint8Array,
  powerW: (step: number) => number,
): number {
  let whole = 0
  let clipped = 0
  let count = 0
  for (let i = hour.from; i < hour.to; i++) {
    if (isMissing[i] === 1) continue
    whole += powerW(i)
    clipped += clippedW(powerW(i), limitW)
    count++
  }
  return clipped > 0 ? Math.min(1, Math.max(0, whole - count * limitW) / clipped) : 0
}

function clippedW(powerW: number, limitW: number): number {
  return powerW - Math.min(powerW, limitW)
}

function isSubHourly({ stepS }: Weather): boolean {
  return stepS * 1000 < HOUR_MS
}

/** Hour of the local clock that a step begins in. */
function hourOf({ intervalStartUtcMs, utcOffsetH }: Weather, step: number): number {
  return Math.floor(intervalStartUtcMs[step] / HOUR_MS + utcOffsetH)
}
