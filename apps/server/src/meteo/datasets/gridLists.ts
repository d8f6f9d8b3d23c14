import type { ValueGrid } from '@duet/comparison'
import type { ValueGrid as ValueGridAnswer } from '../../graphql/resolvers.gen.ts'

export const orNull = (value: number | undefined): number | null =>
  value === undefined || !Number.isFinite(value) ? null : value

export const numberList = (values: ArrayLike<number>): (number | null)[] =>
  Array.from(values, orNull)

/** Rows of `width` values. */
export function rowsOf<T>(values: readonly T[], width: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / width) }, (_, row) =>
    values.slice(row * width, (row + 1) * width),
  )
}

export function gridAnswer(grid: ValueGrid, x_label: string, y_label: string): ValueGridAnswer {
  return {
    x_label,
    y_label,
    x_edges: [...grid.xEdges],
    y_edges: [...grid.yEdges],
    counts: rowsOf([...grid.counts], grid.xEdges.length - 1),
  }
}
