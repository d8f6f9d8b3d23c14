import type { Weather } from '../model/weather.ts'
import { greensboroWeather } from './weather.ts'

/** Days of the reference year of Greensboro, hour by hour. */
export function someDays(days: readonly number[]): Weather {
  const year = greensboroWeather(3600)
  const hours = days.flatMap((day) => Array.from({ length: 24 }, (_, hour) => day * 24 + hour))
  const pick = (values: Float64Array | undefined): Float64Array =>
    Float64Array.from(hours, (hour) => (values ?? new Float64Array())[hour])
  return {
    ...year,
    intervalStartUtcMs: pick(year.intervalStartUtcMs),
    ghiWm2: pick(year.ghiWm2),
    dniWm2: pick(year.dniWm2),
    dhiWm2: pick(year.dhiWm2),
    airC: pick(year.airC),
    windMPerS: pick(year.windMPerS),
  }
}
