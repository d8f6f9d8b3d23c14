import { activePowerLimitW } from '../inverter/powerLimits.ts'
import type { Block, StepRange, Weather } from './input.ts'
import type { BlockSeries } from './output.ts'

const HOUR_MS = 3_600_000

/**
 * Parts what the inverters clip in steps shorter than an hour between two stages: what they would clip of the hour's mean power, as hourly
 * weather shows it (`acAfterClippingW`), and what the swings within the hour add (`acAfterSubClippingW`, which stays as it is).
 *
 * Each step gives the stages the shares that its clock hour has in all: the mean of the clipped power is at most the clipped mean,
 * so that neither share is below 0. Steps of an hour or longer have no second part: what happens within them is unknown.
 *
 * @param range - steps of the weather that `out` holds; of an hour that it cuts, the steps that it holds count
 * @param out - after `runAcStages`
 */
export function partSubHourlyClipping(
  { inverter, inverterCount, powerFactor }: Block,
  { intervalStartUtcMs, stepS, utcOffsetH }: Weather,
  { from, to }: StepRange,
  out: BlockSeries,
): void {
  if (stepS * 1000 >= HOUR_MS) return
  const hourOf = (i: number): number => Math.floor(intervalStartUtcMs[i] / HOUR_MS + utcOffsetH)
  const limitW = inverterCount * activePowerLimitW(inverter, powerFactor)
  let first = from
  while (first < to) {
    let end = first + 1
    while (end < to && hourOf(end) === hourOf(first)) end++
    partHour(first - from, end - from, limitW, out)
    first = end
  }
}

function partHour(
  from: number,
  to: number,
  limitW: number,
  { acAfterEfficiencyW, acAfterClippingW, acAfterSubClippingW }: BlockSeries,
): void {
  let whole = 0
  let clipped = 0
  for (let k = from; k < to; k++) {
    whole += acAfterEfficiencyW[k]
    clipped += acAfterEfficiencyW[k] - acAfterSubClippingW[k]
  }
  if (clipped === 0) return
  const share = Math.max(0, whole - (to - from) * limitW) / clipped
  for (let k = from; k < to; k++) {
    const lost = acAfterEfficiencyW[k] - acAfterSubClippingW[k]
    acAfterClippingW[k] = acAfterEfficiencyW[k] - Math.min(1, share) * lost
  }
}
