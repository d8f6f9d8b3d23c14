import { expect, test } from 'vitest'
import { deliveryStatus, webhookSentences, webhookStatus, webhooksSentence } from './webhookText.ts'

const ON = { enabled: true, off_reason: null, failing_since: null }
const FAILING = { ...ON, failing_since: '2026-06-04T12:00:00Z' }
const SWITCHED_OFF = {
  ...FAILING,
  enabled: false,
  off_reason: 'No message got through for 3 days.',
}
const OFF = { ...FAILING, enabled: false }

test('a webhook that the server switched off is told from one that a person did', () => {
  expect([ON, FAILING, SWITCHED_OFF, OFF].map((webhook) => webhookStatus(webhook).text)).toEqual([
    'On',
    'Failing',
    'Switched off',
    'Off',
  ])
})

test('the page begins with how many there are and what is wrong', () => {
  expect(webhooksSentence([ON])).toBe('1 webhook: 1 on.')
  expect(webhooksSentence([ON, FAILING, SWITCHED_OFF, OFF])).toBe(
    '4 webhooks: 1 on, 1 failing, 1 switched off, 1 off.',
  )
})

test('a webhook says what it is told of, and until when two secrets sign', () => {
  const nowMs = Date.parse('2026-06-04T12:00:00Z')
  const wish = {
    events: ['issue.opened', 'plant.silent'],
    least_severity: 'major',
    failing_since: null,
    old_secret_until: '2026-06-04T11:00:00Z',
  }
  expect(webhookSentences(wish, nowMs)).toBe(
    'Told of issue.opened, plant.silent. Issues from major on.',
  )
  expect(webhookSentences({ ...wish, events: ['plant.silent'] }, nowMs)).toBe(
    'Told of plant.silent.',
  )
  const turning = {
    ...wish,
    failing_since: '2026-06-04T11:00:00Z',
    old_secret_until: '2026-06-05T11:00:00Z',
  }
  expect(webhookSentences(turning, nowMs)).toMatch(
    /on\. Nothing got through since .*2026.*\. The secret before signs too until .*2026.*\.$/,
  )
})

test('a delivery that waits is told from one that is tried again', () => {
  expect(deliveryStatus({ state: 'waiting', attempts: 0 }).text).toBe('Waiting')
  expect(deliveryStatus({ state: 'waiting', attempts: 2 }).text).toBe('Tried again')
  expect(deliveryStatus({ state: 'failed', attempts: 8 }).tone).toBe('bad')
  expect(deliveryStatus({ state: 'delivered', attempts: 1 }).tone).toBe('good')
})
