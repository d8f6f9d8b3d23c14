import { toLocalM, validateLayer } from '@duet/plant'
import { expect, test } from 'vitest'
import { FRAME, layerOf, square } from '../../plant/testing/plane.ts'
import { geometryWithHeights, translateLayer, withGeometry } from './layerEdits.ts'
import { layerLines } from './layerLines.ts'
import { deleteVertex, insertVertex } from './vertices.ts'

test('a layer moved by metres retains its shape to the millimetre', () => {
  const moved = translateLayer(layerOf('perimeter', square(0, 0)), FRAME, [250, -40])
  const [x, y] = layerLines(moved, FRAME)[0]?.[2] ?? [0, 0]
  expect(x).toBeCloseTo(350, 3)
  expect(y).toBeCloseTo(60, 3)
})

test('moving there and back leaves a layer where it was', () => {
  const layer = layerOf('perimeter', square(0, 0))
  const back = translateLayer(translateLayer(layer, FRAME, [123.4, 56.7]), FRAME, [-123.4, -56.7])
  const [lng = 0, lat = 0] =
    back.geojson.geometry.type === 'Polygon'
      ? (back.geojson.geometry.coordinates[0]?.[1] ?? [])
      : []
  const [x, y] = toLocalM(FRAME, lng, lat)
  expect(Math.hypot(x - 100, y)).toBeLessThan(1e-6)
})

test('point heights follow corners that come and go', () => {
  const layer = layerOf('shading', square(0, 0), {
    properties: { pointHeights: [1, 2, 3, 4, 1] },
  })
  const without = deleteVertex(geometryWithHeights(layer), { part: 0, index: 1 })
  const fewer = without && withGeometry(layer, without)
  expect(fewer?.geojson.properties).toEqual({ pointHeights: [1, 3, 4, 1] })
  const more = withGeometry(
    layer,
    insertVertex(geometryWithHeights(layer), { part: 0, index: 3 }, [0, 0]),
  )
  expect(more.geojson.properties).toEqual({ pointHeights: [1, 2, 3, 4, 2.5, 1] })
  expect(fewer && validateLayer(fewer)).toEqual([])
})
