import { layoutBlock, panelDefaults, tableDefaults } from '@duet/plant'
import { expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../plant/testing/plane.ts'
import { rowStripsM } from './rowStrips.ts'

test('tables of a row become one strip, parted by a road, and cover the same ground', () => {
  const road = layerOf(
    'exclusion',
    [
      [-10, 140],
      [310, 140],
      [310, 150],
      [-10, 150],
    ],
    {
      id: 'road',
      blockId: 'b',
    },
  )
  const layout = layoutBlock({
    block: { id: 'b' },
    layers: [layerOf('perimeter', square(0, 0, 300), { blockId: 'b' }), road],
    table: { ...tableDefaults, num_cols: 20, table_gap: 0.5 },
    panel: panelDefaults,
    frame: FRAME,
  })
  const strips = rowStripsM(layout, layout.source)
  expect(strips.length / 8).toBe(2 * new Set(layout.row).size)
  const lengthOf = (corners: Float64Array, i: number): number =>
    Math.hypot(
      (corners[8 * i + 2] ?? 0) - (corners[8 * i] ?? 0),
      (corners[8 * i + 3] ?? 0) - (corners[8 * i + 1] ?? 0),
    )
  const tablesM = layout.count * lengthOf(layout.cornersM, 0)
  const gapsM = 0.5 * (layout.count - strips.length / 8)
  let stripsM = 0
  for (let i = 0; i < strips.length / 8; i++) stripsM += lengthOf(strips, i)
  expect(stripsM).toBeCloseTo(tablesM + gapsM, 6)
})
