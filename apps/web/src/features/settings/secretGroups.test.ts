import { expect, test } from 'vitest'
import { secretGroups } from './secretGroups.ts'

test.each([
  ['ABCDEFGHIJ', 'ABCD EFGH IJ'],
  ['ABCD EFGH', 'ABCD EFGH'],
  ['', ''],
])('%s is shown as %s', (secret, shown) => {
  expect(secretGroups(secret)).toBe(shown)
})
