import { AppError } from '@duet/contract'
import {
  columnsOf,
  findColumn,
  intervalLengthS,
  intervalStartSql,
  type ResultColumn,
  rollUpSql,
  rollUpUnit,
  TIME_COLUMN,
  TIME_INTERVALS,
  type TimeInterval,
  timeInterval,
} from '@duet/results'
import type { Database } from '../db/connection.ts'
import { type ToldDamage, tellDamage } from '../files/parquet/damagedSeries.ts'
import type { NumberTable } from '../files/parquet/readColumns.ts'
import type { SeriesStore } from '../files/parquet/seriesStore.ts'
import type { ResultSeries } from '../http/resolvers.gen.ts'
import { blockOf, type FinishedRun } from './finishedRun.ts'
import { partKeys } from './runKeys.ts'

export interface ReadDeps {
  readonly series: SeriesStore
  readonly db: Database
}

export const MAX_ROWS = 10_000

/** What to read of one block, or of the plant. */
export interface SeriesRequest {
  /** Undefined: the plant after the blocks meet. */
  readonly blockId: string | undefined
  readonly columns: readonly ResultColumn[]
  /** Undefined: the steps themselves. */
  readonly interval: TimeInterval | undefined
  readonly fromUtcMs?: number | undefined
  readonly toUtcMs?: number | undefined
}

/** Columns by their names. @throws AppError INVALID_INPUT for a name that is not declared, with those that are */
export function declaredColumns(
  blockId: string | undefined,
  names: readonly string[],
): readonly ResultColumn[] {
  const scope = blockId === undefined ? 'system' : 'block'
  return names.map((name) => {
    const column = findColumn(scope, name)
    if (column) return column
    const known = columnsOf(scope).map((candidate) => candidate.name)
    throw new AppError(
      'INVALID_INPUT',
      `The results of a ${scope} have no column '${name}'. Known are ${known.join(', ')}`,
      {
        path: 'columns',
      },
    )
  })
}

/** @throws AppError INVALID_INPUT for an unknown name, or an interval shorter than a step */
export function requestedInterval(
  run: FinishedRun,
  text: string | null | undefined,
): TimeInterval | undefined {
  if (text === null || text === undefined) return undefined
  const interval = timeInterval(text)
  if (!interval) {
    throw new AppError(
      'INVALID_INPUT',
      `time_interval must be one of ${TIME_INTERVALS.join(', ')}`,
      { path: 'time_interval' },
    )
  }
  const lengthS = intervalLengthS(interval)
  if (lengthS !== undefined && lengthS < run.stepS) {
    throw new AppError('INVALID_INPUT', `The steps of this simulation are longer than ${text}`, {
      path: 'time_interval',
    })
  }
  return interval
}

/** Reads of the run's files. @throws AppError RESULT_DAMAGED, FILE_DAMAGED */
export function readStored(
  { series }: ReadDeps,
  run: FinishedRun,
  keys: readonly string[],
  query: (source: string, sourceOf: (keys: readonly string[]) => string) => string,
): Promise<NumberTable> {
  return tellDamage(series.read(keys, query), resultDamaged(run))
}

export function resultDamaged({ id, name }: FinishedRun): ToldDamage {
  return {
    code: 'RESULT_DAMAGED',
    what: `The stored results of the simulation '${name}'`,
    advice: 'Run it again.',
    details: { simulation_id: id },
  }
}

function rollUpFile(
  run: FinishedRun,
  blockId: string | undefined,
  interval: TimeInterval | undefined,
): string | undefined {
  const name = interval === 'OneDay' ? 'daily' : interval === 'OneMonth' ? 'monthly' : undefined
  const folder = blockId === undefined ? 'system' : `blocks/${blockOf(run, blockId).id}`
  return name && `${run.prefix}/${folder}/${name}.parquet`
}

