import { type StudyDesign, type StudyYield, studyFigure } from './studyFigures.ts'

/** A limit that every point of a study is to keep, in the unit of its figure. */
export interface StudyConstraint {
  readonly figure: string
  /** Which side of the limit is allowed; the limit itself is. */
  readonly keep: 'at_most' | 'at_least'
  readonly limit: number
}

export interface PointFigures {
  /** Null: it could not be laid out. */
  readonly design: StudyDesign | null
  /** Null: its run has not ended. */
  readonly result: StudyYield | null
}

/** Sums of floating numbers miss what they should reach by less than this part of it. */
const DUST = 1e-9

/** What of the constraints a point breaks, as sentences; a figure that is not known breaks none. */
export const brokenConstraints = (
  constraints: readonly StudyConstraint[],
  figures: PointFigures,
): readonly string[] => constraints.flatMap((constraint) => broken(constraint, figures) ?? [])

function broken(constraint: StudyConstraint, figures: PointFigures): string | undefined {
  const figure = studyFigure(constraint.figure)
  const value = figureOf(constraint.figure, figures)
  if (figure === undefined || value === null) return undefined
  const { keep, limit } = constraint
  const excess = keep === 'at_most' ? value - limit : limit - value
  if (excess <= DUST * Math.abs(limit)) return undefined
  const amount = (one: number): string => `${Number(one.toPrecision(5))} ${figure.unit}`.trim()
  return `${figure.label} ${amount(value)}: ${keep === 'at_most' ? 'at most' : 'at least'} ${amount(limit)} is allowed`
}

/** A figure of a point; null while it is not known. */
export function figureOf(key: string, { design, result }: PointFigures): number | null {
  const { ofDesign, ofYield } = studyFigure(key) ?? {}
  if (ofDesign) return design && ofDesign(design)
  return ofYield && result ? ofYield(result) : null
}
