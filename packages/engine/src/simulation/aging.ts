import { DAY_MS } from '@duet/units'
import type { Degradation } from './input.ts'

const MS_PER_YEAR = 365.25 * DAY_MS

/**
 * What age leaves of the modules' power (D-12): 1 − r₁·a in the first year, then (1 − r₁) − r·(a − 1), a in years
 * since commissioning; never below 0, and 1 before it or without a date.
 *
 * @param timeUtcMs - [n], ms since 1970 UTC
 * @param out - written and returned, [n]
 */
export function ageFactor(
  timeUtcMs: Float64Array,
  { firstYearFraction, laterYearsFraction, startUtcMs }: Degradation,
  out: Float64Array = new Float64Array(timeUtcMs.length),
): Float64Array {
  if (startUtcMs === undefined) return out.fill(1)
  for (let i = 0; i < out.length; i++) {
    const age = Math.max(0, (timeUtcMs[i] - startUtcMs) / MS_PER_YEAR)
    const left =
      1 - firstYearFraction * Math.min(age, 1) - laterYearsFraction * Math.max(0, age - 1)
    out[i] = Math.max(0, left)
  }
  return out
}
