import { mean } from '@duet/units'
import { cellParameters, makeCellParameters } from '../circuit/cellParameters.ts'
import { makeInverterInput } from '../circuit/inverterInput.ts'
import { type CellLight, makeMismatchSplit, splitMismatch } from '../circuit/mismatch.ts'
import { moduleCircuit } from '../circuit/moduleCircuit.ts'
import { atOneVoltage } from '../circuit/mppTrackers.ts'
import { stringCircuit } from '../circuit/stringCircuit.ts'
import { operatingParameters } from '../electrical/operatingParameters.ts'
import { STC_IRRADIANCE_WM2 } from '../electrical/physicalConstants.ts'
import { checkCellRows } from '../field/stringLight.ts'
import { cellTemperatureC } from '../temperature/cellTemperature.ts'
import type { PlanOfClass, StillBlock } from './momentPlan.ts'

/** Power of the strings of a table, W for each module of theirs: at ever more of the true pattern of light. */
export interface MomentPower {
  readonly cellC: number
  /** In even light of the same mean. */
  readonly evenW: number
  /** With the shade of the sun, then the rest of the front, then the rear where they fall. */
  readonly shadeW: number
  readonly frontW: number
  readonly fullW: number
  /** Of the modules of each tier, at the common voltage. */
  readonly tierW: readonly number[]
  /** With a dark rear. */
  readonly frontOnlyW: number
}

/** Still air: the heat models are given none. */
const WIND_M_PER_S = 0

/**
 * Strings of the tiers in parallel at one voltage, as an inverter takes them, without wires.
 *
 * @param light - the rear before its bifaciality
 */
export function momentPower(
  block: StillBlock,
  plan: PlanOfClass,
  light: CellLight,
  airC: number,
): MomentPower {
  const lit = { ...light, rearWm2: light.rearWm2.map((rear) => block.module.bifaciality * rear) }
  const front = mean(lit.frontBeamWm2) + mean(lit.frontDiffuseWm2)
  const effectiveWm2 = Float64Array.of(front + mean(lit.rearWm2))
  const cellC = cellTemperatureC(block.module.cellTemperature, {
    poaWm2: effectiveWm2,
    effectiveWm2,
    airC: Float64Array.of(airC),
    windMPerS: Float64Array.of(WIND_M_PER_S),
  })
  const solve = stringsOf(block, plan, cellC)
  const dark = { ...lit, rearWm2: new Float64Array(lit.rearWm2.length) }
  const { full: frontOnly } = solve(dark)
  const { even, shade, front: onFront, full, tierW } = solve(lit)
  return {
    cellC: cellC[0],
    evenW: even,
    shadeW: shade,
    frontW: onFront,
    fullW: full,
    tierW,
    frontOnlyW: frontOnly,
  }
}

interface SolvedStrings extends Record<'even' | 'shade' | 'front' | 'full', number> {
  readonly tierW: readonly number[]
}

/** Solves strings of one module each in a light, W a module. */
function stringsOf(
  { module: { electrical } }: StillBlock,
  plan: PlanOfClass,
  cellC: Float64Array,
): (light: CellLight) => SolvedStrings {
  if (electrical.kind === 'linear') throw new RangeError('got a module without a curve')
  const { layout, lightBy } = plan.field.circuit
  const circuit = moduleCircuit(layout, lightBy)
  checkCellRows(plan, circuit)
  const { tiers } = plan.classes[0].nodes
  const bright = operatingParameters(electrical, Float64Array.of(STC_IRRADIANCE_WM2), cellC)
  const cells = cellParameters(electrical, circuit, bright, 0, 1, makeCellParameters())
  const circuits = Array.from({ length: tiers }, () =>
    stringCircuit(circuit, Float64Array.of(1), 0),
  )
  const input = makeInverterInput(circuits, new Float64Array(tiers).fill(1), cells)
  const strung = atOneVoltage(input)
  const pattern = new Float64Array(input.lightCount)
  return (light) => {
    const { even, shade, front, full } = splitMismatch(
      strung,
      cells,
      light,
      0,
      pattern,
      makeMismatchSplit(),
    )
    return {
      even: even.powerW / tiers,
      shade: shade.powerW / tiers,
      front: front.powerW / tiers,
      full: full.powerW / tiers,
      tierW: Array.from(input.stringA, (stringA) => stringA * full.voltageV),
    }
  }
}
