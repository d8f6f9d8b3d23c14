import { expect, test } from 'vitest'
import { greatestDeviation } from './faces.ts'
import { cellGrid } from './profileOptions.ts'

test('rows of cells of all modules lie one below the other, tier after tier', () => {
  // two tiers, two columns, three rows of cells: tier, column, row as digits
  const values = [111, 112, 113, 121, 122, 123, 211, 212, 213, 221, 222, 223]
  expect(cellGrid(values, { tiers: 2, columns: 2, cellRows: 3 })).toEqual([
    111, 121, 112, 122, 113, 123, 211, 221, 212, 222, 213, 223,
  ])
})

test('one legend for all steps, of what differs from the mean of its own step', () => {
  const sets = [
    [990, 1000, 1010],
    [98, 100, 102],
    [0, 0, 0],
  ]
  expect(greatestDeviation(sets)).toBeCloseTo(0.02, 12)
  expect(greatestDeviation([[5, 5 + 1e-9]])).toBe(0)
  expect(greatestDeviation([])).toBe(0)
})
