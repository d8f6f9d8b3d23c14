import { median, sum } from '@duet/units'
import { runsOf } from './runs.ts'

/** Steps between units of power: kW for W and MW for kW, and the other way. */
const FACTORS = [1000, 1e-3] as const
/** Readings of another unit lie so near what the model makes possible once they are converted. */
const NEAR = [0.5, 1.5] as const
/** Typical distance of their ratio from its middle: a machine that stands does not follow the light. */
const SPREAD = 0.15
/** Under clouds the ratio spreads: then the correlation with the light over so many readings says it. */
const ALIKE = 0.7
const LEAST_LIT = 8
const LEAST_INTERVALS = 4
/** Share of the greatest possible power of the day from which on readings are looked at. */
const LEAST_SHARE = 0.1

/** No cloud takes so much: of what the model makes possible, a reading below it is of another unit, or of a machine that stands. */
const CONFUSED = 0.01

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
  // beside what is sure, readings that can't be of the expected unit, and faint hours, in which nothing can be seen
  const isWithin = (i: number, factor: number): boolean => {
    const ratio = powerW[i] / possibleW[i]
    return !(possibleW[i] > least) || !(factor > 1 ? ratio >= CONFUSED : ratio <= 1 / CONFUSED)
  }
  for (const factor of FACTORS) {
    const isNear = new Uint8Array(powerW.length)
    let count = 0
    for (let i = 0; i < powerW.length; i++) {
      const ratio = (powerW[i] * factor) / possibleW[i]
      if (!(possibleW[i] > least && ratio > NEAR[0] && ratio < NEAR[1])) continue
      isNear[i] = 1
      count++
    }
    if (count < LEAST_INTERVALS) continue
    const runs = runsOf(isNear, LEAST_INTERVALS, isNear.length)
    const [run] = runs
    if (!run || !follows(powerW, possibleW, isNear, factor)) continue
    let [from, to] = [run.from, run.to]
    while (from > 0 && isWithin(from - 1, factor)) from--
    while (to < powerW.length && isWithin(to, factor)) to++
    converted.fill(1, from, to)
    const scaled = powerW.map((power, i) => (converted[i] && power > 0 ? power * factor : power))
    return { powerW: scaled, converted }
  }
  return { powerW, converted }
}

/** Whether the readings go with the light: near one ratio to it, or rising and falling with it. */
function follows(
  powerW: Float64Array,
  possibleW: Float64Array,
  isNear: Uint8Array,
  factor: number,
): boolean {
  const near = [...powerW.keys()].filter((i) => isNear[i])
  const ratios = near.map((i) => (powerW[i] * factor) / possibleW[i])
  const middle = median(ratios)
  if (median(ratios.map((ratio) => Math.abs(ratio - middle))) < SPREAD * middle) return true
  const lit = [...powerW.keys()].filter((i) => possibleW[i] > 0 && !Number.isNaN(powerW[i]))
  return lit.length >= LEAST_LIT && correlation(lit.map((i) => [powerW[i], possibleW[i]])) > ALIKE
}

/** Pearson's correlation of pairs. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => sum(pairs.map((pair) => pair[at])) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  const moment = (of: (pair: readonly [number, number]) => number): number => sum(pairs.map(of))
  return (
    moment(([a, b]) => (a - x) * (b - y)) /
    Math.sqrt(moment(([a]) => (a - x) ** 2) * moment(([, b]) => (b - y) ** 2))
  )
}
