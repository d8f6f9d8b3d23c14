import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'

/** A plane of ground. */
export interface Slope {
  readonly tiltDeg: number
  /** Direction in which it falls, clockwise from north. */
  readonly azimuthDeg: number
}

/**
 * Tilt of a tracker axis that lies on sloping ground, deg, positive when it falls towards `axisAzimuthDeg`:
 * tan β_a = cos(γ_a - γ_g)·tan β_g.
 *
 * @see [1] K. Anderson, M. Mikofski, NREL/TP-5K00-76626 (2020), doi:10.2172/1660126
 */
export function axisTiltDeg(slope: Slope, axisAzimuthDeg: number): number {
  const turn = (axisAzimuthDeg - slope.azimuthDeg) * DEG_TO_RAD
  return Math.atan(Math.cos(turn) * Math.tan(slope.tiltDeg * DEG_TO_RAD)) * RAD_TO_DEG
}

/**
 * Tilt of the ground across the axes, measured in the plane perpendicular to them, deg, positive when it falls
 * to the right of an observer looking along `axisAzimuthDeg`.
 *
 * @param axisTilt - `axisTiltDeg` of the axes
 * @see [1] K. Anderson, M. Mikofski, NREL/TP-5K00-76626 (2020), doi:10.2172/1660126
 */
export function crossAxisTiltDeg(slope: Slope, axisAzimuthDeg: number, axisTilt: number): number {
  const turn = (axisAzimuthDeg - slope.azimuthDeg) * DEG_TO_RAD
  const ground = slope.tiltDeg * DEG_TO_RAD
  const axis = axisTilt * DEG_TO_RAD
  // The ground's normal along the axis' azimuth, to its right and up; seen along the axis, it leans to the right
  // by the cross-axis tilt.
  const along = Math.sin(ground) * Math.cos(turn)
  const right = -Math.sin(ground) * Math.sin(turn)
  const up = Math.cos(ground) * Math.cos(axis) + along * Math.sin(axis)
  return Math.atan2(right, up) * RAD_TO_DEG
}
