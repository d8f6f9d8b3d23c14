import { ZERO_CELSIUS_K } from '@duet/units'
import type { ModuleElectrical } from '../model/module.ts'
import {
  BOLTZMANN_V_PER_K,
  STC_CELL_C,
  STC_CELL_K,
  STC_IRRADIANCE_WM2,
} from './physicalConstants.ts'
import type { SingleDiodeSeries } from './singleDiode.ts'

/**
 * Single-diode parameters by PVsyst's rules.
 *
 * γ = γ_ref + μ_γ·(T - T_ref); a = γ·N_s·k·T/q; I_L = S/S_ref·(I_L,ref + μ_Isc·(T - T_ref));
 * I_0 = I_0,ref·(T/T_ref)³·exp(E_g/(k·γ)·(1/T_ref - 1/T));
 * R_sh = R_b + (R_0 - R_b)·exp(-x·S/S_ref), R_b = max((R_ref - R_0·exp(-x)) / (1 - exp(-x)), 0).
 * The recombination of thin-film cells does not move with light or temperature [1]. NaN in an input gives NaN.
 *
 * @see [1] A. Mermoud, T. Lejeune, 25th EU PVSEC (2010), doi:10.4229/25thEUPVSEC2010-4BV.1.114
 * @see [2] K. Sauer, T. Roessler, C. Hansen, IEEE J. Photovolt. 5 (2015) 152-158,
 *   doi:10.1109/JPHOTOV.2014.2364133
 */
export function pvsystParameters(
  model: Extract<ModuleElectrical, { kind: 'pvsyst' }>,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
  out: SingleDiodeSeries,
): SingleDiodeSeries {
  out.recombination = model.recombination
  const decay = Math.exp(-model.rshExp)
  const baseOhm = Math.max((model.rshRefOhm - model.rsh0Ohm * decay) / (1 - decay), 0)
  for (let i = 0; i < effectiveWm2.length; i++) {
    const light = effectiveWm2[i] / STC_IRRADIANCE_WM2
    const rise = cellC[i] - STC_CELL_C
    const cellK = cellC[i] + ZERO_CELSIUS_K
    const ratio = cellK / STC_CELL_K
    const gamma = model.gammaRef + model.muGammaPerK * rise
    const gap = (model.bandGapEv / (BOLTZMANN_V_PER_K * gamma)) * (1 / STC_CELL_K - 1 / cellK)
    out.lightA[i] = light * (model.ilRefA + model.alphaScAPerK * rise)
    out.saturationA[i] = model.ioRefA * ratio * ratio * ratio * Math.exp(gap)
    out.seriesOhm[i] = model.rsOhm
    out.shuntOhm[i] = baseOhm + (model.rsh0Ohm - baseOhm) * Math.exp(-model.rshExp * light)
    out.thermalV[i] = gamma * model.cellsInSeries * BOLTZMANN_V_PER_K * cellK
  }
  return out
}
