import { isInsideRing } from '@duet/units'
import type { Position } from 'geojson'

/**
 * Areas from the rings of one record. Shapefiles say by the turn of a ring what it is (clockwise: an outline), but some are written the
 * other way round: what counts is that a hole turns against the ring around it. In a record with such holes the others that turn as
 * they do are holes too, of the nearest outline: simplified ones may cross it or lie beside it.
 */
export function polygonsOfRings(rings: readonly Position[][]): Position[][][] {
  const bySize = rings
    .filter((ring) => ring.length >= 3)
    .map((ring) => ({ ring, area: signedArea(ring) }))
    .toSorted((a, b) => Math.abs(b.area) - Math.abs(a.area))
  const placed: PlacedRing[] = []
  const loose: PlacedRing[] = []
  for (const { ring, area } of bySize) {
    const isClockwise = area <= 0
    const around = placed.findLast((one) => isMostlyInside(ring, one.ring))
    const isLand = around === undefined || around.isLand === (around.isClockwise === isClockwise)
    const one = { ring, isClockwise, isLand, polygon: isLand ? [ring] : around.polygon }
    if (!isLand) around.polygon.push(ring)
    placed.push(one)
    if (around === undefined && isClockwise !== placed[0]?.isClockwise) loose.push(one)
  }
  const hasHoles = placed.some(({ isLand }) => !isLand)
  const holes = new Set(
    loose.filter(({ ring }) => hasHoles || placed.some((one) => isCrossed(ring, one.ring))),
  )
  const outlines = placed.filter((one) => one.isLand && !holes.has(one))
  for (const { ring } of holes) {
    const distance = ({ ring: outline }: PlacedRing): number => nearestCorner(ring, outline)
    outlines.toSorted((a, b) => distance(a) - distance(b))[0]?.polygon.push(ring)
  }
  return outlines.map(({ polygon }) => polygon)
}

interface PlacedRing {
  readonly ring: Position[]
  readonly isClockwise: boolean
  readonly isLand: boolean
  /** That it belongs to. */
  readonly polygon: Position[][]
}

/** Some of its corners lie in the other, but not most, or some of the other's in it. */
function isCrossed(ring: readonly Position[], other: readonly Position[]): boolean {
  return (
    ring !== other &&
    (ring.some((at) => isInsideRing(at, other)) || other.some((at) => isInsideRing(at, ring)))
  )
}

function nearestCorner(ring: readonly Position[], outline: readonly Position[]): number {
  const [x = 0, y = 0] = ring[0] ?? []
  return outline.reduce(
    (least, [ox = 0, oy = 0]) => Math.min(least, Math.hypot(ox - x, oy - y)),
    Number.POSITIVE_INFINITY,
  )
}

/** Positive when the ring runs counter-clockwise; taken from its first corner, which keeps figures small. */
export function signedArea(ring: readonly Position[]): number {
  const [x0 = 0, y0 = 0] = ring[0] ?? []
  let sum = 0
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax = 0, ay = 0] = ring[j] ?? []
    const [bx = 0, by = 0] = ring[i] ?? []
    sum += (ax - x0) * (by - y0) - (bx - x0) * (ay - y0)
  }
  return sum / 2
}

/** By its corners: a hole may touch the outline. */
function isMostlyInside(ring: readonly Position[], outline: readonly Position[]): boolean {
  const inside = ring.filter((position) => isInsideRing(position, outline)).length
  return 2 * inside >= ring.length
}
