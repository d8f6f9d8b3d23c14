/** Magnus' coefficients over water: hPa, 1, °C [1]. */
const SLOPE = 17.62
const OFFSET_C = 243.12

/**
 * Dew point from air temperature and relative humidity by Magnus' formula, °C:
 * T_d = 243.12·x/(17.62 - x), x = ln(RH/100) + 17.62·T/(243.12 + T). NaN in an input gives NaN.
 *
 * @param airC - [n], °C
 * @param humidityPercent - [n], above 0
 * @param out - written and returned, [n]
 * @see [1] World Meteorological Organization, Guide to Instruments and Methods of Observation, WMO-No. 8 (2018), annex 4.B
 */
export function dewPointC(
  airC: Float64Array,
  humidityPercent: Float64Array,
  out: Float64Array = new Float64Array(airC.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const x = Math.log(humidityPercent[i] / 100) + (SLOPE * airC[i]) / (OFFSET_C + airC[i])
    out[i] = (OFFSET_C * x) / (SLOPE - x)
  }
  return out
}

/**
 * Relative humidity from air temperature and dew point, %: the inverse of `dewPointC`. NaN in an input gives NaN.
 *
 * @param airC - [n], °C
 * @param dewC - [n], °C
 * @param out - written and returned, [n]
 */
export function relativeHumidityPercent(
  airC: Float64Array,
  dewC: Float64Array,
  out: Float64Array = new Float64Array(airC.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const atDew = (SLOPE * dewC[i]) / (OFFSET_C + dewC[i])
    const atAir = (SLOPE * airC[i]) / (OFFSET_C + airC[i])
    out[i] = 100 * Math.exp(atDew - atAir)
  }
  return out
}
