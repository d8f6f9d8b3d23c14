import { type SunPosition, solarPosition } from '@duet/engine'
import { DEG_TO_RAD } from '@duet/units'
import { MINUTES_PER_DAY, momentUtcMs, type SiteMoment } from './siteClock.ts'

/** East, north, up. */
export type Direction = readonly [number, number, number]

/** Where the sun stands, as seen from the site. */
export interface SiteSun {
  /** Through the atmosphere; below 0 at night. */
  readonly elevationDeg: number
  /** Clockwise from north. */
  readonly azimuthDeg: number
  /** Unit vector towards it. */
  readonly towards: Direction
}

export interface ScenePlace {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
  readonly altitudeM: number
  /** Standard time of the site less UTC. */
  readonly offsetH: number
}

/** The sun by the engine's solar position algorithm. */
export function sunAt(place: ScenePlace, moment: SiteMoment): SiteSun {
  const position = solarPosition(Float64Array.of(momentUtcMs(moment, place.offsetH)), place)
  return {
    elevationDeg: 90 - (position.apparentZenithDeg[0] ?? 90),
    azimuthDeg: position.azimuthDeg[0] ?? 0,
    towards: directionOf(90 - (position.apparentZenithDeg[0] ?? 90), position.azimuthDeg[0] ?? 0),
  }
}

export function directionOf(elevationDeg: number, azimuthDeg: number): Direction {
  const level = Math.cos(elevationDeg * DEG_TO_RAD)
  return [
    level * Math.sin(azimuthDeg * DEG_TO_RAD),
    level * Math.cos(azimuthDeg * DEG_TO_RAD),
    Math.sin(elevationDeg * DEG_TO_RAD),
  ]
}

/** Minutes between the points of a day's course. */
export const COURSE_STEP_MIN = 10

/** The sun of one day, from midnight to midnight. */
export interface SunCourse {
  /** Of the site's standard time, [n]. */
  readonly minute: Float64Array
  readonly position: SunPosition
  /** Minutes; undefined in the polar day and night. */
  readonly sunriseMin: number | undefined
  readonly sunsetMin: number | undefined
  /** When it stands highest. */
  readonly noonMin: number
}

export function sunCourse(place: ScenePlace, moment: SiteMoment): SunCourse {
  const count = MINUTES_PER_DAY / COURSE_STEP_MIN + 1
  const startMs = momentUtcMs({ ...moment, minute: 0 }, place.offsetH)
  const minute = Float64Array.from({ length: count }, (_, i) => i * COURSE_STEP_MIN)
  const position = solarPosition(
    minute.map((value) => startMs + value * 60_000),
    place,
  )
  const { apparentZenithDeg: zenith } = position
  let noon = 0
  let sunriseMin: number | undefined
  let sunsetMin: number | undefined
  for (let i = 0; i < count; i++) {
    if (at(zenith, i) < at(zenith, noon)) noon = i
    if (i === 0) continue
    if (at(zenith, i - 1) > 90 && at(zenith, i) <= 90) sunriseMin = crossing(minute, zenith, i)
    if (at(zenith, i - 1) <= 90 && at(zenith, i) > 90) sunsetMin = crossing(minute, zenith, i)
  }
  return { minute, position, sunriseMin, sunsetMin, noonMin: at(minute, noon) }
}

/** Where the line between the points i − 1 and i meets the horizon, min. */
function crossing(minute: Float64Array, zenith: Float64Array, i: number): number {
  const [before, after] = [at(zenith, i - 1) - 90, at(zenith, i) - 90]
  return at(minute, i - 1) + (COURSE_STEP_MIN * before) / (before - after)
}

const at = (values: Float64Array, i: number): number => values[i] ?? 0
