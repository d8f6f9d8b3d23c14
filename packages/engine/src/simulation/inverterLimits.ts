import type { InputLimits } from '../circuit/inverterInput.ts'
import { type Conversion, conversionOf } from '../inverter/conversion.ts'
import { activePowerLimitW } from '../inverter/powerLimits.ts'
import type { Block } from '../model/block.ts'
import type { BlockSeries } from '../model/output.ts'

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

/**
 * Holds the inputs within the inverters' limits at step `i` and writes the stages from `dcAfterWireW` to `dcCurrentA`.
 *
 * One after the other: voltage window, current, power, each at the point of the strings' curve that it still allows; what it takes
 * is the power between them. An inverter sheds current and power by rising in voltage, for which it leaves its window at the top,
 * but gains nothing by that. Of power, only what the limit of AC power would leave counts: the rest is clipping, and stands there.
 * Where the air is too cold or too hot the inverter is off, and no other limit takes anything.
 *
 * @param free - the point of most power without limits
 * @param curve - absent for modules that have none: they know neither window nor current
 */
export function limitInput(
  limits: InverterLimits,
  free: DcPoint,
  curve: DcCurve | undefined,
  i: number,
  out: BlockSeries,
): void {
  const isOn = !(out.airC[i] < limits.leastAirC || out.airC[i] > limits.mostAirC)
  out.dcAfterWireW[i] = free.powerW
  let point = free
  if (curve !== undefined && isOn && isOutside(free, limits)) {
    point = capped(curve.within({ ...limits, maxA: Infinity }), free)
  }
  out.dcAfterWindowW[i] = point.powerW
  if (curve !== undefined && isOn && point.currentA > limits.maxA) {
    point = capped(curve.within(limits), point)
  }
  out.dcAfterCurrentLimitW[i] = point.powerW
  if (isOn && point.powerW > limits.maxW) point = limitPower(limits, point, curve)
  out.dcAfterPowerLimitW[i] = point.powerW
  out.dcMppW[i] = isOn ? point.powerW : 0
  out.dcVoltageV[i] = isOn ? point.voltageV : 0
  out.dcCurrentA[i] = isOn ? point.currentA : 0
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
