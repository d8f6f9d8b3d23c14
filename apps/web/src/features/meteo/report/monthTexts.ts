import { formatMonth } from '../../../lib/formatTime.ts'
import type { WeatherReport } from './useReport.ts'

export type ReportMonths = WeatherReport['months']

/** How late the light is against the sun, by the median of the months; undefined where none knows it. */
export function medianOffsetMin(months: ReportMonths): number | undefined {
  const known = months
    .flatMap(({ light_offset_min }) => light_offset_min ?? [])
    .toSorted((a, b) => a - b)
  return known[Math.floor(known.length / 2)]
}

/** 'Jan', or 'Jan 2023' where there are several years. */
export function monthTexts(months: readonly string[]): readonly string[] {
  const years = new Set(months.map((month) => (month.length > 2 ? month.slice(0, 4) : '')))
  return months.map((month) => {
    const name = formatMonth(Number(month.slice(-2)) - 1)
    return years.size > 1 ? `${name} ${month.slice(0, 4)}` : name
  })
}
