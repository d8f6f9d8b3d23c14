import { expect, test } from 'vitest'
import { sparkPath } from './sparkPath.ts'

test('the largest value touches the top, zero the bottom', () => {
  expect(sparkPath([0, 4, 2], 10, 8)).toBe('M0.0 8.0L5.0 0.0L10.0 4.0')
})

test('a missing value parts the line', () => {
  expect(sparkPath([2, null, 2], 10, 8)).toBe('M0.0 0.0M10.0 0.0')
})

test('a long series is drawn as means', () => {
  const path = sparkPath(
    Array.from({ length: 365 }, (_, day) => day),
    60,
    20,
  )
  expect(path.match(/[ML]/g)).toHaveLength(60)
})

test('nothing is drawn without light', () => {
  expect(sparkPath([0, 0], 10, 8)).toBe('')
  expect(sparkPath([], 10, 8)).toBe('')
})
