import { describe, expect, test } from 'vitest'
import { ConnectionError, GraphqlError } from '../graphqlError.ts'
import { authErrorText, authFailureText } from './authErrors.ts'

const textOf = (code: string, message = 'of the server') => authErrorText({ code, message })

describe('the catalogue', () => {
  test.each([
    ['INVALID_LOGIN', 'Invalid login credentials.'],
    ['IdentityNotFound', 'Invalid login credentials.'],
    ['LocalPasswordNotSet', 'Invalid login credentials.'],
    ['IncorrectPassword', 'Invalid login credentials.'],
    ['UserNotFound', 'Invalid login credentials.'],
    ['UserAlreadyExists', 'A user with this email already exists.'],
    ['email-already-in-use', 'A user with this email already exists.'],
    ['InvalidEmailDomain', 'Free and public email domains are currently restricted.'],
    ['INVALID_EMAIL_DOMAIN', 'Free and public email domains are currently restricted.'],
    ['InvalidInvite', 'The invitation code provided is invalid.'],
    ['INVALID_INVITE', 'The invitation code provided is invalid.'],
    ['InviteEmailMismatch', 'The invitation code provided does not match the provided email.'],
    ['weak-password', 'Password must be at least 6 characters.'],
    ['auth/weak-password', 'Password must be at least 6 characters.'],
    ['invalid-login-credentials', 'Invalid username or password.'],
    ['auth/invalid-verification-code', 'Invalid verification code.'],
  ])('%s is said as "%s", whatever the server says', (code, text) => {
    expect(textOf(code)).toBe(text)
    expect(textOf(code, '')).toBe(text)
  })

  test.each(['InvalidPassword', 'INVALID_PASSWORD', 'RATE_LIMITED'])(
    '%s brings the sentence of the server',
    (code) => {
      expect(textOf(code, 'Too short by two.')).toBe('Too short by two.')
    },
  )

  test('another refusal of a provider is shown with its code', () => {
    expect(textOf('access_denied', 'The user said no.')).toBe('The user said no. (access_denied)')
    expect(textOf('auth/user-disabled', 'Disabled.')).toBe('Disabled. (auth/user-disabled)')
    expect(textOf('access_denied', '')).toBe('access_denied')
  })

  test.each(['INTERNAL', 'Whatever', '', '<b>'])('%s is unknown', (code) => {
    expect(textOf(code)).toBe('An unknown error has occurred.')
  })
})

describe('what was thrown', () => {
  test('a refusal is read by its code, a lost connection says so', () => {
    expect(authFailureText(new GraphqlError('INVALID_LOGIN', 'x'))).toBe(
      'Invalid login credentials.',
    )
    expect(authFailureText(new ConnectionError('No connection.'))).toBe('No connection.')
  })

  test('a fault of the application is unknown', () => {
    expect(authFailureText(new TypeError('x is undefined'))).toBe('An unknown error has occurred.')
  })
})
