import { checkSeries } from './checkSeries.ts'
import type { WeatherCheck } from './series/weatherReport.ts'
import type { WeatherSeries } from './series/weatherSeries.ts'

/** Findings that reading a file has reported with its lines. */
const REPORTED_BY_READING: ReadonlySet<string> = new Set(['gaps', 'missing_values'])

/** What is doubtful about the series of a file beside the warnings of reading it. */
export function seriesDoubts(series: WeatherSeries): readonly WeatherCheck[] {
  return checkSeries(series, new Date()).checks.filter(
    ({ code, result }) =>
      (result === 'failed' || result === 'warning') && !REPORTED_BY_READING.has(code),
  )
}

/** The same, a sentence each. */
export function weatherDoubts(series: WeatherSeries): readonly string[] {
  return seriesDoubts(series).map(({ title, message }) => `${title}: ${message}`)
}
