/** An inverter by the ADR model: losses are a polynomial in power and voltage. */
export interface AdrInverter {
  readonly nominalDcW: number
  readonly nominalDcV: number
  readonly maxAcW: number
  /** Power drawn while it stands still, W, positive. */
  readonly nightTareW: number
  /** Voltages below and above which it does not work; what is not known is absent. */
  readonly minVoltagesV: readonly number[]
  readonly maxVoltagesV: readonly number[]
  /** Constant, power and power² of the loss; the same times (v - 1); the same times (1/v - 1). */
  readonly coefficients: readonly number[]
}

/**
 * AC power of one inverter by the ADR model [1], p = P_dc/P_nom, v = V_dc/V_nom:
 * P_ac = P_nom·(p - ∑ (b_i0 + b_i1·p + b_i2·p²)·u_i), u = (1, v - 1, 1/v - 1). Limited to the largest AC power
 * and never below the night tare, which is also what it draws at 0 V. NaN outside the voltages, by a share `voltageTolerance`, and for NaN.
 *
 * @see [1] A. Driesse, P. Jain, S. Harrison, 33rd IEEE PVSC (2008), doi:10.1109/PVSC.2008.4922827
 */
export function adrAcPowerW(
  dcW: number,
  voltageV: number,
  inverter: AdrInverter,
  voltageTolerance: number,
): number {
  if (voltageV === 0) return -Math.abs(inverter.nightTareW)
  const lowV = Math.max(...inverter.minVoltagesV) * (1 - voltageTolerance)
  const highV = Math.max(...inverter.maxVoltagesV) * (1 + voltageTolerance)
  if (!(voltageV >= lowV && voltageV <= highV)) return NaN
  const p = dcW / inverter.nominalDcW
  const v = voltageV / inverter.nominalDcV
  const loss = polynomial(inverter.coefficients, p, [1, v - 1, 1 / v - 1])
  const acW = Math.min(inverter.maxAcW, inverter.nominalDcW * (p - loss))
  return Math.max(-Math.abs(inverter.nightTareW), acW)
}

function polynomial(b: readonly number[], p: number, voltageTerms: readonly number[]): number {
  return voltageTerms.reduce(
    (sum, u, i) => sum + u * (b[3 * i] + p * (b[3 * i + 1] + p * b[3 * i + 2])),
    0,
  )
}
