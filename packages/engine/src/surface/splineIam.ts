import type { IamPoint } from '../model/module.ts'
import type { IamCurve } from './iam.ts'

/**
 * A measured profile as a spline through its points, continued beyond its ends by its last pieces, never below 0. Knots as
 * customary for interpolation: a cubic has none at the second and the last but one point, a quadratic has them midway
 * between the points but for the first and the last pair.
 *
 * @param points - more than `degree`, rising angles
 * @throws RangeError for too few points
 * @see [1] C. de Boor, A Practical Guide to Splines (2001), ch. IX, XIII
 */
export function splineIam(points: readonly IamPoint[], degree: 2 | 3): IamCurve {
  const angles = points.map(({ angleDeg }) => angleDeg)
  if (angles.length <= degree) {
    throw new RangeError(`got ${angles.length} points, expected at least ${degree + 1}`)
  }
  const knots = knotsOf(angles, degree)
  const weights = solve(
    angles.map((angle) => basisRow(knots, degree, angles.length, angle)),
    points.map(({ modifier }) => modifier),
  )
  return (angleDeg) => {
    const row = basisRow(knots, degree, weights.length, Math.abs(angleDeg))
    const value = row.reduce((sum, b, i) => sum + b * weights[i], 0)
    return Math.max(0, value)
  }
}

function knotsOf(x: readonly number[], degree: 2 | 3): readonly number[] {
  const inner =
    degree === 3
      ? x.slice(2, -2)
      : x
          .slice(1)
          .map((right, i) => (x[i] + right) / 2)
          .slice(1, -1)
  const ends = (at: number): number[] => Array.from({ length: degree + 1 }, () => at)
  return [...ends(x[0]), ...inner, ...ends(x[x.length - 1])]
}

/** All basis splines at one place by de Boor's recursion; outside the knots the end pieces go on. */
function basisRow(
  knots: readonly number[],
  degree: number,
  count: number,
  at: number,
): readonly number[] {
  let piece = degree
  while (piece + 1 < count && at >= knots[piece + 1]) piece++
  const row = Array.from({ length: count }, () => 0)
  const values = [1]
  for (let order = 1; order <= degree; order++) {
    let carried = 0
    for (let k = 0; k < order; k++) {
      const right = knots[piece + k + 1]
      const left = knots[piece + 1 + k - order]
      const share = values[k] / (right - left)
      values[k] = carried + (right - at) * share
      carried = (at - left) * share
    }
    values[order] = carried
  }
  values.forEach((value, k) => {
    row[piece - degree + k] = value
  })
  return row
}

/** Solves a small dense system by elimination with row exchange. */
function solve(rows: readonly (readonly number[])[], right: readonly number[]): readonly number[] {
  const n = right.length
  const a = rows.map((row, i) => [...row, right[i]])
  for (let k = 0; k < n; k++) {
    let pivot = k
    for (let i = k + 1; i < n; i++) if (Math.abs(a[i][k]) > Math.abs(a[pivot][k])) pivot = i
    ;[a[k], a[pivot]] = [a[pivot], a[k]]
    for (let i = k + 1; i < n; i++) {
      const factor = a[i][k] / a[k][k]
      for (let j = k; j <= n; j++) a[i][j] -= factor * a[k][j]
    }
  }
  const x = Array.from({ length: n }, () => 0)
  for (let k = n - 1; k >= 0; k--) {
    let sum = a[k][n]
    for (let j = k + 1; j < n; j++) sum -= a[k][j] * x[j]
    x[k] = sum / a[k][k]
  }
  return x
}
