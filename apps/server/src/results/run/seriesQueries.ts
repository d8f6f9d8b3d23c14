import { AppError } from '@duet/contract'
import {
  columnsOf,
  findColumn,
  intervalLengthS,
  type ResultColumn,
  rollUpQuerySql,
  rollUpUnit,
  stepsSql,
  TIME_INTERVALS,
  type TimeInterval,
  type TimeRange,
  timeInterval,
  withColumns,
} from '@duet/results'
import { ROLL_UP_INTERVALS, type RollUpInterval } from '@duet/results/run'
import { z } from 'zod'
import { type DamageReport, reportDamage } from '../../files/parquet/damagedSeries.ts'
import type { NumberTable } from '../../files/parquet/readColumns.ts'
import type { ResultSeries } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { cachedRead } from './cachedReads.ts'
import { blockOf, type FinishedRun } from './finishedRun.ts'
import { partKeys, rollUpKey } from './runKeys.ts'

export const MAX_ROWS = 10_000

/** A block of a run; absent: the plant. */
export interface BlockArguments {
  readonly simulation_id: string
  readonly block_id?: string | null | undefined
}

/** The same between two instants, ISO 8601. */
export interface RangeArguments extends BlockArguments {
  readonly from?: string | null | undefined
  readonly to?: string | null | undefined
}

export const rangeOf = ({ from, to }: RangeArguments): TimeRange => ({
  fromUtcMs: from ? Date.parse(from) : undefined,
  toUtcMs: to ? Date.parse(to) : undefined,
})

/** @throws AppError NOT_FOUND for a block that the run has not */
export const requestedBlock = (
  run: FinishedRun,
  { block_id: id }: Pick<BlockArguments, 'block_id'>,
): string | undefined => (id ? blockOf(run, id).id : undefined)

const columnNames = z
  .array(z.string())
  .min(1, 'choose at least one column')
  .max(60, 'at most 60 columns')

/** @throws AppError INVALID_INPUT for no or too many names, and for a name that is not declared */
export const requestedColumns = (
  blockId: string | undefined,
  names: readonly string[],
): readonly ResultColumn[] => declaredColumns(blockId, parseInput(columnNames, names, ['columns']))

/** @throws AppError INVALID_INPUT for an interval that runs have no roll-ups of */
export function requestedRollUp(text: string | null | undefined): RollUpInterval {
  const interval = ROLL_UP_INTERVALS.find((one) => one === (text ?? 'OneMonth'))
  if (interval) return interval
  throw new AppError('INVALID_INPUT', 'time_interval must be OneDay or OneMonth', {
    path: 'time_interval',
  })
}

/** What to read of one block, or of the plant. */
export interface SeriesRequest extends TimeRange {
  /** Undefined: the plant after the blocks meet. */
  readonly blockId: string | undefined
  readonly columns: readonly ResultColumn[]
  /** Undefined: the steps themselves. */
  readonly interval: TimeInterval | undefined
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
  run: FinishedRun,
  keys: readonly string[],
  query: (source: string, sourceOf: (keys: readonly string[]) => string) => string,
): Promise<NumberTable> {
  return reportDamage(cachedRead(run.server.series)(keys, query), resultDamaged(run))
}

export function resultDamaged({ id, name }: FinishedRun): DamageReport {
  return {
    code: 'RESULT_DAMAGED',
    what: `The stored results of the simulation '${name}'`,
    advice: 'Run it again.',
    details: { simulation_id: id },
  }
}

/** Numbers over time; the first column is the start, ms UTC. */
export function readTable(run: FinishedRun, request: SeriesRequest): Promise<NumberTable> {
  const { blockId, columns, interval } = request
  const rolled = ROLL_UP_INTERVALS.find((one) => one === interval)
  const keys = rolled ? [rollUpKey(run, blockId, rolled)] : partKeys(run, blockId)
  return readStored(run, keys, (files) => {
    const source = withColumns(files, columns)
    const { stepS, utcOffsetH } = run
    const rows =
      rolled || !interval
        ? stepsSql(source, columns, request)
        : rollUpQuerySql(source, { columns, interval, stepS, utcOffsetH, range: request })
    return `${rows} limit ${MAX_ROWS + 1}`
  })
}

/** The same for the API. @throws AppError INVALID_INPUT beyond the limit of rows */
export async function readSeries(run: FinishedRun, request: SeriesRequest): Promise<ResultSeries> {
  const table = await readTable(run, request)
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
