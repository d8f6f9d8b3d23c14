import { DAY_MS, HOUR_S } from '@duet/units'
import { expect, test } from 'vitest'
import { type FailedAttempt, ruleOfFailure } from './deliveryRules.ts'

const NOW = Date.parse('2026-06-04T12:00:00Z')
const rule = (change: Partial<FailedAttempt>) =>
  ruleOfFailure({
    event: 'issue.opened',
    attempts: 1,
    status: 500,
    failingSinceUtcMs: NOW,
    nowUtcMs: NOW,
    ...change,
  })

test('pauses grow from seconds to hours, and end after a day and some hours', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => rule({ attempts }).retryS)
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000, undefined])
  const sumS = pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0)
  expect(sumS / HOUR_S).toBeCloseTo(27.58, 2)
})

test('a webhook is switched off when a message is given up and nothing got through for days', () => {
  const failingSinceUtcMs = NOW - 4 * DAY_MS
  expect(rule({ attempts: 8, failingSinceUtcMs }).offReason).toMatch(/^No message got through/)
  expect(rule({ attempts: 3, failingSinceUtcMs }).offReason).toBeUndefined()
  expect(rule({ attempts: 8, failingSinceUtcMs: NOW - 2 * DAY_MS }).offReason).toBeUndefined()
})

test('a server that is gone gets nothing more', () => {
  expect(rule({ status: 410 })).toEqual({
    retryS: undefined,
    offReason: 'The server answered 410: it wants no more messages.',
  })
})

test('a test is sent once', () => {
  expect(rule({ event: 'webhook.test', status: undefined })).toEqual({
    retryS: undefined,
    offReason: undefined,
  })
})
