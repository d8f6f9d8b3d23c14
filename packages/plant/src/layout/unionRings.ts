import { type BoxM, boxesMeet, boxOf } from '../shapes/box.ts'
import { JOIN_TOLERANCE_M, mergeShapes } from '../shapes/mergeShapes.ts'
import type { PointM } from '../shapes/planeGeometry.ts'
import type { RingM } from './polygonM.ts'

/** Oriented rings of one drawn polygon. */
type Polygon = readonly RingM[]

/** Unions by their first polygon; polygons are remembered themselves, so the same ones are the same objects. */
const known = new WeakMap<Polygon, { readonly of: readonly Polygon[]; readonly rings: RingM[] }>()

/**
 * Ground of several polygons: where they overlap, touch or lie in one another it is one ground without an edge inside.
 * Polygons that meet no other keep their rings to the last digit.
 */
export function unionRings(polygons: readonly Polygon[]): RingM[] {
  const [first] = polygons
  if (first === undefined || polygons.length === 1) return [...(first ?? [])]
  const before = known.get(first)
  if (before && isSameList(before.of, polygons)) return before.rings
  const rings = clusters(polygons).flatMap(clusterRings)
  known.set(first, { of: polygons, rings })
  return rings
}

function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index])
}

/** Polygons whose boxes hang together, each cluster in the order of the polygons. */
function clusters(polygons: readonly Polygon[]): readonly (readonly Polygon[])[] {
  let found: { readonly boxes: readonly BoxM[]; readonly members: readonly number[] }[] = []
  polygons.forEach((polygon, index) => {
    const box = boxOf(polygon)
    const meets = ({ boxes }: (typeof found)[number]): boolean =>
      boxes.some((other) => boxesMeet(box, other, JOIN_TOLERANCE_M))
    const joined = found.filter(meets)
    const one = {
      boxes: [...joined.flatMap(({ boxes }) => boxes), box],
      members: [...joined.flatMap(({ members }) => members), index],
    }
    found = [...found.filter((cluster) => !meets(cluster)), one]
  })
  return found
    .map(({ members }) => members.toSorted((a, b) => a - b))
    .toSorted(([a = 0], [b = 0]) => a - b)
    .map((members) => members.flatMap((member) => [polygons[member] ?? []]))
}

function clusterRings(cluster: readonly Polygon[]): readonly RingM[] {
  if (cluster.length === 1) return cluster.flat()
  const merged = mergeShapes(cluster.map((polygon) => polygon.map(toPoints)))
  return merged.length < cluster.length ? merged.flat().map(toRing) : cluster.flat()
}

function toPoints(ring: RingM): readonly PointM[] {
  return Array.from(
    { length: ring.length / 2 },
    (_, i): PointM => [ring[2 * i] ?? 0, ring[2 * i + 1] ?? 0],
  )
}

function toRing(points: readonly PointM[]): RingM {
  return Float64Array.from(points.flat())
}
