import type { SandiaInverter } from '../model/inverter.ts'

/**
 * AC power of one Sandia inverter before any limit or tare.
 *
 * Pac = (Paco/(A−B) − C·(A−B))·(Pdc−B) + C·(Pdc−B)², with A = Pdco·(1+C1·(Vdc−Vdco)),
 * B = Pso·(1+C2·(Vdc−Vdco)), C = C0·(1+C3·(Vdc−Vdco)) [1]. Below Pso the inverter is off: 0.
 * NaN in gives NaN out.
 *
 * @param dcW - DC power, W
 * @param voltageV - DC voltage, V
 * @see [1] D. King, S. Gonzalez, G. Galbraith, W. Boyson, SAND2007-5036 (2007)
 */
export function sandiaConversionW(dcW: number, voltageV: number, inverter: SandiaInverter): number {
  if (dcW < inverter.psoW) return 0
  const dv = voltageV - inverter.vdcoV
  const a = inverter.pdcoW * (1 + inverter.c1 * dv)
  const b = inverter.psoW * (1 + inverter.c2 * dv)
  const c = inverter.c0 * (1 + inverter.c3 * dv)
  const over = dcW - b
  return (inverter.pacoW / (a - b) - c * (a - b)) * over + c * over * over
}

/**
 * AC power of one Sandia inverter as it stands alone: limited to Paco, and the night tare below Pso.
 *
 * @param nightTareW - power drawn while it does not convert (Pnt), W, positive
 */
export function sandiaAcPowerW(
  dcW: number,
  voltageV: number,
  inverter: SandiaInverter,
  nightTareW: number,
): number {
  if (dcW < inverter.psoW) return -Math.abs(nightTareW)
  return Math.min(inverter.pacoW, sandiaConversionW(dcW, voltageV, inverter))
}

/**
 * AC power of one Sandia inverter with several inputs of its own voltage [2]: each input's share of the power is converted
 * at its voltage and the power of all, P_ac = ∑ P_i/P·Pac(P, V_i). Limits and night tare as for `sandiaAcPowerW`.
 *
 * @param dcW - of each input, W
 * @param voltageV - of each input, V
 * @see [2] C. W. Hansen, J. Johnson, R. Darbali-Zamora, N. Gurule, Modeling Efficiency of Inverters with Multiple Inputs,
 *   49th IEEE PVSC (2022), doi:10.1109/PVSC48317.2022.9938490
 */
export function sandiaMultiAcPowerW(
  dcW: ArrayLike<number>,
  voltageV: ArrayLike<number>,
  inverter: SandiaInverter,
  nightTareW: number,
): number {
  let totalW = 0
  for (let i = 0; i < dcW.length; i++) totalW += dcW[i]
  if (totalW < inverter.psoW) return -Math.abs(nightTareW)
  let acW = 0
  for (let i = 0; i < dcW.length; i++) {
    acW += (dcW[i] / totalW) * sandiaConversionW(totalW, voltageV[i], inverter)
  }
  return Math.min(inverter.pacoW, acW)
}
