import { type BlockSummary, rangeSql, type ZoneSummary, zoneColumns } from '@duet/results'
import { blockOf, type FinishedRun } from '../run/finishedRun.ts'
import { zoneKeys } from '../run/runKeys.ts'
import { readStored, type SeriesRequest } from '../run/seriesQueries.ts'

type Range = Pick<SeriesRequest, 'fromUtcMs' | 'toUtcMs'>

/** Zones of a block of a run: of all its steps from the summary, of a range from the stored series. @throws AppError NOT_FOUND */
export async function zoneYields(
  run: FinishedRun,
  blockId: string,
  range: Range,
): Promise<ZoneSummary[]> {
  const { id } = blockOf(run, blockId)
  const block = run.summary.blocks.find(({ block_id }) => block_id === id)
  if (block?.zones === undefined) return []
  const isWhole = range.fromUtcMs === undefined && range.toUtcMs === undefined
  return [...(isWhole ? block.zones : await zonesWithin(run, block, block.zones, range))]
}

async function zonesWithin(
  run: FinishedRun,
  { block_id }: BlockSummary,
  zones: readonly ZoneSummary[],
  range: Range,
): Promise<readonly ZoneSummary[]> {
  const keys = zoneKeys(run, block_id)
  const sums = zones
    .flatMap((_, i) => {
      const { front, rear, effective, dcMpp } = zoneColumns(i)
      return [front, rear, effective, dcMpp]
    })
    .map((name) => `coalesce(sum("${name}"), 0)`)
  const { columns } = await readStored(
    run,
    keys,
    (source) => `select ${sums.join(', ')} from ${source} ${rangeSql(range)}`,
  )
  const kilo = run.stepS / 3600 / 1000
  const values = columns.map((column) => (column[0] ?? 0) * kilo)
  const energies = zones.map((zone, i) => ({ ...zone, ...energiesOf(values.slice(4 * i)) }))
  const mean = sumOf(energies, 'dc_kwh') / sumOf(energies, 'nominal_dc_kw')
  return energies.map((zone) => {
    const perKwp = zone.dc_kwh / zone.nominal_dc_kw
    return {
      ...zone,
      specific_yield_kwh_per_kwp: perKwp,
      mismatch: null,
      deviation: mean > 0 ? perKwp / mean - 1 : null,
    }
  })
}

type Energies = Pick<ZoneSummary, 'front_kwh_m2' | 'rear_kwh_m2' | 'effective_kwh_m2' | 'dc_kwh'>

const energiesOf = ([front = 0, rear = 0, effective = 0, dcMpp = 0]: number[]): Energies => ({
  front_kwh_m2: front,
  rear_kwh_m2: rear,
  effective_kwh_m2: effective,
  dc_kwh: dcMpp,
})

const sumOf = (zones: readonly ZoneSummary[], key: 'dc_kwh' | 'nominal_dc_kw'): number =>
  zones.reduce((sum, zone) => sum + zone[key], 0)
