import { expect, test } from 'vitest'
import { aimAt } from '../testing/pointer.ts'
import { startDrawing, stepDrawing } from './drawTool.ts'
import { drawReadout, measureText, vertexReadout } from './readout.ts'

const FREE = { snap: () => undefined, problemOf: () => undefined }

test('length, direction and area are read out while drawing', () => {
  let state = startDrawing('polygon')
  expect(drawReadout(state)).toEqual([])
  for (const [east, north] of [
    [0, 0],
    [100, 0],
  ] as const) {
    state = stepDrawing(state, { type: 'add', aim: aimAt(east, north) }, FREE).state
  }
  state = stepDrawing(state, { type: 'move', aim: aimAt(100, 50) }, FREE).state
  const [edge = '', area = ''] = drawReadout(state)
  expect(edge).toMatch(/^50.m\s+0°.N$/)
  expect(area).toMatch(/^Area 2,?500.m²$/)
})

test('a dragged corner says both its edges', () => {
  const ring = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 0],
  ] as const
  const lines = vertexReadout(ring, 0, true)
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^100.m\s+90°.E$/)
})

test('a measurement says its length, and the straight way between its ends', () => {
  const state = {
    ...startDrawing('either'),
    points: [
      [0, 0],
      [30, 0],
      [30, 40],
    ] as const,
  }
  const [total = '', straight = ''] = measureText(state)
  expect(total).toMatch(/^Total 70.m$/)
  expect(straight).toMatch(/^Straight 50.m\s+36.9°.NE$/)
})

test('what the pointer snaps to is reported below', () => {
  const snap = { kind: 'vertex', at: [0, 0], label: 'Corner of Land' } as const
  const state = { ...startDrawing('line'), points: [[3, 4]] as const, next: [0, 0] as const, snap }
  expect(drawReadout(state).at(-1)).toBe('Corner of Land')
})
