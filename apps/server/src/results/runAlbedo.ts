import { runRows } from '@duet/results'
import { tellDamage, weatherDamaged } from '../files/parquet/damagedSeries.ts'
import type { MonthlyAlbedo } from '../http/resolvers.gen.ts'
import { nominalDcKw, requestedBlocks } from './blockTables.ts'
import type { FinishedRun } from './finishedRun.ts'
import type { ReadDeps } from './resultReads.ts'
import { type DesignBlock, type RunDesign, readRunDesign } from './runDesign.ts'

/** Ground reflectance of a block without its own. */
const DEFAULT_ALBEDO = 0.2

interface LightOfMonth {
  ghi: number
  /** Where the weather has an albedo. */
  measuredGhi: number
  reflected: number
}

/**
 * Ground reflectance of each calendar month as the run had it: of the weather where it has one, else of the block; weighted by light on
 * level ground, and over blocks by nominal power.
 */
export async function runAlbedo(
  deps: ReadDeps,
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<MonthlyAlbedo> {
  const design = await readRunDesign(deps.db, run.id)
  const light = await lightByMonth(deps, run, design)
  const ids = requestedBlocks(run, blockId)
  const months = [...light.keys()].toSorted((a, b) => a - b)
  const totalKw = ids.reduce((sum, id) => sum + nominalDcKw(run, id), 0)
  const values = months.map((month) =>
    ids.reduce((sum, id) => {
      const block = design.blocks.find((candidate) => candidate.id === id)
      const own = albedoOf(light.get(month), blockAlbedo(block, month))
      return sum + (own * nominalDcKw(run, id)) / totalKw
    }, 0),
  )
  const total = sumOf([...light.values()])
  return {
    months,
    albedo: values,
    measured_fraction: total.ghi > 0 ? total.measuredGhi / total.ghi : 0,
  }
}

const blockAlbedo = (block: DesignBlock | undefined, month: number): number =>
  block?.albedo_by_month?.[month - 1] ?? DEFAULT_ALBEDO

function albedoOf(light: LightOfMonth | undefined, ofBlock: number): number {
  if (!light || light.ghi === 0) return ofBlock
  return (light.reflected + (light.ghi - light.measuredGhi) * ofBlock) / light.ghi
}

function sumOf(lights: readonly LightOfMonth[]): LightOfMonth {
  return lights.reduce(
    (sum, { ghi, measuredGhi, reflected }) => ({
      ghi: sum.ghi + ghi,
      measuredGhi: sum.measuredGhi + measuredGhi,
      reflected: sum.reflected + reflected,
    }),
    { ghi: 0, measuredGhi: 0, reflected: 0 },
  )
}

/** Of the weather in the range of the run, by calendar month 1 to 12 of site time. */
async function lightByMonth(
  { series }: ReadDeps,
  run: FinishedRun,
  { dataset, from, to }: RunDesign,
): Promise<ReadonlyMap<number, LightOfMonth>> {
  const reading = series.read(
    [dataset.storage_key],
    (source) =>
      `select epoch_ms(time), ghi_wm2, albedo from (select * from ${source} union all by name select null::double as ghi_wm2, null::double as albedo where false) order by 1`,
  )
  const { columns } = await tellDamage(reading, weatherDamaged(dataset))
  const [startUtcMs = new Float64Array(), ghi = startUtcMs, albedo = startUtcMs] = columns
  const rows = runRows(startUtcMs, {
    isTypicalYear: dataset.type === 'TMY',
    stepS: run.stepS,
    utcOffsetH: run.utcOffsetH,
    from: from ?? undefined,
    to: to ?? undefined,
  })
  const months = new Map<number, LightOfMonth>()
  for (let row = rows.from; row < rows.to; row += 1) {
    const local = new Date((startUtcMs[row] ?? 0) + run.utcOffsetH * 3_600_000)
    addLight(months, local.getUTCMonth() + 1, ghi[row] ?? Number.NaN, albedo[row] ?? Number.NaN)
  }
  return months
}

function addLight(
  months: Map<number, LightOfMonth>,
  month: number,
  ghi: number,
  albedo: number,
): void {
  const sum = months.get(month) ?? { ghi: 0, measuredGhi: 0, reflected: 0 }
  months.set(month, sum)
  if (Number.isNaN(ghi)) return
  sum.ghi += ghi
  if (Number.isNaN(albedo)) return
  sum.measuredGhi += ghi
  sum.reflected += albedo * ghi
}
