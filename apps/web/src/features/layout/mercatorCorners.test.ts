import { layoutBlock, layoutLngLat, panelDefaults, tableDefaults } from '@duet/plant'
import { expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../plant/testing/plane.ts'
import { mercatorCorners, mercatorOf } from './mercatorCorners.ts'

const EQUATOR_M = 40_075_016.68

test('corners are right to the millimetre at a plant of kilometres', () => {
  const layer = layerOf('perimeter', square(3000, 3000, 300), { blockId: 'b' })
  const layout = layoutBlock({
    block: { id: 'b' },
    layers: [layer],
    table: tableDefaults,
    panel: panelDefaults,
    frame: FRAME,
  })
  expect(layout.count).toBeGreaterThan(0)
  const lngLat = layoutLngLat(layout, FRAME)
  const corners = mercatorCorners(layout.cornersM, FRAME)
  const [originX] = mercatorOf(FRAME.originLongitudeDeg, FRAME.originLatitudeDeg)
  const [exact] = mercatorOf(lngLat[0] ?? 0, lngLat[1] ?? 0)
  expect(Math.abs((corners[0] ?? 0) + originX - exact) * EQUATOR_M).toBeLessThan(1e-3)
})
