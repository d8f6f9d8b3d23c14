import {
  DRILL_COLUMNS,
  type DrillSums,
  drillSumsSql,
  intervalStartSql,
  SYSTEM_COLUMNS,
  TIME_COLUMN,
} from '@duet/results'
import type { NumberTable } from '../files/parquet/readColumns.ts'
import { keptKeys } from '../files/storedFileQueries.ts'
import { type DrillTime, intervalOfKind, type TimeKind } from './drillDownTime.ts'
import type { FinishedRun } from './finishedRun.ts'
import { partKeys, type ReadDeps, readStored } from './resultReads.ts'

/** Period of a read. */
export type DrillRange = Pick<DrillTime, 'fromUtcMs' | 'toUtcMs'>

/** `where` of a range that lets Parquet skip what lies outside. */
export const drillRangeSql = ({ fromUtcMs, toUtcMs }: DrillRange): string =>
  `where "${TIME_COLUMN}" >= to_timestamp(${fromUtcMs / 1000}) and "${TIME_COLUMN}" < to_timestamp(${toUtcMs / 1000})`

/** Rows by block and start of the interval, ms UTC. */
export interface DrillRow {
  /** Place among the blocks of the run. */
  readonly block: number
  readonly startUtcMs: number
  readonly sums: DrillSums
}

/** Files that hold the sums of a kind of time; none in runs of an earlier version, whose series are read instead. */
async function rollUpKeys(
  { db }: ReadDeps,
  { prefix }: FinishedRun,
  kind: TimeKind,
): Promise<readonly string[]> {
  if (kind === 'interval') return []
  return keptKeys(db, `${prefix}/drill/${kind === 'day' ? 'daily' : 'monthly'}.parquet`)
}

/** The stored series of each block, in order of the run's blocks. */
async function keysOfBlocks({ db }: ReadDeps, run: FinishedRun): Promise<readonly string[][]> {
  const all = await keptKeys(db, `${run.prefix}/blocks/`)
  return run.facts.blocks.map(({ id }) =>
    all.filter((key) => key.startsWith(`${run.prefix}/blocks/${id}/part-`)),
  )
}

/**
 * Sums of blocks over the intervals of a kind within a range, or over the range as a whole.
 *
 * @param only - place of one block; all where absent
 * @param by - undefined: one row a block
 */
export async function readDrillRows(
  deps: ReadDeps,
  run: FinishedRun,
  time: DrillTime,
  only: number | undefined,
  by: TimeKind | undefined,
): Promise<readonly DrillRow[]> {
  const keys = await rollUpKeys(deps, run, by ?? time.kind)
  if (keys.length > 0) return readRollUp(deps, run, keys, time, only, by)
  const blocks = await keysOfBlocks(deps, run)
  const chosen = blocks.flatMap((parts, block) =>
    only === undefined || block === only ? [{ parts, block }] : [],
  )
  const sums = drillSumsSql(run.stepS)
  const table = await readStored(
    deps,
    run,
    chosen.flatMap(({ parts }) => parts),
    (_all, sourceOf) =>
      chosen
        .map(
          ({ parts, block }) =>
            `select ${block}, ${startSql(run, by)}, ${sums} from ${sourceOf(parts)} ${drillRangeSql(time)} group by 1, 2`,
        )
        .join(' union all ')
        .concat(' order by 2, 1'),
  )
  return rowsOf(table)
}

export const startSql = (run: FinishedRun, by: TimeKind | undefined): string => {
  const interval = by && intervalOfKind(by)
  if (by === undefined) return '0'
  return interval
    ? intervalStartSql(`"${TIME_COLUMN}"`, interval, run.utcOffsetH)
    : `epoch_ms("${TIME_COLUMN}")`
}

/** Start of the hour of site time, which may be any minute of UTC. */
export const hourSql = ({ utcOffsetH }: FinishedRun): string =>
  intervalStartSql(`"${TIME_COLUMN}"`, 'OneHour', utcOffsetH)

async function readRollUp(
  deps: ReadDeps,
  run: FinishedRun,
  keys: readonly string[],
  time: DrillTime,
  only: number | undefined,
  by: TimeKind | undefined,
): Promise<readonly DrillRow[]> {
  const sums = DRILL_COLUMNS.map((name) => `sum("${name}")`).join(', ')
  const where = `${drillRangeSql(wholeIntervals(time))}${only === undefined ? '' : ` and "block" = ${only}`}`
  const table = await readStored(
    deps,
    run,
    keys,
    (source) =>
      `select "block", ${startSql(run, by)}, ${sums} from ${source} ${where} group by 1, 2 order by 2, 1`,
  )
  return rowsOf(table)
}

/** A roll-up is dated at the start of its interval, which may lie before the first step of the run. */
function wholeIntervals(time: DrillTime): DrillRange {
  return time.kind === 'run'
    ? { fromUtcMs: time.fromUtcMs - MONTH_MS, toUtcMs: time.toUtcMs }
    : time
}

const MONTH_MS = 31 * 86_400_000

function rowsOf({ columns }: NumberTable): DrillRow[] {
  const [block = new Float64Array(), start = new Float64Array(), ...values] = columns
  return Array.from(block, (place, row) => ({
    block: place,
    startUtcMs: start[row] ?? 0,
    sums: Object.fromEntries(DRILL_COLUMNS.map((name, i) => [name, values[i]?.[row] ?? 0])),
  }))
}

/** Energies after the blocks meet, kWh, by the names of the system's columns. */
export async function readSystemRows(
  deps: ReadDeps,
  run: FinishedRun,
  time: DrillTime,
  by: TimeKind | undefined,
): Promise<readonly Omit<DrillRow, 'block'>[]> {
  const finest = by ?? time.kind
  const isRolledUp = finest !== 'interval'
  const keys = isRolledUp
    ? [`${run.prefix}/system/${finest === 'day' ? 'daily' : 'monthly'}.parquet`]
    : await partKeys(deps, run, undefined)
  const scale = isRolledUp ? 1 : run.stepS / 3.6e6
  const sums = SYSTEM_COLUMNS.map(({ name }) => `coalesce(sum("${name}"), 0) * ${scale}`)
  const range = isRolledUp ? wholeIntervals(time) : time
  const { columns } = await readStored(
    deps,
    run,
    keys,
    (source) =>
      `select ${[startSql(run, by), ...sums].join(', ')} from ${source} ${drillRangeSql(range)} group by 1 order by 1`,
  )
  const [start = new Float64Array(), ...values] = columns
  return Array.from(start, (startUtcMs, row) => ({
    startUtcMs,
    sums: Object.fromEntries(SYSTEM_COLUMNS.map(({ name }, i) => [name, values[i]?.[row] ?? 0])),
  }))
}
