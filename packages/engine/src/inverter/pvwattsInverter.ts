/** Efficiency of the reference inverter behind the PVWatts part-load curve [1]. */
const REFERENCE_EFFICIENCY = 0.9637

/**
 * AC power of one inverter by the PVWatts part-load curve, before any limit.
 *
 * η = η_nom/η_ref · (−0.0162·ζ − 0.0059/ζ + 0.9858), ζ = Pdc/Pdc0; Pac = η·Pdc, and never below 0 [1].
 * NaN in gives NaN out.
 *
 * @param dcW - DC power, W
 * @param nominalEfficiency - η_nom, fraction
 * @param pdc0W - DC power at nominal AC power, W
 * @param referenceEfficiency - of the inverter behind the curve
 * @see [1] A. Dobos, PVWatts Version 5 Manual, NREL/TP-6A20-62641 (2014), doi:10.2172/1158421
 */
export function pvwattsConversionW(
  dcW: number,
  nominalEfficiency: number,
  pdc0W: number,
  referenceEfficiency: number = REFERENCE_EFFICIENCY,
): number {
  if (dcW <= 0) return 0
  const load = dcW / pdc0W
  const shape = -0.0162 * load - 0.0059 / load + 0.9858
  const acW = (nominalEfficiency / referenceEfficiency) * shape * dcW
  return acW < 0 ? 0 : acW
}

/** The same, limited to the nominal AC power η_nom·Pdc0. */
export function pvwattsAcPowerW(
  dcW: number,
  nominalEfficiency: number,
  pdc0W: number,
  referenceEfficiency: number = REFERENCE_EFFICIENCY,
): number {
  const acW = pvwattsConversionW(dcW, nominalEfficiency, pdc0W, referenceEfficiency)
  return Math.min(nominalEfficiency * pdc0W, acW)
}
