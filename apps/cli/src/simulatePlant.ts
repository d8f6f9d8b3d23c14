import {
  type BlockOutput,
  type BlockSeries,
  type FieldFactors,
  fieldFactors,
  fieldSceneText,
  type PreparedWeather,
  prepareWeather,
  type SystemSeries,
  simulatePreparedBlock,
  simulateSystem,
  systemEnergySums,
  type Weather,
} from '@duet/engine'
import { outageFigures, type PlannedBlock, type PlantPlan } from '@duet/plant'
import {
  addBlockParts,
  type BlockPart,
  type BlockRun,
  blockPart,
  checkBlockSeries,
  checkSystemSeries,
  type RunSummary,
  type StepRange,
  stepRanges,
  summariseRun,
  summariseZones,
} from '@duet/results'
import { type MonthlyEnergy, monthlyEnergies } from './monthlyEnergies.ts'

export interface PlantRun {
  readonly summary: RunSummary
  /** At the output of each block, and to the grid. */
  readonly blockMonths: readonly (readonly MonthlyEnergy[])[]
  readonly systemMonths: readonly MonthlyEnergy[]
  readonly system: SystemSeries
}

/** Gets the series of a block while a run goes on; they are dropped after. `block` is its place in the plan. */
export type OnSeries = (block: number, range: StepRange, series: BlockSeries) => void

/**
 * Runs a planned plant in this thread, range by range as the server's tasks do.
 *
 * @throws AppError RESULT_UNSOUND for figures that cannot be
 */
export function simulatePlant(plan: PlantPlan, weather: Weather, onSeries?: OnSeries): PlantRun {
  return simulateBlocks(plan, () => weather, onSeries)
}

/** The same where blocks may have weather of their own, all with the same time steps. */
export function simulateBlocks(
  plan: Omit<PlantPlan, 'findings'>,
  weatherOf: (block: PlannedBlock) => Weather,
  onSeries?: OnSeries,
): PlantRun {
  const [first] = plan.blocks
  if (first === undefined) throw new RangeError('A plant has no blocks')
  const weather = weatherOf(first)
  const factorsOf = sceneFactors(plan.blocks)
  const stepCount = weather.airC.length
  const together = {
    acBlockW: new Float64Array(stepCount),
    reactiveVar: new Float64Array(stepCount),
  }
  const runs: BlockRun[] = []
  const blockMonths: (readonly MonthlyEnergy[])[] = []
  plan.blocks.forEach((block, index) => {
    const acBlockW = new Float64Array(stepCount)
    const weatherOfBlock = preparedWeather(block, weatherOf(block))
    const parts = runParts(block, weatherOfBlock, factorsOf(index), (range, series) => {
      acBlockW.set(series.acBlockW, range.from)
      addOutput(together, series, range)
      onSeries?.(index, range, series)
    })
    runs.push(blockRun(block, parts))
    blockMonths.push(monthlyEnergies('block', acBlockW, weather))
  })
  const system = simulateSystem(plan.stages, [together], weather)
  const assumptions = [...plan.assumptions, ...outageFigures(plan.stages, weather, system)]
  const energies = runs.map(({ energy }) => energy)
  checkSystemSeries(system, energies, weather.stepS, weather.intervalStartUtcMs)
  return {
    summary: summariseRun(runs, systemEnergySums(system, weather.stepS), assumptions),
    blockMonths,
    systemMonths: monthlyEnergies('system', system.gridW, weather),
    system,
  }
}

const prepared = new WeakMap<Weather, Map<string, PreparedWeather>>()

/** Weather prepared for a site, once for all blocks and plants that are run in it. */
function preparedWeather({ input: { site } }: PlannedBlock, weather: Weather): PreparedWeather {
  const ofWeather = prepared.get(weather) ?? new Map<string, PreparedWeather>()
  prepared.set(weather, ofWeather)
  const key = [site.latitudeDeg, site.longitudeDeg, site.altitudeM].join(' ')
  const found = ofWeather.get(key) ?? prepareWeather(weather, site)
  ofWeather.set(key, found)
  return found
}

/** Scenes whose factors are retained when a plant is done: the next one, of a sweep, may have the same. */
const RETAINED_SCENES = 4
const traced = new Map<string, FieldFactors | undefined>()

/** Traces the light of blocks, by their places: once for those of the same scene, and retained until the last of them. */
function sceneFactors(
  blocks: readonly PlannedBlock[],
): (index: number) => FieldFactors | undefined {
  const scenes = blocks.map(({ input }) => fieldSceneText(input))
  for (const scene of traced.keys()) if (!scenes.includes(scene)) traced.delete(scene)
  return (index) => {
    const scene = scenes[index]
    const block = blocks[index]
    if (scene === undefined || block === undefined) return undefined
    const factors = traced.get(scene) ?? fieldFactors(block.input)
    traced.set(scene, factors)
    const isLast = !scenes.includes(scene, index + 1)
    if (isLast && traced.size > RETAINED_SCENES) traced.delete(scene)
    return factors
  }
}

function runParts(
  { name, input, ratings }: PlannedBlock,
  weather: PreparedWeather,
  factors: FieldFactors | undefined,
  onSeries: (range: StepRange, series: BlockSeries) => void,
): readonly BlockPart[] {
  const { intervalStartUtcMs, stepS } = weather.source
  return stepRanges(intervalStartUtcMs.length).map((range) => {
    const result = simulatePreparedBlock(input, weather, range, factors)
    const timeUtcMs = intervalStartUtcMs.subarray(range.from, range.to)
    checkBlockSeries(name, result, ratings, { timeUtcMs, firstStep: range.from })
    onSeries(range, result.series)
    return blockPart(result, ratings, stepS)
  })
}

function addOutput(
  sum: BlockOutput,
  { acBlockW, reactiveVar }: BlockOutput,
  range: StepRange,
): void {
  for (let i = range.from; i < range.to; i++) {
    sum.acBlockW[i] = (sum.acBlockW[i] ?? 0) + (acBlockW[i - range.from] ?? 0)
    sum.reactiveVar[i] = (sum.reactiveVar[i] ?? 0) + (reactiveVar[i - range.from] ?? 0)
  }
}

function blockRun(
  { id, name, ratings, assumptions }: PlannedBlock,
  parts: readonly BlockPart[],
): BlockRun {
  const { energy, keyFigures, warnings, zones } = addBlockParts(parts)
  return {
    id,
    name,
    ratings,
    assumptions,
    energy,
    keyFigureSums: keyFigures,
    warnings,
    zones: zones && summariseZones(zones, ratings),
  }
}
