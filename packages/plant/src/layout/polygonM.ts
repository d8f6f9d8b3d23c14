/** A closed ring in local metres, [x0, y0, x1, y1 ...]; the first point is not repeated. */
export type RingM = Float64Array

/** Area of a ring, m²; positive when it runs counter-clockwise. */
export function signedRingAreaM2(ring: RingM): number {
  let sum = 0
  const n = ring.length
  for (let i = 0, j = n - 2; i < n; j = i, i += 2) {
    sum += (ring[j] ?? 0) * (ring[i + 1] ?? 0) - (ring[i] ?? 0) * (ring[j + 1] ?? 0)
  }
  return sum / 2
}

/**
 * Rings of one polygon, outer first, turned so that the outer runs counter-clockwise and holes clockwise:
 * then winding numbers distinguish inside from outside, also for several polygons together.
 */
export function orientedRings(rings: readonly RingM[]): RingM[] {
  return rings.map((ring, i) =>
    signedRingAreaM2(ring) > 0 === (i === 0) ? ring : reversedRing(ring),
  )
}

function reversedRing(ring: RingM): RingM {
  const out = new Float64Array(ring.length)
  for (let i = 0; i < ring.length; i += 2) {
    out[i] = ring[ring.length - 2 - i] ?? 0
    out[i + 1] = ring[ring.length - 1 - i] ?? 0
  }
  return out
}
