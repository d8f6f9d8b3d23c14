import { DEG_TO_RAD } from '@duet/units'

/**
 * The cross-section in which long rows are solved: the ground is its level line, whatever its slope.
 * Unit vectors east, north, up.
 */
export interface RowFrame {
  /** Out of the ground. */
  readonly ground: readonly [number, number, number]
  /** In the ground, at a right angle to the rows. */
  readonly across: readonly [number, number, number]
  /** Collector width over the distance of the rows along the ground. */
  readonly groundCoverage: number
  /** Distance of the rows along the ground. */
  readonly groundPitchM: number
}

/**
 * Frame of rows on an evenly sloped ground.
 *
 * The rows' axis is the line of the ground above `axisAzimuthDeg`; the pitch, given on the level, is longer
 * along the ground by 1/cos of the slope across the rows.
 *
 * @param slope - tilt of the ground and the azimuth it faces, degrees
 */
export function rowFrame(
  axisAzimuthDeg: number,
  slope: { readonly tiltDeg: number; readonly azimuthDeg: number },
  pitchM: number,
  collectorWidthM: number,
): RowFrame {
  const tilt = slope.tiltDeg * DEG_TO_RAD
  const faces = slope.azimuthDeg * DEG_TO_RAD
  const nx = Math.sin(tilt) * Math.sin(faces)
  const ny = Math.sin(tilt) * Math.cos(faces)
  const nz = Math.cos(tilt)
  const ax = Math.sin(axisAzimuthDeg * DEG_TO_RAD)
  const ay = Math.cos(axisAzimuthDeg * DEG_TO_RAD)
  const az = -(nx * ax + ny * ay) / nz
  const length = Math.hypot(1, az)
  const across: readonly [number, number, number] = [
    (ay * nz - az * ny) / length,
    (az * nx - ax * nz) / length,
    (ax * ny - ay * nx) / length,
  ]
  const cosCross = Math.sqrt(1 - across[2] * across[2])
  return {
    ground: [nx, ny, nz],
    across,
    groundCoverage: (collectorWidthM * cosCross) / pitchM,
    groundPitchM: pitchM / cosCross,
  }
}
