import { describe, expect, test } from 'vitest'
import { readWeather } from '../readWeather.ts'
import type { WeatherColumns, WeatherValueColumn } from './weatherFile.ts'
import { writeEpw } from './writeEpw.ts'
import { writeSamCsv } from './writeSamCsv.ts'
import type { WrittenWeather } from './writtenRows.ts'

const VALUES: Readonly<Partial<Record<WeatherValueColumn, (row: number) => number>>> = {
  ghi_wm2: (row) => Math.max(0, 800 * Math.sin((row % 24) / 4 - 1.5)),
  dni_wm2: (row) => Math.max(0, 700 * Math.sin((row % 24) / 4 - 1.5)),
  dhi_wm2: (row) => Math.max(0, 90 * Math.sin((row % 24) / 4 - 1.5)),
  temp_c: (row) => 12.25 + (row % 7),
  rh: (row) => 40 + (row % 20),
  windspeed: (row) => 1.5 + (row % 5),
  wind_direction: (row) => (row * 10) % 360,
  pw: () => 1.4,
  atmospheric_pressure: () => 96_500,
  albedo: () => 0.25,
  snow_depth: (row) => row % 3,
}

/** A year of hours in UTC-7; a typical one has months of two years. */
function year(more: Partial<WrittenWeather['metadata']> = {}): WrittenWeather {
  const rowCount = 8760
  const intervalStartUtcMs = Float64Array.from(
    { length: rowCount },
    (_, row) => Date.UTC(2001, 0, 1, 7) + row * 3_600_000,
  )
  const years = intervalStartUtcMs.map((utcMs) =>
    new Date(utcMs - 7 * 3_600_000).getUTCMonth() % 2 === 0 ? 1998 : 2005,
  )
  const named = Object.entries(VALUES).map(([name, valueOf]) => [
    name,
    Float64Array.from({ length: rowCount }, (_, row) => Number(valueOf(row).toFixed(4))),
  ])
  const columns: WeatherColumns = { year: years, ...Object.fromEntries(named) }
  const metadata: WrittenWeather['metadata'] = {
    source: 'default',
    latitude: 33.45,
    longitude: -111.98,
    altitude_m: 358,
    local_time_zone: -7,
    time_interval: 'OneHour',
    interval_alignment: 'beginning',
    type: 'TMY',
    has_windspeed: true,
    has_rh: true,
    has_pw: true,
    has_snow_depth: true,
    has_rain: false,
    has_dust: false,
    start_time: '2001-01-01T07:00:00.000Z',
    end_time: '2002-01-01T07:00:00.000Z',
    ...more,
  }
  return { metadata, columns, rowCount, intervalStartUtcMs, stepS: 3600 }
}

describe.each([
  ['sam', writeSamCsv],
  ['epw', writeEpw],
] as const)('weather written as %s', (format, write) => {
  test('is read back with its place, times, values and years', async () => {
    const weather = year()
    const read = await readWeather(write(weather), { filename: `x.${format}` })
    expect(read).toMatchObject({
      format,
      rowCount: 8760,
      stepS: 3600,
      metadata: {
        latitude: 33.45,
        longitude: -111.98,
        altitude_m: 358,
        local_time_zone: -7,
        type: 'TMY',
      },
    })
    expect(read.intervalStartUtcMs).toEqual(weather.intervalStartUtcMs)
    expect(read.columns.year).toEqual(weather.columns.year)
    for (const name of Object.keys(VALUES) as WeatherValueColumn[]) {
      const off = read.columns[name]?.map((value, row) =>
        Math.abs(value - (weather.columns[name]?.[row] ?? Number.NaN)),
      )
      expect([name, Math.max(...(off ?? [Number.NaN])) < 1e-4]).toEqual([name, true])
    }
  })

  test('has missing values as missing ones', async () => {
    const weather = year()
    weather.columns.windspeed?.fill(Number.NaN, 100, 110)
    const read = await readWeather(write(weather))
    expect(read.columns.windspeed?.slice(99, 111)).toEqual(
      weather.columns.windspeed?.slice(99, 111),
    )
  })

  test('needs a place', () => {
    const { latitude: _none, ...metadata } = year().metadata
    expect(() => [...write({ ...year(), metadata })]).toThrow('needs a latitude')
  })
})
