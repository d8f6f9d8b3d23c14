import { threePhaseLossW } from '../ac/ohmicLosses.ts'
import { afterCopperLossW, ironLossW } from '../ac/transformer.ts'
import { gridLimitOfSteps } from '../grid/gridLimitOfSteps.ts'
import type { PlantStages } from '../model/block.ts'
import type { SystemSeries } from '../model/output.ts'
import type { StepClock } from '../model/weather.ts'
import { outageShares } from '../outages/outageShares.ts'

/** What the plant's stages need of a block; arrays of one length. */
export interface BlockOutput {
  readonly acBlockW: Float64Array
  readonly reactiveVar: Float64Array
}

/**
 * Stages after the blocks meet: HV line, HV transformer, grid limit, availability (D-08).
 *
 * Loads are apparent powers of the summed active and reactive power. What exceeds the grid limit is curtailed; power drawn
 * from the grid is not limited, nor lessened by unavailability.
 *
 * @param clock - of the steps of the blocks
 */
export function simulateSystem(
  plant: PlantStages,
  blocks: readonly BlockOutput[],
  clock: StepClock,
): SystemSeries {
  const stepCount = clock.intervalStartUtcMs.length
  const out = makeSystemSeries(stepCount)
  const reactiveVar = new Float64Array(stepCount)
  for (const block of blocks) {
    if (block.acBlockW.length !== stepCount) {
      throw new RangeError(`got ${block.acBlockW.length} steps of a block, expected ${stepCount}`)
    }
    for (let i = 0; i < stepCount; i++) {
      out.acBlocksW[i] += block.acBlockW[i]
      reactiveVar[i] += block.reactiveVar[i]
    }
  }
  const { hvLine, hvTransformer } = plant
  const limitW = gridLimitOfSteps(plant, clock)
  const available = availableShare(plant, clock)
  for (let i = 0; i < stepCount; i++) {
    let powerW = out.acBlocksW[i]
    const apparentVa = Math.hypot(powerW, reactiveVar[i])
    const powerFactor = apparentVa === 0 ? 1 : Math.max(Math.abs(powerW) / apparentVa, 0.01)
    if (hvLine) powerW -= threePhaseLossW(apparentVa, hvLine.voltageV, hvLine.resistancePerWireOhm)
    out.acAfterHvWireW[i] = powerW
    if (hvTransformer) powerW -= ironLossW(powerW, hvTransformer)
    out.acAfterHvIronW[i] = powerW
    if (hvTransformer) powerW = afterCopperLossW(powerW, hvTransformer, powerFactor)
    out.acAfterHvCopperW[i] = powerW
    powerW = Math.min(powerW, limitW[i])
    out.acAfterGridLimitW[i] = powerW
    if (powerW > 0) powerW *= available(i)
    out.acAfterAvailabilityW[i] = powerW
    out.gridW[i] = powerW
  }
  return out
}

/** Share of the plant that is in service at a step. */
function availableShare(plant: PlantStages, clock: StepClock): (step: number) => number {
  const inService = 1 - (plant.unavailabilityFraction ?? 0)
  if (plant.outages === undefined) return () => inService
  const { shares } = outageShares(plant.outages, clock)
  return (step) => inService * (1 - shares[step])
}

function makeSystemSeries(n: number): SystemSeries {
  return {
    acBlocksW: new Float64Array(n),
    acAfterHvWireW: new Float64Array(n),
    acAfterHvIronW: new Float64Array(n),
    acAfterHvCopperW: new Float64Array(n),
    acAfterGridLimitW: new Float64Array(n),
    acAfterAvailabilityW: new Float64Array(n),
    gridW: new Float64Array(n),
  }
}
