import {
  absoluteAirmass,
  extraterrestrialWm2,
  ineichenClearSky,
  pressureAtAltitudePa,
  relativeAirmass,
  type Site,
  sunAtIntervals,
} from '@duet/engine'
import { DEG_TO_RAD } from '@duet/units'

/** How modules stand: a fixed plane, or a tracker about a level axis from north to south. */
export type Standing =
  | { readonly kind: 'fixed'; readonly tiltDeg: number; readonly azimuthDeg: number }
  | { readonly kind: 'tracker' }

export interface ClearDay {
  readonly sunElevationDeg: Float64Array
  readonly cosZenith: Float64Array
  readonly extraterrestrialWm2: Float64Array
  /** On the plane without clouds, W/m², [n]. */
  readonly planeWm2: Float64Array
  readonly ghiWm2: Float64Array
}

/** Clear light of Ineichen and Perez (turbidity 3) on a plane, diffuse light even: the shape of a clear day. */
export function clearLight(
  intervalStartUtcMs: Float64Array,
  stepS: number,
  site: Site,
  standing: Standing,
): ClearDay {
  const sun = sunAtIntervals({ intervalStartUtcMs, stepS }, site)
  const airmass = relativeAirmass(sun.apparentZenithDeg)
  const extra = extraterrestrialWm2(sun.timeUtcMs)
  const clear = ineichenClearSky(
    {
      apparentZenithDeg: sun.apparentZenithDeg,
      absoluteAirmass: absoluteAirmass(airmass, pressureAtAltitudePa(site.altitudeM), airmass),
      linkeTurbidity: new Float64Array(airmass.length).fill(3),
      extraterrestrialWm2: extra,
    },
    site.altitudeM,
  )
  return {
    sunElevationDeg: sun.zenithDeg.map((zenith) => 90 - zenith),
    cosZenith: sun.apparentZenithDeg.map((zenith) => Math.max(0, Math.cos(zenith * DEG_TO_RAD))),
    extraterrestrialWm2: extra,
    ghiWm2: clear.ghiWm2,
    planeWm2: clear.dniWm2.map(
      (dni, i) =>
        dni * cosIncidence(standing, sun.apparentZenithDeg[i] ?? 90, sun.azimuthDeg[i] ?? 0) +
        (clear.dhiWm2[i] ?? 0),
    ),
  }
}

function cosIncidence(standing: Standing, zenithDeg: number, azimuthDeg: number): number {
  const [zenith, azimuth] = [zenithDeg * DEG_TO_RAD, azimuthDeg * DEG_TO_RAD]
  const up = Math.cos(zenith)
  const east = Math.sin(zenith) * Math.sin(azimuth)
  if (standing.kind === 'tracker') return Math.hypot(up, east)
  const [tilt, plane] = [standing.tiltDeg * DEG_TO_RAD, standing.azimuthDeg * DEG_TO_RAD]
  const level = Math.sin(tilt) * Math.sin(zenith) * Math.cos(azimuth - plane)
  return Math.max(0, Math.cos(tilt) * up + level)
}
