import { haurwitzGhiWm2 } from '../irradiance/clearSky.ts'

/** Below this clear-sky irradiance, W/m², the index is a quotient of noise. */
const LEAST_CLEAR_WM2 = 1

/** Bounds of the index: beyond them a power of it is no spectrum of a real sky. */
const LEAST_INDEX = 0.02
const MOST_INDEX = 1.5

/**
 * Global irradiance over that of a clear sky by Haurwitz, which needs the sun's height alone, kept within 0.02 and 1.5; 1 in
 * the dark.
 *
 * @param ghiWm2 - [n]
 * @param apparentZenithDeg - of the sun, [n]
 * @param out - written and returned, [n]
 */
export function clearSkyIndex(
  ghiWm2: Float64Array,
  apparentZenithDeg: Float64Array,
  out: Float64Array = new Float64Array(ghiWm2.length),
): Float64Array {
  const clearWm2 = haurwitzGhiWm2(apparentZenithDeg)
  for (let i = 0; i < out.length; i++) {
    const raw = clearWm2[i] > LEAST_CLEAR_WM2 ? ghiWm2[i] / clearWm2[i] : 1
    out[i] = Math.min(MOST_INDEX, Math.max(LEAST_INDEX, raw))
  }
  return out
}
