import {
  cleaningsPerYear,
  hasDirtWeather,
  meanDirtRatio,
  type Soiling,
  type Weather,
  withCleanings,
} from '@duet/engine'
import { type Block, blockLossErrors, LOSSES, linkedComponents, soilingOnTables } from '@duet/plant'
import {
  BLOCK_STAGE_COLUMNS,
  type CleanedBlock,
  START_MS_SQL,
  storedColumnSql,
} from '@duet/results'
import { runDataset } from '@duet/results/run'
import { nominalDcKw } from '../results/run/blockQueries.ts'
import type { FinishedRun } from '../results/run/finishedRun.ts'
import { partOf } from '../results/run/partOf.ts'
import { partKeys } from '../results/run/runKeys.ts'
import { readStored } from '../results/run/seriesQueries.ts'
import { readWeatherTable, weatherForRun } from '../simulations/plan/weatherOfRun.ts'

/** Cleanings a year that are compared, from none. */
const MOST_CLEANINGS = 12

const SOILING_LOSS = LOSSES.find(({ key }) => key === 'soiling')
const SOILED_AT = BLOCK_STAGE_COLUMNS.findIndex(({ key }) => key === 'soiling')

interface CleanedBlocks {
  readonly cleaned: readonly (CleanedBlock & { readonly name: string })[]
  /** Names of blocks of the run that have no cleanings, or whose dirt cannot be computed. */
  readonly leftOut: readonly string[]
}

/**
 * The blocks of a run whose dirt is cleaned by hand, with the soiling that they have now.
 *
 * @param energyKwh - of the plant in a year; blocks have parts of it as of their own energies
 */
export async function cleanedBlocks(
  run: FinishedRun,
  now: readonly Block[],
  energyKwh: number,
): Promise<CleanedBlocks> {
  const cleaned: CleanedBlocks['cleaned'][number][] = []
  const leftOut: string[] = []
  const weathers = new Map<string, Promise<Weather>>()
  const weatherOf = (blockId: string, datasetId: string): Promise<Weather> => {
    const weather = weathers.get(datasetId) ?? readWeather(run, blockId)
    weathers.set(datasetId, weather)
    return weather
  }
  const all = run.facts.blocks.map(({ id }) => partOf(run, id).energy_kwh)
  const sumKwh = all.reduce((sum, kwh) => sum + kwh, 0)
  const sumKw = run.facts.blocks.reduce((sum, { id }) => sum + nominalDcKw(run, id), 0)
  for (const { id, name, dataset_id } of run.facts.blocks) {
    const soiling = soilingNow(run, now, id)
    const cleanings = soiling && cleaningsPerYear(soiling)
    const weather = cleanings === undefined ? undefined : await weatherOf(id, dataset_id)
    if (!soiling || cleanings === undefined || !weather || !hasDirtWeather(soiling, weather)) {
      leftOut.push(name)
      continue
    }
    cleaned.push({
      name,
      cleanings,
      energyKwh: (energyKwh * partOf(run, id).energy_kwh) / sumKwh,
      powerShare: nominalDcKw(run, id) / sumKw,
      ...(await sharesOf(run, { id, soiling }, weather)),
    })
  }
  return { cleaned, leftOut }
}

/** Undefined: the block is gone, or its soiling is not complete. */
function soilingNow(
  { design }: FinishedRun,
  now: readonly Block[],
  id: string,
): Soiling | undefined {
  const block = now.find((one) => one.id === id)
  const simulated = design.blocks.find((one) => one.id === id)
  if (!block || !simulated || !SOILING_LOSS) return undefined
  const { table } = linkedComponents(design, simulated)
  if (!table || blockLossErrors(SOILING_LOSS, block).length > 0) return undefined
  return soilingOnTables(block, table)
}

async function readWeather(run: FinishedRun, blockId: string): Promise<Weather> {
  const dataset = runDataset(run.facts, blockId)
  return weatherForRun(await readWeatherTable(run.server.series, dataset), dataset, run.facts)
}

/** Shares of the light of the run on the front of the block, before dirt, that pass it. */
async function sharesOf(
  run: FinishedRun,
  block: { readonly id: string; readonly soiling: Soiling },
  weather: Weather,
): Promise<Pick<CleanedBlock, 'simulatedShare' | 'share' | 'shares'>> {
  const { before, behind } = await readLight(run, block.id)
  const share = (soiling: Soiling): number => meanDirtRatio({ ...block, soiling }, weather, before)
  return {
    simulatedShare: sumOf(behind) / sumOf(before),
    share: share(block.soiling),
    shares: Array.from({ length: MOST_CLEANINGS + 1 }, (_, perYear) => {
      const soiling = withCleanings(block.soiling, perYear)
      return soiling && share(soiling)
    }),
  }
}

const sumOf = (values: Float64Array): number =>
  values.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value), 0)

async function readLight(
  run: FinishedRun,
  blockId: string,
): Promise<{ readonly before: Float64Array; readonly behind: Float64Array }> {
  const columns = [SOILED_AT - 1, SOILED_AT].flatMap((at) => {
    const stage = BLOCK_STAGE_COLUMNS[at]
    return stage ? [storedColumnSql(stage.column)] : []
  })
  const { columns: read } = await readStored(
    run,
    partKeys(run, blockId),
    (source) => `select ${columns.join(', ')} from ${source} order by ${START_MS_SQL}`,
  )
  const [before = new Float64Array(), behind = new Float64Array()] = read
  return { before, behind }
}
