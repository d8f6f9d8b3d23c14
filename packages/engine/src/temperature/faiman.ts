/** Heat-loss factors of the Faiman model. */
export interface FaimanCoefficients {
  /** Constant heat loss, W/(m²·K). */
  readonly u0: number
  /** Wind-dependent heat loss, W·s/(m³·K). */
  readonly u1: number
}

/**
 * Cell temperature of a module in the wind.
 *
 * The module sheds heat in proportion to its rise above the air, faster in wind:
 * T_c = T_a + E / (u0 + u1·v) [1]. Steady state: the module stores no heat. NaN in any input gives NaN.
 *
 * @param poaWm2 - irradiance in the module's plane, [n], W/m²
 * @param airC - [n], °C
 * @param windMPerS - wind speed at module height, [n], m/s
 * @param out - written and returned, [n], °C; may be `airC` itself
 * @see [1] D. Faiman, Prog. Photovolt. 16 (2008) 307-315, doi:10.1002/pip.813
 */
export function faimanCellTemperatureC(
  poaWm2: Float64Array,
  airC: Float64Array,
  windMPerS: Float64Array,
  { u0, u1 }: FaimanCoefficients,
  out: Float64Array = new Float64Array(poaWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    out[i] = airC[i] + poaWm2[i] / (u0 + u1 * windMPerS[i])
  }
  return out
}
