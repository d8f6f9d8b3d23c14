import { celsiusToKelvin } from '@duet/units'
import type { PvsystOneDiode } from '../components/panel/panFileImport.ts'

/** Boltzmann constant over the elementary charge, V/K (both exact since the SI of 2019). */
const BOLTZMANN_V_PER_K = 1.380649e-23 / 1.602176634e-19

/** Light and saturation current of a module at its reference conditions, A. */
export interface ReferenceCurrents {
  readonly lightA: number
  readonly saturationA: number
}

/**
 * The two currents of the one-diode curve through (0, I_sc) and (V_oc, 0), with a = gamma·N_s·k·T/q:
 * I_0 = (I_sc·(1 + R_s/R_sh) - V_oc/R_sh) / (exp(V_oc/a) - exp(I_sc·R_s/a)),
 * I_L = I_sc·(1 + R_s/R_sh) + I_0·(exp(I_sc·R_s/a) - 1).
 *
 * @see De Soto, Klein, Beckman, Solar Energy 80 (2006) 78-88, doi:10.1016/j.solener.2005.06.010, its conditions at
 *   short and open circuit
 */
export function pvsystReferenceCurrents(pan: PvsystOneDiode): ReferenceCurrents {
  const thermalV = pan.gamma * pan.cells_in_series * BOLTZMANN_V_PER_K * celsiusToKelvin(pan.t_ref)
  const shortCircuit = pan.isc * (1 + pan.rs / pan.rsh)
  const atShort = Math.exp((pan.isc * pan.rs) / thermalV)
  const saturationA = (shortCircuit - pan.voc / pan.rsh) / (Math.exp(pan.voc / thermalV) - atShort)
  return { saturationA, lightA: shortCircuit + saturationA * (atShort - 1) }
}
