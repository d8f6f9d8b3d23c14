import type { Weather } from '@duet/engine'
import { allRowsSql, runWeather, type TimeRange, type WeatherTable } from '@duet/results'
import type { RunDataset, RunManifest } from '@duet/results/run'
import { createAnswerCache } from '../../cache.ts'
import { reportDamage, weatherDamaged } from '../../files/parquet/damagedSeries.ts'
import type { SeriesStore } from '../../files/parquet/seriesStore.ts'

/** Rows of a dataset, all where no range is given. @throws AppError WEATHER_DAMAGED */
export async function readWeatherTable(
  series: SeriesStore,
  dataset: Pick<RunDataset, 'id' | 'name' | 'storage_key'>,
  range: TimeRange = {},
): Promise<WeatherTable> {
  const reading = series.read([dataset.storage_key], (source) => allRowsSql(source, range))
  const { names, columns } = await reportDamage(reading, weatherDamaged(dataset))
  const [startUtcMs = new Float64Array()] = columns
  const byName = Object.fromEntries(names.map((name, index) => [name, columns[index]]))
  return { startUtcMs, columns: byName }
}

export type RunRange = Pick<RunManifest, 'from' | 'to' | 'simulated_year' | 'input_changes'>

/** The dataset's weather, cut and dated for a run. */
export function weatherForRun(table: WeatherTable, dataset: RunDataset, range: RunRange): Weather {
  return runWeather(table, {
    isTypicalYear: dataset.type === 'TMY',
    stepS: dataset.step_s,
    utcOffsetH: dataset.local_time_zone,
    from: range.from ?? undefined,
    to: range.to ?? undefined,
    simulatedYear: range.simulated_year ?? undefined,
    inputChanges: range.input_changes,
  })
}

/** Gives the weather of a run in shared memory, read once for all its tasks. */
export type WeatherSource = (
  simulationId: string,
  manifest: RunManifest,
  dataset: RunDataset,
) => Promise<Weather>

export function createWeatherSource(series: SeriesStore): WeatherSource {
  const weathers = createAnswerCache<Weather>({ max: 4 })
  return (simulationId, manifest, dataset) =>
    weathers(`${simulationId}/${dataset.id}`, async () =>
      shared(weatherForRun(await readWeatherTable(series, dataset), dataset, manifest)),
    )
}

function shared(weather: Weather): Weather {
  const arrays = Object.entries(weather).flatMap(([name, values]) =>
    values instanceof Float64Array ? [[name, share(values)] as const] : [],
  )
  return { ...weather, ...Object.fromEntries(arrays) }
}

function share(values: Float64Array): Float64Array {
  const copy = new Float64Array(new SharedArrayBuffer(values.byteLength))
  copy.set(values)
  return copy
}
