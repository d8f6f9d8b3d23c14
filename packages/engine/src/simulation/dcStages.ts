import { diodeVoltageAtCurrent, diodeVoltageAtVoltage } from '../electrical/diodeVoltage.ts'
import { linearOperatingPoints } from '../electrical/linearPower.ts'
import {
  makeOperatingPoints,
  maximumPowerPoint,
  type OperatingPoints,
} from '../electrical/maximumPowerPoint.ts'
import { operatingParameters } from '../electrical/operatingParameters.ts'
import { STC_CELL_C } from '../electrical/physicalConstants.ts'
import { recombinedCurrentAt, recombinedVoltageAt } from '../electrical/recombinedSeries.ts'
import type { SingleDiodeSeries } from '../electrical/singleDiode.ts'
import type { Block, Module } from './input.ts'
import { lightLevelPowerW } from './lightLevel.ts'
import type { BlockRatings, BlockSeries } from './output.ts'

/** The lit steps of a range and what the modules do there; arrays [lit]. */
export interface LitModules {
  /** Steps of the range with light on the cells. */
  readonly steps: Int32Array
  readonly points: OperatingPoints
  /** Module power at 25 °C. */
  readonly powerAt25W: Float64Array
  /** The curves, absent for modules that have none. */
  readonly curves: SingleDiodeSeries | undefined
}

/**
 * From light and cell temperature to the inverters' inputs: writes every `dc...` series of the block.
 *
 * Losses before the wires (age, mismatch, quality) lower the current of every module alike and leave its voltage.
 * Wires lose I²·R in each string. An inverter that finds the strings outside its voltage window, or above its
 * current, holds them at its limit and takes what the curve gives there.
 *
 * @param ageFactor - what age leaves of the current, [n]
 * @param shadeFactor - what shaded strings leave of the power, [n]; all of it where absent
 * @returns what was counted on the way, for the warnings
 */
export function runDcStages(
  block: Block,
  ratings: BlockRatings,
  ageFactor: Float64Array,
  out: BlockSeries,
  shadeFactor?: Float64Array,
): DcCounts {
  const lit = solveModules(block.module, out.effectiveWm2, out.cellC)
  const { frontMismatchFraction, rearMismatchFraction, qualityFraction } = block.allowances
  const modules = ratings.moduleCount
  const strings = block.stringCount
  const limits = operatingLimits(block)
  const { steps, points, curves, powerAt25W } = lit
  let movedSteps = 0
  for (let k = 0; k < steps.length; k++) {
    const i = steps[k]
    const effective = out.effectiveWm2[i]
    const age = ageFactor[i]
    const rearShare = effective > 0 ? 1 - out.poaAfterSpectralWm2[i] / effective : 0
    const front = 1 - frontMismatchFraction
    const rear = 1 - rearMismatchFraction * rearShare
    const quality = 1 - (qualityFraction ?? 0)
    const powerW = modules * age * points.powerW[k]
    out.dcNominalW[i] = (ratings.nominalDcW * effective) / 1000
    out.dcAfterDegradationW[i] = out.dcNominalW[i] * age
    out.dcAfterIrradianceLevelW[i] = modules * age * powerAt25W[k]
    out.dcAfterTemperatureW[i] = powerW
    const shade = shadeFactor === undefined ? 1 : shadeFactor[i]
    const shadedW = powerW * shade
    out.dcAfterElecShadingW[i] = shadedW
    out.dcAfterMismatchFrontW[i] = shadedW * front
    out.dcAfterMismatchRearW[i] = shadedW * front * rear
    out.dcAfterQualityW[i] = shadedW * front * rear * quality

    const currentShare = age * shade * front * rear * quality
    let stringA = points.currentA[k] * currentShare
    let inputV = points.voltageV[k] * block.modulesPerString - stringA * block.stringWireOhm
    out.dcAfterWireW[i] = strings * stringA * inputV
    if (curves !== undefined) {
      const freeV = inputV
      const held = holdVoltage(inputV, stringA, limits)
      if (held !== inputV) {
        stringA = stringCurrentAt(held, block, curves, k, stringA, currentShare)
        inputV = held
        movedSteps++
      }
      if (stringA > limits.maxStringA) {
        stringA = limits.maxStringA
        inputV =
          moduleVoltageAt(stringA / currentShare, curves, k) * block.modulesPerString -
          stringA * block.stringWireOhm
        if (held === freeV) movedSteps++
      }
    }
    out.dcMppW[i] = Math.max(0, strings * stringA * inputV)
    out.dcVoltageV[i] = inputV
    out.dcCurrentA[i] = strings * stringA
  }
  return {
    movedSteps,
    overvoltageSteps: curves === undefined ? 0 : countOvervoltage(block, curves),
  }
}

