import { expect, test } from 'vitest'
import { layerOf, square } from '../../plant/testing/plane.ts'
import { layerFields } from './layerFields.ts'
import { withoutPart, withParts, withPointHeights } from './layerParts.ts'
import { propertyAt, propertyErrors, withProperty } from './layerProperties.ts'

const FRAME_LAYER = layerOf('frame', square(0, 0, 10))

test('a property is set, read and taken away', () => {
  const pond = layerOf('exclusion', square(0, 0))
  const set = withProperty(pond, 'bufferRadius', 5)
  expect(propertyAt(set, 'bufferRadius')).toBe(5)
  expect(withProperty(set, 'bufferRadius', null).geojson.properties).toEqual({})
})

test('elevations of corners are wanted for all four or none', () => {
  const one = withProperty(FRAME_LAYER, 'cornerElevations.1', 2)
  expect([...propertyErrors(one)]).toEqual([
    ['cornerElevations.0', 'required'],
    ['cornerElevations.2', 'required'],
    ['cornerElevations.3', 'required'],
  ])
  const all = [0, 1, 2, 3].reduce(
    (layer, corner) => withProperty(layer, `cornerElevations.${corner}`, corner / 2),
    FRAME_LAYER,
  )
  expect(propertyErrors(all).size).toBe(0)
  const none = [0, 1, 2, 3].reduce(
    (layer, corner) => withProperty(layer, `cornerElevations.${corner}`, null),
    all,
  )
  expect(none.geojson.properties).toEqual({})
})

test.each([
  ['tilt', 91, 'maximum 90'],
  ['azimuth', -181, 'minimum -180'],
])('%s of %d is reported with the words of the rule', (path, value, message) => {
  expect(propertyErrors(withProperty(FRAME_LAYER, path, value)).get(path)).toBe(message)
})

test('each type has the fields of its properties', () => {
  const names = (layer: Parameters<typeof layerFields>[0]): readonly string[] =>
    layerFields(layer).map(({ name }) => name)
  const grid = { gridCellWidth: 8, gridCellHeight: 6, origin: [0, 0], bufferRadius: 1 }
  expect(names(layerOf('section', square(0, 0), { properties: grid }))).toEqual([
    'gridCellWidth',
    'gridCellHeight',
    'origin.0',
    'origin.1',
    'bufferRadius',
    'dimensionCalcVersion',
  ])
  expect(names(layerOf('shading', square(0, 0)))).toEqual(['height', 'isOverArray'])
  expect(names(layerOf('guide_line', square(0, 0)))).toEqual(['containTest'])
  expect(names(FRAME_LAYER)).toHaveLength(6)
})

test('a hole comes and goes, with heights in step with the points', () => {
  const field = withPointHeights(layerOf('shading', square(0, 0)), 4)
  const holes = [
    [
      [-112.583, 33.4271],
      [-112.5829, 33.4271],
      [-112.5829, 33.4272],
    ],
  ]
  const holed = withParts(field, holes)
  expect(holed && propertyAt(holed, 'pointHeights')).toEqual([4, 4, 4, 4, 4, 0, 0, 0, 0])
  const whole = holed && withoutPart(holed, 1)
  expect(whole?.geojson).toEqual(field.geojson)
  expect(withoutPart(field, 0)).toBeUndefined()
})
