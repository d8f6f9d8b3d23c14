import { readReferenceYear } from '../../../../tools/reference/testing/endToEnd.ts'
import type { Weather } from '../model/weather.ts'

/** The reference year of Greensboro at finer steps: each hour's values held through its parts. */
export function greensboroWeather(stepS: number): Weather {
  const hourly = readReferenceYear('a_greensboro').weather
  const parts = 3600 / stepS
  const n = hourly.intervalStartUtcMs.length * parts
  const held = (values: Float64Array | undefined): Float64Array =>
    Float64Array.from(
      { length: n },
      (_, i) => (values ?? new Float64Array())[Math.floor(i / parts)],
    )
  return {
    intervalStartUtcMs: Float64Array.from(
      { length: n },
      (_, i) => hourly.intervalStartUtcMs[0] + i * stepS * 1000,
    ),
    stepS,
    utcOffsetH: hourly.utcOffsetH,
    ghiWm2: held(hourly.ghiWm2),
    dniWm2: held(hourly.dniWm2),
    dhiWm2: held(hourly.dhiWm2),
    airC: held(hourly.airC),
    windMPerS: held(hourly.windMPerS),
  }
}
