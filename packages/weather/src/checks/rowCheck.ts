import { HOUR_MS } from '@duet/units'
import type { CheckResult, WeatherCheck } from '../weatherReport.ts'
import type { WeatherSeries } from '../weatherSeries.ts'

/** What a check looked at. */
export interface Tally {
  checked: number
  failed: number
  /** Row, -1: none. */
  first: number
  last: number
}

export const newTally = (): Tally => ({ checked: 0, failed: 0, first: -1, last: -1 })

export function countFailed(tally: Tally, row: number): void {
  tally.failed += 1
  if (tally.first < 0) tally.first = row
  tally.last = row
}

export interface CheckTexts {
  readonly code: string
  readonly title: string
  readonly column?: string
  readonly source?: string
}

/** A check by the rows that it counted. */
export function rowCheck(
  series: Pick<WeatherSeries, 'intervalStartUtcMs'>,
  texts: CheckTexts,
  tally: Tally,
  result: CheckResult,
  message: string,
): WeatherCheck {
  return {
    code: texts.code,
    title: texts.title,
    result,
    message,
    checked_count: tally.checked,
    failed_count: tally.failed,
    column: texts.column ?? null,
    first_at: isoAt(series, tally.first),
    last_at: isoAt(series, tally.last),
    spans: [],
    source: texts.source ?? null,
  }
}

function isoAt(
  { intervalStartUtcMs }: Pick<WeatherSeries, 'intervalStartUtcMs'>,
  row: number,
): string | null {
  const utcMs = row < 0 ? undefined : intervalStartUtcMs[row]
  return utcMs === undefined ? null : new Date(utcMs).toISOString()
}

/** A check that could not be made, and why. */
export function notChecked(texts: CheckTexts, message: string): WeatherCheck {
  return rowCheck(
    { intervalStartUtcMs: new Float64Array() },
    texts,
    newTally(),
    'not_checked',
    message,
  )
}

/** Failed above one share of the rows, a warning above the other. */
export function resultOfShare(
  { checked, failed }: Tally,
  { warning, failure }: { readonly warning: number; readonly failure: number },
): CheckResult {
  if (failed === 0 || checked === 0) return 'passed'
  const share = failed / checked
  if (share > failure) return 'failed'
  return share > warning ? 'warning' : 'passed'
}

/** `12 of 8,760 rows (0.1 %)`. */
export function shareText({ checked, failed }: Tally): string {
  const share = checked === 0 ? 0 : (100 * failed) / checked
  const digits = share > 0 && share < 0.1 ? 3 : 1
  return `${count(failed)} of ${count(checked)} rows (${share.toFixed(digits)} %)`
}

export const count = (value: number): string => value.toLocaleString('en-US')

/** `2021-09-06 14:00`, local standard time. */
export function localText(series: WeatherSeries, row: number): string {
  const localMs = series.intervalStartUtcMs[row] + series.utcOffsetH * HOUR_MS
  const text = new Date(localMs).toISOString().replace('T', ' ').slice(0, 16)
  return series.isTypicalYear ? text.slice(5) : text
}
