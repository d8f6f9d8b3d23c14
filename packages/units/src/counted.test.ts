import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 points'],
  [1, '1 point'],
  [2, '2 points'],
])('%d', (count, text) => {
  expect(counted(count, 'point')).toBe(text)
})

test('a noun of its own plural', () => {
  expect([1, 3].map((count) => counted(count, 'entry', 'entries'))).toEqual([
    '1 entry',
    '3 entries',
  ])
})
