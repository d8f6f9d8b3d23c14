import { applyDiff, LAYER_TYPES } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { surroundings } from '../../drawing/testing/pointer.ts'
import { FRAME } from '../../plant/testing/plane.ts'
import { ADD_KINDS, type AddKind } from './addKinds.ts'
import { type TypedLayer, typedLayer, typedLayerEdit } from './addTypedLayer.ts'
import { readCoordinates } from './typedCoordinates.ts'

const TEXTS: Readonly<Record<AddKind['geometry'], string>> = {
  Point: '5 5',
  LineString: '0 0\n100 0',
  MultiLineString: '0 0\n20 0\n\n0 6\n20 6',
  Polygon: '0 0\n100 0\n100 50\n0 50',
}

function typed(kind: AddKind, text = TEXTS[kind.geometry]): TypedLayer {
  const { parts } = readCoordinates(text, 'metres', FRAME)
  return { kind, parts, name: '', blockId: 'block', filename: 'barn.dae' }
}

const GRID = { gridCellWidth: 8, gridCellHeight: 6, origin: [0, 0], bufferRadius: 1 }
const AROUND = { ...surroundings([]), sectionOf: () => GRID }

function kindOf(name: string): AddKind {
  const kind = ADD_KINDS.find((one) => one.name === name)
  if (kind === undefined) throw new Error(name)
  return kind
}

test.each(ADD_KINDS.map((kind) => [kind.label, kind] as const))('%s can be typed', (_, kind) => {
  const made = typedLayer(AROUND.design, typed(kind), AROUND)
  if (typeof made === 'string') throw new Error(made)
  expect(made.layer).toMatchObject({
    type: kind.type,
    geojson: { geometry: { type: kind.geometry } },
  })
  const after = applyDiff(AROUND.design, typedLayerEdit(AROUND.design, made).diff)
  expect(after.block_layers[made.layer.id]).toEqual(made.layer)
})

test('every type is among the kinds', () => {
  expect([...new Set(ADD_KINDS.map(({ type }) => type))].toSorted()).toEqual(
    [...LAYER_TYPES].toSorted(),
  )
})

describe('a perimeter', () => {
  test('without a block brings one along', () => {
    const made = typedLayer(
      AROUND.design,
      { ...typed(kindOf('perimeter')), blockId: null, name: ' West field ' },
      AROUND,
    )
    if (typeof made === 'string') throw new Error(made)
    expect(made.block?.id).toBe(made.layer.block_id)
    expect(made.layer.name).toBe('West field')
  })

  test('has holes after empty lines', () => {
    const text = `${TEXTS.Polygon}\n\n10 10\n20 10\n20 20`
    const made = typedLayer(AROUND.design, typed(kindOf('perimeter'), text), AROUND)
    expect(made).toMatchObject({ layer: { geojson: { geometry: { coordinates: [{}, {}] } } } })
    const outside = `${TEXTS.Polygon}\n\n210 10\n220 10\n220 20`
    expect(typedLayer(AROUND.design, typed(kindOf('perimeter'), outside), AROUND)).toBe(
      'hole 1 lies outside of the outline',
    )
  })
})

test('heights of an obstacle are taken over, point by point', () => {
  const text = '0 0 3\n10 0 4\n20 0 5'
  expect(typedLayer(AROUND.design, typed(kindOf('shading_line'), text), AROUND)).toMatchObject({
    layer: { geojson: { properties: { pointHeights: [3, 4, 5] } } },
  })
})

test.each([
  ['perimeter', '0 0\n1 1', 'An area needs at least 3 corners.'],
  ['guide_line', '0 0', 'A line needs at least 2 points.'],
  [
    'guide_line',
    '0 0\n9 0\n\n5 5\n6 6',
    'Only one shape can be added at a time: take out the empty lines.',
  ],
  ['frame', '0 0\n9 0\n9 9', 'A frame needs 4 corners.'],
  ['shading_point', '0 0\n9 0', 'A point needs one line of coordinates.'],
  ['panels', '', 'A line needs at least 2 points.'],
  ['perimeter', '0 0\n10 10\n10 0\n0 10', 'the outline must not cross itself'],
])('%s of %j is refused: %s', (name, text, message) => {
  expect(typedLayer(AROUND.design, typed(kindOf(name), text), AROUND)).toContain(message)
})

test('a scene needs its file, a section the tables of a block', () => {
  const nameless = { ...typed(kindOf('scene')), filename: ' ' }
  expect(typedLayer(AROUND.design, nameless, AROUND)).toBe('A scene needs its file name.')
  expect(typedLayer(AROUND.design, typed(kindOf('section')), surroundings([]))).toContain(
    'choose a block with a panel and a table first',
  )
})
