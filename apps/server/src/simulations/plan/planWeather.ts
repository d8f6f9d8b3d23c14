import { setImmediate } from 'node:timers/promises'
import { type Site, sunAtIntervals, type Weather } from '@duet/engine'
import {
  allowedTimeRange,
  type Block,
  type MeteoSummary,
  type PlantDocument,
  validateTimeRange,
} from '@duet/plant'
import { type RunDataset, toRunDataset } from '@duet/results/run'
import type { FitnessPlant, WeatherFitness } from '@duet/weather'
import { createAnswerCache } from '../../cache.ts'
import type { SeriesStore } from '../../files/parquet/seriesStore.ts'
import type { DatasetFacts } from '../../meteo/datasetFacts.ts'
import { perServer, type Server } from '../../server.ts'
import { fitnessOfRange } from './runFitness.ts'
import type { RunInput } from './runInput.ts'
import { type RunRange, readWeatherTable, weatherForRun } from './weatherOfRun.ts'

/** What a plan must know of the rows of a dataset in a range. */
export interface WeatherSpan {
  readonly intervalStartUtcMs: Float64Array
  /** Intervals with the sun up for a part of them at least. */
  readonly daylightSteps: number
  readonly fitness: WeatherFitness
}

/** A dataset in a range, beside the plant that it is used for. */
export interface SpanRequest {
  readonly facts: DatasetFacts
  readonly dataset: RunDataset
  readonly range: RunRange
  readonly plant: FitnessPlant
}

/** Ranges that were planned last; a year of minutes is 4 MB. */
const spans = perServer(() => createAnswerCache<WeatherSpan>({ max: 24 }))

/** Counts the rows of a dataset in a range, once for the same file and range: a plan that is made again while choosing takes no time. */
export const weatherSpan = (server: Server, asked: SpanRequest): Promise<WeatherSpan> =>
  spans(server)(JSON.stringify(asked), () => spanOf(server.series, asked))

async function spanOf(
  series: SeriesStore,
  { facts, dataset, range, plant }: SpanRequest,
): Promise<WeatherSpan> {
  const table = await readWeatherTable(series, dataset)
  const weather = weatherForRun(table, dataset, range)
  const { latitude, longitude, altitude_m } = dataset
  const site = { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: altitude_m }
  return {
    intervalStartUtcMs: weather.intervalStartUtcMs,
    daylightSteps: await countDaylight(weather, site),
    fitness: fitnessOfRange(table, facts, range, plant),
  }
}

const STEPS_AT_ONCE = 4096

async function countDaylight(
  { intervalStartUtcMs, stepS }: Pick<Weather, 'intervalStartUtcMs' | 'stepS'>,
  site: Site,
): Promise<number> {
  let count = 0
  for (let from = 0; from < intervalStartUtcMs.length; from += STEPS_AT_ONCE) {
    const starts = intervalStartUtcMs.subarray(from, from + STEPS_AT_ONCE)
    const { sunlitFraction } = sunAtIntervals({ intervalStartUtcMs: starts, stepS }, site)
    for (const fraction of sunlitFraction) if (fraction > 0) count += 1
    // A year of minutes takes a second: others are answered in between
    await setImmediate()
  }
  return count
}

export function isSameAxis(a: Float64Array, b: Float64Array): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}

/** The year that was asked for, else the one in which the youngest block began; a sequence has its own years. */
export function simulatedYear(
  input: RunInput,
  blocks: readonly Block[],
  datasets: readonly Pick<DatasetFacts, 'type'>[],
): number | null {
  if (datasets[0]?.type !== 'TMY') return null
  if (input.simulatedYear !== undefined) return input.simulatedYear
  const years = blocks.flatMap(({ pv_system_start_date: date }) =>
    date ? [Number(date.slice(0, 4))] : [],
  )
  return years.length > 0 ? Math.max(...years) : null
}

/** What is wrong with the time range of a run; `daylightTimestamps` where they have been counted. */
export function rangeMessages(
  datasets: readonly MeteoSummary[],
  blocks: readonly Block[],
  input: RunInput,
  daylightTimestamps: number | undefined,
): readonly string[] {
  const isTypical = datasets.every(({ type }) => type === 'TMY')
  if (input.simulatedYear !== undefined && !isTypical)
    return ['Simulated year is for typical-year meteo datasets only']
  const hasRange = input.from !== undefined || input.to !== undefined
  const errors = validateTimeRange({
    datasets,
    ...wholeRange(datasets, input),
    systemStartDates:
      hasRange || !isTypical ? blocks.map(({ pv_system_start_date }) => pv_system_start_date) : [],
    ...(input.simulatedYear !== undefined && { simulatedYear: input.simulatedYear }),
    ...(daylightTimestamps !== undefined && { daylightTimestamps }),
  })
  return errors.map(({ message }) => message)
}

/** The range that was asked for; where none was, all that the datasets share. */
function wholeRange(
  datasets: readonly MeteoSummary[],
  { from, to }: RunInput,
): { readonly from: string; readonly to: string } {
  const allowed = allowedTimeRange(datasets)
  if (allowed) {
    return { from: from ?? localText(allowed.startMs), to: to ?? localText(allowed.endMs) }
  }
  // Datasets that share no range are told by what they differ in, not by the times that are missing
  const anyTime = datasets[0]?.start_time.slice(0, 19) ?? ''
  return { from: from ?? anyTime, to: to ?? anyTime }
}

/** Wall-clock ms as yyyy-MM-ddTHH:mm:ss. */
const localText = (ms: number): string => new Date(ms).toISOString().slice(0, 19)

/** What a run writes down of a dataset. */
export const runDatasetOf = (
  { air_temperature_from: air, altitude_m, ...facts }: DatasetFacts,
  { project }: PlantDocument,
): RunDataset =>
  toRunDataset({
    ...facts,
    altitude_m: altitude_m ?? project.altitude_m,
    ...(air !== null && { air_temperature_from: air }),
  })
