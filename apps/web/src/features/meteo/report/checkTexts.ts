import type { WeatherCheck } from './useReport.ts'

export const RESULTS = ['failed', 'warning', 'passed', 'not_checked'] as const

export type Result = (typeof RESULTS)[number]

const TEXTS: Readonly<Record<Result, string>> = {
  failed: 'Failed',
  warning: 'Warning',
  passed: 'Passed',
  not_checked: 'Not checked',
}

/** What the server says of a check; a word that is not known counts as not checked. */
export function resultOf(text: string | null): Result {
  return RESULTS.find((result) => result === text) ?? 'not_checked'
}

export function resultText(result: Result): string {
  return TEXTS[result]
}

/** Something to look at. */
export function isFinding(result: Result): boolean {
  return result === 'failed' || result === 'warning'
}

/** What matters most first; else in the order of the server. */
export function byWeight(checks: readonly WeatherCheck[]): readonly WeatherCheck[] {
  return checks.toSorted(
    (a, b) => RESULTS.indexOf(resultOf(a.result)) - RESULTS.indexOf(resultOf(b.result)),
  )
}

/** '2 failed, 1 warning, 9 passed' */
export function countText(checks: readonly WeatherCheck[]): string {
  return RESULTS.flatMap((result) => {
    const count = checks.filter((check) => resultOf(check.result) === result).length
    return count === 0 ? [] : [`${count} ${resultText(result).toLowerCase()}`]
  }).join(', ')
}
