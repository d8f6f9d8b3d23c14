import { expect, test } from 'vitest'
import { nextSort, sortRows } from './sortRows.ts'

const sorted = (values: readonly (string | number | null)[], descending = false) =>
  sortRows(values, (value) => value, descending)

test('numbers sort by size, text as people count', () => {
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100])
  expect(sorted(['Block 10', 'block 9', 'Block 1'])).toEqual(['Block 1', 'block 9', 'Block 10'])
})

test('missing values come last in both directions', () => {
  expect(sorted([null, 2, Number.NaN, 1])).toEqual([1, 2, null, Number.NaN])
  expect(sorted([null, 1, 2], true)).toEqual([2, 1, null])
})

test('a heading sorts upwards first, then turns', () => {
  expect(nextSort(undefined, 'name')).toEqual({ key: 'name', descending: false })
  expect(nextSort({ key: 'name', descending: false }, 'name').descending).toBe(true)
  expect(nextSort({ key: 'name', descending: true }, 'size')).toEqual({
    key: 'size',
    descending: false,
  })
})
