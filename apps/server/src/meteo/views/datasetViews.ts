import { AppError } from '@duet/contract'
import { sunAtIntervals } from '@duet/engine'
import {
  intervalLengthS,
  runRows,
  stepsSql,
  TIME_INTERVALS,
  type TimeInterval,
} from '@duet/results'
import { z } from 'zod'
import type { UserId } from '../../access/organizationAccess.ts'
import { projectAccess } from '../../access/projectAccess.ts'
import type {
  EnviroData,
  EnviroDataset,
  QueryEnviroDataArgs,
  QueryEnviroDataRollupArgs,
  QueryProjectEnviroDatasetsArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { accessibleDataset } from '../datasets/datasetAccess.ts'
import { datasetAnswer } from '../datasets/datasetAnswer.ts'
import { type DatasetRow, datasetsOfProject } from '../datasets/datasetQueries.ts'
import { weatherColumn } from '../datasets/weatherFile.ts'
import {
  datasetStepS,
  enviroData,
  readDailyGhi,
  readDataset,
  readHourlyByMonth,
  readRollUp,
  readRows,
} from '../datasets/weatherReads.ts'
import { withTotals } from './weatherReports.ts'

const MAX_PAGE = 200
const MAX_ROWS = 10_000

const page = (take: number, max: number) =>
  z.object({
    skip: z
      .number()
      .int()
      .min(0)
      .max(100_000_000)
      .nullish()
      .transform((skip) => skip ?? 0),
    take: z
      .number()
      .int()
      .min(1)
      .max(max, `at most ${max}`)
      .nullish()
      .transform((given) => given ?? take),
  })

export async function listDatasets(
  server: Server,
  userId: UserId,
  input: QueryProjectEnviroDatasetsArgs,
): Promise<EnviroDataset[]> {
  const { project } = await projectAccess(server.db, userId, input.project_id, 'viewer')
  if (input.id) {
    const one = await accessibleDataset(server, userId, input.id, 'viewer')
    return one.project_id === project.id ? [datasetAnswer(await withTotals(server, one))] : []
  }
  const rows = await datasetsOfProject(server.db, project.id, parseInput(page(50, MAX_PAGE), input))
  const whole = await Promise.all(rows.map((row) => withTotals(server, row)))
  return whole.map(datasetAnswer)
}

export async function datasetRows(
  server: Server,
  userId: UserId,
  input: QueryEnviroDataArgs,
): Promise<EnviroData> {
  const dataset = await accessibleDataset(server, userId, input.id, 'viewer')
  const range = { fromUtcMs: instant(input.from), toUtcMs: instant(input.to) }
  const table = await readRows(
    server.series,
    dataset,
    range,
    parseInput(page(1000, MAX_ROWS), input),
  )
  return enviroData(
    table,
    table.names.slice(1).map((name) => weatherColumn(name)?.unit ?? ''),
  )
}

const instant = (iso: string | null | undefined): number | undefined =>
  iso ? Date.parse(iso) : undefined

export async function datasetRollUp(
  server: Server,
  userId: UserId,
  { id, time_interval, from, to, mean }: QueryEnviroDataRollupArgs,
): Promise<EnviroData> {
  const dataset = await accessibleDataset(server, userId, id, 'viewer')
  return readRollUp(server.series, dataset, {
    interval: rollUpInterval(dataset, time_interval),
    range: { fromUtcMs: instant(from), toUtcMs: instant(to) },
    isMean: mean === true,
  })
}

/** @throws AppError INVALID_INPUT for what is no interval, or shorter than the rows */
function rollUpInterval(dataset: DatasetRow, text: string): TimeInterval {
  const stepS = datasetStepS(dataset)
  const choices = TIME_INTERVALS.filter((name) => (intervalLengthS(name) ?? Infinity) >= stepS)
  const interval = choices.find((name) => name === text)
  if (interval) return interval
  throw new AppError('INVALID_INPUT', `time_interval must be one of ${choices.join(', ')}`, {
    path: 'time_interval',
  })
}

/** Daily sums of GHI, kWh/m². */
export async function datasetDailyGhi(
  server: Server,
  userId: UserId,
  id: string,
): Promise<(number | null)[]> {
  return readDailyGhi(server.series, await accessibleDataset(server, userId, id, 'viewer'))
}

export async function datasetHourlyByMonth(
  server: Server,
  userId: UserId,
  id: string,
  name: string,
): Promise<(number | null)[][]> {
  const dataset = await accessibleDataset(server, userId, id, 'viewer')
  const column = weatherColumn(name)
  if (!column)
    throw new AppError('INVALID_INPUT', `The dataset has no column '${name}'`, { path: 'column' })
  return readHourlyByMonth(server.series, dataset, column)
}

/** Steps with a part of the interval sunlit; a typical year is taken by month and day, as a run takes it. */
export async function daylightTimestamps(
  server: Server,
  userId: UserId,
  id: string,
  from: string,
  to: string,
): Promise<{ count: number }> {
  const dataset = await accessibleDataset(server, userId, id, 'viewer')
  const { columns } = await readDataset(server.series, dataset, (source) => stepsSql(source, []))
  const all = columns[0] ?? new Float64Array()
  const rows = runRows(all, {
    isTypicalYear: dataset.type === 'TMY',
    stepS: datasetStepS(dataset),
    utcOffsetH: dataset.local_time_zone,
    from: localText(from, dataset.local_time_zone),
    to: localText(to, dataset.local_time_zone),
  })
  const intervalStartUtcMs = all.slice(rows.from, rows.to)
  const { sunlitFraction } = sunAtIntervals(
    { intervalStartUtcMs, stepS: datasetStepS(dataset) },
    {
      latitudeDeg: dataset.latitude,
      longitudeDeg: dataset.longitude,
      altitudeM: dataset.altitude_m ?? 0,
    },
  )
  return { count: sunlitFraction.filter((fraction) => fraction > 0).length }
}

/** An instant as wall-clock time of the dataset. */
const localText = (instantText: string, utcOffsetH: number): string =>
  new Date(Date.parse(instantText) + utcOffsetH * 3_600_000).toISOString().slice(0, 19)
