import { isEdgeEast } from '@duet/units'
import type { RingM } from './polygonM.ts'

/** Even-odd rule over all rings, so holes are outside. */
export function isInsideRings(rings: readonly RingM[], x: number, y: number): boolean {
  let odd = false
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      if (isEdgeEast(x, y, ring[i] ?? 0, ring[i + 1] ?? 0, ring[j] ?? 0, ring[j + 1] ?? 0))
        odd = !odd
    }
  }
  return odd
}

/** Whether an edge of the rings comes as near as this, m. */
export function nearRings(rings: readonly RingM[], x: number, y: number, withinM: number): boolean {
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const ax = ring[j] ?? 0
      const ay = ring[j + 1] ?? 0
      const bx = (ring[i] ?? 0) - ax
      const by = (ring[i + 1] ?? 0) - ay
      const along = ((x - ax) * bx + (y - ay) * by) / (bx * bx + by * by || 1)
      const t = Math.min(1, Math.max(0, along))
      if (Math.hypot(x - ax - t * bx, y - ay - t * by) < withinM) return true
    }
  }
  return false
}
