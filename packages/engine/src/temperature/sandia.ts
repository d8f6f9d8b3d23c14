/** Coefficients of the Sandia thermal model. */
export interface SandiaThermal {
  readonly a: number
  /** s/m. */
  readonly b: number
  /** Cell above module back at `e0Wm2`, K. */
  readonly deltaTC: number
  readonly e0Wm2: number
}

/**
 * Temperature of the module's back: T_m = E·exp(a + b·v) + T_a [1], equation 11. NaN in any input gives NaN.
 *
 * @param poaWm2 - irradiance in the module's plane, [n], W/m²
 * @param airC - [n], °C
 * @param windMPerS - at 10 m above ground, [n], m/s
 * @param out - written and returned, [n], °C; may be `airC` itself
 * @see [1] D. L. King, W. E. Boyson, J. A. Kratochvil, SAND2004-3535 (2004), doi:10.2172/919131
 */
export function sandiaModuleTemperatureC(
  poaWm2: Float64Array,
  airC: Float64Array,
  windMPerS: Float64Array,
  { a, b }: Pick<SandiaThermal, 'a' | 'b'>,
  out: Float64Array = new Float64Array(poaWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    out[i] = poaWm2[i] * Math.exp(a + b * windMPerS[i]) + airC[i]
  }
  return out
}

/**
 * Cell temperature by the Sandia model: T_c = T_m + E/E_0·ΔT, equation 12 of King et al. (see
 * `sandiaModuleTemperatureC`). NaN in any input gives NaN.
 *
 * @param out - written and returned, [n], °C; may be `airC` itself
 */
export function sandiaCellTemperatureC(
  poaWm2: Float64Array,
  airC: Float64Array,
  windMPerS: Float64Array,
  model: SandiaThermal,
  out: Float64Array = new Float64Array(poaWm2.length),
): Float64Array {
  sandiaModuleTemperatureC(poaWm2, airC, windMPerS, model, out)
  for (let i = 0; i < out.length; i++) out[i] += (poaWm2[i] / model.e0Wm2) * model.deltaTC
  return out
}
