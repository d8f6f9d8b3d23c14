type Place = readonly [eastM: number, northM: number, ...rest: readonly number[]]

/** Outline of points in plan, counter-clockwise (A. M. Andrew, Information Processing Letters 9 (1979) 216). */
export function convexHull(points: readonly Place[]): readonly Place[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const lower = halfHull(sorted)
  const upper = halfHull(sorted.toReversed())
  return [...lower.slice(0, -1), ...upper.slice(0, -1)]
}

function halfHull(points: readonly Place[]): readonly Place[] {
  const hull: Place[] = []
  for (const point of points) {
    for (;;) {
      const [a, b] = hull.slice(-2)
      if (!a || !b || turn(a, b, point) > 0) break
      hull.pop()
    }
    hull.push(point)
  }
  return hull
}

const turn = (a: Place, b: Place, c: Place): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
