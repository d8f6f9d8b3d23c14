import { STC_CELL_C, STC_IRRADIANCE_WM2 } from './physicalConstants.ts'

/** k_1 to k_6 of `huldDcW`. */
export type HuldCoefficients = readonly [number, number, number, number, number, number]

export type HuldCell = 'cSi' | 'CIS' | 'CdTe'

/** Coefficients of PVGIS 5 (Huld et al. 2011, and the PVGIS documentation). */
export const HULD_PVGIS_5: Readonly<Record<HuldCell, HuldCoefficients>> = {
  cSi: [-0.017237, -0.040465, -0.004702, 0.000149, 0.00017, 0.000005],
  CIS: [-0.005554, -0.038724, -0.003723, -0.000905, -0.001256, 0.000001],
  CdTe: [-0.046689, -0.072844, -0.002262, 0.000276, 0.000159, -0.000006],
}

/** Coefficients of PVGIS 6 (A. Chatzipanagi et al., EU PVSEC 2024, through the PVGIS documentation). */
export const HULD_PVGIS_6: Readonly<Record<HuldCell, HuldCoefficients>> = {
  cSi: [-0.006756, -0.016444, -0.003015, -0.000045, -0.000043, 0],
  CIS: [-0.011001, -0.029734, -0.002887, 0.000217, -0.000163, 0],
  CdTe: [-0.020644, -0.035136, -0.003406, 0.000073, -0.000141, 0.000002],
}

/**
 * DC power as PVGIS has it [1], G = E/1000, T = T_mod - 25:
 * P = P_0·G·(1 + k_1·ln G + k_2·ln² G + T·(k_3 + k_4·ln G + k_5·ln² G) + k_6·T²).
 * A fit: below a few W/m² it may fall under 0. 0 without light; NaN gives NaN.
 *
 * @see [1] T. Huld et al., Sol. Energy Mater. Sol. Cells 95 (2011) 3359-3369, doi:10.1016/j.solmat.2011.07.026
 */
export function huldDcW(
  nominalW: number,
  effectiveWm2: number,
  moduleC: number,
  [k1, k2, k3, k4, k5, k6]: HuldCoefficients,
): number {
  if (effectiveWm2 <= 0) return 0
  const light = effectiveWm2 / STC_IRRADIANCE_WM2
  const log = Math.log(light)
  const rise = moduleC - STC_CELL_C
  const warm = rise * (k3 + log * (k4 + log * k5) + k6 * rise)
  return nominalW * light * (1 + log * (k1 + log * k2) + warm)
}