/** Steps whose strings, open, stand above the inverter's highest DC voltage. */
export function countOvervoltage(
  { inverter, modulesPerString }: Block,
  curves: SingleDiodeSeries,
): number {
  const { lightA, saturationA, thermalV } = curves
  const limitV = inverter.maxDcVoltageV / modulesPerString
  let count = 0
  for (let k = 0; k < lightA.length; k++) {
    // Without the shunt the voltage is a little higher, and known in closed form.
    if (!(thermalV[k] * Math.log1p(lightA[k] / saturationA[k]) > limitV)) continue
    if (moduleVoltageAt(0, curves, k) > limitV) count++
  }
  return count
}

/** What a run of the DC stages counts. */
export interface DcCounts {
  /** Steps at which the voltage window or the current limit moved the operating point. */
  readonly movedSteps: number
  /** Lit steps at which the open strings exceed the inverter's highest DC voltage. */
  readonly overvoltageSteps: number
}

/** What the inverter allows one string. */
interface OperatingLimits {
  readonly minV: number
  readonly maxV: number
  readonly maxStringA: number
}

function operatingLimits({ inverter, inverterCount, stringCount }: Block): OperatingLimits {
  return {
    minV: inverter.minMpptVoltageV,
    maxV: inverter.maxMpptVoltageV,
    maxStringA: (inverter.maxDcCurrentA * inverterCount) / stringCount,
  }
}

function holdVoltage(inputV: number, stringA: number, { minV, maxV }: OperatingLimits): number {
  if (!(stringA > 0)) return inputV
  return Math.min(maxV, Math.max(minV, inputV))
}

export function solveModules(
  { electrical }: Module,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
): LitModules {
  let count = 0
  const all = new Int32Array(effectiveWm2.length)
  for (let i = 0; i < effectiveWm2.length; i++) if (effectiveWm2[i] > 0) all[count++] = i
  const steps = all.subarray(0, count)
  const light = new Float64Array(count)
  const heat = new Float64Array(count)
  for (let k = 0; k < count; k++) {
    light[k] = effectiveWm2[steps[k]]
    heat[k] = cellC[steps[k]]
  }
  const points = makeOperatingPoints(count)
  if (electrical.kind === 'linear') {
    linearOperatingPoints(electrical, light, heat, points)
    const at25 = linearOperatingPoints(electrical, light, new Float64Array(count).fill(STC_CELL_C))
    return { steps, points, powerAt25W: at25.powerW, curves: undefined }
  }
  const curves = operatingParameters(electrical, light, heat)
  maximumPowerPoint(curves, points)
  return { steps, points, powerAt25W: lightLevelPowerW(electrical, light), curves }
}

/** Rounds of `stringCurrentAt`; each gains one to two digits. */
const MAX_ROUNDS = 50

/**
 * Current of a string held at a voltage of the inverter's input: the modules stand higher by the drop in the wire,
 * which is found in rounds until it moves by less than 1e-9 of the voltage. 0 above open circuit.
 */
function stringCurrentAt(
  inputV: number,
  block: Block,
  curves: SingleDiodeSeries,
  k: number,
  firstA: number,
  currentShare: number,
): number {
  let stringA = firstA
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const moduleV = (inputV + stringA * block.stringWireOhm) / block.modulesPerString
    const nextA = Math.max(0, currentShare * moduleCurrentAt(moduleV, curves, k))
    const changeV = Math.abs(nextA - stringA) * block.stringWireOhm
    stringA = nextA
    if (changeV <= 1e-9 * inputV) break
  }
  return stringA
}

function moduleCurrentAt(voltageV: number, curves: SingleDiodeSeries, k: number): number {
  if (curves.recombination) return recombinedCurrentAt(curves, k, voltageV)
  const lightA = curves.lightA[k]
  const saturationA = curves.saturationA[k]
  const siemens = 1 / curves.shuntOhm[k]
  const a = curves.thermalV[k]
  const rs = curves.seriesOhm[k]
  const x = diodeVoltageAtVoltage(voltageV, lightA, saturationA, rs, siemens, a)
  return lightA - saturationA * (Math.exp(x / a) - 1) - x * siemens
}

function moduleVoltageAt(currentA: number, curves: SingleDiodeSeries, k: number): number {
  if (curves.recombination) return recombinedVoltageAt(curves, k, currentA)
  const overA = curves.lightA[k] - currentA
  const siemens = 1 / curves.shuntOhm[k]
  const x = diodeVoltageAtCurrent(overA, curves.saturationA[k], siemens, curves.thermalV[k])
  return x - currentA * curves.seriesOhm[k]
}
