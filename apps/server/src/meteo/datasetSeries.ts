import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from '@duet/formats'
import { stepsSql } from '@duet/results'
import type { WeatherSeries } from '@duet/weather'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import { airTemperatureFrom } from './airTemperatureHistory.ts'
import type { DatasetRow } from './datasetQueries.ts'
import { datasetStepS, readDataset, storedColumns } from './weatherReads.ts'

/**
 * All rows of a dataset with the columns that it has, or those of them in `wanted`.
 *
 * @throws AppError WEATHER_DAMAGED
 */
export async function readSeries(
  series: SeriesStore,
  dataset: DatasetRow,
  wanted: readonly WeatherValueColumn[] = WEATHER_VALUE_COLUMNS,
): Promise<WeatherSeries> {
  const stored = await storedColumns(series, dataset)
  const present = wanted.filter((name) => stored.some((column) => column.name === name))
  const { columns } = await readDataset(series, dataset, (source) =>
    stepsSql(
      source,
      present.map((name) => ({ name })),
    ),
  )
  const values: { [Name in WeatherValueColumn]?: Float64Array } = {}
  present.forEach((name, index) => {
    const column = columns[index + 1]
    if (column) values[name] = column
  })
  const { interval_alignment } = dataset
  return {
    intervalStartUtcMs: columns[0] ?? new Float64Array(),
    stepS: datasetStepS(dataset),
    columns: values,
    isTypicalYear: dataset.type === 'TMY',
    alignment:
      interval_alignment === 'center' || interval_alignment === 'ending'
        ? interval_alignment
        : 'beginning',
    utcOffsetH: dataset.local_time_zone,
    latitudeDeg: dataset.latitude,
    longitudeDeg: dataset.longitude,
    altitudeM: dataset.altitude_m ?? 0,
    isAirGiven: airTemperatureFrom(dataset.history) !== null,
  }
}
