import { ZERO_CELSIUS_K } from '@duet/units'

/**
 * Water in the air column from temperature and relative humidity at the ground, cm:
 * W = 0.1·H_v·ρ_v, H_v = 0.4976 + 1.5265·T/273.15 + exp(13.6897·T/273.15 - 14.9188·(T/273.15)³),
 * ρ_v = 216.7·RH/(100·T)·exp(22.330 - 49.140·(100/T) - 10.922·(100/T)² - 0.39015·T/100), T in kelvin [1].
 * Not below 0.1 cm. Good to about a fifth for hours, better for means. NaN in an input gives NaN.
 *
 * @param airC - [n], °C
 * @param relativeHumidityPercent - [n], 0 to 100
 * @param out - written and returned, [n], cm
 * @see [1] C. Gueymard, Solar Energy 53 (1994) 257-265, doi:10.1016/0038-092X(94)90634-3
 */
export function precipitableWaterCm(
  airC: Float64Array,
  relativeHumidityPercent: Float64Array,
  out: Float64Array = new Float64Array(airC.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const kelvin = airC[i] + ZERO_CELSIUS_K
    const warmth = kelvin / ZERO_CELSIUS_K
    const cold = 100 / kelvin
    const heightKm = 0.4976 + 1.5265 * warmth + Math.exp(13.6897 * warmth - 14.9188 * warmth ** 3)
    const density =
      ((216.7 * relativeHumidityPercent[i]) / (100 * kelvin)) *
      Math.exp(22.33 - 49.14 * cold - 10.922 * cold * cold - 0.39015 / cold)
    out[i] = Math.max(0.1, 0.1 * heightKm * density)
  }
  return out
}
