import { type WeatherYear, weatherYear } from '@duet/engine'
import { HOUR_MS } from '@duet/units'
import { PHOENIX_NORMALS } from './phoenixNormals.ts'

/** Year of the sun's positions; typical weather has none. */
const NOMINAL_YEAR = 2001

/** Hours of a synthetic year at Phoenix whose monthly light is that of the normals; each seed gives another year. */
export function phoenixYear(seed: number): WeatherYear {
  const normals = PHOENIX_NORMALS
  return weatherYear(
    {
      light: { kind: 'dailyGhi', kwhPerM2PerDay: normals.ghiKwhM2 },
      dailyMaxAirC: normals.maxAirC,
      dailyMinAirC: normals.minAirC,
      windMPerS: normals.windMPerS,
      relativeHumidityPercent: normals.relativeHumidityPercent,
    },
    {
      site: {
        latitudeDeg: normals.latitudeDeg,
        longitudeDeg: normals.longitudeDeg,
        altitudeM: normals.altitudeM,
      },
      utcOffsetH: normals.utcOffsetH,
      year: NOMINAL_YEAR,
      seed,
    },
  )
}

/** Hours of that year under the dates of a period, which may cross a new year; 29 February repeats the day before. */
export function phoenixHours(seed: number, fromUtcMs: number, toUtcMs: number): WeatherYear {
  const year = phoenixYear(seed)
  const first = year.intervalStartUtcMs[0] ?? 0
  const count = Math.ceil((toUtcMs - fromUtcMs) / HOUR_MS)
  const intervalStartUtcMs = Float64Array.from({ length: count }, (_, i) => fromUtcMs + i * HOUR_MS)
  const places = intervalStartUtcMs.map((utcMs) => {
    const local = new Date(utcMs + year.utcOffsetH * HOUR_MS)
    const isLeapDay = local.getUTCMonth() === 1 && local.getUTCDate() === 29
    const day = isLeapDay ? 28 : local.getUTCDate()
    const nominal = Date.UTC(NOMINAL_YEAR, local.getUTCMonth(), day, local.getUTCHours())
    return (nominal - year.utcOffsetH * HOUR_MS - first) / HOUR_MS
  })
  const cut = (values: Float64Array): Float64Array => places.map((place) => values[place] ?? 0)
  return {
    ...year,
    intervalStartUtcMs,
    ghiWm2: cut(year.ghiWm2),
    dniWm2: cut(year.dniWm2),
    dhiWm2: cut(year.dhiWm2),
    airC: cut(year.airC),
    windMPerS: cut(year.windMPerS),
    relativeHumidityPercent: cut(year.relativeHumidityPercent),
  }
}
