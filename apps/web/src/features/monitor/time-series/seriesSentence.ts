import { formatPercentFixed } from '../../../lib/format.ts'
import { valueText } from '../shell/seriesOption.ts'
import type { DrawnSeries } from './drawnSeries.ts'
import type { Mode } from './timeSeriesSearch.ts'

export const stepText = (stepS: number): string =>
  stepS < 3600 ? `${stepS / 60} min` : stepS < 86_400 ? `${stepS / 3600} h` : `${stepS / 86_400} d`

/** What the first of the lines comes to, and how much of it is there. */
export function seriesSentence(drawn: readonly DrawnSeries[], mode: Mode): string {
  const [first] = drawn
  const known = (first?.values ?? []).filter((value) => value !== null)
  if (first === undefined || known.length === 0) return 'No values have come of these nodes.'
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  const most = known.reduce((max, value) => Math.max(max, value), -Infinity)
  const text = (value: number): string =>
    mode === 'ratio' ? formatPercentFixed(value, 1) : valueText(value, first.unit)
  const there = formatPercentFixed(known.length / first.values.length, 1)
  return `${first.name}: ${text(mean)} on average, ${text(most)} at most; values in ${there} of the steps.`
}
