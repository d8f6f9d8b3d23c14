import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { WeatherValues } from './weatherSeries.ts'

/** Wind below this is calm (Beaufort 0), and its direction says nothing, m/s. */
export const CALM_M_PER_S = 0.5

/** Of a row that has a speed. */
export const isCalm = ({ columns }: { readonly columns: WeatherValues }, row: number): boolean =>
  columns.windspeed !== undefined && columns.windspeed[row] < CALM_M_PER_S

/** Sums of a wind's parts smaller than this have no direction: it comes from opposite sides by rounding alone. */
const NO_VECTOR = 1e-9

/** 0 to 360. */
export function turnedDeg(directionDeg: number, byDeg: number): number {
  return (((directionDeg + byDeg) % 360) + 360) % 360
}

/**
 * Direction of the mean wind vector of each group of rows, degrees, [groups]: directions count by their speed, so that
 * light airs weigh little; all alike where the series has no speed. NaN where a group has none, or only calm.
 *
 * @param groupOfRow - [n], below `groups`
 */
export function meanDirections(
  { wind_direction: direction, windspeed: speed }: WeatherValues,
  groupOfRow: ArrayLike<number>,
  groups: number,
): Float64Array {
  const east = new Float64Array(groups)
  const north = new Float64Array(groups)
  direction?.forEach((deg, row) => {
    const weight = speed ? speed[row] : 1
    if (Number.isNaN(deg) || !(weight > 0)) return
    east[groupOfRow[row]] += weight * Math.sin(deg * DEG_TO_RAD)
    north[groupOfRow[row]] += weight * Math.cos(deg * DEG_TO_RAD)
  })
  return east.map((e, group) => directionOf(e, north[group]))
}

/** Of a vector by its parts, degrees clockwise from north; NaN where it has no length. */
function directionOf(east: number, north: number): number {
  if (!(Math.hypot(east, north) > NO_VECTOR)) return Number.NaN
  return turnedDeg(Math.atan2(east, north) * RAD_TO_DEG, 0)
}

/** Directions with missing ones filled by a change of their parts to the east and the north, whose means have meaning. */
export function filledByParts(
  directionDeg: Float64Array,
  fill: (part: Float64Array) => Float64Array,
): Float64Array {
  const east = fill(directionDeg.map((deg) => Math.sin(deg * DEG_TO_RAD)))
  const north = fill(directionDeg.map((deg) => Math.cos(deg * DEG_TO_RAD)))
  return directionDeg.map((deg, row) =>
    Number.isNaN(deg) ? directionOf(east[row], north[row]) : deg,
  )
}
