type Place = readonly [x: number, y: number]
/** A piece of a line between two places of the grid, counted in cells from its first. */
export type Segment = readonly [from: Place, to: Place]

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const

/**
 * Where a grid of values, [y][x], has a level: straight pieces, one or two in each square of four neighbours (marching squares).
 * A square with a value that is not known has none. In a saddle the mean of the four decides which corners belong together.
 */
export function contourLines(
  values: readonly (readonly number[])[],
  level: number,
): readonly Segment[] {
  return values.slice(0, -1).flatMap((row, y) =>
    row.slice(0, -1).flatMap((_, x) => {
      const corners = CORNERS.map(([dx, dy]) => values[y + dy]?.[x + dx] ?? Number.NaN)
      return corners.every(Number.isFinite) ? segmentsIn(corners, level, [x, y]) : []
    }),
  )
}

function segmentsIn(corners: readonly number[], level: number, [x, y]: Place): readonly Segment[] {
  const crossings = CORNERS.flatMap((from, at): Place[] => {
    const to = CORNERS[(at + 1) % 4] ?? from
    const a = corners[at] ?? Number.NaN
    const b = corners[(at + 1) % 4] ?? Number.NaN
    if (a >= level === b >= level) return []
    const share = (level - a) / (b - a)
    return [[x + from[0] + share * (to[0] - from[0]), y + from[1] + share * (to[1] - from[1])]]
  })
  const [first, second, third, fourth] = crossings
  if (!first || !second) return []
  if (!third || !fourth) return [[first, second]]
  const mean = corners.reduce((sum, value) => sum + value, 0) / 4
  const isFirstApart = (corners[0] ?? 0) >= level !== mean >= level
  return isFirstApart
    ? [
        [first, fourth],
        [second, third],
      ]
    : [
        [first, second],
        [third, fourth],
      ]
}

const STEPS = [1, 2, 2.5, 5, 10]

/** Round levels within values, some six of them; none where the values are all the same. */
export function contourLevels(
  values: readonly (readonly number[])[],
  count = 6,
): readonly number[] {
  const known = values.flat().filter(Number.isFinite)
  const [least, most] = [Math.min(...known), Math.max(...known)]
  // Below it a difference is of the last digits of the sums
  if (!(most - least > 1e-9 * Math.abs(most))) return []
  const raw = (most - least) / count
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = power * (STEPS.find((one) => one * power >= raw) ?? 10)
  const first = Math.ceil(least / step)
  const last = Math.floor(most / step)
  return Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toPrecision(12)),
  ).filter((level) => level > least && level < most)
}
