import type { InputLimits } from '../../circuit/inverterInput.ts'
import { type Conversion, conversionOf } from '../../inverter/conversion.ts'
import { activePowerLimitW } from '../../inverter/powerLimits.ts'
import type { Block } from '../../model/block.ts'
import type { BlockSeries } from '../../model/output.ts'

/** Where the inputs of a block's inverters work: power and current of all together. */
export interface DcPoint {
  readonly powerW: number
  readonly voltageV: number
  readonly currentA: number
}

/** The strings of a block in the light of a step, as far as limits need them. */
export interface DcCurve {
  /** The point of most power within voltages and a current. */
  readonly within: (limits: InputLimits) => DcPoint
  /** Voltage towards open circuit at which the power has fallen to a value below that of a point. */
  readonly voltageAtW: (powerW: number, from: DcPoint) => number
}

/** What the inverters of a block allow, all together. */
export interface InverterLimits extends InputLimits {
  readonly maxW: number
  /** Air temperatures at which they run, ends included. */
  readonly leastAirC: number
  readonly mostAirC: number
  readonly inverterCount: number
  /** Of one inverter. */
  readonly convert: Conversion
  readonly maxAcW: number
}

export function inverterLimits({ inverter, inverterCount, powerFactor }: Block): InverterLimits {
  return {
    minV: inverter.minMpptVoltageV,
    maxV: inverter.maxMpptVoltageV,
    maxA: inverter.maxDcCurrentA * inverterCount,
    maxW: (inverter.maxDcPowerW ?? Infinity) * inverterCount,
    leastAirC: inverter.operatingAirC?.least ?? -Infinity,
    mostAirC: inverter.operatingAirC?.most ?? Infinity,
    inverterCount,
    convert: conversionOf(inverter.conversion),
    maxAcW: activePowerLimitW(inverter, powerFactor),
  }
}

/** Strings at one voltage. */
export interface LimitedInput {
  /** Their point of most power without limits. */
  readonly free: DcPoint
  /** Absent for modules that have none: they know neither window nor current. */
  readonly curve: DcCurve | undefined
  /** Of all strings; `free` and `curve` are as if all were such. */
  readonly share: number
}

/**
 * Holds the inputs within the inverters' limits at step `i` and writes the stages from `dcAfterWireW` to `dcCurrentA`.
 *
 * One after the other: voltage window, current, power, each at the point of the strings' curve that it still allows; what it takes
 * is the power between them. An inverter sheds current and power by rising in voltage, for which it leaves its window at the top,
 * but gains nothing by that. Of power, only what the limit of AC power would leave counts: the rest is clipping, and stands there.
 * Where the air is too cold or too hot the inverter is off, and no other limit takes anything.
 *
 * Inputs of their own voltage are held to window and current one by one, each to its part of the current, and to power together.
 *
 * @returns the point of each input within window and current
 */
export function limitInput(
  limits: InverterLimits,
  inputs: readonly LimitedInput[],
  i: number,
  out: BlockSeries,
): readonly DcPoint[] {
  const isOn = !(out.airC[i] < limits.leastAirC || out.airC[i] > limits.mostAirC)
  const free = inputs.map((input) => input.free)
  const windowed = isOn ? inputs.map((input) => withinWindow(limits, input)) : free
  const held = isOn ? inputs.map((input, at) => withinCurrent(limits, input, windowed[at])) : free
  out.dcAfterWireW[i] = together(inputs, free).powerW
  out.dcAfterWindowW[i] = together(inputs, windowed).powerW
  let point = together(inputs, held)
  out.dcAfterCurrentLimitW[i] = point.powerW
  if (isOn && point.powerW > limits.maxW) {
    point = limitPower(limits, point, inputs.length === 1 ? inputs[0].curve : undefined)
  }
  out.dcAfterPowerLimitW[i] = point.powerW
  out.dcMppW[i] = isOn ? point.powerW : 0
  out.dcVoltageV[i] = isOn ? point.voltageV : 0
  out.dcCurrentA[i] = isOn ? point.currentA : 0
  return held
}

function withinWindow(limits: InverterLimits, { free, curve }: LimitedInput): DcPoint {
  if (curve === undefined || !isOutside(free, limits)) return free
  return capped(curve.within({ ...limits, maxA: Infinity }), free)
}

function withinCurrent(limits: InverterLimits, { curve }: LimitedInput, point: DcPoint): DcPoint {
  if (curve === undefined || !(point.currentA > limits.maxA)) return point
  return capped(curve.within(limits), point)
}

/** All inputs: sums, and the voltage that the power comes at in the mean. */
function together(inputs: readonly LimitedInput[], points: readonly DcPoint[]): DcPoint {
  if (points.length === 1) return points[0]
  let powerW = 0
  let currentA = 0
  let weightedV = 0
  points.forEach((point, at) => {
    const { share } = inputs[at]
    powerW += share * point.powerW
    currentA += share * point.currentA
    weightedV += share * point.powerW * point.voltageV
  })
  return { powerW, currentA, voltageV: powerW > 0 ? weightedV / powerW : 0 }
}

function isOutside({ powerW, voltageV }: DcPoint, { minV, maxV }: InputLimits): boolean {
  return powerW > 0 && (voltageV < minV || voltageV > maxV)
}

/** A limit gives nothing: less current in the wires, or a voltage above the window, may else be worth more than what it takes. */
function capped(point: DcPoint, before: DcPoint): DcPoint {
  return point.powerW > before.powerW ? atPower(before.powerW, point.voltageV) : point
}

const atPower = (powerW: number, voltageV: number): DcPoint => ({
  powerW,
  voltageV,
  currentA: powerW / voltageV,
})

/** The point at the limit of power; the point as it is where the limit of AC power takes as much. */
function limitPower(limits: InverterLimits, point: DcPoint, curve: DcCurve | undefined): DcPoint {
  const { maxW, maxV, convert, maxAcW, inverterCount } = limits
  const curveV = curve?.voltageAtW(maxW, point) ?? point.voltageV
  const voltageV = Math.min(curveV, Math.max(maxV, point.voltageV))
  if (convert(maxW / inverterCount, voltageV) >= maxAcW) return point
  return atPower(maxW, voltageV)
}
