import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import type { BlockLayer, LayerFeatures, LayerType } from './blockLayer.ts'
import { createLayer } from './createLayer.ts'
import { parseBlockLayer } from './parseLayer.ts'
import { firstCrossing } from './ringCrossings.ts'
import { validateLayer } from './validateLayer.ts'

const NOW = '2026-05-01T12:00:00Z'

function layer<T extends LayerType>(type: T, geojson: LayerFeatures[T]): BlockLayer {
  const record: unknown = createLayer({
    id: 'l1',
    projectId: 'p1',
    blockId: null,
    type,
    geojson,
    name: 'Layer',
    createdAt: NOW,
  })
  return record as BlockLayer
}

/** A closed ring near Phoenix; corners in thousandths of a degree. */
function ring(...corners: readonly (readonly [number, number])[]): Position[] {
  const positions = corners.map(([x, y]) => [-112 + x / 1000, 33 + y / 1000])
  return [...positions, ...positions.slice(0, 1)]
}

const SQUARE = ring([0, 0], [2, 0], [2, 2], [0, 2])

const perimeter = (...rings: Position[][]): BlockLayer =>
  layer('perimeter', {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates: rings },
  })

const line = (...points: readonly (readonly [number, number])[]): Position[] =>
  ring(...points).slice(0, -1)

const SECTION = { gridCellWidth: 97, gridCellHeight: 6.5, origin: [-112, 33], bufferRadius: 1 }

const firstMessage = (positions: Position[]) => validateLayer(perimeter(positions))[0]?.message

/** A star-shaped ring around the origin: never crosses itself. */
function star(corners: number, radius: (i: number) => number): Position[] {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners
    return [-112 + radius(i) * Math.cos(angle), 33 + radius(i) * Math.sin(angle)]
  })
  return [...points, ...points.slice(0, 1)]
}

const guide = (coordinates: Position[]) =>
  layer('guide_line', {
    type: 'Feature',
    properties: { containTest: 'v1' },
    geometry: { type: 'LineString', coordinates },
  })

const section = (change: object) =>
  layer('section', {
    type: 'Feature',
    properties: { ...SECTION, ...change },
    geometry: { type: 'Polygon', coordinates: [SQUARE] },
  })

const panels = (coordinates: Position[][]) =>
  layer('panels', {
    type: 'Feature',
    properties: {},
    geometry: { type: 'MultiLineString', coordinates },
  })

const frame = (coordinates: Position[][]) =>
  layer('frame', {
    type: 'Feature',
    properties: {},
    geometry: { type: 'Polygon', coordinates },
  })

describe('a perimeter', () => {
  test('is valid as a square, with a hole, and as a ring that runs either way', () => {
    const hole = ring([0.5, 0.5], [1, 0.5], [1, 1])
    expect(validateLayer(perimeter(SQUARE))).toEqual([])
    expect(validateLayer(perimeter(SQUARE, hole))).toEqual([])
    expect(validateLayer(perimeter(SQUARE.toReversed()))).toEqual([])
  })

  test('bears a corner that was clicked twice', () => {
    expect(validateLayer(perimeter(ring([0, 0], [2, 0], [2, 0], [2, 2], [0, 2])))).toEqual([])
  })

  test('must not cross itself; the two edges are named', () => {
    const bowTie = perimeter(ring([0, 0], [2, 2], [2, 0], [0, 2]))
    expect(validateLayer(bowTie)).toEqual([
      {
        path: 'geojson.geometry.coordinates.0.0',
        message:
          'the outline must not cross itself: edge 1 (-112.000000, 33.000000 to -111.998000, 33.002000) meets edge 3 (-111.998000, 33.000000 to -112.000000, 33.002000)',
      },
    ])
  })

  test.each([
    ['touches itself at a corner', ring([0, 0], [2, 0], [1, 1], [2, 2], [0, 2], [1, 1])],
    ['runs back over an edge', ring([0, 0], [2, 0], [1, 0], [1, 2])],
    ['touches an edge with a corner', ring([0, 0], [4, 0], [4, 2], [2, 0], [0, 2])],
  ])('%s: that is refused', (_, outline) => {
    expect(validateLayer(perimeter(outline))[0]?.message).toContain('must not cross itself')
  })

  test('may lie across the 180° meridian', () => {
    const east = (degrees: number): number => (degrees > 180 ? degrees - 360 : degrees)
    const moved = (outline: readonly (readonly number[])[]): number[][] =>
      outline.map(([x = 0, y = 0]) => [east(x + 291.9993), y])
    const concave = ring([0, 0], [4, 0], [4, 4], [2, 1], [0, 4])
    expect(validateLayer(perimeter(moved(concave)))).toEqual([])
    expect(
      validateLayer(perimeter(moved(SQUARE), moved(ring([0.5, 0.5], [1.5, 0.5], [1, 1.5])))),
    ).toEqual([])
    expect(
      validateLayer(perimeter(moved(ring([0, 0], [2, 2], [2, 0], [0, 2]))))[0]?.message,
    ).toContain('must not cross itself')
  })

  test('must hold its holes', () => {
    const outside = ring([3, 3], [4, 3], [4, 4])
    expect(validateLayer(perimeter(SQUARE, outside))[0]?.message).toBe(
      'hole 1 lies outside of the outline',
    )
    const across = ring([1, 1], [3, 1.2], [1, 1.5])
    expect(validateLayer(perimeter(SQUARE, across))[0]?.message).toContain('edge 1 of hole 1')
  })

  test('must be closed and have three corners on earth', () => {
    expect(firstMessage(SQUARE.slice(0, -1))).toBe('a polygon must end where it starts')
    expect(firstMessage(ring([0, 0], [1, 1]))).toBe(
      'a polygon must have at least 3 different corners',
    )
    expect(firstMessage([[200, 0], ...SQUARE])).toContain('must be [longitude, latitude]')
  })

  test('must be a polygon', () => {
    const record: unknown = {
      ...perimeter(SQUARE),
      geojson: {
        type: 'Feature',
        properties: {},
        geometry: { type: 'LineString', coordinates: SQUARE },
      },
    }
    expect(validateLayer(record as BlockLayer)).toEqual([
      {
        path: 'geojson.geometry.type',
        message: 'a perimeter layer must be a Polygon, not a LineString',
      },
    ])
  })

  test.each([null, { type: 'Polygon' }, { type: 'Polygon', coordinates: [[['a', 1]]] }])(
    'must have a geometry, not %j',
    (geometry) => {
      const record: unknown = {
        ...perimeter(SQUARE),
        geojson: { type: 'Feature', properties: {}, geometry },
      }
      expect(validateLayer(record as BlockLayer)[0]?.path).toContain('geojson.geometry')
    },
  )

  test('needs a height for each point when it has heights', () => {
    const heights = layer('perimeter', {
      type: 'Feature',
      properties: { pointHeights: [1, 2] },
      geometry: { type: 'Polygon', coordinates: [SQUARE] },
    })
    expect(validateLayer(heights)).toEqual([
      { path: 'geojson.properties.pointHeights', message: 'must have 5 values' },
    ])
  })
})

