import { type FieldFactors, fieldFactors } from '../field/fieldFactors.ts'
import { type FieldPlan, fieldPlan } from '../field/fieldPlan.ts'
import type { SunGrid } from '../field/sunGrid.ts'
import { lightSwings } from '../intrahour/lightSwings.ts'
import { powerFactorOfSteps } from '../inverter/powerFactor.ts'
import type { Block } from '../model/block.ts'
import type { BlockRatings, BlockResult, BlockSeries, ZoneSeries } from '../model/output.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { makePlaneLight, type PlaneLight } from '../optics/optics.ts'
import { stringShadeFactor } from '../sam/stringShade.ts'
import { type PreparedWeather, prepareWeather } from '../weather/prepareWeather.ts'
import { runAcStages } from './acStages.ts'
import { blockRatings } from './blockRatings.ts'
import { blockWarnings } from './blockWarnings.ts'
import { runCellTemperature } from './cellTemperature.ts'
import { runDcStages } from './dcStages.ts'
import { runFieldDcStages } from './fieldDcStages.ts'
import {
  type FieldOptics,
  fieldCells,
  runFieldOptics,
  shareByLight,
  zoneSeries,
} from './fieldOptics.ts'
import { gridOfBlock } from './gridOfBlock.ts'
import { type InverterGroup, joinGroups, joinSeries } from './inverters/inverterGroups.ts'
import { runLightStages } from './lightStages.ts'
import { type OpenBlock, openBlock } from './openBlock.ts'
import { rowsLight } from './rowsLight.ts'
import { cutHours, partSubHourlyClipping } from './subHourlyClipping.ts'

/**
 * Runs one block over a range of the weather's steps: sun, orientation, sky, optics, surface, cell temperature, modules,
 * strings, inverters, line and transformer; the result of every stage is a series of its own.
 *
 * Steps do not depend on each other, but that clipping is parted by the clock hour (`partSubHourlyClipping`): of an hour that the
 * range cuts, the steps outside are run too; and that modules may store heat (`runCellTemperature`), for which steps before the range are
 * lit. So the series of two ranges, one after the other, are those of the whole, byte for
 * byte. A step with missing weather has no light and no power; the warning `weather_missing_steps` counts them.
 *
 * @param range - steps of the weather, all of them where absent
 * @throws RangeError for arrays of unequal length, a range outside the weather, or a block that `checkBlock` refuses
 */
export function simulateBlock(
  block: Block,
  weather: Weather,
  range: StepRange = { from: 0, to: weather.intervalStartUtcMs.length },
): BlockResult {
  const factors = fieldFactors(block)
  return simulatePreparedBlock(block, prepareWeather(weather, block.site), range, factors)
}

/**
 * The same with weather prepared for the block's site, which then serves many ranges and blocks.
 *
 * @param factors - of a block with a field: `fieldFactors`, which serve every range and any weather
 */
export function simulatePreparedBlock(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
  factors?: FieldFactors,
): BlockResult {
  const { overvoltageSteps, zones, out, groups } = runStages(block, weather, range, factors)
  const { before, after } = cutHours(weather.source, range)
  const edgeW = (edge: StepRange): readonly Float64Array[] =>
    edge.from === edge.to
      ? groups.map(() => new Float64Array())
      : runStages(block, weather, edge, factors).groups.map((group) => group.out.acAfterEfficiencyW)
  const beforeW = edgeW(before)
  const afterW = edgeW(after)
  groups.forEach((group, at) => {
    const edges = { before: beforeW[at], after: afterW[at] }
    partSubHourlyClipping(group.block, weather, range, group.out, edges)
  })
  joinSeries(groups, out, 'acAfterClippingW')
  clearMissing(weather, range, out, zones)
  return {
    series: out,
    warnings: blockWarnings(block, weather, range, out, overvoltageSteps),
    ...(zones && { zones }),
  }
}

interface DcRun {
  readonly overvoltageSteps: number
  readonly zones?: ZoneSeries
}

interface StagesRun extends DcRun {
  readonly out: BlockSeries
  readonly groups: readonly InverterGroup[]
}

