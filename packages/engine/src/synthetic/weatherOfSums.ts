import { DEG_TO_RAD, HOUR_MS, HOUR_S, sum } from '@duet/units'
import { haurwitzGhiWm2 } from '../irradiance/clearSky.ts'
import type { Site } from '../simulation/input.ts'
import { extraterrestrialWm2 } from '../sun/extraterrestrial.ts'
import { sunAtIntervals } from '../sun/sunAtIntervals.ts'
import { dailyClearness } from './dailyClearness.ts'
import { hourlyGlobalWm2 } from './hourlyGlobal.ts'
import { limitedBeam } from './limitedBeam.ts'
import { randomStream } from './random.ts'

/** What is known of some days that follow each other: a day, or a month. */
export interface LightSum {
  /** Midnight of the first day, local standard time, ms UTC. */
  readonly startUtcMs: number
  readonly dayCount: number
  /** Sum of global irradiance over the days; NaN: not known. */
  readonly ghiKwhM2: number
  /** Mean of the days; NaN: not known. */
  readonly airC: number
}

/** Hours made of sums, each [hours]; NaN where the sum was not known. */
export interface WeatherOfSums {
  readonly intervalStartUtcMs: Float64Array
  readonly ghiWm2: Float64Array
  readonly dniWm2: Float64Array
  readonly dhiWm2: Float64Array
  readonly airC: Float64Array
}

/**
 * Hours of weather from sums of days or months: plausible, not measured. Days of a month are drawn by `dailyClearness`;
 * hours of a day by `hourlyGlobalWm2`, whose sum is the day's; beam and diffuse are split by `limitedBeam`. Air swings
 * about its mean, warmest at 15 h, by the range that the day's clearness K makes likely: K = 0.7·(1 − exp(−0.007·ΔT^2.4))
 * [1] turned round, 3 to 18 K.
 *
 * @see [1] K. L. Bristow, G. S. Campbell, Agricultural and Forest Meteorology 31 (1984) 159-166
 */
export function weatherOfSums(sums: readonly LightSum[], site: Site, seed: number): WeatherOfSums {
  const random = randomStream(seed)
  const intervalStartUtcMs = Float64Array.from(
    sums.flatMap(({ startUtcMs, dayCount }) =>
      Array.from({ length: dayCount * 24 }, (_, hour) => startUtcMs + hour * HOUR_MS),
    ),
  )
  const sun = sunAtIntervals({ intervalStartUtcMs, stepS: HOUR_S }, site)
  const zenithDeg = sun.apparentZenithDeg
  const extraWm2 = extraterrestrialWm2(sun.timeUtcMs)
  const sinElevation = Array.from(zenithDeg, (z, i) =>
    sun.sunlitFraction[i] > 0 ? Math.max(0, Math.cos(z * DEG_TO_RAD)) : 0,
  )
  const levelWm2 = sinElevation.map((sin, i) => extraWm2[i] * sin * sun.sunlitFraction[i])
  const clearWm2 = Array.from(haurwitzGhiWm2(zenithDeg), (g, i) => g * sun.sunlitFraction[i])
  const ghiWm2 = new Float64Array(intervalStartUtcMs.length)
  const airC = new Float64Array(intervalStartUtcMs.length)
  let first = 0
  let variate = random.gaussian()
  for (const given of sums) {
    const starts = Array.from({ length: given.dayCount }, (_, day) => first + 24 * day)
    const daySums = starts.map((start) => sum(levelWm2.slice(start, start + 24)))
    const meanClearness = (1000 * given.ghiKwhM2) / sum(daySums)
    const chain = clearnessOfDays(meanClearness, daySums, random, variate)
    variate = chain.variate
    for (const [day, start] of starts.entries()) {
      const clearness = chain.clearness[day]
      const hours = {
        extraterrestrialWm2: levelWm2.slice(start, start + 24),
        clearWm2: clearWm2.slice(start, start + 24),
        sinElevation: sinElevation.slice(start, start + 24),
      }
      const light = Number.isNaN(clearness)
        ? new Float64Array(24).fill(Number.NaN)
        : hourlyGlobalWm2(clearness, hours, random)
      ghiWm2.set(light, start)
      airC.set(airOfDay(given.airC, clearness), start)
    }
    first += 24 * given.dayCount
  }
  const split = limitedBeam({ ghiWm2, zenithDeg, extraterrestrialWm2: extraWm2 }, site.altitudeM)
  return { intervalStartUtcMs, ghiWm2, dniWm2: split.dniWm2, dhiWm2: split.dhiWm2, airC }
}

/** Of one day its own; of several drawn, where their mean leaves room for it. */
function clearnessOfDays(
  mean: number,
  daySums: readonly number[],
  random: Parameters<typeof dailyClearness>[2],
  variate: number,
): ReturnType<typeof dailyClearness> {
  const isDrawn = daySums.length > 1 && mean > 0.06 && mean < 0.82
  // a polar night has no light to divide by
  const even = Number.isFinite(mean) || Number.isNaN(mean) ? mean : 0
  return isDrawn
    ? dailyClearness(mean, daySums, random, variate)
    : { clearness: daySums.map(() => even), variate }
}

const WARMEST_HOUR = 15

function airOfDay(meanC: number, clearness: number): readonly number[] {
  const share = Math.min(Math.max(Number.isNaN(clearness) ? 0.4 : clearness, 0), 0.68) / 0.7
  const rangeK = Math.min(18, Math.max(3, (-Math.log(1 - share) / 0.007) ** (1 / 2.4)))
  return Array.from(
    { length: 24 },
    (_, hour) => meanC + (rangeK / 2) * Math.cos(((hour + 0.5 - WARMEST_HOUR) / 12) * Math.PI),
  )
}
