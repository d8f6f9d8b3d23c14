import { WATT_SECONDS_PER_KWH } from './convert.ts'

/** Light of a step as it counts in every sum: an instrument's offset below 0 at night, and a missing value (NaN), are 0. W/m² */
export function lightInSum(wm2: number): number {
  return wm2 > 0 ? wm2 : 0
}

/**
 * Irradiation over all steps.
 *
 * @param wm2 - mean irradiance of each step, [n], W/m²; negative and NaN count as 0
 * @param stepS - length of a step, s
 * @returns kWh/m²
 */
export function irradiationKwhM2(wm2: Float64Array, stepS: number): number {
  let sum = 0
  for (const value of wm2) sum += lightInSum(value)
  return (sum * stepS) / WATT_SECONDS_PER_KWH
}
