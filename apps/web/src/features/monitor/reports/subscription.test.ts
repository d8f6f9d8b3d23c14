import { expect, test } from 'vitest'
import { savedText, sentText } from './subscription.ts'

test('what was saved is said in words, also that it is nothing', () => {
  expect(savedText({ daily: true, monthly: true })).toBe(
    'You get the daily and the monthly report of this plant by mail.',
  )
  expect(savedText({ daily: false, monthly: true })).toContain('the monthly report')
  expect(savedText({ daily: false, monthly: false })).toContain('no reports')
})

test('the last report that was sent is named', () => {
  expect(sentText({ last_period: null, last_sent_at: null })).toBe('None was sent so far.')
  expect(sentText({ last_period: '2026-06', last_sent_at: '2026-07-01T07:00:00Z' })).toMatch(
    /^The last one was of 2026-06, sent .+\.$/,
  )
})
