import { expect, test } from 'vitest'
import { isPassword, providerEmail, providerName } from './providerName.ts'

test.each([
  ['password', 'Password', true],
  ['credential', 'Password', true],
  ['microsoft', 'Microsoft', false],
  ['Acme Login', 'Acme Login', false],
])('%s is called %s', (provider, name, withPassword) => {
  expect(providerName(provider)).toBe(name)
  expect(isPassword(provider)).toBe(withPassword)
})

test.each([
  [{ subject: 's', email: 'a@b.example' }, 'a@b.example'],
  [{ subject: 's' }, undefined],
  [{ email: 5 }, undefined],
  [null, undefined],
  ['a@b.example', undefined],
])('the address in %j is %s', (payload, email) => {
  expect(providerEmail(payload)).toBe(email)
})
