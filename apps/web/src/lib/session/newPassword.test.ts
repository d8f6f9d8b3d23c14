import { expect, test } from 'vitest'
import { newPasswordErrors } from './newPassword.ts'

test.each([
  ['', '', { password: 'Password is required', confirm: 'Confirm Password is required' }],
  ['short', 'short', { password: 'Password must be at least 6 characters.' }],
  ['long enough', 'long enoug', { confirm: 'Passwords do not match' }],
  ['long enough', '', { confirm: 'Confirm Password is required' }],
  ['xk2vm9', 'xk2vm9', { password: 'Password must be at least 8 characters.' }],
  ['long enough', 'long enough', {}],
])('%s, %s', (password, confirm, errors) => {
  expect(newPasswordErrors({ password, confirm }, {})).toEqual(errors)
})
