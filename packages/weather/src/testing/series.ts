import { createReadStream } from 'node:fs'
import type { WeatherFile } from '@duet/formats'
import { DAY_MS, DAY_S, HOUR_MS, MINUTE_MS } from '@duet/units'
import { referenceFile } from '@duet/units/testing/reference'
import { readMeteo } from '../reading/readMeteo.ts'
import { skySeries } from '../series/skySeries.ts'
import { seriesOfFile, type WeatherSeries } from '../series/weatherSeries.ts'

const read = new Map<string, Promise<WeatherFile>>()

/** A file of `weather` in the reference data, read once. */
export function referenceWeather(path: string): Promise<WeatherFile> {
  const weather =
    read.get(path) ??
    readMeteo(createReadStream(referenceFile(`weather/${path}`)), {
      filename: path,
      airTemperature: { kind: 'later' },
    })
  read.set(path, weather)
  return weather
}

/** Its series. */
export async function referenceSeries(path: string): Promise<WeatherSeries> {
  return seriesOfFile(await referenceWeather(path), { latitudeDeg: 0, longitudeDeg: 0 })
}

/** A share of the clear sky that changes from day to day and hour to hour, the same at each run. */
function cloudShare(utcMs: number): number {
  const day = Math.floor(utcMs / DAY_MS)
  if (day % 3 !== 0) return 1
  return 0.5 + 0.25 * Math.sin(day * 1.7) + 0.15 * Math.sin(utcMs / 5_400_000)
}

/** Weather under a sky with clear and cloudy days, all columns but albedo and tracker angle. */
export function cloudySeries(
  settings: {
    readonly stepS?: number
    readonly days?: number
    readonly latitudeDeg?: number
    readonly longitudeDeg?: number
    readonly utcOffsetH?: number
  } = {},
): WeatherSeries {
  const {
    stepS = 3600,
    days = 365,
    latitudeDeg = 37.4,
    longitudeDeg = -5.9,
    utcOffsetH = 0,
  } = settings
  const n = (days * DAY_S) / stepS
  const first = Date.UTC(2021, 0, 1) - utcOffsetH * HOUR_MS
  const intervalStartUtcMs = Float64Array.from({ length: n }, (_, i) => first + i * stepS * 1000)
  const bare: WeatherSeries = {
    intervalStartUtcMs,
    stepS,
    columns: {},
    isTypicalYear: false,
    alignment: 'beginning',
    utcOffsetH,
    latitudeDeg,
    longitudeDeg,
    altitudeM: 10,
  }
  const { clearGhiWm2, cosZenith } = skySeries(bare)
  const share = intervalStartUtcMs.map(cloudShare)
  const ghi = clearGhiWm2.map((clear, i) => clear * share[i])
  const dhi = ghi.map((global, i) => global * (share[i] > 0.9 ? 0.15 : 0.8))
  const dni = ghi.map((global, i) => (cosZenith[i] > 0.02 ? (global - dhi[i]) / cosZenith[i] : 0))
  return {
    ...bare,
    columns: {
      ghi_wm2: ghi,
      dni_wm2: dni,
      dhi_wm2: dhi,
      temp_c: ghi.map((global, i) => 15 + global / 80 + Math.sin(i / 50)),
      rh: ghi.map((global, i) => 60 - global / 40 + Math.sin(i)),
      windspeed: ghi.map((_global, i) => 3 + 2 * Math.sin(i / 7)),
    },
  }
}

/** The same rows with every time moved; what is labelled later looks late. */
export function movedBy(series: WeatherSeries, minutes: number): WeatherSeries {
  return {
    ...series,
    intervalStartUtcMs: series.intervalStartUtcMs.map((utcMs) => utcMs + minutes * MINUTE_MS),
  }
}

/** The same rows with a column altered. */
export function withColumn(
  series: WeatherSeries,
  name: keyof WeatherSeries['columns'],
  change: (value: number, row: number) => number,
): WeatherSeries {
  const values = series.columns[name]
  if (!values) throw new Error(`no column ${name}`)
  return { ...series, columns: { ...series.columns, [name]: values.map(change) } }
}

/** Rows that a filter takes. */
export function rowsWhere(series: WeatherSeries, isTaken: (row: number) => boolean): WeatherSeries {
  const taken = (values: Float64Array): Float64Array => values.filter((_, row) => isTaken(row))
  return {
    ...series,
    intervalStartUtcMs: taken(series.intervalStartUtcMs),
    columns: Object.fromEntries(
      Object.entries(series.columns).map(([name, values]) => [name, taken(values)]),
    ),
  }
}
