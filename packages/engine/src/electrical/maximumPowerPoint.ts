import { recombinedMaximumPower } from './recombinedSeries.ts'
import type { SingleDiodeSeries } from './singleDiode.ts'

/** Operating points, each [n]. */
export interface OperatingPoints {
  readonly powerW: Float64Array
  readonly voltageV: Float64Array
  readonly currentA: Float64Array
}

export function makeOperatingPoints(n: number): OperatingPoints {
  return {
    powerW: new Float64Array(n),
    voltageV: new Float64Array(n),
    currentA: new Float64Array(n),
  }
}

/**
 * The point of greatest power on each step's current-voltage curve.
 *
 * In the diode voltage x the curve is explicit [1]: I(x) = I_L - I_0·(exp(x/a) - 1) - x/R_sh, V(x) = x - I·R_s.
 * The greatest power is where f(x) = I - g·(x - 2·I·R_s) = 0, g = -dI/dx. I(V) is concave, so between short
 * circuit and open circuit f changes its sign once: Newton's steps, held inside a bracket that shrinks with
 * every step, end when a step is below 1e-5 of x and of a: being quadratic, they then leave an error of about 1e-10
 * in x, and none in power that a double holds.
 * Recombination bends the curve further; `lossyCurve` then finds the point. Without light all three are 0. NaN in any input gives NaN.
 *
 * @param out - written and returned, each [n]
 * @see [1] J. W. Bishop, Solar Cells 25 (1988) 73-89, doi:10.1016/0379-6787(88)90059-2
 */
export function maximumPowerPoint(
  diode: SingleDiodeSeries,
  out: OperatingPoints = makeOperatingPoints(diode.lightA.length),
): OperatingPoints {
  const { lightA, saturationA, seriesOhm, shuntOhm, thermalV } = diode
  const { powerW, voltageV, currentA } = out
  if (diode.recombination) {
    recombinedMaximumPower(diode, out)
    return out
  }
  for (let i = 0; i < powerW.length; i++) {
    const il = lightA[i]
    if (!(il > 0)) {
      const none = Number.isNaN(il) ? NaN : 0
      powerW[i] = none
      voltageV[i] = none
      currentA[i] = none
      continue
    }
    const a = thermalV[i]
    const i0 = saturationA[i]
    const rs = seriesOhm[i]
    const siemens = 1 / shuntOhm[i]
    const x = diodeVoltageAtMaximumPower(il, i0, rs, siemens, a)
    const current = il - i0 * (Math.exp(x / a) - 1) - x * siemens
    currentA[i] = current
    voltageV[i] = x - current * rs
    powerW[i] = current * voltageV[i]
  }
  return out
}

/** A step below this share of the diode voltage, or of the thermal voltage where that is less, ends the search. */
const STEP_RATIO = 1e-5

/** Below this share of the thermal voltage a step is rounding. */
const ROUNDING_RATIO = 1e-15

/** Newton needs four or five steps; from the middle of the search on the bracket is halved, which ends it. */
const MAX_STEPS = 120

function diodeVoltageAtMaximumPower(
  il: number,
  i0: number,
  rs: number,
  siemens: number,
  a: number,
): number {
  // From below by the start of the curve, from above by open circuit without a shunt.
  let low = 0
  let high = siemens > 0 ? Math.min(a * Math.log1p(il / i0), il / siemens) : a * Math.log1p(il / i0)
  let x = firstGuess(il, rs, siemens, a, high)
  for (let step = 0; step < MAX_STEPS; step++) {
    const junctionA = i0 * Math.exp(x / a)
    const current = il + i0 - junctionA - x * siemens
    const slope = junctionA / a + siemens
    const span = x - 2 * current * rs
    const f = current - slope * span
    if (f > 0) low = x
    else high = x
    const derivative = -slope * (2 + 2 * slope * rs) - (junctionA / (a * a)) * span
    let next = x - f / derivative
    // A step out of the bracket, or a slope of the wrong sign (near short circuit), is replaced by halving.
    const isNewton = derivative < 0 && next > low && next < high && step < MAX_STEPS / 2
    if (!isNewton) next = 0.5 * (low + high)
    const change = Math.abs(next - x)
    x = next
    if (change <= STEP_RATIO * Math.min(a, x) + ROUNDING_RATIO * a) break
  }
  return x
}

/**
 * Where the junction takes the share a / (V_oc + a) of the light current, as it does for R_s = 0 without shunt;
 * the series resistance moves it up by ln(1 + ...) of its voltage drop, a shunt to half of its own line.
 */
function firstGuess(il: number, rs: number, siemens: number, a: number, voc: number): number {
  const ratio = voc / a
  const ideal = voc - a * Math.log(1 + ratio)
  const lifted = ideal - a * Math.log(Math.max(0.1, 1 - (2 * il * rs) / (ideal + a)))
  return Math.min(siemens > 0 ? Math.min(lifted, il / siemens / 2 + il * rs) : lifted, voc * 0.999)
}
