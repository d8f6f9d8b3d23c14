import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'
import type { TableParameters } from '../components/table/tableParameters.ts'
import type { RingM } from './polygonM.ts'

/** Shorter than this a line has no direction, m. */
const LEAST_LENGTH_M = 0.01

/** Azimuth from the first point of a line to its last, degrees; undefined where they meet. */
export function lineAzimuthDeg(line: RingM): number | undefined {
  const east = (line.at(-2) ?? 0) - (line[0] ?? 0)
  const north = (line.at(-1) ?? 0) - (line[1] ?? 0)
  if (Math.hypot(east, north) < LEAST_LENGTH_M) return undefined
  return Math.atan2(east, north) * RAD_TO_DEG
}

/**
 * Azimuth of tables whose rows run along a direction: of the axis of trackers; where fixed ones face. Of the two that a
 * line leaves open, the one nearer to the table's own; -180 to below 180.
 */
export function azimuthAlongDeg(
  { tracking_type, azimuth }: Pick<TableParameters, 'tracking_type' | 'azimuth'>,
  rowsDeg: number,
): number {
  const first = tracking_type === 0 ? rowsDeg + 90 : rowsDeg
  return turnDeg(azimuth, first) <= 90 ? signedDeg(first) : signedDeg(first + 180)
}

/** Angle between two azimuths, 0 to 180. */
function turnDeg(a: number, b: number): number {
  return Math.abs(signedDeg(a - b))
}

/** Weighted mean of directions of lines, whose two headings are one; undefined where they cancel out. */
export function meanLineDeg(
  lines: readonly { readonly azimuthDeg: number; readonly weight: number }[],
): number | undefined {
  const twice = lines.map(({ azimuthDeg, weight }) => ({ azimuthDeg: 2 * azimuthDeg, weight }))
  const mean = meanAzimuthDeg(twice)
  return mean === undefined ? undefined : mean / 2
}

/** Weighted mean of azimuths; undefined where they cancel out. */
export function meanAzimuthDeg(
  directions: readonly { readonly azimuthDeg: number; readonly weight: number }[],
): number | undefined {
  const sum = (part: (rad: number) => number): number =>
    directions.reduce(
      (total, { azimuthDeg, weight }) => total + weight * part(azimuthDeg * DEG_TO_RAD),
      0,
    )
  const east = sum(Math.sin)
  const north = sum(Math.cos)
  return Math.hypot(east, north) === 0 ? undefined : Math.atan2(east, north) * RAD_TO_DEG
}

function signedDeg(azimuthDeg: number): number {
  return ((((azimuthDeg + 180) % 360) + 360) % 360) - 180
}
