import { describe, expect, test } from 'vitest'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { applyDiff, type Design, isEmptyDiff } from './designDiff.ts'
import { deleteBlock, deleteLayer, moveLayer } from './designEdits.ts'
import { block, ground, guide } from './testing/randomEdits.ts'

const design = (...layers: BlockLayer[]): Design => ({
  blocks: { a: block('a'), b: block('b') },
  block_layers: Object.fromEntries(layers.map((layer) => [layer.id, layer])),
})
const linkOf = (layer: BlockLayer | undefined) =>
  layer?.type === 'perimeter' ? layer.geojson.properties.guideLineId : undefined
const SHARED = design(
  ground('p', 'a', 'g'),
  ground('q', 'b', 'g'),
  guide('g', 'a'),
  ground('r', 'a'),
)

describe('layers', () => {
  test('[L1] deleting a perimeter deletes its guide line', () => {
    const after = applyDiff(SHARED, deleteLayer(SHARED, 'p'))
    expect(Object.keys(after.block_layers)).toEqual(['q', 'r'])
  })

  test('[L2] whoever followed a deleted guide line follows none', () => {
    expect(linkOf(applyDiff(SHARED, deleteLayer(SHARED, 'p')).block_layers['q'])).toBeNull()
    const after = applyDiff(SHARED, deleteLayer(SHARED, 'g'))
    expect(Object.values(after.block_layers).map(linkOf)).toEqual([null, null, null])
  })

  test('[L2] a deleted perimeter leaves the list of partners', () => {
    const q = ground('q', 'b')
    if (q.type !== 'perimeter') throw new Error('not a perimeter')
    const named: BlockLayer = {
      ...q,
      geojson: { ...q.geojson, properties: { polygonIds: ['p', 'q'] } },
    }
    const before = design(ground('p', 'a'), named)
    const after = applyDiff(before, deleteLayer(before, 'p')).block_layers['q']
    expect(after?.geojson.properties).toMatchObject({ polygonIds: ['q'] })
  })

  test('[L2] perimeters without a reference are not touched', () => {
    const { updated } = deleteLayer(SHARED, 'g').block_layers
    expect(Object.keys(updated)).toEqual(['p', 'q'])
  })

  test('[L3] a perimeter takes its guide line to another block and to Unassigned', () => {
    for (const blockId of ['b', null]) {
      const after = applyDiff(SHARED, moveLayer(SHARED, 'p', blockId))
      expect(after.block_layers['p']?.block_id).toBe(blockId)
      expect(after.block_layers['g']?.block_id).toBe(blockId)
      expect(after.block_layers['r']?.block_id).toBe('a')
    }
  })

  test('[L3] moving a guide line moves nothing else', () => {
    const { updated } = moveLayer(SHARED, 'g', 'b').block_layers
    expect(Object.keys(updated)).toEqual(['g'])
  })

  test('[L4] deleting a block deletes all its layers and clears references to them', () => {
    const after = applyDiff(SHARED, deleteBlock(SHARED, 'a'))
    expect(Object.keys(after.blocks)).toEqual(['b'])
    expect(Object.keys(after.block_layers)).toEqual(['q'])
    expect(linkOf(after.block_layers['q'])).toBeNull()
  })

  test('editing what is not there changes nothing', () => {
    expect(isEmptyDiff(deleteLayer(SHARED, 'x'))).toBe(true)
    expect(isEmptyDiff(moveLayer(SHARED, 'x', 'a'))).toBe(true)
    expect(isEmptyDiff(deleteBlock(SHARED, 'x'))).toBe(true)
  })
})
