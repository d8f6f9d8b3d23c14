import { STC_CELL_C, STC_IRRADIANCE_WM2 } from './physicalConstants.ts'

/** Coefficients of the ADR model of a module's efficiency. */
export interface AdrModule {
  /** Efficiency at 1000 W/m² and 25 °C, in the unit of the result. */
  readonly ka: number
  /** Dark irradiance of the diode, power of ten, negative, and its change, 1/K. */
  readonly kd: number
  readonly kdPerK: number
  /** Loss in series and in the shunt at the reference, share of power. */
  readonly seriesFraction: number
  readonly shuntFraction: number
}

/**
 * Efficiency of a module over light and temperature [1], s = E/1000, s_0 = 10^(k_d + tc_d·(T - 25)):
 * η = k_a·((1 + k_rs + k_rsh)·v - k_rs·s - k_rsh·v²), v = ln(s/s_0 + 1)/ln(1/10^k_d + 1). NaN gives NaN.
 *
 * @see [1] A. Driesse, J. S. Stein, SAND2020-3877 (2020), doi:10.2172/1615179
 */
export function adrModuleEfficiency(
  { ka, kd, kdPerK, seriesFraction, shuntFraction }: AdrModule,
  effectiveWm2: number,
  cellC: number,
): number {
  const light = effectiveWm2 / STC_IRRADIANCE_WM2
  const dark = 10 ** (kd + kdPerK * (cellC - STC_CELL_C))
  const v = Math.log1p(light / dark) / Math.log1p(10 ** -kd)
  return (
    ka * ((1 + seriesFraction + shuntFraction) * v - seriesFraction * light - shuntFraction * v * v)
  )
}
