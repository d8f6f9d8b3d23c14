import { bisect } from '../electrical/bisect.ts'
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
import type { Block } from '../model/block.ts'
import type { Module } from '../model/module.ts'
import type { BlockRatings, BlockSeries } from '../model/output.ts'
import type { InverterGroup } from './inverters/inverterGroups.ts'
import { type DcCurve, type DcPoint, limitInput } from './inverters/inverterLimits.ts'
import { lightLevelPowerW } from './lightLevel.ts'

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
 * Wires lose I²·R in each string. The inverters hold the strings within their limits (`limitInput`).
 *
 * @param ageFactor - what age leaves of the current, [n]
 * @param groups - of the block's inverters; written, with `out` once they are joined
 * @param shadeFactor - what shaded strings leave of the power, [n]; all of it where absent
 * @returns lit steps at which the open strings exceed the inverter's highest DC voltage
 */
export function runDcStages(
  block: Block,
  ratings: BlockRatings,
  ageFactor: Float64Array,
  out: BlockSeries,
  groups: readonly InverterGroup[],
  shadeFactor?: Float64Array,
): number {
  const lit = solveModules(block.module, out.effectiveWm2, out.cellC)
  const { frontMismatchFraction, rearMismatchFraction, qualityFraction } = block.allowances
  const modules = ratings.moduleCount
  const { steps, points, curves, powerAt25W } = lit
  const currentShare = new Float64Array(steps.length)
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

    currentShare[k] = age * shade * front * rear * quality
  }
  const input = inputOf(block, lit, currentShare)
  for (let k = 0; k < steps.length; k++) {
    const inputs = [
      { free: freePoint(block, input, k), curve: evenCurve(block, input, k), share: 1 },
    ]
    for (const { limits, out: own } of groups) limitInput(limits, inputs, steps[k], own)
  }
  return curves === undefined ? 0 : countOvervoltage(block, curves)
}

/** Modules as the inverters see them, each with its part of the wires; arrays [lit]. */
interface InputModules {
  readonly points: OperatingPoints
  readonly curves: SingleDiodeSeries | undefined
  /** What age and allowances leave of a module's current. */
  readonly currentShare: Float64Array
}

function inputOf(
  { modulesPerString, stringWireOhm }: Block,
  { points, curves }: LitModules,
  currentShare: Float64Array,
): InputModules {
  if (stringWireOhm === 0) return { points, curves, currentShare }
  const ohm = currentShare.map((share) => (share * stringWireOhm) / modulesPerString)
  if (curves === undefined) {
    const { currentA, voltageV, powerW } = points
    const behind = voltageV.map((volts, k) => volts - currentA[k] * ohm[k])
    return { points: { currentA, voltageV: behind, powerW }, curves, currentShare }
  }
  const behind = { ...curves, seriesOhm: curves.seriesOhm.map((own, k) => own + ohm[k]) }
  const best = maximumPowerPoint(behind, makeOperatingPoints(ohm.length))
  return { points: best, curves: behind, currentShare }
}

function freePoint(block: Block, { points, currentShare }: InputModules, k: number): DcPoint {
  return inputPoint(block, points.currentA[k] * currentShare[k], points.voltageV[k])
}

/** @param moduleV - less its part of the wires */
function inputPoint(
  { stringCount, modulesPerString }: Block,
  stringA: number,
  moduleV: number,
): DcPoint {
  const voltageV = moduleV * modulesPerString
  const currentA = stringCount * stringA
  return { powerW: Math.max(0, currentA * voltageV), voltageV, currentA }
}

/** The curve of evenly lit strings at lit step `k`; undefined for modules that have none. */
function evenCurve(
  block: Block,
  { points, curves, currentShare }: InputModules,
  k: number,
): DcCurve | undefined {
  if (curves === undefined) return undefined
  const { modulesPerString, stringCount } = block
  const share = currentShare[k]
  const at = (stringA: number): DcPoint =>
    inputPoint(block, stringA, moduleVoltageAt(stringA / share, curves, k))
  return {
    within: ({ minV, maxV, maxA }) => {
      const freeV = points.voltageV[k]
      const heldV = Math.min(maxV / modulesPerString, Math.max(minV / modulesPerString, freeV))
      const moduleA = heldV === freeV ? points.currentA[k] : moduleCurrentAt(heldV, curves, k)
      const stringA = Math.max(0, share * moduleA)
      const mostA = maxA / stringCount
      return stringA > mostA ? at(mostA) : inputPoint(block, stringA, heldV)
    },
    voltageAtW: (powerW, from) =>
      at(bisect((stringA) => at(stringA).powerW > powerW, 0, from.currentA / stringCount)).voltageV,
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

/** Steps with light on the cells. */
export function litSteps(effectiveWm2: Float64Array): Int32Array {
  let count = 0
  const all = new Int32Array(effectiveWm2.length)
  for (let i = 0; i < effectiveWm2.length; i++) if (effectiveWm2[i] > 0) all[count++] = i
  return all.subarray(0, count)
}

export function solveModules(
  { electrical }: Module,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
): LitModules {
  const steps = litSteps(effectiveWm2)
  const count = steps.length
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
