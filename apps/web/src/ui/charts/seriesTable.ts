import type { ChartTable } from '../Chart.tsx'

export interface TableSeries {
  readonly name: string
  /** Absent: the name says it, or there is none. */
  readonly unit?: string | undefined
  readonly values: readonly (number | null)[]
}

/** Series side by side, a row for each label. */
export const seriesTable = (
  heading: string,
  labels: readonly string[],
  series: readonly TableSeries[],
): ChartTable => ({
  columns: [heading, ...series.map(({ name, unit }) => (unit ? `${name} (${unit})` : name))],
  rows: labels.map((label, at) => [label, ...series.map(({ values }) => values[at] ?? null)]),
})
