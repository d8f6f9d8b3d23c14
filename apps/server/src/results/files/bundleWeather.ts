import { Readable } from 'node:stream'
import { writeWeatherCsv } from '@duet/formats'
import type { RunDataset } from '@duet/results/run'
import { HOUR_MS } from '@duet/units'
import type { SeriesStore } from '../../files/parquet/seriesStore.ts'
import { readWeatherTable } from '../../simulations/plan/weatherOfRun.ts'

type WrittenWeather = Parameters<typeof writeWeatherCsv>[0]

const INTERVALS = [
  'OneMinute',
  'FiveMinutes',
  'TenMinutes',
  'FifteenMinutes',
  'ThirtyMinutes',
  'OneHour',
] as const

/** All rows of a dataset as the product's own CSV, labelled by the start of each interval. @throws AppError WEATHER_DAMAGED */
export async function bundledWeather(series: SeriesStore, dataset: RunDataset): Promise<Readable> {
  const { startUtcMs, columns: values } = await readWeatherTable(series, dataset)
  const weather = {
    metadata: metadataOf(dataset, startUtcMs),
    columns: { ...values, ...labels(startUtcMs, dataset.local_time_zone) },
    rowCount: startUtcMs.length,
  } satisfies WrittenWeather
  return Readable.from(writeWeatherCsv(weather))
}

const iso = (utcMs: number): string => new Date(utcMs).toISOString()

function metadataOf(dataset: RunDataset, startUtcMs: Float64Array): WrittenWeather['metadata'] {
  const { type, latitude, longitude, altitude_m, local_time_zone, step_s } = dataset
  const time_interval = INTERVALS.find((name) => name === dataset.time_interval) ?? 'OneHour'
  return {
    type,
    latitude,
    longitude,
    altitude_m,
    local_time_zone,
    time_interval,
    source: 'default',
    interval_alignment: 'beginning',
    has_windspeed: false,
    has_rh: false,
    has_pw: false,
    has_snow_depth: false,
    has_rain: false,
    has_dust: false,
    start_time: iso(startUtcMs[0] ?? 0),
    end_time: iso((startUtcMs.at(-1) ?? 0) + step_s * 1000),
  }
}

/** Year to minute of the start of each interval, local standard time. */
function labels(
  startUtcMs: Float64Array,
  utcOffsetH: number,
): Pick<WrittenWeather['columns'], 'year' | 'month' | 'day' | 'hour' | 'minute'> {
  const part = (of: (local: Date) => number): Float64Array =>
    startUtcMs.map((utcMs) => of(new Date(utcMs + utcOffsetH * HOUR_MS)))
  return {
    year: part((local) => local.getUTCFullYear()),
    month: part((local) => local.getUTCMonth() + 1),
    day: part((local) => local.getUTCDate()),
    hour: part((local) => local.getUTCHours()),
    minute: part((local) => local.getUTCMinutes()),
  }
}