describe('crossings', () => {
  test.each([3, 8, 50, 500])('are not found in a star of %d corners', (corners) => {
    expect(
      firstCrossing([star(corners, (i) => 0.01 * (1 + ((i * 7919) % 13) / 13))]),
    ).toBeUndefined()
  })

  test('are found when two corners of it are exchanged', () => {
    const points = star(50, () => 0.01)
    const [a, b] = [points[10] ?? [], points[30] ?? []]
    const swapped = points.with(10, b).with(30, a)
    expect(firstCrossing([swapped])).toBeDefined()
  })
})

describe('layers of other types', () => {
  test('a guide line has two different points and a contain test', () => {
    expect(validateLayer(guide(line([0, 0], [1, 1])))).toEqual([])
    expect(validateLayer(guide(line([0, 0], [0, 0])))[0]?.message).toBe(
      'a line must have at least 2 different points',
    )
  })

  test('a section has a grid', () => {
    expect(validateLayer(section({}))).toEqual([])
    expect(validateLayer(section({ gridCellWidth: 0 }))).toEqual([
      { path: 'geojson.properties.gridCellWidth', message: 'must be positive' },
    ])
    expect(validateLayer(section({ bufferRadius: -1 }))).toEqual([
      { path: 'geojson.properties.bufferRadius', message: 'must be non-negative' },
    ])
  })

  test('panels are lines', () => {
    expect(validateLayer(panels([line([0, 0], [1, 0]), line([0, 1], [1, 1])]))).toEqual([])
    expect(validateLayer(panels([]))[0]?.message).toBe('must have at least 1 line')
  })

  test('an exclusion and an obstacle may be lines, with sizes above 0', () => {
    const road = layer('exclusion', {
      type: 'Feature',
      properties: { bufferRadius: -1 },
      geometry: { type: 'LineString', coordinates: line([0, 0], [1, 1]) },
    })
    expect(validateLayer(road)[0]?.message).toBe('must be non-negative')
    const mast = layer('shading', {
      type: 'Feature',
      properties: { height: 0 },
      geometry: { type: 'Point', coordinates: [-112, 33] },
    })
    expect(validateLayer(mast)).toEqual([
      { path: 'geojson.properties.height', message: 'must be positive' },
    ])
  })

  test('a frame has four corners', () => {
    expect(validateLayer(frame([SQUARE]))).toEqual([])
    expect(validateLayer(frame([ring([0, 0], [1, 0], [1, 1])]))[0]?.message).toBe(
      'a frame must have 4 corners',
    )
  })

  test('a scene names its file', () => {
    const scene = layer('scene', {
      type: 'Feature',
      properties: {},
      geometry: { type: 'Point', coordinates: [-112, 33] },
    })
    expect(validateLayer(scene)).toEqual([{ path: 'source_filename', message: 'required' }])
  })
})

describe('a layer of unknown origin', () => {
  test('is read when it has the shape of one', () => {
    expect(parseBlockLayer(perimeter(SQUARE))).toEqual(perimeter(SQUARE))
  })

  test('is refused with the place of the mistake', () => {
    const wrong: object = { ...perimeter(SQUARE), type: 'fence' }
    expect(() => parseBlockLayer(wrong)).toThrow('Layer: type must be one of the options')
    expect(() => parseBlockLayer({ ...perimeter(SQUARE), geojson: null })).toThrow(
      'Layer: geojson required',
    )
  })
})
