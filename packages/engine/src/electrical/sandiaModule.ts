import { ZERO_CELSIUS_K } from '@duet/units'
import { BOLTZMANN_V_PER_K, STC_CELL_C, STC_IRRADIANCE_WM2 } from './physicalConstants.ts'

/** Coefficients of the Sandia array performance model, at 1000 W/m² and 25 °C. */
export interface SandiaModule {
  readonly iscA: number
  readonly vocV: number
  readonly impA: number
  readonly vmpV: number
  /** Current at half V_oc. */
  readonly ixA: number
  /** Current midway between V_mp and V_oc. */
  readonly ixxA: number
  /** Relative change of I_sc and I_mp, 1/K. */
  readonly alphaIscPerK: number
  readonly alphaImpPerK: number
  /** Change of V_oc and V_mp, V/K, and of these with 1 - E_e. */
  readonly betaVocVPerK: number
  readonly betaVmpVPerK: number
  readonly betaVocByLightVPerK: number
  readonly betaVmpByLightVPerK: number
  /** Diode factor. */
  readonly ideality: number
  readonly cellsInSeries: number
  /** C_0 to C_7. */
  readonly c: readonly [number, number, number, number, number, number, number, number]
}

/** Five points of a curve; the power is that of (V_mp, I_mp). */
export interface SandiaPoints {
  readonly iscA: number
  readonly impA: number
  readonly vocV: number
  readonly vmpV: number
  readonly pmpW: number
  readonly ixA: number
  readonly ixxA: number
}

const DARK: SandiaPoints = { iscA: 0, impA: 0, vocV: 0, vmpV: 0, pmpW: 0, ixA: 0, ixxA: 0 }

/**
 * Five points of a module's curve by the Sandia model [1], equations 1 to 10, E_e = E/1000, δ = n·k·T/q:
 * I_sc = I_sco·E_e·(1 + α·ΔT), I_mp = I_mpo·(C_0·E_e + C_1·E_e²)·(1 + α_mp·ΔT),
 * V_oc = V_oco + N_s·δ·ln E_e + β·ΔT, V_mp = V_mpo + C_2·N_s·δ·ln E_e + C_3·N_s·(δ·ln E_e)² + β_mp·ΔT, and I_x, I_xx
 * like I_mp with C_4 to C_7. Voltages never below 0; without light all are 0. NaN gives NaN.
 *
 * @param effectiveWm2 - light that makes current
 * @see [1] D. L. King, W. E. Boyson, J. A. Kratochvil, SAND2004-3535 (2004), doi:10.2172/919131
 */
export function sandiaModulePoints(
  module: SandiaModule,
  effectiveWm2: number,
  cellC: number,
): SandiaPoints {
  if (effectiveWm2 <= 0) return DARK
  const { c, cellsInSeries } = module
  const light = effectiveWm2 / STC_IRRADIANCE_WM2
  const rise = cellC - STC_CELL_C
  const delta = module.ideality * BOLTZMANN_V_PER_K * (cellC + ZERO_CELSIUS_K) * Math.log(light)
  const betaVocVPerK = module.betaVocVPerK + module.betaVocByLightVPerK * (1 - light)
  const betaVmpVPerK = module.betaVmpVPerK + module.betaVmpByLightVPerK * (1 - light)
  const warmIsc = 1 + module.alphaIscPerK * rise
  const warmImp = 1 + module.alphaImpPerK * rise
  const bent = cellsInSeries * delta * (c[2] + c[3] * delta)
  const impA = module.impA * light * (c[0] + c[1] * light) * warmImp
  const vmpV = Math.max(0, module.vmpV + bent + betaVmpVPerK * rise)
  return {
    iscA: module.iscA * light * warmIsc,
    impA,
    vocV: Math.max(0, module.vocV + cellsInSeries * delta + betaVocVPerK * rise),
    vmpV,
    pmpW: impA * vmpV,
    ixA: module.ixA * light * (c[4] + c[5] * light) * warmIsc,
    ixxA: module.ixxA * light * (c[6] + c[7] * light) * warmImp,
  }
}
