import { DAY_MIN, DAY_MS, HOUR_MS, MINUTE_MS } from '@duet/units'
import { halfDayMin, solarDay } from '../solarClock.ts'
import type { WeatherSeries } from '../weatherSeries.ts'

/** Global irradiance by day and time of day, local standard time. */
export interface LightMap {
  /** yyyy-MM-dd, MM-dd of a typical year; every day from the first to the last. */
  readonly days: readonly string[]
  readonly slotMin: number
  /** Mean of the rows of a slot, W/m², [day · slots + slot]; NaN where there is none. */
  readonly ghiWm2: Float64Array
  /** By place and time zone, minutes after midnight, [day]; NaN: none that day. */
  readonly sunriseMin: Float64Array
  readonly sunsetMin: Float64Array
}

/** Slots of a quarter of an hour, longer for many days, never shorter than the step. */
export function lightMap(series: WeatherSeries, ghiWm2: Float64Array): LightMap {
  const { intervalStartUtcMs, stepS, utcOffsetH, isTypicalYear } = series
  const offsetMs = utcOffsetH * HOUR_MS
  const firstDay = Math.floor(((intervalStartUtcMs.at(0) ?? 0) + offsetMs) / DAY_MS)
  const lastDay = Math.floor(((intervalStartUtcMs.at(-1) ?? 0) + offsetMs) / DAY_MS)
  const dayCount = lastDay - firstDay + 1
  const slotMin = Math.max(stepS / 60, dayCount <= 400 ? 15 : 60)
  const slots = DAY_MIN / slotMin
  const sums = new Float64Array(dayCount * slots)
  const counts = new Float64Array(dayCount * slots)
  for (let i = 0; i < intervalStartUtcMs.length; i++) {
    if (Number.isNaN(ghiWm2[i])) continue
    const sinceFirstMs = intervalStartUtcMs[i] + offsetMs - firstDay * DAY_MS
    const slot = Math.floor(sinceFirstMs / (slotMin * MINUTE_MS))
    sums[slot] += ghiWm2[i]
    counts[slot] += 1
  }
  const days = Array.from({ length: dayCount }, (_, day) => firstDay + day)
  const rises = days.map((day) => sunriseAndSunset(series, day))
  return {
    days: days.map((day) => dayText(day, isTypicalYear)),
    slotMin,
    ghiWm2: sums.map((sum, slot) => sum / counts[slot]),
    sunriseMin: Float64Array.from(rises, ({ sunriseMin }) => sunriseMin),
    sunsetMin: Float64Array.from(rises, ({ sunsetMin }) => sunsetMin),
  }
}

function dayText(day: number, isTypicalYear: boolean): string {
  const iso = new Date(day * DAY_MS).toISOString()
  return isTypicalYear ? iso.slice(5, 10) : iso.slice(0, 10)
}

function sunriseAndSunset(
  { latitudeDeg, longitudeDeg, utcOffsetH }: WeatherSeries,
  day: number,
): { readonly sunriseMin: number; readonly sunsetMin: number } {
  const { equationMin, declinationRad } = solarDay(day)
  const half = halfDayMin(latitudeDeg, declinationRad)
  if (half <= 0 || half >= 720) return { sunriseMin: Number.NaN, sunsetMin: Number.NaN }
  const noon = 720 - equationMin - longitudeDeg * 4 + utcOffsetH * 60
  return { sunriseMin: ofDay(noon - half), sunsetMin: ofDay(noon + half) }
}

/** Far from the time zone of the dataset the sun rises the day before, or sets the day after. */
const ofDay = (minute: number): number => ((minute % DAY_MIN) + DAY_MIN) % DAY_MIN
