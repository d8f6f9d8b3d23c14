/** A module by its nominal operating cell temperature. */
export interface NoctModule {
  /** Nominal operating cell temperature, °C, adjusted for the mounting where that is close to a roof. */
  readonly noctC: number
  /** Of the module at standard test conditions. */
  readonly efficiency: number
  /** Share of the light that the cells absorb through the glass; 0.9 where absent. */
  readonly transmittanceAbsorptance?: number
  /** Wind at the modules over wind at 10 m; 0.51 up to one storey, where absent, 0.61 above. */
  readonly windRatio?: number
}

/**
 * Cell temperature from NOCT as SAM does it [1]:
 * T_c = T_a + E/800·(T_noct - 20)·(1 - η/(τα·E_eff/E))·9.5/(5.7 + 3.8·v_m).
 * In the dark the cell is as warm as the air. NaN in any input gives NaN.
 *
 * @param poaWm2 - irradiance in the module's plane, [n], W/m²
 * @param effectiveWm2 - of it, what passes the glass, [n], W/m²
 * @param airC - [n], °C
 * @param windMPerS - at 10 m above ground, [n], m/s
 * @param out - written and returned, [n], °C; may be `airC` itself
 * @see [1] P. Gilman et al., SAM Photovoltaic Model Technical Reference Update, NREL/TP-6A20-67399 (2018)
 */
export function noctCellTemperatureC(
  poaWm2: Float64Array,
  effectiveWm2: Float64Array,
  airC: Float64Array,
  windMPerS: Float64Array,
  { noctC, efficiency, transmittanceAbsorptance = 0.9, windRatio = 0.51 }: NoctModule,
  out: Float64Array = new Float64Array(poaWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const poa = poaWm2[i]
    if (poa === 0) {
      out[i] = airC[i]
      continue
    }
    const absorbed = (transmittanceAbsorptance * effectiveWm2[i]) / poa
    const wind = 9.5 / (5.7 + 3.8 * windRatio * windMPerS[i])
    out[i] = airC[i] + (poa / 800) * (noctC - 20) * (1 - efficiency / absorbed) * wind
  }
  return out
}

/** What a gap between module and roof adds to NOCT, K, by its height in inches [1]; 0 above 3.5. */
export function noctMountingAdjustmentC(standoffInch: number): number {
  if (standoffInch > 3.5) return 0
  if (standoffInch >= 2.5) return 2
  if (standoffInch >= 1.5) return 6
  return standoffInch >= 0.5 ? 11 : 18
}
