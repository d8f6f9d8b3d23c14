import { DAY_S, RAD_TO_DEG } from '@duet/units'
import type { Site } from '../simulation/input.ts'
import { pressureAtAltitudePa } from './airmass.ts'
import { HORIZON_REFRACTION_DEG, refractionDeg, refractionStrength } from './refraction.ts'
import { NODE_SIZE } from './spa.ts'
import {
  DELTA_T_S,
  exactSunVector,
  makeObserver,
  makeSlowSun,
  sunVector,
  VECTOR_SIZE,
} from './sunVector.ts'

/** The sun's place in the sky at each time, each [n]. */
export interface SunPosition {
  /** Without refraction, deg from the vertical. */
  readonly zenithDeg: Float64Array
  /** As seen through the atmosphere; use it for light. */
  readonly apparentZenithDeg: Float64Array
  /** Clockwise from north, 0 to 360. */
  readonly azimuthDeg: Float64Array
}

/** The air that bends the light, and the clock. */
export interface SunOptions {
  /** Yearly mean at the site; the standard atmosphere at its altitude where absent. */
  readonly pressurePa?: number
  /** Yearly mean at the site; 12 °C where absent. */
  readonly airC?: number
  /** Terrestrial less universal time. */
  readonly deltaTS?: number
  readonly horizonRefractionDeg?: number
  /** Every term at every time: without the 1e-6 degree of interpolated slow terms, and many times slower. */
  readonly isExact?: boolean
}

/** Yearly mean air temperature where the caller gives none, °C (the algorithm's users' customary value). */
export const MEAN_AIR_C = 12

export function makeSunPosition(n: number): SunPosition {
  return {
    zenithDeg: new Float64Array(n),
    apparentZenithDeg: new Float64Array(n),
    azimuthDeg: new Float64Array(n),
  }
}

/**
 * Position of the sun by the NREL solar position algorithm [1], within 1e-5 degree of it.
 *
 * Times in any order; rising ones are fastest. Holds for the years -2000 to 6000. NaN gives NaN.
 *
 * @param timeUtcMs - [n], ms since 1970 UTC
 * @param out - written and returned, each [n]
 * @see [1] I. Reda, A. Andreas, Solar Energy 76 (2004) 577-589, doi:10.1016/j.solener.2003.12.003
 */
export function solarPosition(
  timeUtcMs: Float64Array,
  site: Site,
  options: SunOptions = {},
  out: SunPosition = makeSunPosition(timeUtcMs.length),
): SunPosition {
  const deltaTS = options.deltaTS ?? DELTA_T_S
  const slow = makeSlowSun(deltaTS)
  const observer = makeObserver(site)
  const node = new Float64Array(NODE_SIZE)
  const strength = strengthAt(site, options)
  const horizon = options.horizonRefractionDeg ?? HORIZON_REFRACTION_DEG
  const v = new Float64Array(VECTOR_SIZE)
  for (let i = 0; i < timeUtcMs.length; i++) {
    if (options.isExact) exactSunVector(deltaTS, observer, timeUtcMs[i], node, v)
    else sunVector(slow, observer, timeUtcMs[i], v)
    const elevationDeg = Math.atan2(v[0], Math.sqrt(v[1] * v[1] + v[2] * v[2])) * RAD_TO_DEG
    out.zenithDeg[i] = 90 - elevationDeg
    out.apparentZenithDeg[i] = 90 - elevationDeg - refractionDeg(elevationDeg, strength, horizon)
    out.azimuthDeg[i] = azimuthOf(v)
  }
  return out
}

/** Azimuth of a direction that `sunVector` wrote, deg clockwise from north. */
export function azimuthOf(vector: Float64Array): number {
  const azimuthDeg = Math.atan2(vector[2], vector[1]) * RAD_TO_DEG + 180
  return azimuthDeg >= 360 ? azimuthDeg - 360 : azimuthDeg
}

/** Strength of the refraction at a site, see `refractionStrength`. */
export function strengthAt(site: Site, { pressurePa, airC }: SunOptions): number {
  return refractionStrength(pressurePa ?? pressureAtAltitudePa(site.altitudeM), airC ?? MEAN_AIR_C)
}

/**
 * Equation of time: apparent less mean solar time, minutes.
 *
 * @param timeUtcMs - [n], ms since 1970 UTC
 * @param out - written and returned, [n]
 * @see [1] Reda & Andreas, NREL/TP-560-34302, appendix A.1
 */
export function equationOfTimeMin(
  timeUtcMs: Float64Array,
  deltaTS: number = DELTA_T_S,
  out: Float64Array = new Float64Array(timeUtcMs.length),
): Float64Array {
  const observer = makeObserver({ latitudeDeg: 0, longitudeDeg: 0, altitudeM: 0 })
  const node = new Float64Array(NODE_SIZE)
  const v = new Float64Array(VECTOR_SIZE)
  for (let i = 0; i < timeUtcMs.length; i++) {
    exactSunVector(deltaTS, observer, timeUtcMs[i], node, v)
    const t = (timeUtcMs[i] / 1000 + deltaTS - 946_728_000) / (DAY_S * 365250)
    const meanLongitudeDeg =
      280.4664567 +
      t * (360007.6982779 + t * (0.03032028 + t * (1 / 49931 - t * (1 / 15300 + t / 2e6))))
    const degrees = meanLongitudeDeg - 0.0057183 + v[5]
    out[i] = 4 * (degrees - 360 * Math.round(degrees / 360))
  }
  return out
}
