/**
 * Most Newton steps of a solve. They fall from a bound above on the root of a convex curve and never pass it: ten do as a rule, deep
 * in reverse one more for each thermal voltage down to where the junction passes all it can, some forty.
 */
const MAX_STEPS = 200

/**
 * A step below this share of the diode voltage, or of the thermal voltage where that is less, leaves an error of its
 * square (Newton is quadratic).
 */
const STEP_RATIO = 1e-6

/** Below this share of the thermal voltage a step is rounding. */
const ROUNDING_RATIO = 1e-15

/**
 * Diode voltage at which the junction and the shunt together carry a current, V:
 * I_0·(exp(V_d/a) - 1) + V_d·G_sh = `currentA`.
 *
 * The left side is convex and rises, so Newton's steps from above fall on the root and never pass it.
 * Gives -Infinity for a negative current beyond I_0 without a shunt, NaN for NaN.
 */
export function diodeVoltageAtCurrent(
  currentA: number,
  saturationA: number,
  shuntSiemens: number,
  thermalV: number,
): number {
  if (currentA === 0) return 0
  if (currentA < 0 && shuntSiemens === 0 && currentA <= -saturationA) return -Infinity
  return solveJunction(currentA, saturationA, shuntSiemens, thermalV)
}

/**
 * Diode voltage at a terminal voltage, V: V_d + R_s·(I_0·(exp(V_d/a) - 1) + V_d·G_sh) = V + R_s·I_L.
 * The same equation as `diodeVoltageAtCurrent`, divided by R_s. NaN for NaN.
 */
export function diodeVoltageAtVoltage(
  voltageV: number,
  lightA: number,
  saturationA: number,
  seriesOhm: number,
  shuntSiemens: number,
  thermalV: number,
): number {
  if (seriesOhm === 0) return voltageV
  return solveJunction(
    voltageV / seriesOhm + lightA,
    saturationA,
    shuntSiemens + 1 / seriesOhm,
    thermalV,
  )
}

/** Root of I_0·(exp(x/a) - 1) + x·G = c. */
function solveJunction(c: number, saturationA: number, siemens: number, thermalV: number): number {
  // The root lies below what either path alone would need for the whole current, and in reverse below 0.
  const ohmicV = siemens > 0 ? c / siemens : Infinity
  let x = c > 0 ? Math.min(ohmicV, thermalV * Math.log1p(c / saturationA)) : 0
  for (let step = 0; step < MAX_STEPS; step++) {
    const junctionA = saturationA * Math.exp(x / thermalV)
    const change = (junctionA - saturationA + x * siemens - c) / (junctionA / thermalV + siemens)
    x -= change
    const bound = STEP_RATIO * Math.min(thermalV, Math.abs(x)) + ROUNDING_RATIO * thermalV
    if (Math.abs(change) <= bound) break
  }
  return x
}