/** All stages, each step by itself. */
function runStages(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
  factors: FieldFactors | undefined,
): StagesRun {
  const open = openBlock(block, weather, range)
  const ratings = blockRatings(block)
  const plan = fieldPlan(block)
  const dc =
    plan === undefined
      ? runRows(block, ratings, weather, range, open)
      : runField(block, ratings, weather, range, open, plan, tracedFactors(block, factors))
  const powerFactors = powerFactorOfSteps(block, weather.source, range)
  runAcStages(block, powerFactors, open.out, open.groups, lightSwings(block, weather, range))
  return { ...dc, out: open.out, groups: open.groups }
}

/** Light of the mean module among rows without end, and its power. */
export function runRows(
  block: Block,
  ratings: BlockRatings,
  { source }: PreparedWeather,
  range: StepRange,
  open: OpenBlock,
): DcRun {
  const { input, age, out, groups } = open
  const light = lightOfRows(block, open)
  runCellTemperature(block, source, range, out, (past) => {
    const before = open.at(past)
    lightOfRows(block, before)
    return before.out
  })
  const shade = stringShadeFactor(block, input, light)
  return { overvoltageSteps: runDcStages(block, ratings, age, out, groups, shade) }
}

function lightOfRows(block: Block, { input, front, out }: OpenBlock): PlaneLight {
  const light = rowsLight(block, input, out)
  runLightStages(block, light, front, out)
  return light
}

/** Traced light on the cells of every class of tables, and the power of their strings. */
function runField(
  block: Block,
  ratings: BlockRatings,
  { source }: PreparedWeather,
  range: StepRange,
  open: OpenBlock,
  plan: FieldPlan,
  factors: FieldFactors,
): DcRun {
  const { input, front, age, out, groups } = open
  const grid = gridOfBlock(block, source, plan, factors)
  const optics = lightOfField(block, open, plan, factors, grid)
  runCellTemperature(block, source, range, out, (past) => {
    const before = open.at(past)
    lightOfField(block, before, plan, factors, grid)
    return before.out
  })
  const zones = zoneSeries(block, plan, optics, front)
  const { electrical } = block.module
  if (electrical.kind === 'linear') {
    // Power in proportion to light: a table's uneven light costs nothing.
    const overvoltageSteps = runDcStages(block, ratings, age, out, groups)
    joinGroups(groups, out)
    shareByLight(plan, out, zones)
    return { overvoltageSteps, zones }
  }
  const cells = fieldCells(plan, optics, input, front, block)
  return {
    overvoltageSteps: runFieldDcStages(block, ratings, electrical, cells, age, out, groups, zones),
    zones,
  }
}

/** Light on the tables of a plan, and the light stages of the block; `grid` as for `runFieldOptics`. */
export function lightOfField(
  block: Block,
  { input, front, out, turns }: OpenBlock,
  plan: FieldPlan,
  factors: FieldFactors,
  grid?: SunGrid,
): FieldOptics {
  const light = makePlaneLight(out.ghiWm2.length)
  const optics = runFieldOptics(plan, factors, input, light, out, turns, grid)
  runLightStages(block, optics.light, front, out)
  return optics
}

export function tracedFactors(block: Block, factors: FieldFactors | undefined): FieldFactors {
  if (factors !== undefined) return factors
  throw new RangeError(
    `Block ${block.id}: got tables in space without factors, expected fieldFactors`,
  )
}

/** Steps without weather give nothing and draw nothing: their energy is unknown, and counted as none. */
function clearMissing(
  weather: PreparedWeather,
  { from, to }: StepRange,
  out: BlockSeries,
  zones: ZoneSeries | undefined,
): void {
  for (let i = from; i < to; i++) {
    if (weather.isMissing[i] === 0) continue
    const k = i - from
    for (const [name, series] of Object.entries(out)) {
      if (name.endsWith('W') || name === 'reactiveVar' || name.startsWith('dc')) series[k] = 0
    }
    for (const dcMppW of zones?.dcMppW ?? []) dcMppW[k] = 0
  }
}
