import type { Block } from '../model/block.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { localMonths } from './months.ts'

/** Depth on the ground from which on it reflects as snow, cm. */
const SNOW_DEPTH_CM = 1

/** Ground reflectance of each step of a range: measured where it is a number, else that of snow that lies, else that of the month. */
export function albedoOfSteps(
  weather: Weather,
  { albedoByMonth, snowAlbedo }: Pick<Block, 'albedoByMonth' | 'snowAlbedo'>,
  { from, to }: StepRange,
): Float64Array {
  const months = localMonths(weather.intervalStartUtcMs.subarray(from, to), weather.utcOffsetH)
  const out = new Float64Array(to - from)
  for (let i = 0; i < out.length; i++) {
    const measured = weather.albedo === undefined ? Number.NaN : weather.albedo[from + i]
    const isSnow = (weather.snowDepthCm?.[from + i] ?? 0) >= SNOW_DEPTH_CM
    const unmeasured = (isSnow ? snowAlbedo : undefined) ?? albedoByMonth[months[i]]
    out[i] = Number.isNaN(measured) ? unmeasured : measured
  }
  return out
}
