import type { StepRange, Weather } from '../model/weather.ts'
import { localMonths } from './months.ts'

/**
 * Ground reflectance of each step of a range: measured where it is a number, else that of the month.
 *
 * @param byMonth - January first
 */
export function albedoOfSteps(
  weather: Weather,
  byMonth: readonly number[],
  { from, to }: StepRange,
): Float64Array {
  const months = localMonths(weather.intervalStartUtcMs.subarray(from, to), weather.utcOffsetH)
  const out = new Float64Array(to - from)
  for (let i = 0; i < out.length; i++) {
    const measured = weather.albedo === undefined ? Number.NaN : weather.albedo[from + i]
    out[i] = Number.isNaN(measured) ? byMonth[months[i]] : measured
  }
  return out
}
