import { GrowingMesh, turn, x, y } from './growingMesh.ts'

/**
 * Delaunay triangulation of points of a plane by an advancing hull: points are added outwards from a first triangle, each joined
 * to the part of the hull that it sees, and sides are turned until no circle holds a fourth point (s-hull: Sinclair 2016).
 *
 * @param points - [x0, y0, x1, y1 ...]; several at one place count once
 * @returns corners of triangles, three numbers of points each; empty where all points lie on one line
 */
export function delaunay(points: Float64Array): Uint32Array<ArrayBuffer> {
  const first = firstTriangle(points)
  if (first === undefined) return new Uint32Array()
  const mesh = new GrowingMesh(points, first)
  const [cx, cy] = circumcentre(points, ...first)
  const order = Uint32Array.from({ length: points.length / 2 }, (_, i) => i)
  const far = Float64Array.from(order, (i) => Math.hypot(x(points, i) - cx, y(points, i) - cy))
  order.sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0))
  let before = -1
  for (const i of order) {
    const isTwin =
      before >= 0 && x(points, i) === x(points, before) && y(points, i) === y(points, before)
    before = i
    if (!isTwin && !first.includes(i)) mesh.add(i)
  }
  return mesh.triangles()
}

/** Near the middle: a point, the one nearest to it, and the third of the smallest circle; counter-clockwise. */
function firstTriangle(points: Float64Array): [number, number, number] | undefined {
  const count = points.length / 2
  const middle = meanOf(points)
  const a = least(count, (i) => Math.hypot(x(points, i) - middle[0], y(points, i) - middle[1]))
  const b = least(count, (i) => {
    const far = Math.hypot(x(points, i) - x(points, a), y(points, i) - y(points, a))
    return far > 0 ? far : Number.POSITIVE_INFINITY
  })
  const c = least(count, (i) => {
    const [cx, cy] = circumcentre(points, a, b, i)
    const radius = Math.hypot(cx - x(points, a), cy - y(points, a))
    return Number.isFinite(radius) ? radius : Number.POSITIVE_INFINITY
  })
  if (a < 0 || b < 0 || c < 0) return undefined
  return turn(points, a, b, c) > 0 ? [a, b, c] : [a, c, b]
}

function meanOf(points: Float64Array): [number, number] {
  let sumX = 0
  let sumY = 0
  for (let i = 0; i < points.length; i += 2) {
    sumX += points[i] ?? 0
    sumY += points[i + 1] ?? 0
  }
  return [(2 * sumX) / points.length, (2 * sumY) / points.length]
}

/** Number with the least finite value; −1 where there is none. */
function least(count: number, valueOf: (i: number) => number): number {
  let best = -1
  let value = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const found = valueOf(i)
    if (found < value) {
      value = found
      best = i
    }
  }
  return best
}

function circumcentre(points: Float64Array, a: number, b: number, c: number): [number, number] {
  const dx = x(points, b) - x(points, a)
  const dy = y(points, b) - y(points, a)
  const ex = x(points, c) - x(points, a)
  const ey = y(points, c) - y(points, a)
  const bl = dx * dx + dy * dy
  const cl = ex * ex + ey * ey
  const d = 0.5 / (dx * ey - dy * ex)
  return [x(points, a) + (ey * bl - dy * cl) * d, y(points, a) + (dx * cl - ex * bl) * d]
}
