import { DAY_MS, DAY_S, DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { Site } from '../simulation/input.ts'
import { NODE_SIZE, sunNode } from './spa.ts'
import { DELTA_T_S } from './sunVector.ts'

/** Rise, highest place and set of the sun, s after the start of a UTC day. */
export interface SunTimes {
  /** Below 0 where the sun of this day rose on the day before; NaN in the polar day and night. */
  readonly sunriseS: number
  readonly transitS: number
  /** Above 86400 where it sets on the day after; NaN in the polar day and night. */
  readonly sunsetS: number
}

/** Elevation of the sun's centre as its upper edge is seen on the horizon, deg [1]. */
const RISE_ELEVATION_DEG = -0.8333

/** The sun against the stars, deg; the right ascension less the equation of the equinoxes. */
interface StarPlace {
  readonly ascensionDeg: number
  readonly declinationDeg: number
}

/**
 * Rise, transit and set of the sun of a UTC day, one step of interpolation between three days as in [1]. The step is
 * good to a second or two for times within the day; for a rise before it or a set after it the sun of this day's end or
 * begin is taken, up to a minute and a half off. Near the first and last days of a polar night or day it does not hold, for the sun then grazes the
 * horizon (`sunAtIntervals` finds the crossings themselves).
 *
 * @param dayStartUtcMs - 00:00 UTC of the day
 * @see [1] I. Reda, A. Andreas, NREL/TP-560-34302 (2008), doi:10.2172/15003974, appendix A.2
 */
export function sunTimesOfDay(
  dayStartUtcMs: number,
  site: Pick<Site, 'latitudeDeg' | 'longitudeDeg'>,
  deltaTS: number = DELTA_T_S,
): SunTimes {
  const day = dayOf(dayStartUtcMs, site, deltaTS)
  const { today, latitude } = day
  const declination = today.declinationDeg * DEG_TO_RAD
  const cosHalfDay =
    (Math.sin(RISE_ELEVATION_DEG * DEG_TO_RAD) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination))
  // NaN where the sun does not cross the horizon.
  const halfDay = (Math.acos(cosHalfDay) * RAD_TO_DEG) / 360
  const noon = (today.ascensionDeg - site.longitudeDeg - day.siderealDeg) / 360
  const transit = noon - Math.floor(noon)
  return {
    sunriseS: crossingS(day, transit - halfDay),
    transitS: (transit - placeAt(day, transit).hourDeg / 360) * DAY_S,
    sunsetS: crossingS(day, transit + halfDay),
  }
}

/** What a day's three suns say of it. */
interface SunDay {
  readonly today: StarPlace
  /** Changes from the day before and to the day after, deg. */
  readonly ascension: readonly [number, number]
  readonly declination: readonly [number, number]
  /** At Greenwich at the day's start. */
  readonly siderealDeg: number
  readonly longitudeDeg: number
  readonly latitude: number
  readonly deltaTS: number
}

function dayOf(
  dayStartUtcMs: number,
  { latitudeDeg, longitudeDeg }: Pick<Site, 'latitudeDeg' | 'longitudeDeg'>,
  deltaTS: number,
): SunDay {
  const daysJ2000 = dayStartUtcMs / DAY_MS - 10957.5
  // The three days begin at 0 h of terrestrial time.
  const [before, today, after] = [-1, 0, 1].map((day) =>
    sunOfDay(daysJ2000 - deltaTS / DAY_S + day, deltaTS),
  )
  const change = (of: keyof StarPlace): readonly [number, number] => [
    wrapped(today[of] - before[of]),
    wrapped(after[of] - today[of]),
  ]
  return {
    today,
    ascension: change('ascensionDeg'),
    declination: change('declinationDeg'),
    siderealDeg: meanSiderealDeg(daysJ2000),
    longitudeDeg,
    latitude: latitudeDeg * DEG_TO_RAD,
    deltaTS,
  }
}

/** The sun at a share of the day: declination (rad) and local hour angle (deg). */
function placeAt(
  { today, ascension, declination, siderealDeg, longitudeDeg, deltaTS }: SunDay,
  share: number,
): { readonly declination: number; readonly hourDeg: number } {
  const n = share + deltaTS / DAY_S
  const ascensionDeg = today.ascensionDeg + interpolated(ascension, n)
  return {
    declination: (today.declinationDeg + interpolated(declination, n)) * DEG_TO_RAD,
    hourDeg: wrapped(siderealDeg + 360.985647 * share + longitudeDeg - ascensionDeg),
  }
}

/** Time of a rise or set from a first guess, a share of the day; NaN for NaN. */
function crossingS(day: SunDay, share: number): number {
  const { declination, hourDeg } = placeAt(day, share - Math.floor(share))
  const hour = hourDeg * DEG_TO_RAD
  const { latitude } = day
  const elevationDeg =
    Math.asin(
      Math.sin(latitude) * Math.sin(declination) +
        Math.cos(latitude) * Math.cos(declination) * Math.cos(hour),
    ) * RAD_TO_DEG
  const correction =
    (elevationDeg - RISE_ELEVATION_DEG) /
    (360 * Math.cos(declination) * Math.cos(latitude) * Math.sin(hour))
  return (share + correction) * DAY_S
}

function sunOfDay(daysJ2000: number, deltaTS: number): StarPlace {
  const node = new Float64Array(NODE_SIZE)
  sunNode(daysJ2000, deltaTS, node, 0)
  return { ascensionDeg: -node[0], declinationDeg: Math.atan2(node[1], node[2]) * RAD_TO_DEG }
}

/**
 * Mean sidereal time at Greenwich, deg. The equation of the equinoxes, which would make it the apparent one, is taken off
 * the right ascension instead: within the minute between their times it changes by 1e-7 degree.
 *
 * @see [1] as above, equation 28
 */
function meanSiderealDeg(daysJ2000: number): number {
  const century = daysJ2000 / 36525
  return (
    280.46061837 +
    360.98564736629 * daysJ2000 +
    century * century * (0.000387933 - century / 38710000)
  )
}

/** Change from the day's start to a share n of it, through three days one day apart. */
function interpolated([a, b]: readonly [number, number], n: number): number {
  return (n * (a + b + (b - a) * n)) / 2
}

/** An angle within -180 and 180 degrees. */
const wrapped = (deg: number): number => deg - 360 * Math.round(deg / 360)
