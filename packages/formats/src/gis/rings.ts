import type { Position } from 'geojson'

/**
 * Areas from the rings of one record: clockwise rings are outlines, the others holes of the smallest outline
 * around them (as shapefiles have it). A hole that lies in no outline is an area of its own.
 */
export function polygonsOfRings(rings: readonly Position[][]): Position[][][] {
  const sized = rings
    .filter((ring) => ring.length >= 3)
    .map((ring) => ({ ring, area: signedArea(ring) }))
  const isAllHoles = sized.every(({ area }) => area > 0)
  const outlines = sized
    .filter(({ area }) => area <= 0 || isAllHoles)
    .map(({ ring, area }) => ({ rings: [ring], ring, area: Math.abs(area) }))
  const alone: Position[][][] = []
  for (const { ring, area } of sized) {
    if (area <= 0 || isAllHoles) continue
    const around = outlines
      .filter((outline) => outline.area >= area && isMostlyInside(ring, outline.ring))
      .toSorted((a, b) => a.area - b.area)[0]
    if (around === undefined) alone.push([ring])
    else around.rings.push(ring)
  }
  return [...outlines.map((outline) => outline.rings), ...alone]
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
  const inside = ring.filter((position) => isInside(position, outline)).length
  return 2 * inside >= ring.length
}

/** By counting crossings of a ray to the east. */
export function isInside([x = 0, y = 0]: Position, ring: readonly Position[]): boolean {
  let isIn = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax = 0, ay = 0] = ring[j] ?? []
    const [bx = 0, by = 0] = ring[i] ?? []
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn
  }
  return isIn
}
