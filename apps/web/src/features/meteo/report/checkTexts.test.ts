import { expect, test } from 'vitest'
import { byWeight, countText, resultOf } from './checkTexts.ts'
import type { WeatherCheck } from './useReport.ts'

function check(code: string, result: string): WeatherCheck {
  return {
    code,
    title: code,
    result,
    message: '',
    checked_count: 0,
    failed_count: 0,
    column: null,
    first_at: null,
    last_at: null,
    source: null,
    spans: [],
  }
}

const checks = [check('gaps', 'passed'), check('limits', 'failed'), check('place', 'warning')]

test('failed checks come first, and all are counted', () => {
  expect(byWeight(checks).map(({ code }) => code)).toEqual(['limits', 'place', 'gaps'])
  expect(countText(checks)).toBe('1 failed, 1 warning, 1 passed')
})

test('a dataset that was never checked is not called good', () => {
  expect(resultOf(null)).toBe('not_checked')
  expect(resultOf('passed')).toBe('passed')
})
