import type { Recombination } from '../model/module.ts'

/**
 * Parameters of the single-diode equation of one module,
 * I = I_L - I_0·(exp((V + I·R_s) / a) - 1) - (V + I·R_s) / R_sh.
 */
export interface SingleDiode {
  /** I_L, A. */
  readonly lightA: number
  /** I_0, A. */
  readonly saturationA: number
  /** R_s, ohm. */
  readonly seriesOhm: number
  /** R_sh, ohm; Infinity in the dark. */
  readonly shuntOhm: number
  /** a = n·N_s·k·T/q, V. */
  readonly thermalV: number
  /** Of thin-film modules. */
  readonly recombination?: Recombination | undefined
}

/** The five parameters at each step, each [n]. */
export interface SingleDiodeSeries {
  readonly lightA: Float64Array
  readonly saturationA: Float64Array
  readonly seriesOhm: Float64Array
  readonly shuntOhm: Float64Array
  readonly thermalV: Float64Array
  /** Of thin-film modules, the same at every step; set with the parameters. */
  recombination?: Recombination | undefined
}

export function makeSingleDiodeSeries(n: number, recombination?: Recombination): SingleDiodeSeries {
  return {
    ...(recombination && { recombination }),
    lightA: new Float64Array(n),
    saturationA: new Float64Array(n),
    seriesOhm: new Float64Array(n),
    shuntOhm: new Float64Array(n),
    thermalV: new Float64Array(n),
  }
}

/** The same parameters at every one of n steps. */
export function constantSingleDiodeSeries(diode: SingleDiode, n: number): SingleDiodeSeries {
  const out = makeSingleDiodeSeries(n, diode.recombination)
  out.lightA.fill(diode.lightA)
  out.saturationA.fill(diode.saturationA)
  out.seriesOhm.fill(diode.seriesOhm)
  out.shuntOhm.fill(diode.shuntOhm)
  out.thermalV.fill(diode.thermalV)
  return out
}
