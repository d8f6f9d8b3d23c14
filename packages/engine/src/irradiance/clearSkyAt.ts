import { absoluteAirmass, pressureAtAltitudePa, relativeAirmass } from '../sun/airmass.ts'
import { extraterrestrialWm2 } from '../sun/extraterrestrial.ts'
import type { SunAtIntervals } from '../sun/sunAtIntervals.ts'
import { ineichenClearSky } from './clearSky.ts'
import type { Irradiance } from './complete.ts'

/** Air of no place in particular: between clean winter air (2) and summer air of towns (4 to 5). */
export const LINKE_TURBIDITY = 3

/** Light without clouds, means over the intervals of a sun, W/m², each [n]: Ineichen and Perez at a Linke turbidity of 3. */
export function clearSkyAt(
  sun: Pick<SunAtIntervals, 'timeUtcMs' | 'apparentZenithDeg' | 'sunlitFraction'>,
  altitudeM: number,
): Irradiance {
  const airmass = relativeAirmass(sun.apparentZenithDeg)
  const clear = ineichenClearSky(
    {
      apparentZenithDeg: sun.apparentZenithDeg,
      absoluteAirmass: absoluteAirmass(airmass, pressureAtAltitudePa(altitudeM), airmass),
      linkeTurbidity: new Float64Array(airmass.length).fill(LINKE_TURBIDITY),
      extraterrestrialWm2: extraterrestrialWm2(sun.timeUtcMs),
    },
    altitudeM,
  )
  for (let i = 0; i < airmass.length; i++) {
    const sunlit = sun.sunlitFraction[i]
    clear.ghiWm2[i] *= sunlit
    clear.dniWm2[i] *= sunlit
    clear.dhiWm2[i] *= sunlit
  }
  return clear
}
