import type { SectionSlot } from '@duet/plant'
import { expect, test } from 'vitest'
import { slotAt, slotsAlong } from './slotHit.ts'
import { slotRows } from './slotRows.ts'

/** A table 10 m long and 2 m deep, its first corner at the place. */
const slot = (row: number, column: number, isOn = true): SectionSlot => {
  const [x, y] = [column * 11, row * 6]
  return {
    cell: [row, column],
    row,
    slot: column,
    isOn,
    cornersM: Float64Array.of(x, y, x + 10, y, x + 10, y + 2, x, y + 2),
  }
}
const GRID = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => slot(row, column)))

test('a point is on the slot under it, and on none in a gap', () => {
  expect(slotAt(GRID, [12, 7])?.cell).toEqual([1, 1])
  expect(slotAt(GRID, [10.5, 7])).toBeUndefined()
  expect(slotAt(GRID, [12, 4])).toBeUndefined()
})

test('a quick stroke passes all slots on its way, each once', () => {
  const cells = slotsAlong(GRID, [5, 1], [38, 1]).map(({ cell }) => cell.join())
  expect(cells).toEqual(['0,0', '0,1', '0,2', '0,3'])
  expect(slotsAlong(GRID, [5, 1], [5, 13]).map(({ cell }) => cell[0])).toEqual([0, 1, 2])
})

test('rows are listed with their places that are off', () => {
  const slots = [slot(0, 0), slot(0, 1), ...[0, 1, 3].map((column) => slot(1, column, false))]
  expect(slotRows(slots).map(({ number, on, offText }) => [number, on, offText])).toEqual([
    [1, 2, 'none'],
    [2, 0, '1–2, 4'],
  ])
})
