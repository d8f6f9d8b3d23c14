import { expect, test } from 'vitest'
import { ConnectionError, GraphqlError } from '../../lib/graphqlError.ts'
import { resetFailureText } from './resetFailure.ts'

test.each(['INVALID_LOGIN', 'INVALID_INPUT', 'NOT_FOUND', 'INTERNAL'] as const)(
  '%s reveals nothing about the address',
  (code) => {
    expect(resetFailureText(new GraphqlError(code, 'No such user.'))).toBe(
      'Incorrect username or password',
    )
  },
)

test('what has nothing to do with the address is said', () => {
  expect(resetFailureText(new GraphqlError('RATE_LIMITED', 'Try again in a minute.'))).toBe(
    'Try again in a minute.',
  )
  expect(resetFailureText(new ConnectionError('No connection.'))).toBe('No connection.')
})
