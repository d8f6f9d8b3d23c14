import { TIME_COLUMN } from '@duet/results'
import type { WeatherSeries } from '@duet/weather'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { WEATHER_COLUMNS } from './weatherColumns.ts'

/** Writes the rows of a dataset as a file that is not yet kept. */
export async function writeWeather(
  store: SeriesStore,
  place: { readonly key: string; readonly projectId: string },
  series: Pick<WeatherSeries, 'intervalStartUtcMs' | 'columns'>,
): Promise<void> {
  const columns = new Map<string, Float64Array>()
  for (const [name, values] of Object.entries(series.columns)) {
    if (WEATHER_COLUMNS.some((column) => column.name === name)) columns.set(name, values)
  }
  const units = Object.fromEntries(WEATHER_COLUMNS.map(({ name, unit }) => [name, unit]))
  await store.write(
    {
      ...place,
      filename: 'data.parquet',
      state: 'pending',
      metadata: {
        duet_units: JSON.stringify(units),
        duet_time: `${TIME_COLUMN} is the start of each interval, UTC`,
      },
    },
    { timeUtcMs: series.intervalStartUtcMs, columns },
  )
}

/** Whether every row has a value. */
export const isComplete = (column: Float64Array | undefined): boolean =>
  column?.every(Number.isFinite) ?? false
