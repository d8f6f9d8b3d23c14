import type { PointM } from './planeGeometry.ts'

/** [west, south, east, north] in the local plane, m. */
export type BoxM = readonly [number, number, number, number]

/** Around points [x0, y0, x1, y1 ...] of all lists. */
export function boxOf(lists: readonly Float64Array[]): BoxM {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const points of lists) {
    for (let i = 0; i < points.length; i += 2) {
      const [x, y] = [points[i] ?? 0, points[i + 1] ?? 0]
      if (x < west) west = x
      if (x > east) east = x
      if (y < south) south = y
      if (y > north) north = y
    }
  }
  return [west, south, east, north]
}

export function boxOfPoints(points: readonly PointM[]): BoxM {
  return boxOf([Float64Array.from(points.flat())])
}

/** Whether boxes share a point, or come within a distance of each other. */
export function boxesMeet(a: BoxM, b: BoxM, withinM = 0): boolean {
  return (
    a[0] <= b[2] + withinM &&
    b[0] <= a[2] + withinM &&
    a[1] <= b[3] + withinM &&
    b[1] <= a[3] + withinM
  )
}
