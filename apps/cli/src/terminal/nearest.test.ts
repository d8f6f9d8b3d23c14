import { expect, test } from 'vitest'
import { editCount, nearestName } from './nearest.ts'

test.each([
  ['', '', 0],
  ['abc', '', 3],
  ['kitten', 'sitting', 3],
  ['simulate', 'simluate', 1],
  ['run', 'run', 0],
])('%j is %j after edits', (from, to, edits) => {
  expect(editCount(from, to)).toBe(edits)
  expect(editCount(to, from)).toBe(edits)
})

test('the nearest name is found, and none where nothing is near', () => {
  const names = ['simulate', 'sample', 'run', 'read', 'serve']
  expect(nearestName('simlate', names)).toBe('simulate')
  expect(nearestName('rnu', names)).toBe('run')
  expect(nearestName('frobnicate', names)).toBeUndefined()
})
