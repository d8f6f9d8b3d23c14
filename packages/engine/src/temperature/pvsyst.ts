/** Heat balance of PVsyst's model. */
export interface PvsystHeat {
  /** Constant heat loss, W/(m²·K). */
  readonly uc: number
  /** Wind-dependent heat loss, W·s/(m³·K). */
  readonly uv: number
  /** Share of the light that the module absorbs. */
  readonly absorption: number
  /** Share of the absorbed light that leaves as electricity. */
  readonly efficiency: number
}

/**
 * Cell temperature by PVsyst's heat balance: T_c = T_a + E·α·(1 - η) / (U_c + U_v·v) [1].
 * NaN in any input gives NaN.
 *
 * @param poaWm2 - irradiance in the module's plane, [n], W/m²
 * @param airC - [n], °C
 * @param windMPerS - [n], m/s
 * @param out - written and returned, [n], °C; may be `airC` itself
 * @see [1] PVsyst help, "Array Thermal losses", https://www.pvsyst.com/help/thermal_loss.htm
 */
export function pvsystCellTemperatureC(
  poaWm2: Float64Array,
  airC: Float64Array,
  windMPerS: Float64Array,
  { uc, uv, absorption, efficiency }: PvsystHeat,
  out: Float64Array = new Float64Array(poaWm2.length),
): Float64Array {
  const heatShare = absorption * (1 - efficiency)
  for (let i = 0; i < out.length; i++) {
    out[i] = airC[i] + (heatShare * poaWm2[i]) / (uc + uv * windMPerS[i])
  }
  return out
}
