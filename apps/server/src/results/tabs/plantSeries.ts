import { isAdded, type ResultColumn, rollUpUnit } from '@duet/results'
import type { RollUpInterval } from '@duet/results/run'
import type { BlockSeries, ResultSeries } from '../../graphql/resolvers.gen.ts'
import { type BlockTable, nominalDcKw, readBlocks, requestedBlocks } from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { iso, listOf } from '../run/seriesQueries.ts'

interface SeriesRequest {
  readonly columns: readonly ResultColumn[]
  readonly interval: RollUpInterval
}

/** Columns of one block, or of all together: powers and currents added, the rest as means by nominal DC power. */
export async function plantSeries(
  run: FinishedRun,
  blockId: string | null | undefined,
  { columns, interval }: SeriesRequest,
): Promise<ResultSeries> {
  const table = await readBlocks(run, requestedBlocks(run, blockId), columns, interval)
  const values = columns.map((column, index) => joinBlocks(run, table, column, index))
  return seriesOf(table, columns, values)
}

/** The same columns of every block by itself. */
export async function blockSeries(
  run: FinishedRun,
  { columns, interval }: SeriesRequest,
): Promise<BlockSeries[]> {
  const table = await readBlocks(run, requestedBlocks(run, undefined), columns, interval)
  return run.facts.blocks.map(({ id, name }) => ({
    block_id: id,
    name,
    nominal_dc_kw: nominalDcKw(run, id),
    series: seriesOf(table, columns, table.values.get(id) ?? []),
  }))
}

function joinBlocks(
  run: FinishedRun,
  { startUtcMs, values }: BlockTable,
  column: ResultColumn,
  index: number,
): Float64Array {
  const sums = new Float64Array(startUtcMs.length)
  const weights = new Float64Array(startUtcMs.length)
  for (const [id, columns] of values) {
    const weight = isAdded(column) ? 1 : nominalDcKw(run, id)
    columns[index]?.forEach((value, at) => {
      if (Number.isNaN(value)) return
      sums[at] = (sums[at] ?? 0) + value * weight
      weights[at] = (weights[at] ?? 0) + weight
    })
  }
  return sums.map((sum, at) => {
    const weight = weights[at] ?? 0
    if (weight === 0) return Number.NaN
    return isAdded(column) ? sum : sum / weight
  })
}

function seriesOf(
  { startUtcMs }: BlockTable,
  columns: readonly ResultColumn[],
  values: readonly Float64Array[],
): ResultSeries {
  return {
    time: Array.from(startUtcMs, iso),
    columns: columns.map(({ name }) => name),
    labels: columns.map(({ label }) => label),
    units: columns.map(rollUpUnit),
    values: values.map(listOf),
  }
}
