import { FillRule, unionD } from 'clipper2-ts'
import { boxesMeet, boxOfPoints } from './box.ts'
import { CLIPPER_DECIMALS, fromPaths, toPaths } from './clipperPaths.ts'
import { areaM2, distanceM, nearestOnSegment, type PointM } from './planeGeometry.ts'
import {
  type PolygonM,
  perimeterM,
  polygonsOfRings,
  type RingPointsM,
  turnedRings,
} from './shapeM.ts'

/** Outlines that run along each other within this distance are one border, m. */
export const JOIN_TOLERANCE_M = 1e-3

/**
 * The union of polygons: those that overlap, touch along an edge or run within 1 mm of one another become one; the
 * others come back each by itself. Corners keep their places to 0.1 mm.
 */
export function mergeShapes(polygons: readonly PolygonM[]): readonly PolygonM[] {
  const turned = polygons.map(turnedRings)
  const corners = turned.flat(2)
  const joined: PolygonM[] = []
  for (const polygon of turned) {
    const before = joined.flat()
    joined.push(polygon.map((ring) => drawnTo(ring, ringsAbout(ring, before))))
  }
  // corners of the later ones on edges of the earlier ones become corners of these too
  const later = joined.map((polygon, index) => {
    const others = joined.toSpliced(index, 1).flat()
    return polygon.map((ring) => withCornersOf(ring, ringsAbout(ring, others).flat()))
  })
  const union = fromPaths(unionD(toPaths(later.flat()), [], FillRule.NonZero, CLIPPER_DECIMALS))
  const rings = union.filter((ring) => !isSliver(ring)).map((ring) => plainRing(ring, corners))
  return polygonsOfRings(rings)
}

/** Those of the rings whose boxes come within reach of the box of this one. */
function ringsAbout(ring: RingPointsM, rings: readonly RingPointsM[]): readonly RingPointsM[] {
  const own = boxOfPoints(ring)
  return rings.filter((other) => boxesMeet(own, boxOfPoints(other), JOIN_TOLERANCE_M))
}

/** Corners moved to the corners, else onto the edges, of other rings that are within reach. */
function drawnTo(ring: RingPointsM, others: readonly RingPointsM[]): RingPointsM {
  const corners = others.flat()
  return ring.map((corner) => nearCorner(corner, corners) ?? nearEdge(corner, others) ?? corner)
}

function nearCorner(at: PointM, corners: readonly PointM[]): PointM | undefined {
  return corners.find((corner) => distanceM(at, corner) <= JOIN_TOLERANCE_M)
}

function nearEdge(at: PointM, rings: readonly RingPointsM[]): PointM | undefined {
  for (const ring of rings) {
    for (const [index, from] of ring.entries()) {
      const foot = nearestOnSegment(at, from, ring[(index + 1) % ring.length] ?? from)
      if (distanceM(at, foot) <= JOIN_TOLERANCE_M) return foot
    }
  }
  return undefined
}

/** The ring with corners of other rings that lie within reach of its edges put into them. */
function withCornersOf(ring: RingPointsM, corners: readonly PointM[]): RingPointsM {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from
    const between = corners
      .filter(
        (corner) =>
          distanceM(corner, from) > JOIN_TOLERANCE_M &&
          distanceM(corner, to) > JOIN_TOLERANCE_M &&
          distanceM(corner, nearestOnSegment(corner, from, to)) <= JOIN_TOLERANCE_M,
      )
      .toSorted((a, b) => distanceM(from, a) - distanceM(from, b))
    return [from, ...between]
  })
}

/** A gap that is thinner than the tolerance is no gap. */
function isSliver(ring: RingPointsM): boolean {
  return areaM2(ring) <= (JOIN_TOLERANCE_M * perimeterM([ring])) / 2
}

/** Without the corners that only joined two edges of one line, and with the others where they were to the last digit. */
function plainRing(ring: RingPointsM, corners: readonly PointM[]): RingPointsM {
  const left = ring.filter((at, index) => {
    const before = ring[(index + ring.length - 1) % ring.length] ?? at
    const after = ring[(index + 1) % ring.length] ?? at
    return distanceM(at, nearestOnSegment(at, before, after)) > JOIN_TOLERANCE_M
  })
  const grid = 10 ** -CLIPPER_DECIMALS
  return left.map((at) => corners.find((corner) => distanceM(at, corner) <= grid) ?? at)
}
