import { randomBytes } from 'node:crypto'
import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from '@duet/formats'
import { type RolledColumn, TIME_COLUMN } from '@duet/results'
import { WEATHER_COLUMN_UNITS, type WeatherSeries } from '@duet/weather'
import { dropPendingFile } from '../../files/storedFileQueries.ts'
import type { Server } from '../../server.ts'

const KINDS: Readonly<Record<WeatherValueColumn, RolledColumn['kind']>> = {
  ghi_wm2: 'irradiance',
  dni_wm2: 'irradiance',
  dhi_wm2: 'irradiance',
  temp_c: 'mean',
  rh: 'mean',
  windspeed: 'mean',
  wind_direction: 'azimuth',
  pw: 'mean',
  atmospheric_pressure: 'mean',
  albedo: 'mean',
  tracker_angle: 'angle',
  snow_depth: 'mean',
  rain: 'mean',
  pm2_5: 'mean',
  pm10: 'mean',
}

/** The stored columns of a dataset, with units and how each is rolled up. */
export const WEATHER_COLUMNS: readonly RolledColumn[] = WEATHER_VALUE_COLUMNS.map((name) => ({
  name,
  unit: WEATHER_COLUMN_UNITS[name],
  kind: KINDS[name],
}))

export function weatherColumn(name: string): RolledColumn | undefined {
  return WEATHER_COLUMNS.find((column) => column.name === name)
}

/**
 * Writes the rows of a dataset as a file under a key of this attempt alone, so that another one cannot harm it, then its
 * record. Of an attempt that fails nothing is left.
 */
export async function storeWeather<T>(
  { db, series: store }: Pick<Server, 'db' | 'series'>,
  { projectId, datasetId }: { readonly projectId: string; readonly datasetId: string },
  series: Pick<WeatherSeries, 'intervalStartUtcMs' | 'columns'>,
  record: (key: string) => Promise<T>,
): Promise<T> {
  const attempt = randomBytes(6).toString('hex')
  const key = `projects/${projectId}/meteo/${datasetId}/data-${attempt}.parquet`
  const names: ReadonlySet<string> = new Set(WEATHER_VALUE_COLUMNS)
  const columns = new Map(Object.entries(series.columns).filter(([name]) => names.has(name)))
  const units = Object.fromEntries(WEATHER_COLUMNS.map(({ name, unit }) => [name, unit]))
  const metadata = {
    duet_units: JSON.stringify(units),
    duet_time: `${TIME_COLUMN} is the start of each interval, UTC`,
  }
  try {
    const file = { key, projectId, filename: 'data.parquet', state: 'pending', metadata } as const
    await store.write(file, { timeUtcMs: series.intervalStartUtcMs, columns })
    return await record(key)
  } catch (error) {
    // what cannot be marked now is swept a day later
    await dropPendingFile(db, key).catch(() => undefined)
    throw error
  }
}

/** Whether every row has a value. */
export const isComplete = (column: Float64Array | undefined): boolean =>
  column?.every(Number.isFinite) ?? false
