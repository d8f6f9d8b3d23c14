import { MAX_STUDY_POINTS } from './factorial.ts'

type Values = readonly unknown[]

/** A point of a study as a search sees it. */
export interface ScoredPoint {
  readonly values: Values
  /** The higher the better. Null: it has no result, or breaks a constraint. */
  readonly score: number | null
}

/** Why a search goes no further. */
export const SEARCH_ENDS = [
  /** No point around the best is better. */
  'found',
  /** No point is better than another. */
  'flat',
  /** No parameter is a range of numbers. */
  'no_range',
  /** The study has as many points as it may. */
  'full',
] as const

export type SearchStep =
  /** Points to be run next. */
  { readonly points: readonly Values[] } | { readonly end: (typeof SEARCH_ENDS)[number] }

/** Steps as parts of the range of a parameter, in the order in which they are tried. */
const STEPS = [1 / 4, 1 / 8, 1 / 16, 1 / 32]

/**
 * The next step of a compass search for the best score. Around the best point so far each number is stepped up and down within
 * the range of the study, the others held; where no such point is better, steps are half as long. It needs no derivative, and
 * follows from the points alone: asked again it gives the same. What was refused or breaks a constraint counts as tried.
 *
 * @param points - all of the study
 * @param areCounts - whether each parameter takes whole numbers only
 * @param most - points that the study may have
 * @see [1] T. G. Kolda, R. M. Lewis, V. Torczon, SIAM Review 45 (2003) 385–482, doi:10.1137/S003614450242889
 */
export function searchStep(
  points: readonly ScoredPoint[],
  areCounts: readonly boolean[],
  most: number = MAX_STUDY_POINTS,
): SearchStep {
  const best = bestPoint(points)
  if (best === undefined) return { end: 'flat' }
  const tried = new Set(points.map(({ values }) => JSON.stringify(values)))
  const ranges = areCounts.map((isCount, at) => rangeOf(points, at, isCount))
  if (ranges.every((range) => range === undefined)) return { end: 'no_range' }
  for (const step of STEPS) {
    const next = neighbours(best.values, ranges, step).filter(
      (values) => !tried.has(JSON.stringify(values)),
    )
    if (next.length === 0) continue
    return points.length + next.length > most ? { end: 'full' } : { points: next }
  }
  return { end: 'found' }
}

/** Points by a figure; what has no result or breaks a constraint has no score. */
export function scoredPoints<
  Point extends {
    readonly values: Values
    readonly result: unknown
    readonly broken: readonly string[]
  },
>(
  points: readonly Point[],
  best: 'high' | 'low' | undefined,
  valueOf: (point: Point) => number | null,
): readonly ScoredPoint[] {
  const sign = best === 'low' ? -1 : 1
  return points.map((point) => {
    const isAllowed = point.result !== null && point.broken.length === 0
    const value = isAllowed ? valueOf(point) : null
    return { values: point.values, score: value === null ? null : sign * value }
  })
}

/** The first with the best score; undefined where none is better than another. */
export function bestPoint<Point extends Pick<ScoredPoint, 'score'>>(
  points: readonly Point[],
): Point | undefined {
  const scores = points.flatMap(({ score }) => score ?? [])
  const top = Math.max(...scores)
  if (scores.length < 2 || Math.min(...scores) === top) return undefined
  return points.find(({ score }) => score === top)
}

interface Range {
  readonly least: number
  readonly most: number
  readonly isCount: boolean
}

/** Undefined: of names, or of one number alone. */
function rangeOf(points: readonly ScoredPoint[], at: number, isCount: boolean): Range | undefined {
  const values = points.map((point) => point.values[at])
  const numbers = values.filter((value) => typeof value === 'number')
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)]
  return numbers.length === values.length && least < most ? { least, most, isCount } : undefined
}

function neighbours(
  centre: Values,
  ranges: readonly (Range | undefined)[],
  step: number,
): readonly Values[] {
  return ranges.flatMap((range, at) => {
    if (range === undefined) return []
    const { least, most, isCount } = range
    const length = isCount ? Math.max(1, Math.round(step * (most - least))) : step * (most - least)
    return [-length, length]
      .map((change) => Number((Number(centre[at]) + change).toPrecision(6)))
      .filter((value) => value >= least && value <= most)
      .map((value) => centre.with(at, value))
  })
}
