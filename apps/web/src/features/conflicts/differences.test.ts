import { createBlock } from '@duet/plant'
import { expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../plant/testing/plane.ts'
import { conflictTitle } from './conflictText.ts'
import { differencesOf } from './differences.ts'

const BLOCK = createBlock({ id: 'b', createdAt: '2026-01-01T00:00:00.000Z', existingNames: [] })
const LAND = layerOf('perimeter', square(0, 0), { id: 'land', blockId: 'b' })
const around = { frame: FRAME, nameOf: (id: string) => (id === 'p1' ? 'Panel one' : undefined) }

test('fields of a block are named as in its form, with units and the names of components', () => {
  const theirs = { ...BLOCK, num_inverters: 7, pv_panel_id: 'p1' }
  expect(differencesOf({ mine: BLOCK, theirs }, around)).toEqual([
    { label: 'Panel', mine: 'none', theirs: 'Panel one' },
    { label: 'Number of inverters', mine: '1', theirs: '7' },
  ])
})

test('shapes are described by corners and areas', () => {
  const { id, block_id } = LAND
  const moved = layerOf('perimeter', square(20, 0), { id, blockId: block_id })
  const [shape, corners] = differencesOf({ mine: LAND, theirs: moved }, around)
  expect(shape?.label).toBe('Shape')
  expect(shape?.mine).toMatch(/^4 corners, .*m²$/)
  expect(corners?.label).toBe('Corners apart')
  expect(corners?.mine).toMatch(/^4, by up to 20/)
})

test('the same shape is no difference, and neither is anything against a deletion', () => {
  expect(differencesOf({ mine: LAND, theirs: { ...LAND, name: 'Other' } }, around)).toEqual([
    { label: 'Name', mine: LAND.name, theirs: 'Other' },
  ])
  expect(differencesOf({ mine: LAND, theirs: null }, around)).toEqual([])
})

test.each([
  [{ mine: LAND, theirs: LAND }, /^Ana changed .* at \d\d:\d\d.* while you did$/],
  [{ mine: LAND, theirs: null }, /^Ana deleted .* while you changed it$/],
  [{ mine: null, theirs: LAND }, /^Ana changed .* while you deleted it$/],
])('a title says who did what', (sides, title) => {
  const parts = { id: 'land', kind: 'block_layer', ids: ['land'] } as const
  const who = { editorName: 'Ana', at: '2026-01-01T12:04:00Z' }
  expect(conflictTitle({ ...parts, ...sides, ...who })).toMatch(title)
})
