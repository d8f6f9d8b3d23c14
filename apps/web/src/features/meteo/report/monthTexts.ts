import { formatMonth } from '../../../lib/formatTime.ts'
import type { WeatherReport } from './useReport.ts'

export type ReportMonths = WeatherReport['months']

/** 'Jan', or 'Jan 2023' where there are several years. */
export function monthTexts(months: readonly string[]): readonly string[] {
  const years = new Set(months.map((month) => (month.length > 2 ? month.slice(0, 4) : '')))
  return months.map((month) => {
    const name = formatMonth(Number(month.slice(-2)) - 1)
    return years.size > 1 ? `${name} ${month.slice(0, 4)}` : name
  })
}
