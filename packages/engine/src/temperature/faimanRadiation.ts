import { ZERO_CELSIUS_K } from '@duet/units'
import type { FaimanCoefficients } from './faiman.ts'

/** Stefan-Boltzmann constant, W/(m²·K⁴) (CODATA 2018, exact). */
const STEFAN_BOLTZMANN = 5.670374419e-8

/** A module that faces the sky. */
export interface RadiatingModule extends FaimanCoefficients {
  /** Share of the sky that it sees. */
  readonly skyView: number
  /** Of its glass in the far infrared. */
  readonly emissivity: number
}

/**
 * Cell temperature of a module in the wind and under the cold sky: Faiman's balance with the net infrared light of the sky
 * added to the sun's, T_c = T_a + (E + ε·F_sky·(IR - σ·T_a⁴)) / (u0 + u1·v) [1]. Where the infrared is not known (NaN) the
 * sky is as warm as the air, which is Faiman's own model. NaN in another input gives NaN.
 *
 * @param poaWm2 - irradiance in the module's plane, [n], W/m²
 * @param airC - [n], °C
 * @param windMPerS - at module height, [n], m/s
 * @param infraredWm2 - downwelling on the horizontal, [n], W/m²
 * @param out - written and returned, [n], °C; may be `airC` itself
 * @see [1] A. Driesse, M. Theristis, J. S. Stein, 49th IEEE PVSC (2022), doi:10.1109/PVSC48317.2022.9938663
 */
export function faimanRadiationCellTemperatureC(
  poaWm2: Float64Array,
  airC: Float64Array,
  windMPerS: Float64Array,
  infraredWm2: Float64Array,
  { u0, u1, skyView, emissivity }: RadiatingModule,
  out: Float64Array = new Float64Array(poaWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const airK = airC[i] + ZERO_CELSIUS_K
    const missing = infraredWm2[i] - STEFAN_BOLTZMANN * airK ** 4
    const sky = Number.isNaN(infraredWm2[i]) ? 0 : emissivity * skyView * missing
    out[i] = airC[i] + (poaWm2[i] + sky) / (u0 + u1 * windMPerS[i])
  }
  return out
}
