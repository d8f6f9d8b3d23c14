import { TIME_COLUMN } from './parquetSchema.ts'
import type { ResultColumn } from './resultColumn.ts'
import { type RolledColumn, rollUpSql } from './rollUp.ts'
import { intervalStartSql, type TimeInterval } from './timeIntervals.ts'

/** Instants that are asked for; absent or infinite where there is no end. */
export interface TimeRange {
  readonly fromUtcMs?: number | undefined
  readonly toUtcMs?: number | undefined
}

/** Start of a step, ms UTC. */
export const START_MS_SQL = `epoch_ms("${TIME_COLUMN}")`

/** `where` of a range; Parquet skips what lies outside. */
export function rangeSql({
  fromUtcMs = Number.NEGATIVE_INFINITY,
  toUtcMs = Number.POSITIVE_INFINITY,
}: TimeRange): string {
  const limits = [
    ...(Number.isFinite(fromUtcMs) ? [`"${TIME_COLUMN}" >= ${instantSql(fromUtcMs)}`] : []),
    ...(Number.isFinite(toUtcMs) ? [`"${TIME_COLUMN}" < ${instantSql(toUtcMs)}`] : []),
  ]
  return limits.length > 0 ? `where ${limits.join(' and ')}` : ''
}

const instantSql = (utcMs: number): string => `to_timestamp(${utcMs / 1000})`

/** The clock of site time, as a TIMESTAMP. */
export const siteTimeSql = (utcOffsetH: number, utcMsSql = START_MS_SQL): string =>
  `make_timestamp((${utcMsSql} + ${Math.round(utcOffsetH * 3_600_000)}) * 1000)`

/** Every row and column, in order of time; the first column is the start, ms UTC. */
export const allRowsSql = (source: string, range: TimeRange = {}): string =>
  `select ${START_MS_SQL} as "${TIME_COLUMN}", * exclude ("${TIME_COLUMN}") from ${source} ${rangeSql(range)} order by "${TIME_COLUMN}"`

/** Some columns in order of time. */
export function stepsSql(
  source: string,
  columns: readonly Pick<ResultColumn, 'name'>[],
  range: TimeRange = {},
): string {
  const values = columns.map(({ name }) => `"${name}"`)
  return `select ${[START_MS_SQL, ...values].join(', ')} from ${source} ${rangeSql(range)} order by 1`
}

export interface RollUpQuery {
  readonly columns: readonly RolledColumn[]
  readonly interval: TimeInterval
  /** The intervals are those of site time. */
  readonly utcOffsetH: number
  readonly stepS: number
  readonly range?: TimeRange | undefined
  /** Stored column by which the directions of a column count; absent: all alike. */
  readonly weightOf?: (column: RolledColumn) => string | undefined
  /** The start as an instant, for a file, in place of ms UTC. */
  readonly isStored?: boolean
}

/** Sums and means over the intervals, in order of time. */
export function rollUpQuerySql(source: string, query: RollUpQuery): string {
  const { columns, interval, utcOffsetH, stepS, range = {}, weightOf, isStored } = query
  const startMs = intervalStartSql(`"${TIME_COLUMN}"`, interval, utcOffsetH)
  const start = isStored ? storedInstantSql(startMs) : startMs
  const values = columns.map(
    (column) => `${rollUpSql(column, stepS, weightOf?.(column))} as "${column.name}"`,
  )
  return `select ${[`${start} as "${TIME_COLUMN}"`, ...values].join(', ')} from ${source} ${rangeSql(range)} group by 1 order by 1`
}

/** An instant as files have it. */
export const storedInstantSql = (utcMsSql: string): string =>
  `make_timestamp(${utcMsSql} * 1000)::timestamptz`

type Columns = readonly Pick<ResultColumn, 'name'>[]

const emptySql = (columns: Columns): string =>
  columns.map(({ name }) => `null::double as "${name}"`).join(', ')

/** The rows of a source with all the columns asked for: those that a run of an earlier version did not store are empty. */
export const withColumns = (source: string, columns: Columns): string =>
  `(select * from ${source} union all by name select ${emptySql(columns)} where false)`

/** The same of several files, as one table with `file`, the place of each row's file in the list. */
export const filesWithColumns = (source: string, columns: Columns): string =>
  `(select file_index as file, * from ${source} union all by name select ${emptySql(columns)} where false)`
