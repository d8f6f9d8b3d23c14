import { RAD_TO_DEG } from '@duet/units'

/** The evenly sloped ground that lies closest to a set of heights. */
export interface MeanPlane {
  /** Degrees from horizontal. */
  readonly tiltDeg: number
  /** Azimuth in which it falls, 0 to below 360; 0 for a level plane. */
  readonly azimuthDeg: number
  /** Height at the origin of the places, m. */
  readonly originHeightM: number
}

/** Least squares; heights that are NaN do not count. Places on one line, or fewer than three, give a level plane. */
export function meanPlane(
  eastM: ArrayLike<number>,
  northM: ArrayLike<number>,
  heightM: ArrayLike<number>,
): MeanPlane {
  const mean = { east: 0, north: 0, height: 0, count: 0 }
  forEachKnown(eastM, northM, heightM, (east, north, height) => {
    mean.count++
    mean.east += (east - mean.east) / mean.count
    mean.north += (north - mean.north) / mean.count
    mean.height += (height - mean.height) / mean.count
  })
  let xx = 0
  let xy = 0
  let yy = 0
  let xz = 0
  let yz = 0
  forEachKnown(eastM, northM, heightM, (east, north, height) => {
    const x = east - mean.east
    const y = north - mean.north
    xx += x * x
    xy += x * y
    yy += y * y
    xz += x * (height - mean.height)
    yz += y * (height - mean.height)
  })
  const determinant = xx * yy - xy * xy
  const isPlane = determinant > 1e-9 * (xx + yy) * (xx + yy)
  const riseEast = isPlane ? (xz * yy - yz * xy) / determinant : 0
  const riseNorth = isPlane ? (yz * xx - xz * xy) / determinant : 0
  const rise = Math.hypot(riseEast, riseNorth)
  return {
    tiltDeg: Math.atan(rise) * RAD_TO_DEG,
    azimuthDeg: rise < 1e-12 ? 0 : (Math.atan2(-riseEast, -riseNorth) * RAD_TO_DEG + 360) % 360,
    originHeightM: mean.height - riseEast * mean.east - riseNorth * mean.north,
  }
}

function forEachKnown(
  eastM: ArrayLike<number>,
  northM: ArrayLike<number>,
  heightM: ArrayLike<number>,
  take: (east: number, north: number, height: number) => void,
): void {
  for (let i = 0; i < heightM.length; i++) {
    const height = heightM[i] ?? Number.NaN
    if (!Number.isNaN(height)) take(eastM[i] ?? 0, northM[i] ?? 0, height)
  }
}
