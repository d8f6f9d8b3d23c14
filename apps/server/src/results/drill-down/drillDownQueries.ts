import {
  DRILL_COLUMNS,
  type DrillSums,
  drillSumsSql,
  filesWithColumns,
  intervalStartSql,
  LATER_COLUMNS,
  rangeSql,
  START_MS_SQL,
  SYSTEM_COLUMNS,
  storedColumnSql,
  TIME_COLUMN,
  withColumns,
} from '@duet/results'
import { drillKey, type RollUpInterval } from '@duet/results/run'
import { DAY_MS } from '@duet/units'
import { committedKeys } from '../../files/storedFileQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partKeys, rollUpKey } from '../run/runKeys.ts'
import { readStored } from '../run/seriesQueries.ts'
import { type DrillTime, intervalOfKind, type TimeKind } from './drillDownTime.ts'

/** Period of a read. */
type DrillRange = Pick<DrillTime, 'fromUtcMs' | 'toUtcMs'>

/** Sums of a block over a time. */
export interface DrillRow {
  /** Place among the blocks of the run. */
  readonly block: number
  readonly sums: DrillSums
}

/** Days are read from days, the month and the run from months. */
const rollUpOf = (kind: Exclude<TimeKind, 'interval'>): RollUpInterval =>
  kind === 'day' ? 'OneDay' : 'OneMonth'

/** Files that hold the sums of a kind of time; none in runs of an earlier version, whose series are read instead. */
async function rollUpKeys(
  { server: { db }, prefix }: FinishedRun,
  kind: TimeKind,
): Promise<readonly string[]> {
  if (kind === 'interval') return []
  return committedKeys(db, drillKey(prefix, rollUpOf(kind)))
}

/**
 * Sums of blocks over groups of the steps within a time, from the stored sums where there are some: one row a block and group.
 *
 * @param kind - of the time that a group is part of
 * @param only - place of one block; all where absent
 * @param start - what the steps of a block are grouped by, besides
 * @param sums - of stored sums, or of steps
 */
async function readBlockSums(
  run: FinishedRun,
  { time, kind, only }: { time: DrillTime; kind: TimeKind; only: number | undefined },
  start: readonly string[],
  sums: (isRolled: boolean) => string,
): Promise<readonly Float64Array[]> {
  const grouped = start.length > 0 ? 'group by 1, 2 order by 2, 1' : 'group by 1 order by 1'
  const select = (block: string, from: string, where: string, isRolled: boolean): string =>
    `select ${[block, ...start, sums(isRolled)].join(', ')} from ${from} ${where} ${grouped}`
  const rolled = await rollUpKeys(run, kind)
  if (rolled.length > 0) {
    const ofBlock = only === undefined ? '' : ` and "block" = ${only}`
    const where = `${rangeSql(wholeIntervals(time))}${ofBlock}`
    const { columns } = await readStored(run, rolled, (source) =>
      select('"block"', withColumns(source, LATER_COLUMNS), where, true),
    )
    return columns
  }
  const files = run.facts.blocks.flatMap(({ id }, block) =>
    only === undefined || block === only ? partKeys(run, id).map((key) => ({ key, block })) : [],
  )
  const ofFile = `[${files.map(({ block }) => block).join(', ')}][file::bigint + 1]`
  const keys = files.map(({ key }) => key)
  const { columns } = await readStored(run, keys, (source) =>
    select(ofFile, filesWithColumns(source, LATER_COLUMNS), rangeSql(time), false),
  )
  return columns
}

/** Sums of blocks over a time, one row a block that has steps in it. */
export async function readDrillRows(
  run: FinishedRun,
  time: DrillTime,
  only: number | undefined,
): Promise<readonly DrillRow[]> {
  const stored = DRILL_COLUMNS.map((name) => `sum(${storedColumnSql(name)})`).join(', ')
  const [block = new Float64Array(), ...values] = await readBlockSums(
    run,
    { time, kind: time.kind, only },
    [],
    (isRolled) => (isRolled ? stored : drillSumsSql(run.stepS)),
  )
  return Array.from(block, (place, row) => ({
    block: place,
    sums: Object.fromEntries(DRILL_COLUMNS.map((name, i) => [name, values[i]?.[row] ?? 0])),
  }))
}

