import { expect, test } from 'vitest'
import { outlinePath } from './outlinePath.ts'

test('an outline goes through its corners and closes', () => {
  expect(outlinePath([0, 0, 1, 0, 1, 0.123456])).toBe('M0 0L1 0L1 0.1235Z')
})

test('a number without its partner is no corner, and no corner is no path', () => {
  expect(outlinePath([0, 0, 1])).toBe('M0 0Z')
  expect(outlinePath([])).toBe('')
})
