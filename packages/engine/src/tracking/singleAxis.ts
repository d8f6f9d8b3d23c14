import { DEG_TO_RAD, RAD_TO_DEG } from '@duet/units'

/** Where the axes lie and how far they turn. */
export interface TrackerAxis {
  readonly axisAzimuthDeg: number
  /** Positive when the axis falls towards its azimuth. */
  readonly axisTiltDeg: number
  readonly minAngleDeg: number
  readonly maxAngleDeg: number
}

/** What the controller knows of the rows; undefined where it does not backtrack. */
export interface Backtracking {
  /** Width of the collectors over the horizontal distance of the axes. */
  readonly groundCoverRatio: number
  /** Of the ground across the axes, positive when it falls to the right of the axis; 0 for a controller that believes in level ground. */
  readonly crossAxisTiltDeg: number
}

/**
 * Angle of the sun in the plane perpendicular to an axis, deg: the rotation that faces it, right-handed about the
 * axis (axis 180: positive = west). NaN in an input gives NaN.
 *
 * @param zenithDeg - as seen, [n], deg
 * @param sunAzimuthDeg - [n], deg
 * @param out - written and returned, [n]
 * @see [1] K. Anderson, M. Mikofski, NREL/TP-5K00-76626 (2020), equation 7, doi:10.2172/1660126
 */
export function projectedZenithDeg(
  zenithDeg: Float64Array,
  sunAzimuthDeg: Float64Array,
  { axisAzimuthDeg, axisTiltDeg }: Pick<TrackerAxis, 'axisAzimuthDeg' | 'axisTiltDeg'>,
  out: Float64Array = new Float64Array(zenithDeg.length),
): Float64Array {
  const sinTilt = Math.sin(axisTiltDeg * DEG_TO_RAD)
  const cosTilt = Math.cos(axisTiltDeg * DEG_TO_RAD)
  for (let i = 0; i < out.length; i++) {
    const zenith = zenithDeg[i] * DEG_TO_RAD
    const turn = (sunAzimuthDeg[i] - axisAzimuthDeg) * DEG_TO_RAD
    const sinZenith = Math.sin(zenith)
    const right = sinZenith * Math.sin(turn)
    const up = sinZenith * Math.cos(turn) * sinTilt + Math.cos(zenith) * cosTilt
    out[i] = Math.atan2(right, up) * RAD_TO_DEG
  }
  return out
}

/**
 * Rotation of a single-axis tracker, deg: faces the sun, or turns back so far that no row shades the next,
 * θ_b = θ - sign(θ)·acos(x) where x = |cos(θ - β_c)| / (GCR·cos β_c) < 1, then kept within its bounds.
 * NaN where the sun is below the horizon (zenith above 90) and for NaN.
 *
 * @param zenithDeg - as seen, [n], deg
 * @param sunAzimuthDeg - [n], deg
 * @param out - written and returned, [n]
 * @see [1] K. Anderson, M. Mikofski, NREL/TP-5K00-76626 (2020), equations 7 and 14, doi:10.2172/1660126
 */
export function trackerRotationDeg(
  zenithDeg: Float64Array,
  sunAzimuthDeg: Float64Array,
  axis: TrackerAxis,
  backtracking: Backtracking | undefined,
  out: Float64Array = new Float64Array(zenithDeg.length),
): Float64Array {
  projectedZenithDeg(zenithDeg, sunAzimuthDeg, axis, out)
  if (backtracking) turnBack(backtracking, out)
  for (let i = 0; i < out.length; i++) {
    out[i] =
      zenithDeg[i] > 90 ? NaN : Math.min(axis.maxAngleDeg, Math.max(axis.minAngleDeg, out[i]))
  }
  return out
}

function turnBack({ groundCoverRatio, crossAxisTiltDeg }: Backtracking, out: Float64Array): void {
  const slopeDistance = 1 / (groundCoverRatio * Math.cos(crossAxisTiltDeg * DEG_TO_RAD))
  for (let i = 0; i < out.length; i++) {
    const x = Math.abs(Math.cos((out[i] - crossAxisTiltDeg) * DEG_TO_RAD)) * slopeDistance
    if (x < 1) out[i] -= Math.sign(out[i]) * Math.acos(x) * RAD_TO_DEG
  }
}
