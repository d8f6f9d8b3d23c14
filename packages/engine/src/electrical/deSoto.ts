import { ZERO_CELSIUS_K } from '@duet/units'
import {
  BOLTZMANN_V_PER_K,
  STC_CELL_C,
  STC_CELL_K,
  STC_IRRADIANCE_WM2,
} from './physicalConstants.ts'
import { makeSingleDiodeSeries, type SingleDiode, type SingleDiodeSeries } from './singleDiode.ts'

/** Band gap of silicon at 25 °C, eV, and its relative change, 1/K (De Soto 2006, below its equation 10). */
export const SILICON_BAND_GAP_EV = 1.121
export const SILICON_BAND_GAP_PER_K = -0.0002677

/** How De Soto's model moves with temperature. */
export interface DeSotoTemperature {
  readonly alphaIscAPerK: number
  /** Band gap at 25 °C, eV. */
  readonly bandGapEv: number
  /** Relative change of the band gap, 1/K. */
  readonly bandGapPerK: number
}

/**
 * Single-diode parameters by De Soto; with `alphaIscAPerK` adjusted, also the CEC model.
 *
 * a = a_ref·T/T_ref; I_L = S/S_ref·(I_L,ref + α·(T - T_ref)); R_sh = R_sh,ref·S_ref/S; R_s constant;
 * I_0 = I_0,ref·(T/T_ref)³·exp(E_g,ref/(k·T_ref) - E_g/(k·T)), E_g = E_g,ref·(1 + γ·(T - T_ref)).
 * NaN in an input gives NaN.
 *
 * @param effectiveWm2 - [n], W/m²
 * @param cellC - [n], °C
 * @param out - written and returned, each [n]
 * @see [1] De Soto et al., Solar Energy 80 (2006) 78-88, doi:10.1016/j.solener.2005.06.010
 * @see [2] A. P. Dobos, J. Sol. Energy Eng. 134 (2012) 021011, doi:10.1115/1.4005759 (CEC: α·(1 - Adjust/100))
 */
export function deSotoParameters(
  reference: SingleDiode,
  { alphaIscAPerK, bandGapEv, bandGapPerK }: DeSotoTemperature,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
  out: SingleDiodeSeries = makeSingleDiodeSeries(effectiveWm2.length),
): SingleDiodeSeries {
  const gapAtReference = bandGapEv / (BOLTZMANN_V_PER_K * STC_CELL_K)
  for (let i = 0; i < effectiveWm2.length; i++) {
    const light = effectiveWm2[i] / STC_IRRADIANCE_WM2
    const rise = cellC[i] - STC_CELL_C
    const cellK = cellC[i] + ZERO_CELSIUS_K
    const ratio = cellK / STC_CELL_K
    const gap = (bandGapEv * (1 + bandGapPerK * rise)) / (BOLTZMANN_V_PER_K * cellK)
    out.lightA[i] = light * (reference.lightA + alphaIscAPerK * rise)
    out.saturationA[i] =
      reference.saturationA * ratio * ratio * ratio * Math.exp(gapAtReference - gap)
    out.seriesOhm[i] = reference.seriesOhm
    out.shuntOhm[i] = reference.shuntOhm / light
    out.thermalV[i] = reference.thermalV * ratio
  }
  return out
}
