import { HOUR_MS, HOUR_S, quantileOf } from '@duet/units'
import { clearSkyAt } from '../irradiance/clearSkyAt.ts'
import type { Block } from '../model/block.ts'
import type { StepRange } from '../model/weather.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'
import { sunOfWeather } from '../weather/sunOfWeather.ts'
import { lightRatios, STEADY } from './shortTermIndex.ts'

/** Light of the parts of a step, each as long, over the mean of the step: mean 1. */
export type LightSwings = (step: number) => ArrayLike<number>

/** Zenith angle above which an index says little, and no swings are taken. */
const MOST_ZENITH_DEG = 80

/**
 * What the brightest tenth of hours reaches is taken as the clear sky of the place, within these bounds of that of Ineichen and Perez; of
 * fewer hours by day than a season's it says nothing of the place, and theirs is taken.
 */
const CLEAR_SHARE = 0.9
const CLEAR_BOUNDS = { low: 0.8, high: 1.2 }
const LEAST_HOURS = 800

/**
 * How the light of the steps of a range swings within them, for a block whose `lightWithinHour` is `clouds`. Steady where the weather is
 * not hourly, the sun is low, or the hour is as clear as the place knows.
 */
export function lightSwings(
  block: Pick<Block, 'lightWithinHour' | 'site'>,
  weather: PreparedWeather,
  { from }: StepRange,
): LightSwings {
  if (block.lightWithinHour !== 'clouds' || weather.source.stepS !== HOUR_S) return () => STEADY
  const index = indicesOf(weather, block.site)
  const { intervalStartUtcMs } = weather.source
  const differenceTo = (step: number, other: number): number | undefined => {
    const apartMs = Math.abs(intervalStartUtcMs[other] - intervalStartUtcMs[step])
    const difference = index[other] - index[step]
    return apartMs === HOUR_MS && !Number.isNaN(difference) ? difference : undefined
  }
  return (i) => {
    const step = from + i
    if (Number.isNaN(index[step])) return STEADY
    const sides = [differenceTo(step, step - 1), differenceTo(step, step + 1)]
    const found = sides.filter((side) => side !== undefined)
    const squares = found.reduce((sum, side) => sum + side * side, 0)
    return lightRatios(index[step], Math.sqrt(squares / Math.max(1, found.length)))
  }
}

const made = new WeakMap<PreparedWeather, Float64Array>()

/** Clear-sky indices of all steps, made once for a weather; NaN where the sun is low or the light is missing. */
function indicesOf(weather: PreparedWeather, site: Block['site']): Float64Array {
  const found = made.get(weather) ?? clearSkyIndices(weather, site)
  made.set(weather, found)
  return found
}

function clearSkyIndices(
  { source, irradiance, isMissing }: PreparedWeather,
  site: Block['site'],
): Float64Array {
  const sun = sunOfWeather(source, site, { from: 0, to: isMissing.length })
  const clear = clearSkyAt(sun, site.altitudeM)
  const index = irradiance.ghiWm2.map((ghi, i) =>
    isMissing[i] === 1 || !(sun.apparentZenithDeg[i] < MOST_ZENITH_DEG)
      ? Number.NaN
      : ghi / clear.ghiWm2[i],
  )
  const known = index.filter((value) => !Number.isNaN(value)).sort()
  if (known.length < LEAST_HOURS) return index
  const { low, high } = CLEAR_BOUNDS
  const clearIndex = Math.min(high, Math.max(low, quantileOf(known)(CLEAR_SHARE)))
  return index.map((value) => value / clearIndex)
}
