import { createBlock, type Design } from '@duet/plant'
import { test } from 'vitest'
import { layerOf, square } from '../../plant/testing/plane.ts'
import { NO_FILTER, treeRows } from './layerTree.ts'

const FIELD = square(0, 0)

const DESIGN: Design = {
  blocks: Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [
      `b${i}`,
      createBlock({ id: `b${i}`, createdAt: '2026-01-01T00:00:00Z', existingNames: [] }),
    ]),
  ),
  block_layers: Object.fromEntries(
    Array.from({ length: 2000 }, (_, i) => [
      `l${i}`,
      {
        ...layerOf('perimeter', FIELD, { id: `l${i}`, blockId: `b${i % 40}` }),
        name: `Field ${i}`,
      },
    ]),
  ),
}

test('2,000 layers are listed', async ({ bench }) => {
  await bench('40 blocks', () => void treeRows(DESIGN, NO_FILTER, () => true)).run()
})
