import { DEG_TO_RAD } from '@duet/units'
import { kasten1966Airmass, relativeAirmass } from './airmass.ts'

/** Published relations between zenith and relative airmass. */
export const AIRMASS_MODELS = [
  'kastenyoung1989',
  'kasten1966',
  'simple',
  'youngirvine1967',
  'young1994',
  'gueymard1993',
  'gueymard2003',
  'pickering2002',
] as const

export type AirmassModel = (typeof AIRMASS_MODELS)[number]

/**
 * Relative airmass by a named model; `relativeAirmass` is the one the engine itself uses. NaN below the horizon (zenith
 * above 90) and for NaN.
 *
 * - simple: 1/cos z
 * - youngirvine1967: (1/cos z)·(1 - 0.0012·(1/cos²z - 1)) [1]
 * - young1994: a ratio of polynomials in cos z [2]
 * - gueymard1993: 1/(cos z + 0.00176759·z·(94.37515 - z)^-1.21563) [3]
 * - gueymard2003: 1/(cos z + 0.48353·z^0.095846/(96.741 - z)^1.754) [4]
 * - pickering2002: 1/sin(h + 244/(165 + 47·h^1.1)), h = 90 - z [5]
 *
 * @param zenithDeg - with refraction, save for youngirvine1967 and young1994, which take the true one, [n], deg
 * @param out - written and returned, [n]
 * @see [1] A. T. Young, W. M. Irvine, Astronomical J. 72 (1967) 945-950, doi:10.1086/110366
 * @see [2] A. T. Young, Applied Optics 33 (1994) 1108-1110, doi:10.1364/AO.33.001108
 * @see [3] C. Gueymard, Solar Energy 51 (1993) 121-138, doi:10.1016/0038-092X(93)90074-X
 * @see [4] C. Gueymard, Solar Energy 74 (2003) 355-379, doi:10.1016/S0038-092X(03)00195-6
 * @see [5] K. A. Pickering, DIO 12 (2002) 3-27
 */
export function airmassByModel(
  model: AirmassModel,
  zenithDeg: Float64Array,
  out: Float64Array = new Float64Array(zenithDeg.length),
): Float64Array {
  if (model === 'kastenyoung1989') return relativeAirmass(zenithDeg, out)
  if (model === 'kasten1966') return kasten1966Airmass(zenithDeg, out)
  const at = AIRMASS_AT[model]
  for (let i = 0; i < out.length; i++) {
    const z = zenithDeg[i]
    out[i] = z > 90 ? NaN : at(z, Math.cos(z * DEG_TO_RAD))
  }
  return out
}

/** Airmass from the zenith in degrees and its cosine. */
const AIRMASS_AT: Readonly<
  Record<
    Exclude<AirmassModel, 'kastenyoung1989' | 'kasten1966'>,
    (zenithDeg: number, cosZenith: number) => number
  >
> = {
  simple: (_, cos) => 1 / cos,
  youngirvine1967: (_, cos) => (1 / cos) * (1 - 0.0012 * (1 / (cos * cos) - 1)),
  young1994: (_, cos) =>
    (0.0096467 + cos * (0.148386 + cos * 1.002432)) /
    (0.000303978 + cos * (0.0102963 + cos * (0.149864 + cos))),
  gueymard1993: (z, cos) => 1 / (cos + 0.00176759 * z * (94.37515 - z) ** -1.21563),
  gueymard2003: (z, cos) => 1 / (cos + (0.48353 * z ** 0.095846) / (96.741 - z) ** 1.754),
  pickering2002: (z) => {
    const height = 90 - z
    return 1 / Math.sin((height + 244 / (165 + 47 * height ** 1.1)) * DEG_TO_RAD)
  },
}
