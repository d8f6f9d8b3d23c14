import type { ModuleElectrical } from '../model/module.ts'
import { makeOperatingPoints, type OperatingPoints } from './maximumPowerPoint.ts'
import { STC_CELL_C, STC_IRRADIANCE_WM2 } from './physicalConstants.ts'

/**
 * Operating points of a module described by its power alone: P = P_mp·E/1000·(1 + γ·(T - 25)) [1], at V_mp
 * whatever the light, so that I = P / V_mp. Never below 0. NaN in an input gives NaN.
 *
 * @param effectiveWm2 - [n], W/m²
 * @param cellC - [n], °C
 * @param out - written and returned, each [n]
 * @see [1] A. P. Dobos, PVWatts Version 5 Manual, NREL/TP-6A20-62641 (2014), doi:10.2172/1158421
 */
export function linearOperatingPoints(
  { pmpW, vmpV, gammaPerK }: Extract<ModuleElectrical, { kind: 'linear' }>,
  effectiveWm2: Float64Array,
  cellC: Float64Array,
  out: OperatingPoints = makeOperatingPoints(effectiveWm2.length),
): OperatingPoints {
  for (let i = 0; i < effectiveWm2.length; i++) {
    const light = effectiveWm2[i] / STC_IRRADIANCE_WM2
    const powerW = Math.max(0, pmpW * light * (1 + gammaPerK * (cellC[i] - STC_CELL_C)))
    out.powerW[i] = powerW
    out.voltageV[i] = powerW === 0 ? 0 : vmpV
    out.currentA[i] = powerW / vmpV
  }
  return out
}
