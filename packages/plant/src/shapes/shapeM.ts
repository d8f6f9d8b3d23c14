import { isInsideRing } from '@duet/units'
import { areaM2, distanceM, lengthM, type PointM, signedAreaM2 } from './planeGeometry.ts'

/** Points of a ring without the repeated last one; functions that take rings bear either. */
export type RingPointsM = readonly PointM[]

/** The outline, then its holes. */
export type PolygonM = readonly RingPointsM[]

/** A drawn thing in the local plane. */
export type ShapeM =
  | { readonly kind: 'polygon'; readonly rings: PolygonM }
  | { readonly kind: 'line'; readonly points: readonly PointM[] }

/** The ring without its repeated last point and without points that stand twice. */
export function openRing(ring: RingPointsM): RingPointsM {
  return ring.filter((point, index) => {
    const before = ring[index === 0 ? ring.length - 1 : index - 1]
    const isTwice = before !== undefined && distanceM(before, point) === 0
    // of a closed ring the first point goes on standing, the last one does not
    return index === 0 ? true : !isTwice && !(index === ring.length - 1 && isSame(ring[0], point))
  })
}

function isSame(a: PointM | undefined, b: PointM): boolean {
  return a !== undefined && a[0] === b[0] && a[1] === b[1]
}

/** Outlines counter-clockwise and holes clockwise, none of them closed. */
export function turnedRings(polygon: PolygonM): PolygonM {
  return polygon.map((ring, index) => turned(openRing(ring), index === 0))
}

function turned(ring: RingPointsM, isCounterClockwise: boolean): RingPointsM {
  return signedAreaM2(ring) > 0 === isCounterClockwise ? ring : ring.toReversed()
}

/** Loose rings, outlines counter-clockwise and holes clockwise, as polygons; a hole goes to the least outline around it. */
export function polygonsOfRings(rings: readonly RingPointsM[]): readonly PolygonM[] {
  const outlines = rings.filter((ring) => signedAreaM2(ring) > 0).map((ring) => [ring])
  const bySize = outlines.toSorted((a, b) => areaM2(a[0] ?? []) - areaM2(b[0] ?? []))
  for (const hole of rings.filter((ring) => signedAreaM2(ring) < 0)) {
    bySize.find(([outline]) => outline !== undefined && isWithin(hole, outline))?.push(hole)
  }
  return outlines
}

/** A ring that does not cross the outline lies inside when the middle of one of its edges does. */
function isWithin(ring: RingPointsM, outline: RingPointsM): boolean {
  const inside = edgeMiddles(ring).filter((middle) => isInsideRing(middle, outline)).length
  return 2 * inside > ring.length
}

function edgeMiddles(ring: RingPointsM): readonly PointM[] {
  return ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y]
    return [(x + nextX) / 2, (y + nextY) / 2]
  })
}

/** Inside the outline and in none of the holes. */
export function isInsidePolygon(at: PointM, [outline, ...holes]: PolygonM): boolean {
  if (outline === undefined || !isInsideRing(at, outline)) return false
  return !holes.some((hole) => isInsideRing(at, hole))
}

/** Of the outline without the holes, m². */
export function polygonAreaM2([outline = [], ...holes]: PolygonM): number {
  return holes.reduce((area, hole) => area - areaM2(hole), areaM2(outline))
}

/** Length of the outline and of the edges of the holes, m. */
export function perimeterM(polygon: PolygonM): number {
  return polygon.reduce((sum, ring) => {
    const open = openRing(ring)
    return sum + lengthM([...open, ...open.slice(0, 1)])
  }, 0)
}

/**
 * The point at which a thin plate (polygon) or a wire (line) would balance; undefined for no points.
 * A polygon without area and a line without length balance at the mean of their points.
 */
export function centroidM(shape: ShapeM): PointM | undefined {
  return shape.kind === 'line' ? lineCentroid(shape.points) : polygonCentroid(shape.rings)
}

function polygonCentroid(polygon: PolygonM): PointM | undefined {
  const origin = polygon[0]?.[0]
  if (origin === undefined) return undefined
  const [x0, y0] = origin
  let [twice, sumX, sumY] = [0, 0, 0]
  for (const ring of turnedRings(polygon)) {
    ring.forEach(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
      const cross = (ax - x0) * (by - y0) - (bx - x0) * (ay - y0)
      twice += cross
      sumX += cross * (ax + bx - 2 * x0)
      sumY += cross * (ay + by - 2 * y0)
    })
  }
  if (twice === 0) return meanOf(polygon.flat())
  return [x0 + sumX / (3 * twice), y0 + sumY / (3 * twice)]
}

function lineCentroid(points: readonly PointM[]): PointM | undefined {
  const total = lengthM(points)
  if (total === 0) return meanOf(points)
  return points.reduce<PointM>(
    ([x, y], point, index) => {
      const [bx, by] = points[index - 1] ?? point
      const share = distanceM(point, [bx, by]) / total / 2
      return [x + share * (bx + point[0]), y + share * (by + point[1])]
    },
    [0, 0],
  )
}

function meanOf(points: readonly PointM[]): PointM | undefined {
  if (points.length === 0) return undefined
  const sum = points.reduce<PointM>(([x, y], point) => [x + point[0], y + point[1]], [0, 0])
  return [sum[0] / points.length, sum[1] / points.length]
}
