import { MAX_STUDY_POINTS } from '@duet/results/study'
import { studyParameter } from '../../project/runs/studyParameters.ts'
import { bestPoint, type Measure, type StudyPoint } from './measures.ts'
import { pointName } from './studyRows.ts'

export type SearchStep =
  /** Points to be run next. */
  | { readonly kind: 'points'; readonly points: readonly (readonly (number | string)[])[] }
  /** The search has ended, and why. */
  | { readonly kind: 'ended'; readonly reason: string }

interface Searched {
  readonly parameters: readonly string[]
  readonly points: readonly StudyPoint[]
}

/** Steps as parts of the range of a parameter, in the order in which they are tried. */
const STEPS = [1 / 4, 1 / 8, 1 / 16, 1 / 32]

/**
 * The next step of a compass search for the best value of a figure. Around the best point so far each number is stepped up and down within
 * the range of the study, the others held; where no such point is better, steps are half as long. It needs no derivative, and
 * follows from the points alone: asked again it gives the same. What is refused or breaks a constraint counts as tried.
 *
 * @see [1] T. G. Kolda, R. M. Lewis, V. Torczon, SIAM Review 45 (2003) 385–482, doi:10.1137/S003614450242889
 */
export function searchStep(study: Searched, objective: Measure): SearchStep {
  const { points, parameters } = study
  const best = bestPoint(points, objective)
  if (best === undefined) return ended('No point is better than another')
  const tried = new Set(points.map(({ values }) => JSON.stringify(values)))
  const ranges = parameters.map((key, at) => rangeOf(points, key, at))
  if (ranges.every((range) => range === undefined))
    return ended('No parameter is a range of numbers')
  for (const step of STEPS) {
    const next = neighbours(valuesOf(best), ranges, step).filter(
      (values) => !tried.has(JSON.stringify(values)),
    )
    if (next.length === 0) continue
    if (points.length + next.length > MAX_STUDY_POINTS) {
      return ended(`${points.length} points: a study has at most ${MAX_STUDY_POINTS}`)
    }
    return { kind: 'points', points: next }
  }
  return ended(
    `No point around ${pointName(best, parameters)} is better, down to steps of a thirty-second of each range`,
  )
}

const ended = (reason: string): SearchStep => ({ kind: 'ended', reason })

interface Range {
  readonly least: number
  readonly most: number
  readonly isCount: boolean
}

/** Undefined: of names, or of one number alone. */
function rangeOf(points: readonly StudyPoint[], key: string, at: number): Range | undefined {
  const parameter = studyParameter(key)
  if (parameter?.kind !== 'number') return undefined
  const values = points.map((point) => Number(point.values[at]))
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return least < most ? { least, most, isCount: parameter.isCount === true } : undefined
}

const valuesOf = ({ values }: StudyPoint): readonly (number | string)[] =>
  values.map((value) => (typeof value === 'number' ? value : String(value)))

function neighbours(
  centre: readonly (number | string)[],
  ranges: readonly (Range | undefined)[],
  step: number,
): readonly (readonly (number | string)[])[] {
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
