import { DEG_TO_RAD } from '@duet/units'
import { ineichenClearSky } from '../irradiance/clearSky.ts'
import { type BeamAndDiffuse, erbsSplit, type GlobalInputs } from '../irradiance/splitGlobal.ts'
import { absoluteAirmass, pressureAtAltitudePa, relativeAirmass } from '../sun/airmass.ts'

/** Linke turbidity of very clear, dry air. */
const CLEAREST_TURBIDITY = 2

/**
 * Beam and diffuse by Erbs, the beam held under that of very clear air (Ineichen and Perez, turbidity 2): under a low sun
 * the share of Erbs alone gives beams that no air lets through. The rest is diffuse, so that the components still close.
 *
 * @param inputs - zenith as seen
 */
export function limitedBeam(inputs: GlobalInputs, altitudeM: number): BeamAndDiffuse {
  const { ghiWm2, zenithDeg, extraterrestrialWm2 } = inputs
  const split = erbsSplit(inputs)
  const airmass = relativeAirmass(zenithDeg)
  const clear = ineichenClearSky(
    {
      apparentZenithDeg: zenithDeg,
      absoluteAirmass: absoluteAirmass(airmass, pressureAtAltitudePa(altitudeM), airmass),
      linkeTurbidity: new Float64Array(ghiWm2.length).fill(CLEAREST_TURBIDITY),
      extraterrestrialWm2,
    },
    altitudeM,
  )
  for (let i = 0; i < ghiWm2.length; i++) {
    if (split.dniWm2[i] <= clear.dniWm2[i]) continue
    split.dniWm2[i] = clear.dniWm2[i]
    split.dhiWm2[i] = ghiWm2[i] - clear.dniWm2[i] * Math.cos(zenithDeg[i] * DEG_TO_RAD)
  }
  return split
}
