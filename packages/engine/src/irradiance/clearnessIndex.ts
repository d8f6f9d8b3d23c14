import { DEG_TO_RAD } from '@duet/units'

/** Least cosine of the zenith in a clearness index: 86.3 degrees, below which the ratio means nothing. */
export const LEAST_COS_ZENITH = 0.065

/** Bounds of a clearness index. */
export interface ClearnessBounds {
  /** 1 where absent. */
  readonly most?: number
  /** Least cosine of the zenith that is divided by; `LEAST_COS_ZENITH` where absent. */
  readonly leastCosZenith?: number
}

/**
 * Clearness index K_t = GHI / (E_0·max(cos z, 0.065)), kept within 0 and `most`. NaN in an input gives NaN.
 *
 * @param zenithDeg - [n], deg
 * @param extraterrestrialWm2 - on a plane facing the sun, [n], W/m²
 * @param out - written and returned, [n]
 */
export function clearnessIndex(
  ghiWm2: Float64Array,
  zenithDeg: Float64Array,
  extraterrestrialWm2: Float64Array,
  { most = 1, leastCosZenith = LEAST_COS_ZENITH }: ClearnessBounds = {},
  out: Float64Array = new Float64Array(ghiWm2.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const cosZenith = Math.max(Math.cos(zenithDeg[i] * DEG_TO_RAD), leastCosZenith)
    out[i] = Math.min(Math.max(ghiWm2[i] / (extraterrestrialWm2[i] * cosZenith), 0), most)
  }
  return out
}

/**
 * Clearness index freed of its dependence on the sun's height [1]:
 * K_t' = K_t / (1.031·exp(-1.4/(0.9 + 9.4/AM)) + 0.1), at most `most`. NaN in an input gives NaN.
 *
 * @see [1] R. Perez et al., ASHRAE Transactions 98 (1992) 354-369
 */
export function zenithIndependentClearness(
  clearness: Float64Array,
  airmass: Float64Array,
  most = 1,
  out: Float64Array = new Float64Array(clearness.length),
): Float64Array {
  for (let i = 0; i < out.length; i++) {
    const whole = 1.031 * Math.exp(-1.4 / (0.9 + 9.4 / airmass[i])) + 0.1
    out[i] = Math.min(clearness[i] / whole, most)
  }
  return out
}
