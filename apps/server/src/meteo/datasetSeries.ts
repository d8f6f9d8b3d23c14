import { WEATHER_VALUE_COLUMNS, type WeatherValueColumn } from '@duet/formats'
import { TIME_COLUMN } from '@duet/results'
import type { WeatherSeries } from '@duet/weather'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import type { DatasetRow } from './datasetQueries.ts'
import { datasetStepS, readDataset } from './weatherReads.ts'

/** All rows of a dataset with the columns that it has. @throws AppError WEATHER_DAMAGED */
export async function readSeries(series: SeriesStore, dataset: DatasetRow): Promise<WeatherSeries> {
  const { names, columns } = await readDataset(
    series,
    dataset,
    (source) =>
      `select epoch_ms("${TIME_COLUMN}") as "${TIME_COLUMN}", * exclude ("${TIME_COLUMN}") from ${source} order by "${TIME_COLUMN}"`,
  )
  const values: { [Name in WeatherValueColumn]?: Float64Array } = {}
  for (const name of WEATHER_VALUE_COLUMNS) {
    const column = columns[names.indexOf(name)]
    if (column) values[name] = column
  }
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
  }
}
