import { expect, test } from 'vitest'
import { faceRange } from './faces.ts'
import { cellGrid } from './profileOptions.ts'

test('rows of cells of all modules lie one below the other, tier after tier', () => {
  // two tiers, two columns, three rows of cells: tier, column, row as digits
  const values = [111, 112, 113, 121, 122, 123, 211, 212, 213, 221, 222, 223]
  expect(cellGrid(values, { tiers: 2, columns: 2, cellRows: 3 })).toEqual([
    111, 121, 112, 122, 113, 123, 211, 221, 212, 222, 213, 223,
  ])
})

test('one legend for all steps', () => {
  expect(
    faceRange(
      [
        [3, 4],
        [1, 2],
      ],
      10,
    ),
  ).toEqual([10, 40])
  expect(faceRange([], 1)).toEqual([0, 0])
})
