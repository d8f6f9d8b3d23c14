import { median } from '@duet/units'
import { runsOf } from './runs.ts'

/** Steps between units of power: kW for W and MW for kW, and the other way. */
const FACTORS = [1000, 1e-3] as const
/** Readings of another unit lie so near what the model makes possible once they are converted. */
const NEAR = [0.5, 1.5] as const
/** Typical distance of their ratio from its middle: a machine that stands does not follow the light. */
const SPREAD = 0.15
const LEAST_INTERVALS = 4
/** Share of the greatest possible power of the day from which on readings are looked at. */
const LEAST_SHARE = 0.1

/** Power in one unit, and where it came in another. */
export interface InUnit {
  readonly powerW: Float64Array
  /** 1 where the reading was converted, [n]. */
  readonly converted: Uint8Array
}

/**
 * Finds readings that change their unit in the middle: for an hour or longer they follow what the model makes possible, a thousand
 * times too small or too large. They are converted from the first to the last of them, with the nights between.
 *
 * @param powerW - as read, [n], NaN is missing; @param possibleW - of the model, [n], W
 */
export function inUnit(powerW: Float64Array, possibleW: Float64Array): InUnit {
  const converted = new Uint8Array(powerW.length)
  const least = LEAST_SHARE * possibleW.reduce((most, value) => Math.max(most, value || 0), 0)
  for (const factor of FACTORS) {
    const isNear = Uint8Array.from(powerW, (power, i) => {
      const ratio = (power * factor) / possibleW[i]
      return possibleW[i] > least && ratio > NEAR[0] && ratio < NEAR[1] ? 1 : 0
    })
    const runs = runsOf(isNear, LEAST_INTERVALS, isNear.length)
    const [run] = runs
    if (!run || !follows(powerW, possibleW, isNear, factor)) continue
    converted.fill(1, firstOf(possibleW, run.from, least), lastOf(possibleW, run.to, least))
    const scaled = powerW.map((power, i) => (converted[i] ? power * factor : power))
    return { powerW: scaled, converted }
  }
  return { powerW, converted }
}

/** Whether the readings go with the light. */
function follows(
  powerW: Float64Array,
  possibleW: Float64Array,
  isNear: Uint8Array,
  factor: number,
): boolean {
  const ratios: number[] = []
  isNear.forEach((flag, i) => {
    if (flag) ratios.push((powerW[i] * factor) / possibleW[i])
  })
  const middle = median(ratios)
  return median(ratios.map((ratio) => Math.abs(ratio - middle))) < SPREAD * middle
}

/** Start of the faint hours before an interval, in which nothing can be seen: they are of the same unit. */
function firstOf(possibleW: Float64Array, from: number, least: number): number {
  let first = from
  while (first > 0 && !(possibleW[first - 1] > least)) first--
  return first
}

/** The same after it. */
function lastOf(possibleW: Float64Array, to: number, least: number): number {
  let last = to
  while (last < possibleW.length && !(possibleW[last] > least)) last++
  return last
}
