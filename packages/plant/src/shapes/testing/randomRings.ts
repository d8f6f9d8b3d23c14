import type { PointM } from '../planeGeometry.ts'

/** Numbers in [0, 1) from a seed: the same on every run (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A star-shaped ring: never crosses itself, convex and reflex corners mixed. */
export function star(next: () => number, [x, y]: PointM, radiusM: number): readonly PointM[] {
  const n = 5 + Math.floor(next() * 20)
  return Array.from({ length: n }, (_, i): PointM => {
    const turn = ((i + 0.8 * next()) / n) * 2 * Math.PI
    const r = radiusM * (0.3 + 0.7 * next())
    return [x + r * Math.cos(turn), y + r * Math.sin(turn)]
  })
}

export function rectangle(
  [west, south]: PointM,
  widthM: number,
  depthM: number,
): readonly PointM[] {
  return [
    [west, south],
    [west + widthM, south],
    [west + widthM, south + depthM],
    [west, south + depthM],
  ]
}
