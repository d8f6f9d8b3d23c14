import { DAY_MS } from '@duet/units'
import type { AgeingSpread, Degradation, Letid } from '../model/block.ts'

const MS_PER_YEAR = 365.25 * DAY_MS

/**
 * What age leaves of the modules' power (D-12): 1 − r₁·a in the first year, then (1 − r₁) − r·(a − 1) by the linear law or
 * (1 − r₁)·(1 − r)^(a − 1) by the compounding one, a in years since commissioning; never below 0, and 1 before it or without a date.
 * Times what LeTID and ageing unlike leave.
 *
 * @param timeUtcMs - [n], ms since 1970 UTC
 * @param out - written and returned, [n]
 */
export function ageFactor(
  timeUtcMs: Float64Array,
  { firstYearFraction, laterYearsFraction, law, letid, spread, startUtcMs }: Degradation,
  out: Float64Array = new Float64Array(timeUtcMs.length),
): Float64Array {
  if (startUtcMs === undefined) return out.fill(1)
  for (let i = 0; i < out.length; i++) {
    const age = Math.max(0, (timeUtcMs[i] - startUtcMs) / MS_PER_YEAR)
    const first = 1 - firstYearFraction * Math.min(age, 1)
    const later = Math.max(0, age - 1)
    const left =
      law === 'compounding'
        ? first * (1 - laterYearsFraction) ** later
        : first - laterYearsFraction * later
    out[i] = Math.max(0, left)
  }
  if (letid) applyLetid(timeUtcMs, letid, startUtcMs, out)
  if (spread) applySpread(timeUtcMs, spread, startUtcMs, out)
  return out
}

/**
 * 1 − L·min(a / T, 1): the loss L is whole at the age T, and none of it recovers, which is on the safe side, for a part of it may
 * recover after several years more [1].
 *
 * @see [1] PV Module Reliability Scorecard, PV Evolution Labs, 2023, LID + LETID
 */
function applyLetid(
  timeUtcMs: Float64Array,
  { fraction, years }: Letid,
  startUtcMs: number,
  out: Float64Array,
): void {
  for (let i = 0; i < out.length; i++) {
    const age = Math.max(0, (timeUtcMs[i] - startUtcMs) / MS_PER_YEAR)
    out[i] *= 1 - fraction * Math.min(age / years, 1)
  }
}

/**
 * 1 − m(a), the mismatch m of rates that differ. It grows with the square of the age at first: between the ages at which it is known m/a² is
 * linear, before the first it is as there, and after the last m grows with the age.
 */
function applySpread(
  timeUtcMs: Float64Array,
  { years, lost }: AgeingSpread,
  startUtcMs: number,
  out: Float64Array,
): void {
  const last = years.length - 1
  const bySquare = lost.map((share, at) => share / years[at] ** 2)
  for (let i = 0; i < out.length; i++) {
    const age = Math.max(0, (timeUtcMs[i] - startUtcMs) / MS_PER_YEAR)
    let at = 0
    while (at < last && years[at] < age) at++
    out[i] *= 1 - Math.min(1, mismatchAt(age, at))
  }

  function mismatchAt(age: number, at: number): number {
    if (age >= years[last]) return (lost[last] * age) / years[last]
    if (at === 0) return bySquare[0] * age * age
    const share = (age - years[at - 1]) / (years[at] - years[at - 1])
    return (bySquare[at - 1] + share * (bySquare[at] - bySquare[at - 1])) * age * age
  }
}
