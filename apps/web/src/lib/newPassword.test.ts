import { expect, test } from 'vitest'
import { newPasswordErrors } from './newPassword.ts'

test.each([
  ['', '', { password: 'Password is required', confirm: 'Confirm Password is required' }],
  ['short', 'short', { password: 'Password must be at least 6 characters.' }],
  ['long enough', 'long enoug', { confirm: 'Passwords do not match' }],
  ['long enough', '', { confirm: 'Confirm Password is required' }],
  ['sixsix', 'sixsix', {}],
])('%s, %s', (password, confirm, errors) => {
  expect(newPasswordErrors({ password, confirm })).toEqual(errors)
})
