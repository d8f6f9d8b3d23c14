import { haurwitzGhiWm2 } from '../irradiance/clearSky.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'

/** Below this clear-sky irradiance, W/m², the index is a quotient of noise. */
const LEAST_CLEAR_WM2 = 1

/** Bounds of the index: beyond them a power of it is no spectrum of a real sky. */
const LEAST_INDEX = 0.02
const MOST_INDEX = 1.5

/**
 * Spectral modifier by clear-sky index and airmass, M = a0·kc^a1·AM^a2 [1]; NaN with the sun down.
 *
 * kc is the global irradiance over that of a clear sky by Haurwitz, which needs the sun's height alone, kept within 0.02
 * and 1.5.
 *
 * @param airmass - absolute, [n], NaN with the sun down
 * @see [1] S. Pelland, C. Beswick, D. Thevenard, A. Côté, A. Pai, Y. Poissant, IEEE PVSC (2020),
 *   doi:10.1109/PVSC45281.2020.9300932
 */
export function clearSkyIndexModifier(
  ghiWm2: Float64Array,
  sun: SunAtIntervals,
  airmass: Float64Array,
  [a0, a1, a2]: readonly [number, number, number],
  out: Float64Array = new Float64Array(ghiWm2.length),
): Float64Array {
  const clearWm2 = haurwitzGhiWm2(sun.apparentZenithDeg)
  for (let i = 0; i < out.length; i++) {
    const raw = clearWm2[i] > LEAST_CLEAR_WM2 ? ghiWm2[i] / clearWm2[i] : 1
    const index = Math.min(MOST_INDEX, Math.max(LEAST_INDEX, raw))
    out[i] = a0 * index ** a1 * airmass[i] ** a2
  }
  return out
}
