import { expect, test } from 'vitest'
import { readAuthAnswer } from './authAnswer.ts'

const refusal = { __typename: 'AuthError', code: 'IncorrectPassword', message: 'no' } as const

test('a token signs in', () => {
  expect(
    readAuthAnswer({ __typename: 'TokenPayload', expires_at: '2026-01-01T00:00:00Z' }),
  ).toEqual({ kind: 'signed-in', expiresAt: '2026-01-01T00:00:00Z' })
})

test('a refusal is said in the words of the catalogue', () => {
  expect(readAuthAnswer({ ...refusal, mfa: null })).toEqual({
    kind: 'refused',
    text: 'Invalid login credentials.',
    mustRestart: false,
  })
})

test('a challenge that has run out leads back to the first step', () => {
  const code = 'multi-factor-session-expired'
  expect(readAuthAnswer({ ...refusal, code, message: 'Log in again.', mfa: null })).toEqual({
    kind: 'refused',
    text: 'Log in again. (multi-factor-session-expired)',
    mustRestart: true,
  })
})

test('a wanted factor is no refusal', () => {
  const mfa = { token: 't', hints: [] }
  expect(readAuthAnswer({ ...refusal, code: 'MfaRequired', mfa })).toEqual({
    kind: 'factor-wanted',
    challenge: mfa,
  })
})
