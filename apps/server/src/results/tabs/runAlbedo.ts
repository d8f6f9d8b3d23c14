import type { Block } from '@duet/plant'
import { rangeSql, runLimits, START_MS_SQL, siteTimeSql } from '@duet/results'
import { reportDamage, weatherDamaged } from '../../files/parquet/damagedSeries.ts'
import type { MonthlyAlbedo } from '../../graphql/resolvers.gen.ts'
import { nominalDcKw, requestedBlocks } from '../run/blockQueries.ts'
import type { FinishedRun } from '../run/finishedRun.ts'

/** Ground reflectance of a block without its own. */
const DEFAULT_ALBEDO = 0.2

/** Sums over the steps of a month, W/m². */
interface LightOfMonth {
  readonly ghi: number
  /** Where the weather has an albedo. */
  readonly measuredGhi: number
  readonly reflected: number
}

type MonthlyLight = ReadonlyMap<number, LightOfMonth>

/**
 * Ground reflectance of each calendar month as the run had it: of the weather where it has one, else of the block; weighted by light on
 * level ground, and over blocks by nominal power.
 */
export async function runAlbedo(
  run: FinishedRun,
  blockId: string | null | undefined,
): Promise<MonthlyAlbedo> {
  const ids = requestedBlocks(run, blockId)
  const used = run.facts.blocks.filter(({ id }) => ids.includes(id))
  const lights = new Map<string, MonthlyLight>()
  for (const datasetId of new Set(used.map(({ dataset_id }) => dataset_id)))
    lights.set(datasetId, await lightByMonth(run, datasetId))
  const parts = used.map(({ id, dataset_id }) => ({
    design: run.design.blocks.find((candidate) => candidate.id === id),
    light: lights.get(dataset_id) ?? new Map<number, LightOfMonth>(),
    weight: nominalDcKw(run, id),
  }))
  const months = [...new Set(parts.flatMap(({ light }) => [...light.keys()]))].toSorted(
    (a, b) => a - b,
  )
  return {
    months,
    albedo: months.map((month) =>
      meanOf(parts, ({ design: block, light }) =>
        albedoOf(light.get(month), blockAlbedo(block, month)),
      ),
    ),
    measured_fraction: meanOf(parts, ({ light }) => measuredFraction([...light.values()])),
  }
}

/** By nominal power. */
function meanOf<Part extends { readonly weight: number }>(
  parts: readonly Part[],
  value: (part: Part) => number,
): number {
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  return parts.reduce((sum, part) => sum + (value(part) * part.weight) / total, 0)
}

const blockAlbedo = (block: Block | undefined, month: number): number =>
  block?.albedo_by_month?.[month - 1] ?? DEFAULT_ALBEDO

function albedoOf(light: LightOfMonth | undefined, ofBlock: number): number {
  if (!light || light.ghi === 0) return ofBlock
  return (light.reflected + (light.ghi - light.measuredGhi) * ofBlock) / light.ghi
}

function measuredFraction(lights: readonly LightOfMonth[]): number {
  const ghi = lights.reduce((sum, light) => sum + light.ghi, 0)
  return ghi > 0 ? lights.reduce((sum, light) => sum + light.measuredGhi, 0) / ghi : 0
}

/** Of one dataset in the range of the run, by calendar month 1 to 12 of site time. */
async function lightByMonth(run: FinishedRun, datasetId: string): Promise<MonthlyLight> {
  const { datasets, from, to } = run.facts
  const dataset = datasets.find(({ id }) => id === datasetId)
  if (!dataset) throw new Error(`Run ${run.id} has no dataset ${datasetId}`)
  const read = (query: (source: string) => string) =>
    reportDamage(run.server.series.read([dataset.storage_key], query), weatherDamaged(dataset))
  const first = await read((source) => `select min(${START_MS_SQL}) from ${source}`)
  const limits = runLimits(first.columns[0]?.[0] ?? 0, {
    isTypicalYear: dataset.type === 'TMY',
    utcOffsetH: run.utcOffsetH,
    from: from ?? undefined,
    to: to ?? undefined,
  })
  const month = `month(${siteTimeSql(run.utcOffsetH)})`
  const { columns } = await read(
    (source) =>
      `select ${month}, coalesce(sum(ghi_wm2), 0), coalesce(sum(ghi_wm2) filter (where albedo is not null), 0), coalesce(sum(albedo * ghi_wm2), 0)
       from (select * replace (greatest(ghi_wm2, 0) as ghi_wm2) from (select * from ${source} union all by name select null::double as ghi_wm2, null::double as albedo where false))
       ${rangeSql(limits)} group by 1 order by 1`,
  )
  const [months = new Float64Array(), ...sums] = columns
  return new Map(
    Array.from(months, (at, row) => {
      const [ghi = 0, measuredGhi = 0, reflected = 0] = sums.map((column) => column[row] ?? 0)
      return [at, { ghi, measuredGhi, reflected }] as const
    }),
  )
}
