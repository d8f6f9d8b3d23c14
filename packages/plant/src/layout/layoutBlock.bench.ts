import { describe, test } from 'vitest'
import { panelDefaults } from '../components/panel/panelDefaults.ts'
import { tableDefaults } from '../components/table/tableDefaults.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { layoutBlock } from './layoutBlock.ts'
import type { TableLayout } from './layoutTables.ts'
import {
  guideLine,
  layer,
  type PointM,
  perimeter,
  ringAt,
  road,
  TEST_FRAME,
} from './testing/groundLayers.ts'

/** A round site that waves a little; one corner is pulled out by `pullM`. */
function site(radiusM: number, pullM: number): BlockLayer {
  const corners = Array.from({ length: 400 }, (_, i): PointM => {
    const turn = (2 * Math.PI * i) / 400
    const r = radiusM * (1 + 0.04 * Math.sin(7 * turn)) + (i === 40 ? pullM : 0)
    return [r * Math.cos(turn), r * Math.sin(turn)]
  })
  return perimeter('site', [ringAt(...corners)], 'guide')
}

/** 30 ponds with setbacks of 5 m and 5 roads. */
const keepOut: readonly BlockLayer[] = [
  ...Array.from({ length: 30 }, (_, i) => {
    const [x, y] = [(i % 6) * 180 - 450, i * 30 - 450]
    const ring = Array.from({ length: 40 }, (__, k): PointM => {
      const turn = (2 * Math.PI * k) / 40
      return [x + 12 * Math.cos(turn), y + 12 * Math.sin(turn)]
    })
    return layer(`pond ${i}`, 'exclusion', {
      type: 'Feature',
      properties: { bufferRadius: 5 },
      geometry: { type: 'Polygon', coordinates: [ringAt(...ring)] },
    })
  }),
  ...Array.from({ length: 5 }, (_, i) =>
    road(`road ${i}`, 4, [-700, i * 250 - 500], [700, i * 250 - 450]),
  ),
]

const lay = (land: BlockLayer, others: readonly BlockLayer[]): TableLayout =>
  layoutBlock({
    block: { id: 'b', edge_setback: 5 },
    layers: [land, ...others],
    table: { ...tableDefaults, num_cols: 28, row_spacing: 6.5 },
    panel: panelDefaults,
    frame: TEST_FRAME,
  })

describe.each([
  { radiusM: 640, tables: '5,000' },
  { radiusM: 1980, tables: '50,000' },
])('a block of about $tables tables', ({ radiusM, tables }) => {
  const sites = [0, 5, 10, 15].map((pullM) => site(radiusM, pullM))
  let turn = 0
  const next = (): BlockLayer => sites[turn++ % sites.length] ?? site(radiusM, 0)

  test('from records to tables', async ({ bench }) => {
    const count = lay(next(), keepOut).count
    await bench(`${tables} (${count}), all anew`, () => {
      lay(next(), structuredClone(keepOut))
    }).run()
  })

  test('a corner is dragged', async ({ bench }) => {
    await bench(`${tables}, row origin in 16 trials`, () => void lay(next(), keepOut)).run()
    const guide = guideLine('guide', [0, 0], [0, 100])
    await bench(
      `${tables}, rows on a guide line`,
      () => void lay(next(), [...keepOut, guide]),
    ).run()
  })
})
