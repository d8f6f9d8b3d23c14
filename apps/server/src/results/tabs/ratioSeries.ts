import { intervalStartSql, rollUpSql, TIME_COLUMN, type TimeInterval } from '@duet/results'
import type { RollUpInterval } from '@duet/results/run'
import { HOUR_S } from '@duet/units'
import type { ResultSeries } from '../../graphql/resolvers.gen.ts'
import { nominalDcKw, readBlocks, requestedBlocks } from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'
import { partKeys } from '../run/runKeys.ts'
import { declaredColumns, iso, listOf, readStored, readTable } from '../run/seriesQueries.ts'

/** Ratings of a block or of the plant. */
function ratingsOf(
  run: FinishedRun,
  blockId: string | undefined,
): { readonly dcKw: number; readonly acKw: number } {
  const part =
    blockId === undefined
      ? run.summary.system
      : run.summary.blocks.find(({ block_id }) => block_id === blockId)
  if (!part) throw new RangeError(`The run has no block ${blockId}`)
  return { dcKw: part.ratings.nominal_dc_w / 1000, acKw: part.ratings.nominal_ac_w / 1000 }
}

/** The column whose energy counts: to the grid, or at the block's output. */
const energyColumn = (blockId: string | undefined): string =>
  blockId === undefined ? 'grid' : 'ac_block'

/** E / (P0 · H / 1 kW/m²) of each interval; of the plant, H weighted by the blocks' nominal power. */
export async function performanceRatioSeries(
  run: FinishedRun,
  blockId: string | undefined,
  interval: RollUpInterval,
): Promise<ResultSeries> {
  const energy = await readTable(run, {
    blockId,
    columns: declaredColumns(blockId, [energyColumn(blockId)]),
    interval,
  })
  const [time = new Float64Array(), energyKwh = new Float64Array()] = energy.columns
  const referenceKwh = await referenceEnergyKwh(run, blockId, interval)
  const ratio = energyKwh.map((kwh, index) => quotient(kwh, referenceKwh[index]))
  return {
    time: Array.from(time, iso),
    columns: ['performance_ratio', 'energy', 'reference_energy'],
    labels: ['Performance ratio', 'Energy', 'Reference energy'],
    units: ['', 'kWh', 'kWh'],
    values: [ratio, energyKwh, referenceKwh].map(listOf),
  }
}

/** P0 · H / 1 kW/m² of each interval, kWh. */
async function referenceEnergyKwh(
  run: FinishedRun,
  blockId: string | undefined,
  interval: RollUpInterval,
): Promise<Float64Array> {
  const ids = requestedBlocks(run, blockId)
  const columns = declaredColumns(ids[0], ['poa_nominal'])
  const { startUtcMs, values } = await readBlocks(run, ids, columns, interval)
  const sums = new Float64Array(startUtcMs.length)
  for (const [id, [light]] of values) {
    const dcKw = nominalDcKw(run, id)
    light?.forEach((kwhPerM2, index) => {
      sums[index] = (sums[index] ?? 0) + dcKw * kwhPerM2
    })
  }
  return sums
}

/** E / (P · hours) of each interval, for the DC and the AC rating. Hours are those of the steps that the run has. */
export async function capacityFactorSeries(
  run: FinishedRun,
  blockId: string | undefined,
  interval: TimeInterval,
): Promise<ResultSeries> {
  const [column] = declaredColumns(blockId, [energyColumn(blockId)])
  if (!column) throw new RangeError('No energy column')
  const start = intervalStartSql(`"${TIME_COLUMN}"`, interval, run.utcOffsetH)
  const { columns } = await readStored(
    run,
    partKeys(run, blockId),
    (source) =>
      `select ${start}, ${rollUpSql(column, run.stepS)}, count(*) from ${source} group by 1 order by 1 limit 100000`,
  )
  const [time = new Float64Array(), energyKwh = new Float64Array(), steps = new Float64Array()] =
    columns
  const { dcKw, acKw } = ratingsOf(run, blockId)
  const hours = steps.map((count) => (count * run.stepS) / HOUR_S)
  const factor = (powerKw: number): Float64Array =>
    energyKwh.map((kwh, index) => quotient(kwh, powerKw * (hours[index] ?? 0)))
  return {
    time: Array.from(time, iso),
    columns: ['capacity_factor_dc', 'capacity_factor_ac', 'energy', 'hours'],
    labels: ['Capacity factor (DC)', 'Capacity factor (AC)', 'Energy', 'Hours'],
    units: ['', '', 'kWh', 'h'],
    values: [factor(dcKw), factor(acKw), energyKwh, hours].map(listOf),
  }
}

const quotient = (numerator: number, denominator: number | undefined): number =>
  denominator ? numerator / denominator : Number.NaN
