import type { Recombination } from '../model/module.ts'

/** Avalanche current in reverse: I_br = f·V_d/R_sh·(1 - V_d/V_br)^-m. */
export interface Breakdown {
  /** f, share of the shunt current. */
  readonly factor: number
  /** V_br of all cells in series, V, negative. */
  readonly voltageV: number
  /** m. */
  readonly exponent: number
}

/** A single diode with all its currents, as plain numbers: one object serves every step of a series. */
export interface LossyDiode {
  lightA: number
  saturationA: number
  seriesOhm: number
  shuntSiemens: number
  thermalV: number
  /** 0 without recombination. */
  d2MuTauV: number
  /** Infinity without recombination. */
  builtInV: number
  /** 0 without breakdown. */
  breakdownFactor: number
  /** -Infinity without breakdown. */
  breakdownV: number
  breakdownExponent: number
}

/** A single diode without values, but with its recombination and breakdown. */
export function makeLossyDiode(
  recombination: Recombination | undefined,
  breakdown?: Breakdown,
): LossyDiode {
  return {
    lightA: NaN,
    saturationA: NaN,
    seriesOhm: NaN,
    shuntSiemens: NaN,
    thermalV: NaN,
    d2MuTauV: recombination?.d2MuTauV ?? 0,
    builtInV: recombination?.builtInV ?? Infinity,
    breakdownFactor: breakdown?.factor ?? 0,
    breakdownV: breakdown?.voltageV ?? -Infinity,
    breakdownExponent: breakdown?.exponent ?? 0,
  }
}

/**
 * Current at a diode voltage V_d with its first two derivatives by V_d [1] [2]:
 * I = I_L - I_0·(exp(V_d/a) - 1) - V_d·G_sh - I_L·d²μτ/(V_bi - V_d) - f·V_d·G_sh·(1 - V_d/V_br)^-m.
 * NaN at and below V_br, where the avalanche has no bound.
 *
 * @param out - written: current, A, its slope, S, and its curvature, S/V
 * @see [1] J. W. Bishop, Solar Cells 25 (1988) 73-89, doi:10.1016/0379-6787(88)90059-2
 * @see [2] J. Merten et al., IEEE Trans. Electron Devices 45 (1998) 423-429, doi:10.1109/16.658676
 */
export function currentAndSlopes(diode: LossyDiode, diodeV: number, out: Float64Array): void {
  const { lightA, saturationA, shuntSiemens, thermalV } = diode
  const junctionA = saturationA * Math.exp(diodeV / thermalV)
  out[0] = lightA + saturationA - junctionA - diodeV * shuntSiemens
  out[1] = -junctionA / thermalV - shuntSiemens
  out[2] = -junctionA / (thermalV * thermalV)
  if (diode.d2MuTauV > 0) addRecombination(diode, diodeV, out)
  if (diode.breakdownV > -Infinity) addBreakdown(diode, diodeV, out)
}

function addRecombination(diode: LossyDiode, diodeV: number, out: Float64Array): void {
  const belowBuiltInV = diode.builtInV - diodeV
  const lostA = (diode.lightA * diode.d2MuTauV) / belowBuiltInV
  const slope = lostA / belowBuiltInV
  out[0] -= lostA
  out[1] -= slope
  out[2] -= (2 * slope) / belowBuiltInV
}

function addBreakdown(diode: LossyDiode, diodeV: number, out: Float64Array): void {
  const { breakdownV, breakdownExponent: m } = diode
  const siemens = diode.breakdownFactor * diode.shuntSiemens
  const rest = 1 - diodeV / breakdownV
  const power = rest > 0 ? rest ** -m : NaN
  // d/dV of V·rest^-m, with d(rest)/dV = -1/V_br.
  const first = (m * power) / (breakdownV * rest)
  const second = ((m + 1) * first) / (breakdownV * rest)
  out[0] -= siemens * diodeV * power
  out[1] -= siemens * (power + diodeV * first)
  out[2] -= siemens * (2 * first + diodeV * second)
}
