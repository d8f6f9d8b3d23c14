import { STC_CELL_C } from '../electrical/physicalConstants.ts'

/** Heat balance of PVsyst's model. */
export interface PvsystHeat {
  /** Constant heat loss, W/(m²·K). */
  readonly uc: number
  /** Wind-dependent heat loss, W·s/(m³·K). */
  readonly uv: number
  /** Share of the light that the module absorbs. */
  readonly absorption: number
  /** Share of the absorbed light that leaves as electricity, at 25 °C. */
  readonly efficiency: number
  /** Change of the efficiency with cell temperature, of the whole, 1/K; 0 where absent. */
  readonly efficiencyPerK?: number
}

/**
 * Cell temperature by PVsyst's heat balance: T_c = T_a + E·α·(1 - η) / (U_c + U_v·v) [1].
 *
 * An efficiency that falls with the cell's own temperature, η·(1 + γ·(T_c - 25)), leaves the balance linear in T_c:
 * with k = E·α / (U_c + U_v·v), T_c = (T_a + k·(1 - η·(1 - 25·γ))) / (1 + k·η·γ). NaN in any input gives NaN.
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
  { uc, uv, absorption, efficiency, efficiencyPerK = 0 }: PvsystHeat,
  out: Float64Array = new Float64Array(poaWm2.length),
): Float64Array {
  // Heat of a cell at 0 °C, and what each degree adds to it, of the absorbed light.
  const heatShare = 1 - efficiency * (1 - STC_CELL_C * efficiencyPerK)
  const heatPerK = -efficiency * efficiencyPerK
  for (let i = 0; i < out.length; i++) {
    const rise = (absorption * poaWm2[i]) / (uc + uv * windMPerS[i])
    out[i] = (airC[i] + rise * heatShare) / (1 - rise * heatPerK)
  }
  return out
}
