import { type Breakdown, currentAndSlopes, type LossyDiode, makeLossyDiode } from './diodeLosses.ts'
import { lossyCurve } from './lossyCurve.ts'
import type { SingleDiode } from './singleDiode.ts'

/** One point of a current-voltage curve with its slopes. */
export interface DiodePoint {
  readonly currentA: number
  readonly voltageV: number
  readonly powerW: number
  /** dI/dV_d, S. */
  readonly currentByDiodeV: number
  /** dV/dV_d. */
  readonly voltageByDiodeV: number
  /** dI/dV, S. */
  readonly currentByVoltage: number
  /** dP/dV, A. */
  readonly powerByVoltage: number
  /** d/dV_d of dP/dV, S. */
  readonly powerCurvature: number
}

/**
 * The point of a curve at a diode voltage, in which all of it is explicit [1]: V = V_d - I·R_s, with the current of
 * `currentAndSlopes`. NaN below the breakdown voltage and for NaN.
 *
 * @see [1] J. W. Bishop, Solar Cells 25 (1988) 73-89, doi:10.1016/0379-6787(88)90059-2
 */
export function diodePoint(diode: SingleDiode, diodeV: number, breakdown?: Breakdown): DiodePoint {
  const { seriesOhm } = diode
  const at = new Float64Array(3)
  currentAndSlopes(lossyDiodeOf(diode, breakdown), diodeV, at)
  const [currentA, slope, curvature] = at
  const voltageV = diodeV - currentA * seriesOhm
  const voltageByDiodeV = 1 - slope * seriesOhm
  const currentByVoltage = slope / voltageByDiodeV
  // dV/dV_d changes by -R_s·curvature, so that dI/dV changes by curvature/(dV/dV_d)².
  const slopeChange = curvature / (voltageByDiodeV * voltageByDiodeV)
  return {
    currentA,
    voltageV,
    powerW: currentA * voltageV,
    currentByDiodeV: slope,
    voltageByDiodeV,
    currentByVoltage,
    powerByVoltage: voltageV * currentByVoltage + currentA,
    powerCurvature: voltageByDiodeV * currentByVoltage + voltageV * slopeChange + slope,
  }
}

/** The points that matter of a diode with recombination and breakdown. */
export interface LossyRatings {
  readonly impA: number
  readonly vmpV: number
  readonly pmpW: number
  readonly vocV: number
}

/** Greatest power and open circuit of a diode with its recombination and a breakdown. NaN for NaN. */
export function lossyRatings(diode: SingleDiode, breakdown?: Breakdown): LossyRatings {
  const curve = lossyCurve(lossyDiodeOf(diode, breakdown))
  const { diodeV, currentA } = curve.maximumPower()
  const vmpV = diodeV - currentA * diode.seriesOhm
  return { impA: currentA, vmpV, pmpW: currentA * vmpV, vocV: curve.voltageAtCurrent(0) }
}

/** Current of a diode with its recombination and a breakdown at a terminal voltage, A. NaN for NaN. */
export function lossyCurrentOf(
  diode: SingleDiode,
  voltageV: number,
  breakdown?: Breakdown,
): number {
  return lossyCurve(lossyDiodeOf(diode, breakdown)).currentAtVoltage(voltageV)
}

/** The diode as the numbers that `currentAndSlopes` takes. */
function lossyDiodeOf(diode: SingleDiode, breakdown: Breakdown | undefined): LossyDiode {
  return {
    ...makeLossyDiode(diode.recombination, breakdown),
    lightA: diode.lightA,
    saturationA: diode.saturationA,
    seriesOhm: diode.seriesOhm,
    shuntSiemens: 1 / diode.shuntOhm,
    thermalV: diode.thermalV,
  }
}
