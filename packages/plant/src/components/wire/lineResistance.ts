import type { LineMetal } from './wireParameters.ts'

/** Resistivity of conductors at 20 °C, Ω·mm²/m: annealed copper (IACS), aluminium for conductors. */
export const RESISTIVITY_OHM_MM2_PER_M: Readonly<Record<LineMetal, number>> = {
  Cu: 0.01724,
  Al: 0.02826,
}

/** Ω/km of one conductor at 20 °C: 1000·ρ/A. */
export function perKmResistanceOhm(metal: LineMetal, crossSectionMm2: number): number {
  return (1000 * RESISTIVITY_OHM_MM2_PER_M[metal]) / crossSectionMm2
}
