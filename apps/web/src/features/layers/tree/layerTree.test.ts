import { createBlock, type Design } from '@duet/plant'
import { expect, test } from 'vitest'
import { layerOf, square } from '../../plant/testing/plane.ts'
import { NO_FILTER, type TreeFilter, treeRows } from './layerTree.ts'

function block(id: string, name: string): Design['blocks'][string] {
  return { ...createBlock({ id, createdAt: '2026-01-01T00:00:00Z', existingNames: [] }), name }
}

const FIELD = square(0, 0)
const DESIGN: Design = {
  blocks: { b: block('b', 'South'), a: block('a', 'North'), c: block('c', 'Empty') },
  block_layers: {
    p: { ...layerOf('perimeter', FIELD, { id: 'p', blockId: 'a' }), name: 'Field 2' },
    x: { ...layerOf('exclusion', FIELD, { id: 'x', blockId: 'a' }), name: 'Pond' },
    q: { ...layerOf('perimeter', FIELD, { id: 'q', blockId: 'b' }), name: 'Field 10' },
    u: { ...layerOf('shading', FIELD, { id: 'u' }), name: 'Barn' },
  },
}

function keys(filter: TreeFilter = NO_FILTER, open: readonly string[] = ['a', 'b', 'unassigned']) {
  return treeRows(DESIGN, filter, (key) => open.includes(key)).map(({ key }) => key)
}

test('blocks by name with their layers, and what lies in none at the end', () => {
  expect(keys()).toEqual(['c', 'a', 'p', 'x', 'b', 'q', 'unassigned', 'u'])
})

test('a folded block shows no layers', () => {
  expect(keys(NO_FILTER, ['b'])).toEqual(['c', 'a', 'b', 'q', 'unassigned'])
})

test('places and numbers of siblings are reported', () => {
  const rows = treeRows(DESIGN, NO_FILTER, () => true)
  expect(rows.map(({ position, siblings }) => [position, siblings])).toEqual([
    [1, 4],
    [2, 4],
    [1, 2],
    [2, 2],
    [3, 4],
    [1, 1],
    [4, 4],
    [1, 1],
  ])
})

test('words are looked for in the names of layers, types and blocks, and open what is folded', () => {
  expect(keys({ text: 'field', types: [] }, [])).toEqual(['a', 'p', 'b', 'q'])
  expect(keys({ text: 'FIELD 10', types: [] }, [])).toEqual(['b', 'q'])
  expect(keys({ text: 'north pond', types: [] }, [])).toEqual(['a', 'x'])
  expect(keys({ text: 'shading', types: [] }, [])).toEqual(['unassigned', 'u'])
  expect(keys({ text: 'empty', types: [] }, [])).toEqual(['c'])
  expect(keys({ text: 'nowhere', types: [] }, [])).toEqual([])
})

test('types narrow the list', () => {
  expect(keys({ text: '', types: ['exclusion', 'shading'] }, [])).toEqual([
    'a',
    'x',
    'unassigned',
    'u',
  ])
  expect(keys({ text: 'south', types: ['exclusion'] }, [])).toEqual([])
})
