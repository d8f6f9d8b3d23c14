import { DEG_TO_RAD, HOUR_MS, HOUR_S, mean } from '@duet/units'
import { haurwitzGhiWm2 } from '../irradiance/clearSky.ts'
import type { Site, Weather } from '../model/weather.ts'
import { extraterrestrialWm2 } from '../sun/extraterrestrial.ts'
import { sunAtIntervals } from '../sun/sunAtIntervals.ts'
import { DAYS_OF_MONTH } from './calendar.ts'
import { dailyClearness } from './dailyClearness.ts'
import { type AirNormals, hourlyAir } from './hourlyAir.ts'
import { hourlyGlobalWm2 } from './hourlyGlobal.ts'
import { limitedBeam } from './limitedBeam.ts'
import { type RandomStream, randomStream } from './random.ts'

/** Means of each calendar month, January first, each [12]. */
export interface MonthlyNormals extends AirNormals {
  /** What is known of the light: its daily sum, or the ratio of that to the daily sum above the air. */
  readonly light:
    | { readonly kind: 'dailyGhi'; readonly kwhPerM2PerDay: readonly number[] }
    | { readonly kind: 'clearness'; readonly ratio: readonly number[] }
}

export interface WeatherYearOptions {
  readonly site: Site
  /** Local standard time less UTC. */
  readonly utcOffsetH: number
  /** Year of the sun's positions and of the time stamps; its 29 February is left out. */
  readonly year: number
  /** An integer; the same seed gives the same year. */
  readonly seed: number
}

/** All that a generated year holds. */
export type WeatherYear = Required<
  Pick<
    Weather,
    | 'intervalStartUtcMs'
    | 'stepS'
    | 'utcOffsetH'
    | 'ghiWm2'
    | 'dniWm2'
    | 'dhiWm2'
    | 'airC'
    | 'windMPerS'
    | 'relativeHumidityPercent'
  >
>

/** A month's mean clearness has to lie above and below these for its days to have a distribution. */
export const CLEARNESS_LIMITS = { low: 0.06, high: 0.82 }

/**
 * A year of 8760 hours of weather made from monthly normals: light by day (`dailyClearness`) and hour
 * (`hourlyGlobalWm2`), split into beam and diffuse by `limitedBeam`, and air by `hourlyAir`. The monthly sums of the light
 * are the normals'; single hours are plausible, not measured.
 *
 * @throws RangeError when a list is not twelve numbers long, or a month's light is more or less than air lets through
 */
export function weatherYear(normals: MonthlyNormals, options: WeatherYearOptions): WeatherYear {
  checkNormals(normals)
  const random = randomStream(options.seed)
  const intervalStartUtcMs = hoursOfYear(options.year, options.utcOffsetH)
  const sun = sunAtIntervals({ intervalStartUtcMs, stepS: HOUR_S }, options.site)
  const zenithDeg = sun.apparentZenithDeg
  const extraWm2 = extraterrestrialWm2(sun.timeUtcMs)
  const sinElevation = Array.from(zenithDeg, (z, i) =>
    sun.sunlitFraction[i] > 0 ? Math.max(0, Math.cos(z * DEG_TO_RAD)) : 0,
  )
  const levelWm2 = sinElevation.map((sin, i) => extraWm2[i] * sin * sun.sunlitFraction[i])
  const clearWm2 = Array.from(haurwitzGhiWm2(zenithDeg), (g, i) => g * sun.sunlitFraction[i])
  const ghiWm2 = globalOfYear(normals, { levelWm2, clearWm2, sinElevation }, random)
  const split = limitedBeam(
    { ghiWm2, zenithDeg, extraterrestrialWm2: extraWm2 },
    options.site.altitudeM,
  )
  return {
    intervalStartUtcMs,
    stepS: HOUR_S,
    utcOffsetH: options.utcOffsetH,
    ghiWm2,
    dniWm2: split.dniWm2,
    dhiWm2: split.dhiWm2,
    ...hourlyAir(normals, random),
  }
}

function checkNormals({ light, ...air }: MonthlyNormals): void {
  const lists = { light: light.kind === 'dailyGhi' ? light.kwhPerM2PerDay : light.ratio, ...air }
  for (const [name, values] of Object.entries(lists)) {
    if (values.length !== 12 || !values.every(Number.isFinite)) {
      throw new RangeError(`${name}: got ${values.join(', ')}, expected twelve numbers`)
    }
  }
}

/** Starts of the local hours of a year without 29 February, ms UTC, [8760]. */
function hoursOfYear(year: number, utcOffsetH: number): Float64Array {
  const hours = new Float64Array(8760)
  let i = 0
  DAYS_OF_MONTH.forEach((days, month) => {
    const first = Date.UTC(year, month, 1) - utcOffsetH * HOUR_MS
    for (let hour = 0; hour < days * 24; hour++) hours[i++] = first + hour * HOUR_MS
  })
  return hours
}

interface YearLight {
  readonly levelWm2: readonly number[]
  readonly clearWm2: readonly number[]
  readonly sinElevation: readonly number[]
}

function globalOfYear(
  { light }: MonthlyNormals,
  year: YearLight,
  random: RandomStream,
): Float64Array {
  const ghiWm2 = new Float64Array(8760)
  let firstHour = 0
  let variate = random.gaussian()
  DAYS_OF_MONTH.forEach((days, month) => {
    const starts = Array.from({ length: days }, (_, day) => firstHour + 24 * day)
    const daySums = starts.map((start) => sumOfDay(year.levelWm2, start))
    const clearness =
      light.kind === 'clearness'
        ? light.ratio[month]
        : clearnessOfSum(light.kwhPerM2PerDay[month], daySums)
    checkClearness(clearness, month, daySums)
    const chain = dailyClearness(clearness, daySums, random, variate)
    variate = chain.variate
    starts.forEach((start, day) => {
      const dayLight = {
        extraterrestrialWm2: year.levelWm2.slice(start, start + 24),
        clearWm2: year.clearWm2.slice(start, start + 24),
        sinElevation: year.sinElevation.slice(start, start + 24),
      }
      ghiWm2.set(hourlyGlobalWm2(chain.clearness[day], dayLight, random), start)
    })
    firstHour += 24 * days
  })
  return ghiWm2
}

function sumOfDay(values: readonly number[], start: number): number {
  let sum = 0
  for (let hour = start; hour < start + 24; hour++) sum += values[hour]
  return sum
}

function clearnessOfSum(kwhPerM2PerDay: number, daySums: readonly number[]): number {
  const dayWhM2 = mean(daySums)
  // A polar night has no light to divide by: any index gives its zero.
  return dayWhM2 > 0 ? (kwhPerM2PerDay * 1000) / dayWhM2 : 0.3
}

function checkClearness(clearness: number, month: number, daySums: readonly number[]): void {
  if (clearness > CLEARNESS_LIMITS.low && clearness < CLEARNESS_LIMITS.high) return
  const kwh = mean(daySums) / 1000
  const { low, high } = CLEARNESS_LIMITS
  throw new RangeError(
    `Month ${month + 1}: a clearness of ${clearness.toFixed(3)}, expected ${low} to ${high}: ` +
      `${(low * kwh).toFixed(2)} to ${(high * kwh).toFixed(2)} kWh/m2 a day at this latitude`,
  )
}
