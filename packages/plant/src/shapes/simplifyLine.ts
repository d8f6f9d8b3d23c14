import { distanceM, nearestOnSegment, type PointM } from './planeGeometry.ts'

/**
 * Leaves out points that lie within a distance of the line through those that stay (Douglas and Peucker 1973).
 * The first and the last point stay; of a closed ring also the point farthest from its first.
 */
export function simplifyLine(points: readonly PointM[], toleranceM: number): readonly PointM[] {
  const last = points.length - 1
  const stays = new Set([0, last])
  const [first] = points
  const isRing = first !== undefined && last > 2 && distanceM(first, points[last] ?? first) === 0
  const far = isRing ? farthest(points, 0, last).index : last
  stays.add(far)
  const spans = isRing ? [[0, far] as const, [far, last] as const] : [[0, last] as const]
  keepBetween(points, spans, toleranceM, stays)
  return points.filter((_point, index) => stays.has(index))
}

/** With a list of spans in place of a recursion: lines of survey points are long. */
function keepBetween(
  points: readonly PointM[],
  spans: readonly (readonly [number, number])[],
  toleranceM: number,
  stays: Set<number>,
): void {
  const open = [...spans]
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span
    const { index, awayM } = farthest(points, from, to)
    if (awayM > toleranceM) {
      stays.add(index)
      open.push([from, index], [index, to])
    }
  }
}

/** The point between two others that is farthest from the segment between them. */
function farthest(
  points: readonly PointM[],
  from: number,
  to: number,
): { readonly index: number; readonly awayM: number } {
  const [start, end] = [points[from], points[to]]
  let found = { index: from, awayM: 0 }
  if (start === undefined || end === undefined) return found
  for (let index = from + 1; index < to; index++) {
    const point = points[index] ?? start
    const awayM = distanceM(point, nearestOnSegment(point, start, end))
    if (awayM > found.awayM) found = { index, awayM }
  }
  return found
}
