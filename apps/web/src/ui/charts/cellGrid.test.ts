import { expect, test } from 'vitest'
import { cellAt, movedCell, rowHeightPx } from './cellGrid.ts'

const size = { rows: 4, columns: 10 }

test('the cell under the pointer is found, also at the very edge', () => {
  const place = { left: 100, top: 50, width: 200, height: 40 }
  expect(cellAt({ clientX: 101, clientY: 51 }, place, size)).toEqual({ row: 0, column: 0 })
  expect(cellAt({ clientX: 165, clientY: 75 }, place, size)).toEqual({ row: 2, column: 3 })
  expect(cellAt({ clientX: 300, clientY: 90 }, place, size)).toEqual({ row: 3, column: 9 })
})

test('arrow keys go from cell to cell and stay within the map', () => {
  expect(movedCell('ArrowDown', undefined, size)).toEqual({ row: 0, column: 0 })
  expect(movedCell('ArrowDown', { row: 0, column: 2 }, size)).toEqual({ row: 1, column: 2 })
  expect(movedCell('PageDown', { row: 0, column: 2 }, size)).toEqual({ row: 3, column: 2 })
  expect(movedCell('End', { row: 1, column: 2 }, size)).toEqual({ row: 1, column: 9 })
  expect(movedCell('a', { row: 1, column: 2 }, size)).toBeUndefined()
})

test('few rows are as high as a line of text, thousands a pixel', () => {
  expect([1, 40, 2000].map(rowHeightPx)).toEqual([22, 13, 1])
})
