import { currentAndSlopes, type LossyDiode } from './diodeLosses.ts'
import { boundOfRoot, type Residual, risingRoot } from './risingRoot.ts'

/** Solves one diode, whose values may be changed between calls. */
export interface LossyCurve {
  /** Current at a terminal voltage, A. */
  readonly currentAtVoltage: (voltageV: number) => number
  /** Terminal voltage at a current, V. */
  readonly voltageAtCurrent: (currentA: number) => number
  /** Diode voltage of greatest power, V, and the current there, A. */
  readonly maximumPower: () => { readonly diodeV: number; readonly currentA: number }
}

/**
 * The curve of a diode with recombination or breakdown. Current falls with diode voltage all the way from V_br to V_bi,
 * so that each question has one answer; it is searched in the diode voltage until the steps are rounding.
 * NaN in gives NaN out.
 */
export function lossyCurve(diode: LossyDiode): LossyCurve {
  const point = new Float64Array(3)
  const out = new Float64Array(2)
  let target = 0
  const risingVoltage: Residual = (x, into) => {
    currentAndSlopes(diode, x, point)
    into[0] = x - diode.seriesOhm * point[0] - target
    into[1] = 1 - diode.seriesOhm * point[1]
  }
  const fallingCurrent: Residual = (x, into) => {
    currentAndSlopes(diode, x, point)
    into[0] = target - point[0]
    into[1] = -point[1]
  }
  // -dP/dx with P = I·(x - I·R_s), which rises through 0 at the greatest power.
  const fallingPower: Residual = (x, into) => {
    currentAndSlopes(diode, x, point)
    const slope = point[1]
    const span = x - 2 * point[0] * diode.seriesOhm
    into[0] = -(point[0] + slope * span)
    into[1] = -(2 * slope * (1 - slope * diode.seriesOhm) + point[2] * span)
  }
  const rootNear = (residual: Residual, start: number): number => {
    const { breakdownV, builtInV, thermalV } = diode
    const low = boundOfRoot(residual, start, -1, breakdownV, thermalV, out)
    const high = boundOfRoot(residual, start, 1, builtInV, thermalV, out)
    return risingRoot(residual, low, high, start, thermalV, out)
  }
  return {
    currentAtVoltage: (voltageV) => {
      target = voltageV
      const { breakdownV, builtInV } = diode
      // without resistance no current however great holds the cells above V_bi
      if (diode.seriesOhm === 0 && voltageV >= builtInV) return -Infinity
      const start = voltageV > breakdownV && voltageV < builtInV ? voltageV : 0
      return currentAt(diode, rootNear(risingVoltage, start), point)
    },
    voltageAtCurrent: (currentA) => {
      target = currentA
      return rootNear(fallingCurrent, 0) - currentA * diode.seriesOhm
    },
    maximumPower: () => {
      // Beyond open circuit without shunt or recombination, and from V_bi on, power has long fallen.
      const { thermalV, builtInV } = diode
      const openV = thermalV * Math.log1p(diode.lightA / diode.saturationA)
      const high = Math.min(openV, builtInV)
      const start = 0.97 * Math.min(openV - thermalV * Math.log1p(openV / thermalV), builtInV)
      const diodeV = risingRoot(fallingPower, 0, high, start, thermalV, out)
      return { diodeV, currentA: currentAt(diode, diodeV, point) }
    },
  }
}

function currentAt(diode: LossyDiode, diodeV: number, point: Float64Array): number {
  currentAndSlopes(diode, diodeV, point)
  return point[0]
}
