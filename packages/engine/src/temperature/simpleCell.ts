/** A module whose heat loss is linear in wind. */
export interface LinearHeat {
  /** Constant heat loss, W/(m²·K), and what wind adds, W·s/(m³·K). */
  readonly constantLoss: number
  readonly windLoss: number
  readonly efficiency: number
  readonly absorptance: number
}

/**
 * Cell temperature of the general linear model: T_c = T_a + E·(α - η) / (U_const + U_wind·v) [1]. NaN gives NaN.
 *
 * @see [1] A. Driesse, J. S. Stein, M. Theristis, SAND2022-14487 (2022), doi:10.2172/2003633
 */
export function linearCellTemperatureC(
  { constantLoss, windLoss, efficiency, absorptance }: LinearHeat,
  poaWm2: number,
  airC: number,
  windMPerS: number,
): number {
  return airC + (poaWm2 * (absorptance - efficiency)) / (constantLoss + windLoss * windMPerS)
}

/**
 * Ross' coefficient from NOCT, K·m²/W: k = (T_noct - 20)/800 [1].
 *
 * @see [1] R. G. Ross, 15th IEEE PVSC (1981); E. Skoplaki, J. A. Palyvos, Renew. Energy 34 (2009) 23-29,
 *   doi:10.1016/j.renene.2008.04.009
 */
export function rossCoefficient(noctC: number): number {
  return (noctC - 20) / 800
}

/** Cell temperature without wind: T_c = T_a + k·E; see `rossCoefficient`. NaN gives NaN. */
export function rossCellTemperatureC(
  coefficientKm2PerW: number,
  poaWm2: number,
  airC: number,
): number {
  return airC + coefficientKm2PerW * poaWm2
}
