import type { FieldFactors } from '../field/fieldFactors.ts'
import type { Block } from '../model/block.ts'
import type { StepRange } from '../model/weather.ts'
import { soilingRatio } from '../surface/soiling.ts'
import { albedoOfSteps } from '../weather/albedo.ts'
import type { PreparedWeather } from '../weather/prepareWeather.ts'
import { sunOfWeather } from '../weather/sunOfWeather.ts'
import { orientTables } from './orientTables.ts'
import { runStages } from './simulateBlock.ts'

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
 * The steps of a block for monitoring: the same figures as `simulatePreparedBlock`, without the parts of the account. A step of
 * night whose air temperature is missing gives 0 W, for its light is known; every other step of missing weather is NaN, not 0.
 *
 * @throws RangeError as `simulatePreparedBlock`
 */
export function expectedSteps(
  block: Block,
  weather: PreparedWeather,
  range: StepRange,
  factors?: FieldFactors,
): ExpectedSteps {
  const { out } = runStages(block, weather, range, factors)
  const { source } = weather
  const sun = sunOfWeather(source, block.site, range)
  const albedo = albedoOfSteps(source, block.albedoByMonth, range)
  const ideal = new Float64Array(range.to - range.from)
  if (block.mount.kind === 'singleAxis') {
    const { trackerAngleDeg: _measured, ...unmeasured } = source
    const { surfaceTiltDeg, surfaceAzimuthDeg } = out
    orientTables(block, unmeasured, range, sun, albedo, {
      ...out,
      trackerAngleDeg: ideal,
      surfaceTiltDeg: surfaceTiltDeg.slice(),
      surfaceAzimuthDeg: surfaceAzimuthDeg.slice(),
    })
  }
  const steps = {
    acW: out.acInverterW,
    dcW: out.dcAfterWireW,
    poaFrontWm2: out.poaNominalWm2,
    poaRearWm2: out.rearAfterStructureWm2,
    cellC: out.cellC,
  }
  markMissing(weather, range, sun.sunlitFraction, steps)
  return {
    ...steps,
    trackerAngleDeg: ideal,
    soilingFraction: soilingRatio(block.soiling, sun.timeUtcMs, source.utcOffsetH).map(
      (ratio) => 1 - ratio,
    ),
  }
}

function markMissing(
  { isMissing }: PreparedWeather,
  { from, to }: StepRange,
  sunlitFraction: Float64Array,
  {
    cellC,
    ...powers
  }: Readonly<Record<'acW' | 'dcW' | 'poaFrontWm2' | 'poaRearWm2' | 'cellC', Float64Array>>,
): void {
  for (let i = from; i < to; i++) {
    if (isMissing[i] === 0) continue
    const k = i - from
    cellC[k] = NaN
    const value = sunlitFraction[k] === 0 ? 0 : NaN
    for (const series of Object.values(powers)) series[k] = value
  }
}
