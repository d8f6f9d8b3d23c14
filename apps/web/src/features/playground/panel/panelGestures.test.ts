import { expect, test } from 'vitest'
import { initialSetting } from '../settings/settingFields.ts'
import { PANEL_FIELDS } from './panelFields.ts'
import { boxBetween, cellAtPlace, movedCursor, paint } from './panelGestures.ts'
import { paintedCells, panelGrid } from './panelLight.ts'

const PORTRAIT = initialSetting(PANEL_FIELDS)
const LANDSCAPE = { ...PORTRAIT, stands: 'landscape' } as const

test('arrow keys go over the picture as it lies, and stay on it', () => {
  const upright = panelGrid(PORTRAIT)
  expect(movedCursor(upright, 0, 'ArrowDown')).toBe(6)
  expect(movedCursor(upright, 0, 'ArrowRight')).toBe(1)
  expect(movedCursor(upright, 0, 'ArrowUp')).toBe(0)
  const lying = panelGrid(LANDSCAPE)
  expect(movedCursor(lying, 0, 'ArrowDown')).toBe(1)
  expect(movedCursor(lying, 0, 'ArrowRight')).toBe(6)
  expect(movedCursor(lying, undefined, 'ArrowRight')).toBe(0)
  expect(movedCursor(lying, 3, 'Enter')).toBeUndefined()
})

test('a cell is painted and cleared', () => {
  const grid = panelGrid(PORTRAIT)
  const cell = cellAtPlace(grid, { x: 2.5, y: 0.6 })
  expect(cell).toBe(8)
  const painted = { ...PORTRAIT, ...paint(PORTRAIT, grid, 8, true) }
  expect([...paintedCells(painted.painted, 144)]).toEqual([8])
  expect(paint(painted, grid, 8, false)).toEqual({ painted: '' })
  expect(cellAtPlace(grid, { x: 6.2, y: 1 })).toBeUndefined()
})

test('a rectangle is the same from either corner, and ends with the panel', () => {
  const grid = panelGrid(PORTRAIT)
  const box = { boxLeft: 50, boxWidth: 50, boxTop: 25, boxHeight: 50 }
  expect(boxBetween(grid, { x: 3, y: 3 }, { x: 9, y: 9 })).toEqual(box)
  expect(boxBetween(grid, { x: 9, y: 9 }, { x: 3, y: 3 })).toEqual(box)
})
