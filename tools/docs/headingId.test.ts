import { expect, test } from 'vitest'
import { headingId } from './headingId.ts'

test.each([
  ['When something does not start', 'when-something-does-not-start'],
  ['`duet export`', 'duet-export'],
  ['duet serve, duet worker, duet migrate', 'duet-serve-duet-worker-duet-migrate'],
  ['Power P_mp at 25 °C', 'power-p_mp-at-25-c'],
])('%s', (text, id) => {
  expect(headingId(text, new Set())).toBe(id)
})

test('a second heading of the same words is distinguished by a number', () => {
  const taken = new Set<string>()
  expect(['Sources', 'Sources', 'Sources'].map((text) => headingId(text, taken))).toEqual([
    'sources',
    'sources-1',
    'sources-2',
  ])
})
