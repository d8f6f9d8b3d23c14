import type { Measure, StudyPoint } from './measures.ts'

/** Points of a study over two of its parameters; where several lie in one place, the last. */
export interface StudyGrid {
  readonly across: readonly string[]
  readonly up: readonly string[]
  /** [up][across]; undefined: the study has no such point. */
  readonly points: readonly (readonly (StudyPoint | undefined)[])[]
}

interface GridChoice {
  /** Places of the two parameters in the points. */
  readonly across: number
  readonly up: number
  /** The third parameter, held at the value with this label. */
  readonly third: { readonly at: number; readonly label: string } | undefined
}

/** Labels of a parameter in the order of its values. */
export function labelsOf(points: readonly StudyPoint[], at: number): readonly string[] {
  const byLabel = new Map(points.map(({ labels, values }) => [labels[at] ?? '', values[at]]))
  return [...byLabel]
    .toSorted(([, a], [, b]) => (typeof a === 'number' && typeof b === 'number' ? a - b : 0))
    .map(([label]) => label)
}

export function studyGrid(
  all: readonly StudyPoint[],
  { across, up, third }: GridChoice,
): StudyGrid {
  const points =
    third === undefined ? all : all.filter(({ labels }) => labels[third.at] === third.label)
  const columns = labelsOf(all, across)
  const rows = labelsOf(all, up)
  return {
    across: columns,
    up: rows,
    points: rows.map((row) =>
      columns.map((column) =>
        points.findLast(({ labels }) => labels[across] === column && labels[up] === row),
      ),
    ),
  }
}

/** A figure over the grid, [up][across]; NaN where it is not known. */
export const gridValues = (
  { points }: StudyGrid,
  measure: Measure,
): readonly (readonly number[])[] =>
  points.map((row) =>
    row.map((point) => (point?.result ? (measure.value(point) ?? Number.NaN) : Number.NaN)),
  )
