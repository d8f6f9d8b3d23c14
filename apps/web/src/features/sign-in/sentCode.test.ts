import { expect, test } from 'vitest'
import { ConnectionError, GraphqlError } from '../../lib/graphqlError.ts'
import { sentCode } from './sentCode.ts'

const PHONE = '+1 •••• 42'

test('before the answer the code is on its way', () => {
  expect(sentCode(PHONE, 0, null)).toEqual({
    text: 'A 6-digit code is being sent to +1 •••• 42.',
    sentAtMs: 0,
    error: undefined,
  })
})

test('after it the wait for another begins', () => {
  expect(sentCode(PHONE, 5000, null)).toMatchObject({ sentAtMs: 5000, error: undefined })
})

test('one that was sent a moment ago is still good, and the wait is what is left of it', () => {
  const details = { resend_at: '2026-01-01T00:00:40.000Z' }
  const tooSoon = new GraphqlError('RATE_LIMITED', 'This can be sent again in 20 s.', details)
  const state = sentCode(PHONE, 0, tooSoon)
  expect(state.text).toMatch(/^A code was sent to .* a moment ago/)
  expect(state.error).toBeUndefined()
  expect(state.sentAtMs).toBe(Date.parse('2026-01-01T00:00:10Z'))
})

test('what failed is said, and may be tried again at once', () => {
  expect(sentCode(PHONE, 0, new ConnectionError('No connection.'))).toEqual({
    text: 'No code was sent to +1 •••• 42.',
    sentAtMs: 0,
    error: 'No connection.',
  })
  expect(sentCode(PHONE, 5000, new GraphqlError('RATE_LIMITED', 'Too many.')).error).toBe(
    'Too many.',
  )
})
