import { cutSegments, SAME_POINT_M, type SegmentM, segmentsOf } from './noding.ts'
import { distanceM, distanceToLineM, nearestOnSegment, type PointM } from './planeGeometry.ts'

/** A bend sharper than this is passed with a square end in place of a point, degrees. */
const SHARPEST_POINT_DEG = 120

/**
 * Lines at a distance from a line, at its right hand (positive) or left (negative) as seen along it: each edge is moved
 * sideways, outer bends are drawn out to a point, and what comes nearer to the line than the distance is left out.
 */
export function parallelLines(
  points: readonly PointM[],
  byM: number,
): readonly (readonly PointM[])[] {
  const raw = segmentsOf(rawParallel(points, byM), false)
  const distance = Math.abs(byM)
  const pieces = cutSegments(raw, raw).filter(
    ([[ax, ay], [bx, by]]) =>
      distanceToLineM([(ax + bx) / 2, (ay + by) / 2], points) >= distance - LEAST_MISS_M,
  )
  return joinedPieces(pieces).map(withoutStraightPoints)
}

/** Rounding of a cut point, and of the middle between two of them, m. */
const LEAST_MISS_M = 10 * SAME_POINT_M

function rawParallel(points: readonly PointM[], byM: number): readonly PointM[] {
  const edges = segmentsOf(points, false)
  return edges.flatMap((edge, index) => {
    const [start, end] = movedRight(edge, byM)
    const next = edges[index + 1]
    const joint = next === undefined ? [] : bend(edge, next, byM)
    // an outer bend takes the place of the two ends that it joins; an inner one leaves them to cross
    const before = edges[index - 1]
    const isJoined = before !== undefined && bend(before, edge, byM).length > 0
    return [...(isJoined ? [] : [start]), ...(joint.length > 0 ? joint : [end])]
  })
}

function movedRight([[ax, ay], [bx, by]]: SegmentM, byM: number): SegmentM {
  const scale = byM / Math.hypot(bx - ax, by - ay)
  const [dx, dy] = [(by - ay) * scale, -(bx - ax) * scale]
  return [
    [ax + dx, ay + dy],
    [bx + dx, by + dy],
  ]
}

/** The corner or the two corners at the outside of a bend; none at its inside. */
function bend(edge: SegmentM, next: SegmentM, byM: number): readonly PointM[] {
  const [from, to] = edge
  const turn = turnBetween(edge, next)
  // a turn to the left has its outside at the right hand
  if (turn * byM <= 0) return []
  const isSharp = Math.abs(turn) > (SHARPEST_POINT_DEG * Math.PI) / 180
  const reach = Math.abs(byM * Math.tan(Math.abs(turn) / (isSharp ? 4 : 2)))
  const lengthM = distanceM(from, to)
  const nextM = distanceM(...next)
  const [, end] = movedRight(edge, byM)
  const [start] = movedRight(next, byM)
  const on = beyond(end, [(to[0] - from[0]) / lengthM, (to[1] - from[1]) / lengthM], reach)
  if (!isSharp) return [on]
  const [a, b] = next
  return [on, beyond(start, [(a[0] - b[0]) / nextM, (a[1] - b[1]) / nextM], reach)]
}

function beyond([x, y]: PointM, [dx, dy]: PointM, byM: number): PointM {
  return [x + dx * byM, y + dy * byM]
}

/** Positive to the left, between -π and π. */
function turnBetween([[ax, ay], [bx, by]]: SegmentM, [[cx, cy], [dx, dy]]: SegmentM): number {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy]
  return Math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)
}

function joinedPieces(pieces: readonly SegmentM[]): readonly (readonly PointM[])[] {
  const lines: PointM[][] = []
  for (const [from, to] of pieces) {
    const last = lines.at(-1)
    const end = last?.at(-1)
    if (last !== undefined && end !== undefined && distanceM(end, from) <= 2 * SAME_POINT_M) {
      last.push(to)
    } else lines.push([from, to])
  }
  return lines
}

/** Cuts leave points on straight edges. */
function withoutStraightPoints(line: readonly PointM[]): readonly PointM[] {
  return line.filter((at, index) => {
    const [before, after] = [line[index - 1], line[index + 1]]
    if (before === undefined || after === undefined) return true
    return distanceM(at, nearestOnSegment(at, before, after)) > SAME_POINT_M
  })
}
