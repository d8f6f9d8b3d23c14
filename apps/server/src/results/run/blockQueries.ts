import {
  filesWithColumns,
  intervalStartSql,
  type ResultColumn,
  START_MS_SQL,
  siteTimeSql,
  TIME_COLUMN,
} from '@duet/results'
import type { RollUpInterval } from '@duet/results/run'
import type { NumberTable } from '../../files/parquet/readColumns.ts'
import { blockOf, type FinishedRun } from './finishedRun.ts'
import { partKeys, rollUpKey } from './runKeys.ts'
import { readStored } from './seriesQueries.ts'

/** Columns of blocks over common intervals. */
export interface BlockTable {
  /** Start of each interval, ms UTC, rising. */
  readonly startUtcMs: Float64Array
  /** By block: one array a column, one value an interval; NaN where there is none. */
  readonly values: ReadonlyMap<string, readonly Float64Array[]>
}

/** The blocks of a request: one, or all of the run. @throws AppError NOT_FOUND */
export function requestedBlocks(
  run: FinishedRun,
  blockId: string | null | undefined,
): readonly string[] {
  return blockId ? [blockOf(run, blockId).id] : run.facts.blocks.map(({ id }) => id)
}

/** Nominal DC power of a block, kW. */
export function nominalDcKw(run: FinishedRun, blockId: string): number {
  const block = run.summary.blocks.find(({ block_id }) => block_id === blockId)
  if (!block) throw new RangeError(`The run has no block ${blockId}`)
  return block.ratings.nominal_dc_w / 1000
}

/** Stored days or months of several blocks, read at once. */
export async function readBlocks(
  run: FinishedRun,
  blockIds: readonly string[],
  columns: readonly ResultColumn[],
  interval: RollUpInterval,
): Promise<BlockTable> {
  const keys = blockIds.map((id) => rollUpKey(run, id, interval))
  const values = columns.map(({ name }) => `"${name}"`)
  const { columns: read } = await readStored(
    run,
    keys,
    (source) =>
      `select file, ${START_MS_SQL}, ${values.join(', ')} from ${filesWithColumns(source, columns)} order by 1, 2`,
  )
  return alignedTable(blockIds, read)
}

function alignedTable(
  blockIds: readonly string[],
  [file = new Float64Array(), time = new Float64Array(), ...columns]: NumberTable['columns'],
): BlockTable {
  const startUtcMs = Float64Array.from(new Set(time)).toSorted()
  const place = new Map(Array.from(startUtcMs, (ms, index) => [ms, index]))
  const tables = blockIds.map(() =>
    columns.map(() => new Float64Array(startUtcMs.length).fill(Number.NaN)),
  )
  file.forEach((block, row) => {
    const at = place.get(time[row] ?? 0) ?? 0
    columns.forEach((values, column) => {
      const target = tables[block]?.[column]
      if (target) target[at] = values[row] ?? Number.NaN
    })
  })
  return { startUtcMs, values: new Map(blockIds.map((id, index) => [id, tables[index] ?? []])) }
}

/** Answer of `readSteps`: its groups by block. */
export interface BlockGroup {
  readonly blockId: string
  readonly values: readonly number[]
}

/**
 * Groups over the stored steps of several blocks, computed where they lie.
 *
 * @param columns - that the expressions name
 * @param groups - SQL expressions that make a group, besides the block
 * @param values - SQL aggregates of a group
 * @param where - SQL condition of the steps
 */
export async function groupSteps(
  run: FinishedRun,
  blockIds: readonly string[],
  query: {
    readonly columns: readonly string[]
    readonly groups: readonly string[]
    readonly values: readonly string[]
    readonly where?: string
  },
): Promise<readonly BlockGroup[]> {
  const parts = blockIds.map((id) => partKeys(run, id))
  const blockOfFile = parts.flatMap((keys, block) => keys.map(() => block))
  const block = `[${blockOfFile.join(', ')}][file::bigint + 1]`
  const selected = [block, ...query.groups, ...query.values].join(', ')
  const groupedBy = [1, ...query.groups.map((_, index) => index + 2)].join(', ')
  const columns = query.columns.map((name) => ({ name }))
  const { columns: read } = await readStored(
    run,
    parts.flat(),
    (source) =>
      `select ${selected} from ${filesWithColumns(source, columns)} ${query.where ? `where ${query.where}` : ''} group by ${groupedBy} order by ${groupedBy}`,
  )
  const [blocks = new Float64Array(), ...values] = read
  return Array.from(blocks, (at, row) => ({
    blockId: blockIds[at] ?? '',
    values: values.map((column) => column[row] ?? Number.NaN),
  }))
}

/** Start of the month of a step in site time, ms UTC, as SQL. */
export function monthStartSql(run: FinishedRun): string {
  return intervalStartSql(`"${TIME_COLUMN}"`, 'OneMonth', run.utcOffsetH)
}

/** Month (1 to 12) and hour (0 to 23) of site time at the start of a step, as SQL. */
export function monthAndHourSql(run: FinishedRun): readonly [month: string, hour: string] {
  const local = siteTimeSql(run.utcOffsetH)
  return [`month(${local})`, `hour(${local})`]
}

/** Day of the month (1 to 31) of site time at the start of a step, as SQL. */
export const monthDaySql = (run: FinishedRun): string => `day(${siteTimeSql(run.utcOffsetH)})`
