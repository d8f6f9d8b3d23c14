import type { FieldFactors } from '../field/fieldFactors.ts'
import { fieldPlan } from '../field/fieldPlan.ts'
import { mergedClasses } from '../field/mergedClasses.ts'
import { lightSwings } from '../intrahour/lightSwings.ts'
import { powerFactorOfSteps } from '../inverter/powerFactor.ts'
import type { Block, Soiling } from '../model/block.ts'
import type { StepRange, Weather } from '../model/weather.ts'
import { runAcStages } from '../simulation/acStages.ts'
import { blockRatings } from '../simulation/blockRatings.ts'
import { runCellTemperature } from '../simulation/cellTemperature.ts'
import { runDcStages } from '../simulation/dcStages.ts'
import { fieldCells } from '../simulation/fieldOptics.ts'
import { hasDirtWeather } from '../simulation/front/dirtRatio.ts'
import { powerGridOfBlock } from '../simulation/gridOfBlock.ts'
import { type OpenBlock, openBlock } from '../simulation/openBlock.ts'
import { orientTables } from '../simulation/orientTables.ts'
import { lightOfField, runRows, tracedFactors } from '../simulation/simulateBlock.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'
import { runFieldPower } from './fieldPower.ts'

/** What a block would give in the weather that was, each [n] over the steps of a range. NaN: there is no weather. */
export interface ExpectedSteps {
  /** At the outputs of all inverters, night consumption counted: `acInverterW`. */
  readonly acW: Float64Array
  /** Into the inverters before any limit of theirs: `dcAfterWireW`. */
  readonly dcW: Float64Array
  /** Open front plane as a pyranometer in it reads (`poaNominalWm2`), and the rear plane behind structure, before its glass. */
  readonly poaFrontWm2: Float64Array
  readonly poaRearWm2: Float64Array
  readonly cellC: Float64Array
  /** Of the controller, whatever angle was measured; of fixed tables, 0. Never NaN. */
  readonly trackerAngleDeg: Float64Array
  /** Share of the front's light that dirt takes. Never NaN. */
  readonly soilingFraction: Float64Array
}

/**
 * The steps of a block for monitoring: `simulatePreparedBlock` without the account. Of traced blocks the power is found with fewer classes
 * of tables (`mergedClasses`), a coarser grid of the sun's places and pooled light of the cells (`runFieldPower`): within 0.1 % of the
 * energy of a month. A step of night whose air temperature is missing gives 0 W, for its light is known; every other step of missing
 * weather is NaN, not 0. Those of two ranges are those of the whole, byte for byte.
 *
 * @param factors - `joinExpectedFactors`, of a block whose light is traced
 * @throws RangeError as `simulatePreparedBlock`
 */
export function expectedSteps(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
  factors?: FieldFactors,
): ExpectedSteps {
  const { source } = weather
  // Snow is found in the readings of a plant, not taken for granted.
  const { snow: _found, ...snowless } = block
  const bare = hasDirtWeather(block.soiling, source) ? snowless : { ...snowless, soiling: CLEAN }
  const open = openBlock(bare, weather, range)
  if (fieldPlan(block) === undefined) {
    runRows(block, blockRatings(block), weather, range, open)
  } else {
    runTraced(block, source, range, open, tracedFactors(block, factors))
  }
  const { out } = open
  const powerFactors = powerFactorOfSteps(block, source, range)
  runAcStages(block, powerFactors, out, open.groups, lightSwings(block, weather, range))
  const steps = {
    acW: out.acInverterW,
    dcW: out.dcAfterWireW,
    poaFrontWm2: out.poaNominalWm2,
    poaRearWm2: out.rearAfterStructureWm2,
    cellC: out.cellC,
  }
  markMissing(weather, range, open.sun.sunlitFraction, steps)
  return {
    ...steps,
    trackerAngleDeg: controllerAngleDeg(block, source, range, open),
    soilingFraction: open.front.soiling.map((ratio) => 1 - ratio),
  }
}

/** Of weather that does not know the rain or dust that the dirt of a block goes by. */
const CLEAN: Soiling = { kind: 'monthly', lossByMonth: Array.from({ length: 12 }, () => 0) }

function runTraced(
  block: Block,
  source: Weather,
  range: StepRange,
  open: OpenBlock,
  factors: FieldFactors,
): void {
  const { input, front, age, out, groups } = open
  const own = fieldPlan(block)
  if (own === undefined) return
  const { plan } = mergedClasses(own)
  const grid = powerGridOfBlock(block, plan, factors)
  const optics = lightOfField(block, open, plan, factors, grid)
  runCellTemperature(block, source, range, out, (past) => {
    const before = open.at(past)
    lightOfField(block, before, plan, factors, grid)
    return before.out
  })
  const { electrical } = block.module
  if (electrical.kind === 'linear') {
    runDcStages(block, blockRatings(block), age, out, groups)
  } else {
    const cells = fieldCells(plan, optics, input, front, block)
    runFieldPower(block, electrical, cells, age, out, groups)
  }
}

/** How the controller would turn the tables; 0 of those that do not turn about one axis. */
function controllerAngleDeg(
  block: Block,
  { trackerAngleDeg: _measured, ...unmeasured }: Weather,
  range: StepRange,
  { sun, albedo, out }: OpenBlock,
): Float64Array {
  const { surfaceTiltDeg, surfaceAzimuthDeg } = out
  const angleDeg = new Float64Array(surfaceTiltDeg.length)
  if (block.mount.kind !== 'singleAxis') return angleDeg
  orientTables(block, unmeasured, range, sun, albedo, {
    ...out,
    trackerAngleDeg: angleDeg,
    surfaceTiltDeg: surfaceTiltDeg.slice(),
    surfaceAzimuthDeg: surfaceAzimuthDeg.slice(),
  })
  return angleDeg
}

type WeatherSeries = 'acW' | 'dcW' | 'poaFrontWm2' | 'poaRearWm2' | 'cellC'

function markMissing(
  { isMissing }: PreparedWeather,
  { from, to }: StepRange,
  sunlitFraction: Float64Array,
  { cellC, ...powers }: Readonly<Record<WeatherSeries, Float64Array>>,
): void {
  for (let i = from; i < to; i++) {
    if (isMissing[i] === 0) continue
    const k = i - from
    cellC[k] = NaN
    const value = sunlitFraction[k] === 0 ? 0 : NaN
    for (const series of Object.values(powers)) series[k] = value
  }
}