/** Numbers over time; the first column is the start, ms UTC. */
export async function readTable(
  deps: ReadDeps,
  run: FinishedRun,
  request: SeriesRequest,
): Promise<NumberTable> {
  const stored = rollUpFile(run, request.blockId, request.interval)
  const keys = stored ? [stored] : partKeys(run, request.blockId)
  return readStored(deps, run, keys, (files) => {
    const source = withColumns(files, request.columns)
    return stored || !request.interval
      ? storedQuery(request, source)
      : rollUpQuery(run, request, request.interval, source)
  })
}

/** The rows of a source with all the columns asked for: those that a run of an earlier version did not store are empty. */
export function withColumns(source: string, columns: readonly ResultColumn[]): string {
  const empty = columns.map(({ name }) => `null::double as "${name}"`)
  return `(select * from ${source} union all by name select ${empty.join(', ')} where false)`
}

/**
 * The same of several files, as one table with `file`, the place of each row's file in the list; columns that a run of an earlier version did not
 * store are empty.
 */
export function filesWithColumns(
  source: string,
  columns: readonly Pick<ResultColumn, 'name'>[],
): string {
  const empty = columns.map(({ name }) => `null::double as "${name}"`)
  return `(select file_index as file, * from ${source} union all by name select ${empty.join(', ')} where false)`
}

/** `where` of a range of instants, absent or infinite where it has no end; Parquet skips what lies outside. */
export function rangeSql({
  fromUtcMs = Number.NEGATIVE_INFINITY,
  toUtcMs = Number.POSITIVE_INFINITY,
}: Pick<SeriesRequest, 'fromUtcMs' | 'toUtcMs'>): string {
  const limits = [
    ...(Number.isFinite(fromUtcMs) ? [`"${TIME_COLUMN}" >= ${instantSql(fromUtcMs)}`] : []),
    ...(Number.isFinite(toUtcMs) ? [`"${TIME_COLUMN}" < ${instantSql(toUtcMs)}`] : []),
  ]
  return limits.length > 0 ? `where ${limits.join(' and ')}` : ''
}

const instantSql = (utcMs: number): string => `to_timestamp(${utcMs / 1000})`

function storedQuery(request: SeriesRequest, source: string): string {
  const values = request.columns.map(({ name }) => `"${name}"`)
  return `select ${[`epoch_ms("${TIME_COLUMN}")`, ...values].join(', ')} from ${source} ${rangeSql(request)} order by 1 limit ${MAX_ROWS + 1}`
}

function rollUpQuery(
  run: FinishedRun,
  request: SeriesRequest,
  interval: TimeInterval,
  source: string,
): string {
  const start = intervalStartSql(`"${TIME_COLUMN}"`, interval, run.utcOffsetH)
  const values = request.columns.map(
    (column) => `${rollUpSql(column, run.stepS)} as "${column.name}"`,
  )
  return `select ${[start, ...values].join(', ')} from ${source} ${rangeSql(request)} group by 1 order by 1 limit ${MAX_ROWS + 1}`
}

/** The same for the API. @throws AppError INVALID_INPUT beyond the limit of rows */
export async function readSeries(
  deps: ReadDeps,
  run: FinishedRun,
  request: SeriesRequest,
): Promise<ResultSeries> {
  const table = await readTable(deps, run, request)
  const [time = new Float64Array(), ...values] = table.columns
  if (time.length > MAX_ROWS) {
    throw new AppError(
      'INVALID_INPUT',
      `More than ${MAX_ROWS.toLocaleString('en')} rows. Choose a shorter range or a longer interval.`,
      {
        path: 'time_interval',
      },
    )
  }
  return {
    time: Array.from(time, iso),
    columns: request.columns.map(({ name }) => name),
    labels: request.columns.map(({ label }) => label),
    units: request.columns.map((column) => (request.interval ? rollUpUnit(column) : column.unit)),
    values: values.map(listOf),
  }
}

export const iso = (utcMs: number): string => new Date(utcMs).toISOString()

export const listOf = (values: Float64Array): (number | null)[] =>
  Array.from(values, (value) => (Number.isNaN(value) ? null : value))
