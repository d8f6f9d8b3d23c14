import type { PointXyz } from './dxfTransform.ts'

/** Chords of a curve turn by at most so much, degrees. */
const MAX_STEP_DEG = 15
const MIN_STEP_DEG = 0.5

/** Points on an arc, counter-clockwise from one angle to the other, both included. */
export function arcPoints(
  [x, y, z]: PointXyz,
  radius: number,
  fromDeg: number,
  sweepDeg: number,
  tolerance: number,
): PointXyz[] {
  const steps = Math.max(1, Math.ceil(Math.abs(sweepDeg) / stepDeg(radius, tolerance)))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((fromDeg + (sweepDeg * i) / steps) * Math.PI) / 180
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z]
  })
}

/** The chord's turn at which it lies inside the arc by the tolerance. */
function stepDeg(radius: number, tolerance: number): number {
  const cosine = 1 - tolerance / Math.max(radius, tolerance)
  const exactDeg = (2 * Math.acos(cosine) * 180) / Math.PI
  return Math.min(MAX_STEP_DEG, Math.max(MIN_STEP_DEG, exactDeg))
}

/** Below this a bulge is a straight edge. */
const LEAST_BULGE = 1e-9

/**
 * Points between two corners of a polyline whose edge is an arc, the corners left out. The bulge is the tangent of a
 * quarter of the arc's angle, positive where the arc runs counter-clockwise.
 */
export function bulgePoints(
  from: PointXyz,
  to: PointXyz,
  bulge: number,
  tolerance: number,
): PointXyz[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const chord = Math.hypot(dx, dy)
  if (Math.abs(bulge) < LEAST_BULGE || chord === 0) return []
  const radius = (chord * (1 + bulge * bulge)) / (4 * Math.abs(bulge))
  // from the middle of the chord to the centre, to the left of the way
  const along = (chord * (1 - bulge * bulge)) / (4 * bulge)
  const centre: PointXyz = [
    (from[0] + to[0]) / 2 - (dy / chord) * along,
    (from[1] + to[1]) / 2 + (dx / chord) * along,
    from[2],
  ]
  const startDeg = (Math.atan2(from[1] - centre[1], from[0] - centre[0]) * 180) / Math.PI
  const sweepDeg = (4 * Math.atan(bulge) * 180) / Math.PI
  const points = arcPoints(centre, radius, startDeg, sweepDeg, tolerance).slice(1, -1)
  const heightStep = (to[2] - from[2]) / (points.length + 1)
  return points.map(([x, y], i) => [x, y, from[2] + heightStep * (i + 1)])
}

export interface Ellipse {
  readonly centre: PointXyz
  /** From the centre to the end of the longer axis. */
  readonly axis: PointXyz
  /** Of the shorter to the longer axis. */
  readonly ratio: number
  readonly fromRad: number
  readonly toRad: number
}

export function ellipsePoints(
  { centre, axis, ratio, fromRad, toRad }: Ellipse,
  tolerance: number,
): PointXyz[] {
  const radius = Math.hypot(axis[0], axis[1])
  const sweep = toRad > fromRad ? toRad - fromRad : toRad - fromRad + 2 * Math.PI
  const steps = Math.max(2, Math.ceil((sweep * 180) / Math.PI / stepDeg(radius, tolerance)))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = fromRad + (sweep * i) / steps
    const [cos, sin] = [Math.cos(angle), Math.sin(angle) * ratio]
    return [
      centre[0] + axis[0] * cos - axis[1] * sin,
      centre[1] + axis[1] * cos + axis[0] * sin,
      centre[2],
    ]
  })
}
