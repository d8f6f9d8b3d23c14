import { DEG_TO_RAD } from '@duet/units'
import type { PointM } from './planeGeometry.ts'

/** Turns points about a point, clockwise as seen from above (as azimuths count). */
export function rotatePoints(
  points: readonly PointM[],
  byDeg: number,
  [aboutX, aboutY]: PointM,
): readonly PointM[] {
  const [cos, sin] = quarterExact(byDeg)
  return points.map(([x, y]) => {
    const [dx, dy] = [x - aboutX, y - aboutY]
    return [aboutX + dx * cos + dy * sin, aboutY - dx * sin + dy * cos]
  })
}

/** Cosine and sine, exact at quarter turns: a rectangle turned by 90 degrees stays one to the last digit. */
function quarterExact(byDeg: number): readonly [cos: number, sin: number] {
  const turn = ((byDeg % 360) + 360) % 360
  if (turn % 90 !== 0) return [Math.cos(turn * DEG_TO_RAD), Math.sin(turn * DEG_TO_RAD)]
  const quarters = turn / 90
  return [[1, 0, -1, 0][quarters] ?? 1, [0, 1, 0, -1][quarters] ?? 0]
}

/** Makes the distances of points from a point `factor` times as long; 1 changes nothing. */
export function scalePoints(
  points: readonly PointM[],
  factor: number,
  [aboutX, aboutY]: PointM,
): readonly PointM[] {
  return points.map(([x, y]) => [aboutX + factor * (x - aboutX), aboutY + factor * (y - aboutY)])
}
