import { expect, test } from 'vitest'
import { commonPasswords, normalizePassword, passwordFault } from './passwordRules.ts'

const OWNER = { email: 'Ann.Berger@example.org', organizationNames: ['Nord Solar AG', 'GmbH'] }
const SIX = 'Password must be at least 6 characters.'
const EIGHT = 'Password must be at least 8 characters.'
const KNOWN = 'Password must not be made of your email address, your organization or DUET.'
const COMMON = 'This password is on the list of common passwords. Choose another one.'

test.each([
  ['', SIX],
  ['12345', SIX],
  ['xk2vm9', EIGHT],
  ['xk2vm97', EIGHT],
  ['xk2vm97q', undefined],
  // Characters are counted, not units of the encoding
  ['🌞🌞🌞🌞🌞', SIX],
  ['🌞🌍🌊🌵🌴🍀🌻🌾', undefined],
  // As typed in full width
  ['ｐａｓｓｗｏｒｄ１', COMMON],
  ['Password1', COMMON],
  ['1234567890', COMMON],
  ['x'.repeat(128), undefined],
  ['x'.repeat(129), 'Password must be at most 128 characters.'],
  ['ann.berger@example.org', KNOWN],
  ['AnnBerger', KNOWN],
  ['berger-2026', KNOWN],
  ['duet-DUET', KNOWN],
  ['nordsolar!2026', KNOWN],
  ['Nord Solar AG', KNOWN],
  ['berger eats soup', undefined],
  ['solar flare 7', undefined],
  // A word of two letters stands in many others
  ['an agile badger', undefined],
])('%s: %s', async (password, fault) => {
  expect(passwordFault(password, OWNER, await commonPasswords())).toBe(fault)
})

test('the list is long and in lower case', async () => {
  const common = await commonPasswords()
  expect(common.size).toBeGreaterThan(10_000)
  expect([...common].filter((word) => word !== word.toLowerCase())).toEqual([])
})

test('the same letters are the same password, however they were composed', () => {
  expect(normalizePassword('Zu\u0308rich')).toBe(normalizePassword('Z\u00fcrich'))
})