/** Energies of a block over one interval, kWh and kWh/m². */
export interface BlockInterval {
  readonly block: number
  readonly startUtcMs: number
  readonly steps: number
  readonly acKwh: number
  readonly dcKwh: number
  readonly lightKwhM2: number
}

const energies = (scale: number): string[] =>
  ['ac_block', 'dc_mpp', 'poa_nominal'].map((name) => `coalesce(sum("${name}"), 0) * ${scale}`)

/** Energies of blocks over the intervals of a kind within a time. */
export async function readBlockIntervals(
  run: FinishedRun,
  time: DrillTime,
  only: number | undefined,
  by: TimeKind,
): Promise<readonly BlockInterval[]> {
  const [block = new Float64Array(), ...values] = await readBlockSums(
    run,
    { time, kind: by, only },
    [startSql(run, by)],
    (isRolled) =>
      (isRolled
        ? ['sum("steps")', ...energies(1)]
        : ['count(*)', ...energies(run.stepS / 3.6e6)]
      ).join(', '),
  )
  return Array.from(block, (place, row) => {
    const [startUtcMs = 0, steps = 0, acKwh = 0, dcKwh = 0, lightKwhM2 = 0] = values.map(
      (column) => column[row] ?? 0,
    )
    return { block: place, startUtcMs, steps, acKwh, dcKwh, lightKwhM2 }
  })
}

export const startSql = (run: FinishedRun, by: TimeKind): string => {
  const interval = intervalOfKind(by)
  return interval ? intervalStartSql(`"${TIME_COLUMN}"`, interval, run.utcOffsetH) : START_MS_SQL
}

/** Start of the hour of site time, which may be any minute of UTC. */
export const hourSql = ({ utcOffsetH }: FinishedRun): string =>
  intervalStartSql(`"${TIME_COLUMN}"`, 'OneHour', utcOffsetH)

/** A roll-up is dated at the start of its interval, which may lie before the first step of the run. */
function wholeIntervals(time: DrillTime): DrillRange {
  return time.kind === 'run'
    ? { fromUtcMs: time.fromUtcMs - MONTH_MS, toUtcMs: time.toUtcMs }
    : time
}

const MONTH_MS = 31 * DAY_MS

/** Where the energies after the blocks meet are read from, and what of it is kWh. */
function systemSource(
  run: FinishedRun,
  time: DrillTime,
  by: TimeKind,
): { readonly keys: readonly string[]; readonly scale: number; readonly range: DrillRange } {
  if (by === 'interval')
    return { keys: partKeys(run, undefined), scale: run.stepS / 3.6e6, range: time }
  return {
    keys: [rollUpKey(run, undefined, rollUpOf(by))],
    scale: 1,
    range: wholeIntervals(time),
  }
}

/** Energies after the blocks meet over a time, kWh, by the names of the system's columns. */
export async function readSystemSums(
  run: FinishedRun,
  time: DrillTime,
): Promise<Readonly<Record<string, number>>> {
  const { keys, scale, range } = systemSource(run, time, time.kind)
  const sums = SYSTEM_COLUMNS.map(({ name }) => `coalesce(sum("${name}"), 0) * ${scale}`)
  const { columns } = await readStored(
    run,
    keys,
    (source) => `select ${sums.join(', ')} from ${source} ${rangeSql(range)}`,
  )
  return Object.fromEntries(SYSTEM_COLUMNS.map(({ name }, i) => [name, columns[i]?.[0] ?? 0]))
}

/** Energy to the grid, kWh, by the start of each interval of a kind within a time. */
export async function readGridIntervals(
  run: FinishedRun,
  time: DrillTime,
  by: TimeKind,
): Promise<ReadonlyMap<number, number>> {
  const { keys, scale, range } = systemSource(run, time, by)
  const { columns } = await readStored(
    run,
    keys,
    (source) =>
      `select ${startSql(run, by)}, coalesce(sum("grid"), 0) * ${scale} from ${source} ${rangeSql(range)} group by 1`,
  )
  const [start = new Float64Array(), energy = new Float64Array()] = columns
  return new Map(Array.from(start, (startUtcMs, row) => [startUtcMs, energy[row] ?? 0]))
}
