/** The past that still shows in the temperature of a cell, s. */
export const STORED_HEAT_S = 20 * 60

/** a_0 to a_3 of `smoothedCellTemperatureC` (table II of the paper). */
const A0 = 0.0046
const A1 = 0.00046
const A2 = -0.00023
const A3 = -1.6e-5

/**
 * Cell temperature of a module that stores heat, from temperatures of a model that does not [1]: the mean of the steps of
 * the last 20 minutes, the present one left out, weighted by exp(-P·Δt), P = a_0 + a_1·v + a_2·m + a_3·v·m, v the wind now.
 * Missing steps (NaN) weigh nothing. The first step stays, and all do where a step is 20 minutes or more.
 *
 * @param cellC - of a steady-state model, [n], °C
 * @param windMPerS - at module height, [n], m/s
 * @param massKgPerM2 - of the module; 11.1 of the paper's
 * @param out - written and returned, [n], °C; not `cellC`
 * @see [1] M. Prilliman et al., IEEE J. Photovolt. 10 (2020) 1053-1061, doi:10.1109/JPHOTOV.2020.2992351
 */
export function smoothedCellTemperatureC(
  cellC: Float64Array,
  windMPerS: Float64Array,
  stepS: number,
  massKgPerM2: number,
  out: Float64Array = new Float64Array(cellC.length),
): Float64Array {
  if (stepS >= STORED_HEAT_S) {
    out.set(cellC)
    return out
  }
  const most = Math.trunc(STORED_HEAT_S / stepS)
  for (let i = 0; i < out.length; i++) {
    const wind = windMPerS[i]
    const rate = A0 + A1 * wind + A2 * massKgPerM2 + A3 * wind * massKgPerM2
    let weighed = 0
    let weights = 0
    for (let back = 1; back <= Math.min(most, i); back++) {
      const past = cellC[i - back]
      if (Number.isNaN(past)) continue
      const weight = Math.exp(-rate * back * stepS)
      weighed += weight * past
      weights += weight
    }
    out[i] = i === 0 ? cellC[0] : weighed / weights
  }
  return out
}
