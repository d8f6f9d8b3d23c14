import type { IamPoint } from '@duet/plant'

/** Distance of the points of the finer profile, deg. */
const STEP_DEG = 2.5

/**
 * The few points of a profile as a fine one, 0 to 90 degrees: a cubic between neighbours that never overshoots them,
 * as PVsyst draws a curve and not straight lines through its points. Below the first point the modifier is that of the
 * first. Empty where the profile has fewer than two points.
 *
 * @see F. N. Fritsch, J. Butland, SIAM J. Sci. Stat. Comput. 5 (1984) 300-304, doi:10.1137/0905021, the slopes
 */
export function fineIamProfile(points: readonly IamPoint[]): readonly IamPoint[] {
  const [first] = points
  if (points.length < 2 || !first) return []
  const all = first.angle > 0 ? [{ angle: 0, modifier: first.modifier }, ...points] : points
  const x = all.map(({ angle }) => angle)
  const y = all.map(({ modifier }) => modifier)
  const slopes = monotoneSlopes(x, y)
  const fine: IamPoint[] = []
  for (let angle = 0; angle <= 90; angle += STEP_DEG) {
    fine.push({ angle, modifier: Number(cubicAt(x, y, slopes, angle).toFixed(5)) })
  }
  return fine
}

function monotoneSlopes(x: readonly number[], y: readonly number[]): readonly number[] {
  const last = x.length - 1
  const secant = (i: number): number => (at(y, i + 1) - at(y, i)) / (at(x, i + 1) - at(x, i))
  return x.map((_, i) => {
    if (i === 0) return secant(0)
    if (i === last) return secant(last - 1)
    const left = secant(i - 1)
    const right = secant(i)
    if (left * right <= 0) return 0
    const before = at(x, i) - at(x, i - 1)
    const after = at(x, i + 1) - at(x, i)
    const share = (before + 2 * after) / (3 * (before + after))
    return (left * right) / (share * right + (1 - share) * left)
  })
}

function cubicAt(
  x: readonly number[],
  y: readonly number[],
  slopes: readonly number[],
  angle: number,
): number {
  let i = 0
  while (i < x.length - 2 && angle > at(x, i + 1)) i++
  const width = at(x, i + 1) - at(x, i)
  const t = Math.min(1, (angle - at(x, i)) / width)
  const rest = 1 - t
  return (
    (1 + 2 * t) * rest * rest * at(y, i) +
    t * rest * rest * width * at(slopes, i) +
    t * t * (3 - 2 * t) * at(y, i + 1) -
    t * t * rest * width * at(slopes, i + 1)
  )
}

function at(values: readonly number[], i: number): number {
  return values[i] ?? Number.NaN
}
