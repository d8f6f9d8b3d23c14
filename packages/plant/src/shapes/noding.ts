import { distanceM, nearestOnSegment, type PointM } from './planeGeometry.ts'

/** Points nearer than this are one, m. */
export const SAME_POINT_M = 1e-6

export type SegmentM = readonly [from: PointM, to: PointM]

/** Segments of a line; of a ring with the one that closes it. */
export function segmentsOf(points: readonly PointM[], isRing: boolean): readonly SegmentM[] {
  const count = isRing ? points.length : points.length - 1
  return points.slice(0, Math.max(0, count)).flatMap((from, index): SegmentM[] => {
    const to = points[(index + 1) % points.length]
    return to === undefined || distanceM(from, to) === 0 ? [] : [[from, to]]
  })
}

/**
 * Segments cut wherever one of `others` crosses or touches them, in their order and direction. Segments that lie on
 * one another are cut at each other's ends.
 */
export function cutSegments(
  segments: readonly SegmentM[],
  others: readonly SegmentM[],
): readonly SegmentM[] {
  return segments.flatMap((segment) => {
    const [from, to] = segment
    const cuts = others
      .flatMap((other) => (other === segment ? [] : meetings(segment, other)))
      .toSorted((a, b) => distanceM(from, a) - distanceM(from, b))
    const stops = [from, ...cuts, to]
    return stops.slice(1).flatMap((end, index): SegmentM[] => {
      const start = stops[index] ?? from
      return distanceM(start, end) <= SAME_POINT_M ? [] : [[start, end]]
    })
  })
}

/** Where another segment meets one, ends included: a point, the two ends of an overlap, or nothing. */
function meetings(segment: SegmentM, other: SegmentM): readonly PointM[] {
  if (!mayMeet(segment, other)) return []
  const ends = other.filter((end) => isOn(end, segment))
  // an end of the segment itself on the other one is no cut of the segment
  if (ends.length > 0 || segment.some((end) => isOn(end, other))) return ends
  const crossing = properCrossing(segment, other)
  return crossing === undefined ? [] : [crossing]
}

function mayMeet([a, b]: SegmentM, [c, d]: SegmentM): boolean {
  const reach = (i: 0 | 1): boolean =>
    Math.max(a[i], b[i]) + SAME_POINT_M >= Math.min(c[i], d[i]) &&
    Math.max(c[i], d[i]) + SAME_POINT_M >= Math.min(a[i], b[i])
  return reach(0) && reach(1)
}

/** Within the tolerance of one of the segments. */
export function isOnSegments(at: PointM, segments: readonly SegmentM[]): boolean {
  return segments.some((segment) => isOn(at, segment))
}

function isOn(at: PointM, [from, to]: SegmentM): boolean {
  return distanceM(at, nearestOnSegment(at, from, to)) <= SAME_POINT_M
}

function properCrossing(
  [[ax, ay], [bx, by]]: SegmentM,
  [[cx, cy], [dx, dy]]: SegmentM,
): PointM | undefined {
  const cross = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  if (cross === 0) return undefined
  const s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / cross
  const t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / cross
  return s > 0 && s < 1 && t > 0 && t < 1 ? [ax + s * (bx - ax), ay + s * (by - ay)] : undefined
}

/** Gives one number to points that are one. */
export function pointNumbers(): {
  readonly numberOf: (at: PointM) => number
  readonly at: PointM[]
} {
  const at: PointM[] = []
  const cells = new Map<string, number[]>()
  // a cell is far wider than the tolerance, so that the neighbours of a point are in at most four
  const cellM = 1e-3
  const numberOf = (point: PointM): number => {
    const [east, north] = point.map((value) =>
      [-SAME_POINT_M, SAME_POINT_M].map((by) => Math.floor((value + by) / cellM)),
    )
    const keys = new Set(east?.flatMap((e) => north?.map((n) => `${e}/${n}`) ?? []))
    for (const key of keys) {
      const known = cells.get(key)?.find((n) => isNear(at[n], point))
      if (known !== undefined) return known
    }
    const number = at.push(point) - 1
    for (const key of keys) cells.set(key, [...(cells.get(key) ?? []), number])
    return number
  }
  return { numberOf, at }
}

function isNear(a: PointM | undefined, b: PointM): boolean {
  return a !== undefined && distanceM(a, b) <= SAME_POINT_M
}
