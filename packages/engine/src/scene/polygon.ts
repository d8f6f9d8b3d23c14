/** A convex polygon in a plane: its corners in order, and how far each lies off, [corners] from the first on. */
export interface Polygon {
  count: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly depth: Float64Array
}

/** Corners that a parallelogram has after it was cut on all sides. */
const MOST_CORNERS = 9

export function makePolygon(): Polygon {
  return {
    count: 0,
    x: new Float64Array(MOST_CORNERS),
    y: new Float64Array(MOST_CORNERS),
    depth: new Float64Array(MOST_CORNERS),
  }
}

type Side = 'x' | 'y' | 'depth'

/** Writes the part of a polygon where sign · (side - limit) ≥ 0 (Sutherland and Hodgman). */
export function cutPolygon(
  from: Polygon,
  side: Side,
  limit: number,
  sign: 1 | -1,
  out: Polygon,
): void {
  out.count = 0
  for (let k = 0; k < from.count; k++) {
    const next = k + 1 === from.count ? 0 : k + 1
    const here = sign * (from[side][k] - limit)
    const there = sign * (from[side][next] - limit)
    if (here >= 0) addCorner(from, k, next, 0, out)
    if (here > 0 !== there > 0 && here !== 0 && there !== 0) {
      addCorner(from, k, next, here / (here - there), out)
    }
  }
}

function addCorner(from: Polygon, k: number, next: number, part: number, out: Polygon): void {
  out.x[out.count] = from.x[k] + part * (from.x[next] - from.x[k])
  out.y[out.count] = from.y[k] + part * (from.y[next] - from.y[k])
  out.depth[out.count] = from.depth[k] + part * (from.depth[next] - from.depth[k])
  out.count++
}

/** Whichever way its corners run. */
export function areaOf({ count, x, y }: Polygon): number {
  let twice = 0
  for (let k = 0; k < count; k++) {
    const next = k + 1 === count ? 0 : k + 1
    twice += x[k] * y[next] - x[next] * y[k]
  }
  return Math.abs(twice) / 2
}
