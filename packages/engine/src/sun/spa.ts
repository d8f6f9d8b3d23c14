import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import {
  EARTH_LATITUDE,
  EARTH_LONGITUDE,
  EARTH_RADIUS,
  NUTATION,
  type PeriodicTerms,
} from './spaTables.ts'

/** Values that `sunNode` writes, in this order. */
export const NODE_SIZE = 4

/**
 * The sun as seen from the centre of the earth at one instant: the parts of the solar position algorithm
 * that change slowly and do not depend on the place.
 *
 * Written at `out[offset]`: equation of the equinoxes less right ascension, Δψ·cos ε - α (deg, not wrapped);
 * sin δ; cos δ; sine of the equatorial horizontal parallax ξ.
 *
 * @param daysJ2000 - days of universal time since 2000-01-01T12:00Z
 * @param deltaTS - terrestrial time less universal time, s
 * @see [1] I. Reda, A. Andreas, NREL/TP-560-34302 (2008), doi:10.2172/15003974, sections 3.2 to 3.10 and 3.12.1
 */
export function sunNode(
  daysJ2000: number,
  deltaTS: number,
  out: Float64Array,
  offset: number,
): void {
  const century = (daysJ2000 + deltaTS / 86400) / 36525
  const millennium = century / 10
  const radiusAu = periodic(EARTH_RADIUS, millennium)
  const latitude = -periodic(EARTH_LATITUDE, millennium)
  const { longitudeDeg, obliquityDeg } = nutation(century)
  const obliquity = (meanObliquityS(century / 100) / 3600 + obliquityDeg) * DEG_TO_RAD
  const aberrationDeg = -20.4898 / (3600 * radiusAu)
  const lambda =
    periodic(EARTH_LONGITUDE, millennium) + Math.PI + (longitudeDeg + aberrationDeg) * DEG_TO_RAD
  const ascension = Math.atan2(
    Math.sin(lambda) * Math.cos(obliquity) - Math.tan(latitude) * Math.sin(obliquity),
    Math.cos(lambda),
  )
  const sinDeclination =
    Math.sin(latitude) * Math.cos(obliquity) +
    Math.cos(latitude) * Math.sin(obliquity) * Math.sin(lambda)
  out[offset] = longitudeDeg * Math.cos(obliquity) - ascension * RAD_TO_DEG
  out[offset + 1] = sinDeclination
  out[offset + 2] = Math.sqrt(1 - sinDeclination * sinDeclination)
  out[offset + 3] = Math.sin((8.794 / (3600 * radiusAu)) * DEG_TO_RAD)
}

/**
 * Distance of the earth from the sun, AU.
 *
 * @param daysJ2000 - days of universal time since 2000-01-01T12:00Z
 * @param deltaTS - terrestrial time less universal time, s
 * @see [1] I. Reda, A. Andreas, NREL/TP-560-34302 (2008), section 3.2
 */
export function earthSunDistanceAu(daysJ2000: number, deltaTS: number): number {
  return periodic(EARTH_RADIUS, (daysJ2000 + deltaTS / 86400) / 365250)
}

/** Sum of A·cos(B + C·t) of each power of t, times that power; rad or AU. */
function periodic(series: readonly PeriodicTerms[], millennium: number): number {
  let sum = 0
  for (let power = series.length - 1; power >= 0; power--) {
    const terms = series[power]
    let term = 0
    for (let i = 0; i < terms.length; i += 3) {
      term += terms[i] * Math.cos(terms[i + 1] + terms[i + 2] * millennium)
    }
    sum = sum * millennium + term
  }
  return sum / 1e8
}

/** Nutation in longitude and obliquity, deg. */
function nutation(t: number): { longitudeDeg: number; obliquityDeg: number } {
  const x0 = 297.85036 + t * (445267.11148 + t * (-0.0019142 + t / 189474))
  const x1 = 357.52772 + t * (35999.05034 + t * (-0.0001603 - t / 300000))
  const x2 = 134.96298 + t * (477198.867398 + t * (0.0086972 + t / 56250))
  const x3 = 93.27191 + t * (483202.017538 + t * (-0.0036825 + t / 327270))
  const x4 = 125.04452 + t * (-1934.136261 + t * (0.0020708 + t / 450000))
  const y = NUTATION
  let longitude = 0
  let obliquity = 0
  for (let i = 0; i < y.length; i += 9) {
    const degrees = y[i] * x0 + y[i + 1] * x1 + y[i + 2] * x2 + y[i + 3] * x3 + y[i + 4] * x4
    const angle = (degrees % 360) * DEG_TO_RAD
    longitude += (y[i + 5] + y[i + 6] * t) * Math.sin(angle)
    obliquity += (y[i + 7] + y[i + 8] * t) * Math.cos(angle)
  }
  return { longitudeDeg: longitude / 36e6, obliquityDeg: obliquity / 36e6 }
}

/** Mean obliquity of the ecliptic, arc seconds; u in units of 10,000 Julian years. */
function meanObliquityS(u: number): number {
  let sum = 0
  for (let power = OBLIQUITY.length - 1; power >= 0; power--) sum = sum * u + OBLIQUITY[power]
  return sum
}

const OBLIQUITY = [
  84381.448, -4680.93, -1.55, 1999.25, -51.38, -249.67, -39.05, 7.12, 27.87, 5.79, 2.45,
]
