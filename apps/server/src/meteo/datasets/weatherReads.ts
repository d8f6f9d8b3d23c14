import { AppError } from '@duet/contract'
import {
  allRowsSql,
  intervalLengthS,
  type RolledColumn,
  type RollUpQuery,
  rollUpQuerySql,
  rollUpSql,
  rollUpUnit,
  siteTimeSql,
  TIME_COLUMN,
  type TimeInterval,
  type TimeRange,
  timeInterval,
} from '@duet/results'
import { reportDamage, weatherDamaged } from '../../files/parquet/damagedSeries.ts'
import type { NumberTable } from '../../files/parquet/readColumns.ts'
import type { SeriesStore } from '../../files/parquet/seriesStore.ts'
import type { EnviroData } from '../../graphql/resolvers.gen.ts'
import type { DatasetRow } from './datasetQueries.ts'
import { numberList, orNull } from './gridLists.ts'
import { WEATHER_COLUMNS } from './weatherFile.ts'

/** Seconds of a row. */
export function datasetStepS(dataset: Pick<DatasetRow, 'time_interval'>): number {
  const interval = timeInterval(dataset.time_interval)
  const lengthS = interval && intervalLengthS(interval)
  if (lengthS === undefined)
    throw new Error(`Unknown interval in the database: ${dataset.time_interval}`)
  return lengthS
}

function finite(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`Not a number for SQL: ${value}`)
  return value
}

/** Reads of the dataset's file. @throws AppError WEATHER_DAMAGED */
export function readDataset(
  series: SeriesStore,
  dataset: Pick<DatasetRow, 'id' | 'name' | 'storage_key'>,
  query: (source: string) => string,
): Promise<NumberTable> {
  return reportDamage(series.read([dataset.storage_key], query), weatherDamaged(dataset))
}

/** Rows of a dataset, all columns that it has. The first column is the time, ms UTC. */
export function readRows(
  series: SeriesStore,
  dataset: DatasetRow,
  range: TimeRange,
  page: { readonly skip: number; readonly take: number },
): Promise<NumberTable> {
  return readDataset(
    series,
    dataset,
    (source) =>
      `${allRowsSql(source, range)} limit ${finite(page.take)} offset ${finite(page.skip)}`,
  )
}

/** Columns that the stored file has, as they are declared. */
export async function storedColumns(
  series: SeriesStore,
  dataset: DatasetRow,
): Promise<readonly RolledColumn[]> {
  const { names } = await readDataset(
    series,
    dataset,
    (source) => `select * exclude ("${TIME_COLUMN}") from ${source} limit 0`,
  )
  return WEATHER_COLUMNS.filter(({ name }) => names.includes(name))
}

export interface RollUpRequest {
  readonly interval: TimeInterval
  readonly range?: TimeRange
  /** Irradiance as its mean, W/m², instead of energy. */
  readonly isMean?: boolean
}

/**
 * Sums and means over the intervals of local standard time.
 * @throws AppError INVALID_INPUT when they are too many for one answer
 */
export async function readRollUp(
  series: SeriesStore,
  dataset: DatasetRow,
  { interval, range, isMean = false }: RollUpRequest,
): Promise<EnviroData> {
  const stored = await storedColumns(series, dataset)
  const columns = isMean ? stored.map(asMean) : stored
  const table = await readDataset(series, dataset, (source) =>
    rollUpQuery(source, dataset, { columns, interval, range }),
  )
  if ((table.columns[0]?.length ?? 0) > MAX_ROLL_UP_ROWS) {
    throw new AppError('INVALID_INPUT', 'More than 100,000 intervals; ask for a shorter time', {
      path: 'time_interval',
    })
  }
  return enviroData(table, columns.map(rollUpUnit))
}

const asMean = (column: RolledColumn): RolledColumn =>
  column.kind === 'irradiance' ? { ...column, kind: 'mean' } : column

/** Directions of the wind count by its speed, where the dataset has it. */
const weightIn =
  (stored: readonly RolledColumn[]) =>
  ({ name }: RolledColumn): string | undefined =>
    name === 'wind_direction' && stored.some((other) => other.name === 'windspeed')
      ? 'windspeed'
      : undefined

const MAX_ROLL_UP_ROWS = 100_000

function rollUpQuery(
  source: string,
  dataset: DatasetRow,
  query: Pick<RollUpQuery, 'columns' | 'interval' | 'range'>,
): string {
  const rows = rollUpQuerySql(source, {
    ...query,
    stepS: datasetStepS(dataset),
    utcOffsetH: dataset.local_time_zone,
    weightOf: weightIn(query.columns),
  })
  return `${rows} limit ${MAX_ROLL_UP_ROWS + 1}`
}

/** Daily sums of GHI, kWh/m². Empty for a dataset without GHI. */
export async function readDailyGhi(
  series: SeriesStore,
  dataset: DatasetRow,
): Promise<(number | null)[]> {
  const ghi = (await storedColumns(series, dataset)).filter(({ name }) => name === 'ghi_wm2')
  if (ghi.length === 0) return []
  const table = await readDataset(series, dataset, (source) =>
    rollUpQuery(source, dataset, { columns: ghi, interval: 'OneDay' }),
  )
  return numberList(table.columns[1] ?? [])
}

/** Means of one column by month (January first) and hour of local standard time; null where there are no values. */
export async function readHourlyByMonth(
  series: SeriesStore,
  dataset: DatasetRow,
  column: RolledColumn,
): Promise<(number | null)[][]> {
  const stored = await storedColumns(series, dataset)
  if (!stored.includes(column)) {
    throw new AppError('INVALID_INPUT', `The dataset has no column '${column.name}'`, {
      path: 'column',
    })
  }
  const local = siteTimeSql(dataset.local_time_zone)
  const mean = rollUpSql(asMean(column), datasetStepS(dataset), weightIn(stored)(column))
  const { columns } = await readDataset(
    series,
    dataset,
    (source) =>
      `select month(${local}), hour(${local}), ${mean} from ${source} group by 1, 2 limit 288`,
  )
  const [months, hours, means] = columns
  const grid: (number | null)[][] = Array.from({ length: 12 }, () =>
    Array.from({ length: 24 }, () => null),
  )
  months?.forEach((month, index) => {
    const row = grid[month - 1]
    if (row) row[hours?.[index] ?? 0] = orNull(means?.[index])
  })
  return grid
}

/** @param units - of each column after the time */
export function enviroData({ names, columns }: NumberTable, units: readonly string[]): EnviroData {
  return {
    time: Array.from(columns[0] ?? [], (utcMs) => new Date(utcMs).toISOString()),
    columns: names.slice(1),
    units: [...units],
    values: columns.slice(1).map(numberList),
  }
}
