import { DAY_MS } from '@duet/units'

/** Irradiance above the atmosphere at the mean distance of the sun, W/m² (ASTM E 490-00 as carried by pvlib). */
export const SOLAR_CONSTANT_WM2 = 1366.1

/**
 * Irradiance above the atmosphere on a plane facing the sun, by day of the year.
 *
 * E = E_sc·(1.00011 + 0.034221·cos b + 0.00128·sin b + 0.000719·cos 2b + 0.000077·sin 2b),
 * b = 2π·(d - 1)/365, d the day of the UTC date from 1 [1].
 *
 * @param timeUtcMs - [n], ms since 1970 UTC; rising times are fastest
 * @param out - written and returned, [n], W/m²
 * @see [1] J. W. Spencer, Search 2 (1971) 172
 */
export function extraterrestrialWm2(
  timeUtcMs: Float64Array,
  out: Float64Array = new Float64Array(timeUtcMs.length),
): Float64Array {
  let day = NaN
  let value = NaN
  for (let i = 0; i < out.length; i++) {
    const today = Math.floor(timeUtcMs[i] / DAY_MS)
    if (today !== day) {
      day = today
      value = spencerWm2(dayOfYear(timeUtcMs[i]))
    }
    out[i] = value
  }
  return out
}

/** Spencer's series for one day of the year, W/m². */
export function spencerWm2(day: number, solarConstantWm2: number = SOLAR_CONSTANT_WM2): number {
  const b = (2 * Math.PI * (day - 1)) / 365
  return (
    solarConstantWm2 *
    (1.00011 +
      0.034221 * Math.cos(b) +
      0.00128 * Math.sin(b) +
      0.000719 * Math.cos(2 * b) +
      0.000077 * Math.sin(2 * b))
  )
}

/** Day of the UTC year, from 1. NaN for NaN. */
export function dayOfYear(timeUtcMs: number): number {
  const newYear = Date.UTC(new Date(timeUtcMs).getUTCFullYear(), 0, 1)
  return Math.floor((timeUtcMs - newYear) / DAY_MS) + 1
}

/**
 * Light above the atmosphere by ASCE's formula E_sc·(1 + 0.033·cos(2π·d/365)), W/m².
 *
 * @param day - of the year, from 1
 * @see [1] R. G. Allen et al., The ASCE Standardized Reference Evapotranspiration Equation (2005)
 */
export function asceWm2(day: number, solarConstantWm2: number = SOLAR_CONSTANT_WM2): number {
  return solarConstantWm2 * (1 + 0.033 * Math.cos((2 * Math.PI * day) / 365))
}

/**
 * Light above the atmosphere from the distance of the sun at that instant, E_sc/R², W/m².
 *
 * @param distanceAu - `earthSunDistanceAu`
 */
export function distanceWm2(
  distanceAu: number,
  solarConstantWm2: number = SOLAR_CONSTANT_WM2,
): number {
  return solarConstantWm2 / (distanceAu * distanceAu)
}
