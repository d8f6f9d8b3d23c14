import { formatMonth, siteDate } from '../../lib/formatTime.ts'
import type { TableSeries } from '../../ui/charts/seriesTable.ts'

export interface Series {
  readonly time: readonly string[]
  readonly columns: readonly string[]
  readonly values: readonly (readonly (number | null)[])[]
}

/** 'Jan', or 'Jan 2026' where the months are of several years. */
export function monthLabels(times: readonly string[], utcOffsetH: number): readonly string[] {
  const dates = times.map((iso) => siteDate(iso, utcOffsetH))
  const years = new Set(dates.map((date) => date.getUTCFullYear()))
  return dates.map((date) => {
    const month = formatMonth(date.getUTCMonth())
    return years.size > 1 ? `${month} ${date.getUTCFullYear()}` : month
  })
}

interface TitledSeries extends Series {
  readonly labels: readonly string[]
  readonly units: readonly string[]
}

/** All columns of an answer, for the table behind a chart. */
export const titledColumns = ({ labels, units, values }: TitledSeries): readonly TableSeries[] =>
  labels.map((name, at) => ({ name, unit: units[at], values: values[at] ?? [] }))

/** Values of a named column; none where the answer has no such column. */
export function columnOf(series: Series, column: string): readonly (number | null)[] {
  return series.values[series.columns.indexOf(column)] ?? []
}

/** The one at a place; null where the answer has no such column or row. */
export function valueAt(series: Series, column: string, at: number | undefined): number | null {
  return columnOf(series, column)[at ?? -1] ?? null
}

export function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}
