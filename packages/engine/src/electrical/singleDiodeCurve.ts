import { lossyCurrentOf } from './diodePoint.ts'
import { diodeVoltageAtCurrent, diodeVoltageAtVoltage } from './diodeVoltage.ts'
import { recombinedCurrent, recombinedVoltage } from './recombinedSeries.ts'
import type { SingleDiode, SingleDiodeSeries } from './singleDiode.ts'

/**
 * Current of a module held at a voltage, one value a step.
 *
 * Solved for the diode voltage V_d, in which the single-diode equation is explicit [1]; the residual is below
 * 1e-12 of the light current. Reverse voltages follow the shunt line (no breakdown), voltages above V_oc give
 * negative currents. NaN in any input gives NaN.
 *
 * @param voltageV - at the terminals, [n], V
 * @param out - written and returned, [n], A
 * @see [1] J. W. Bishop, Solar Cells 25 (1988) 73-89, doi:10.1016/0379-6787(88)90059-2
 */
export function currentAtVoltage(
  diode: SingleDiodeSeries,
  voltageV: Float64Array,
  out: Float64Array = new Float64Array(voltageV.length),
): Float64Array {
  if (diode.recombination) return recombinedCurrent(diode, voltageV, out)
  const { lightA, saturationA, seriesOhm, shuntOhm, thermalV } = diode
  for (let i = 0; i < out.length; i++) {
    const siemens = 1 / shuntOhm[i]
    const diodeV = diodeVoltageAtVoltage(
      voltageV[i],
      lightA[i],
      saturationA[i],
      seriesOhm[i],
      siemens,
      thermalV[i],
    )
    out[i] = lightA[i] - saturationA[i] * (Math.exp(diodeV / thermalV[i]) - 1) - diodeV * siemens
  }
  return out
}

/**
 * Voltage of a module that carries a current, one value a step; the inverse of `currentAtVoltage`.
 * Currents above I_sc give negative voltages along the shunt line (-Infinity without a shunt).
 *
 * @param currentA - [n], A
 * @param out - written and returned, [n], V
 */
export function voltageAtCurrent(
  diode: SingleDiodeSeries,
  currentA: Float64Array,
  out: Float64Array = new Float64Array(currentA.length),
): Float64Array {
  if (diode.recombination) return recombinedVoltage(diode, currentA, out)
  const { lightA, saturationA, seriesOhm, shuntOhm, thermalV } = diode
  for (let i = 0; i < out.length; i++) {
    const diodeV = diodeVoltageAtCurrent(
      lightA[i] - currentA[i],
      saturationA[i],
      1 / shuntOhm[i],
      thermalV[i],
    )
    out[i] = diodeV - currentA[i] * seriesOhm[i]
  }
  return out
}

/** Open-circuit voltage, [n], V; 0 in the dark. */
export function openCircuitVoltage(
  diode: SingleDiodeSeries,
  out: Float64Array = new Float64Array(diode.lightA.length),
): Float64Array {
  if (diode.recombination) return recombinedVoltage(diode, 0, out)
  const { lightA, saturationA, shuntOhm, thermalV } = diode
  for (let i = 0; i < out.length; i++) {
    out[i] = diodeVoltageAtCurrent(lightA[i], saturationA[i], 1 / shuntOhm[i], thermalV[i])
  }
  return out
}

/** Short-circuit current, [n], A. */
export function shortCircuitCurrent(
  diode: SingleDiodeSeries,
  out: Float64Array = new Float64Array(diode.lightA.length),
): Float64Array {
  if (diode.recombination) return recombinedCurrent(diode, 0, out)
  const { lightA, saturationA, seriesOhm, shuntOhm, thermalV } = diode
  for (let i = 0; i < out.length; i++) {
    const il = lightA[i]
    const siemens = 1 / shuntOhm[i]
    const a = thermalV[i]
    const diodeV = diodeVoltageAtVoltage(0, il, saturationA[i], seriesOhm[i], siemens, a)
    out[i] = il - saturationA[i] * (Math.exp(diodeV / a) - 1) - diodeV * siemens
  }
  return out
}

/** Current of one set of parameters at one voltage, A; the scalar form of `currentAtVoltage`. */
export function currentOf(diode: SingleDiode, voltageV: number): number {
  if (diode.recombination) return lossyCurrentOf(diode, voltageV)
  const { lightA, saturationA, seriesOhm, shuntOhm, thermalV } = diode
  const siemens = 1 / shuntOhm
  const diodeV = diodeVoltageAtVoltage(voltageV, lightA, saturationA, seriesOhm, siemens, thermalV)
  return lightA - saturationA * (Math.exp(diodeV / thermalV) - 1) - diodeV * siemens
}
