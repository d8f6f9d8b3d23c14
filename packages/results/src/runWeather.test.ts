import { describe, expect, test } from 'vitest'
import { runRows, runWeather, type WeatherChoice, type WeatherTable } from './runWeather.ts'

const HOUR = 3_600_000

const yearOfHours = (year: number, utcOffsetH: number): WeatherTable => {
  const startUtcMs = Float64Array.from(
    { length: 8760 },
    (_, i) => Date.UTC(year, 0, 1) + (i - utcOffsetH) * HOUR,
  )
  return {
    startUtcMs,
    columns: { temp_c: startUtcMs.map((_, i) => i), ghi_wm2: startUtcMs.map(() => 1) },
  }
}

const typical: WeatherChoice = { isTypicalYear: true, stepS: 3600, utcOffsetH: -7 }

describe('weather of a run', () => {
  test('without limits it is all there is', () => {
    const weather = runWeather(yearOfHours(2001, -7), typical)
    expect(weather.intervalStartUtcMs.length).toBe(8760)
    expect(weather.dniWm2).toBeUndefined()
  })

  test('a typical year ignores the year of the limits', () => {
    const table = yearOfHours(2001, -7)
    const rows = runRows(table.startUtcMs, {
      ...typical,
      from: '2031-02-01T00:00',
      to: '2031-03-01T00:00',
    })
    expect(rows).toEqual({ from: 31 * 24, to: 59 * 24 })
    expect(runRows(table.startUtcMs, { ...typical, from: '1998-01-01', to: '1998-12-31' })).toEqual(
      { from: 0, to: 8760 },
    )
    expect(runRows(table.startUtcMs, { ...typical, to: '2032-01-01T00:00' }).to).toBe(8760)
    expect(runRows(table.startUtcMs, { ...typical, to: '2032-02-29' }).to).toBe(59 * 24)
  })

  test('a typical year in a leap year has no 29 February', () => {
    const { intervalStartUtcMs: starts } = runWeather(yearOfHours(2001, -7), {
      ...typical,
      simulatedYear: 2028,
    })
    const local = (i: number) => new Date((starts[i] ?? 0) - 7 * HOUR).toISOString()
    expect(local(0)).toBe('2028-01-01T00:00:00.000Z')
    expect(local(59 * 24 - 1)).toBe('2028-02-28T23:00:00.000Z')
    expect(local(59 * 24)).toBe('2028-03-01T00:00:00.000Z')
    expect(local(8759)).toBe('2028-12-31T23:00:00.000Z')
  })

  test('a date as the end of a range is meant whole', () => {
    const table = yearOfHours(2021, 1)
    const choice = {
      isTypicalYear: false,
      stepS: 3600,
      utcOffsetH: 1,
      from: '2021-06-01',
      to: '2021-06-01',
    }
    expect(runWeather(table, choice).airC.length).toBe(24)
    expect(runWeather(table, choice).airC[0]).toBe(151 * 24)
  })
})
