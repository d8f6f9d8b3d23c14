import { createLayer, localFrame, toLngLat } from '@duet/plant'
import { describe, expect, test } from 'vitest'
import { tileUrl } from '../../../project/map/tiles.ts'
import { tablePolygons } from '../map/tablesOnGround.ts'
import { demZoom, lngLatBounds } from '../map/terrainOnMap.ts'
import {
  bandSteps,
  DEFAULT_GROUND_VIEW,
  limitsByStep,
  readGroundView,
  storeGroundView,
} from '../state/groundView.ts'
import { gridOf, SITE } from '../testing/grids.ts'
import { bandLegend, bandsOf } from '../tiles/bands.ts'
import { coverage, groundAreas } from './blockGround.ts'
import { dimensionLabel } from './dimensionLabel.ts'
import { type ShadingLayer, withGroundHeights } from './layerHeights.ts'

const FRAME = localFrame(SITE.longitude, SITE.latitude)

type Places = readonly (readonly [number, number])[]

const degrees = (places: Places): number[][] =>
  places.map(([east, north]) => toLngLat(FRAME, east, north))

function wall(places: Places, pointHeights?: readonly number[]): ShadingLayer {
  const layer = createLayer({
    id: 'wall',
    projectId: 'p',
    blockId: null,
    name: 'Wall',
    createdAt: '2026-01-01T00:00:00.000Z',
    type: 'shading',
    geojson: {
      type: 'Feature',
      properties: pointHeights === undefined ? {} : { pointHeights },
      geometry: { type: 'LineString', coordinates: degrees(places) },
    },
  })
  if (layer.type !== 'shading') throw new Error('a shading layer was made')
  return layer
}

const pointsOf = ({ geojson: { geometry } }: ShadingLayer): number[][] =>
  geometry.type === 'LineString' ? geometry.coordinates : []

describe('heights of an obstacle from the ground', () => {
  const level = gridOf(() => 300)
  /** A ridge of 20 m along the north axis. */
  const ridge = gridOf((east) => 300 + Math.max(0, 20 - 0.2 * Math.abs(east)))
  const across: Places = [
    [-100, 0],
    [100, 0],
  ]

  test('on level ground nothing is added', () => {
    const next = withGroundHeights(wall(across), level, FRAME, 'follow')
    expect(next && pointsOf(next)).toHaveLength(2)
    expect(next?.geojson.properties.pointHeights).toEqual([10, 10])
  })

  test('over a ridge a point is added where the ground bends', () => {
    const next = withGroundHeights(wall(across, [4, 8]), ridge, FRAME, 'follow')
    const points = (next && pointsOf(next)) ?? []
    expect(points).toHaveLength(3)
    expect(points[1]?.[0]).toBeCloseTo(SITE.longitude, 6)
    expect(next?.geojson.properties.pointHeights).toEqual([4, 6, 8])
  })

  test('with a level top it is the less high, the higher the ground', () => {
    const next = withGroundHeights(wall(across), ridge, FRAME, 'level')
    expect(next?.geojson.properties.pointHeights).toEqual([30, 10, 30])
  })

  test('beside the known ground it is left as it is', () => {
    const far = wall([
      [-100, 0],
      [1000, 0],
    ])
    expect(withGroundHeights(far, ridge, FRAME, 'follow')).toBeUndefined()
  })
})

describe('ground of blocks', () => {
  const slope = gridOf((east) => 100 + 0.06 * east)
  const perimeter = (places: Places) =>
    createLayer({
      id: `perimeter ${places[0]?.join()}`,
      projectId: 'p',
      blockId: 'b',
      name: 'Field',
      createdAt: '2026-01-01T00:00:00.000Z',
      type: 'perimeter',
      geojson: {
        type: 'Feature',
        properties: {},
        geometry: { type: 'Polygon', coordinates: [degrees(places)] },
      },
    })
  const square = (fromM: number, toM: number) =>
    perimeter([
      [fromM, fromM],
      [toM, fromM],
      [toM, toM],
      [fromM, toM],
      [fromM, fromM],
    ])
  const designWith = (layer: ReturnType<typeof square>) => ({
    blocks: { b: { id: 'b', name: 'Block' } as never },
    block_layers: { [layer.id]: layer },
  })

  test('is that within their perimeters', () => {
    const [whole, block] = groundAreas(slope, designWith(square(-95, 105)))
    expect(whole?.areas.areaM2).toBe(41 * 41 * 100)
    expect(block?.areas.areaM2).toBe(200 * 200)
    const steep = block?.areas.rows.find(
      ({ dimension, from }) => dimension === 'slope' && from === 0.05,
    )
    expect(steep?.fraction).toBe(1)
    const west = block?.areas.rows.find(({ label }) => label === 'W')
    expect(west?.fraction).toBe(1)
  })

  test('is covered, partly or not at all', () => {
    expect(coverage(slope, designWith(square(-100, 100)))).toBe(1)
    expect(coverage(slope, designWith(square(900, 1000)))).toBe(0)
    expect(coverage(slope, { blocks: {}, block_layers: {} })).toBeUndefined()
  })
})

describe('isobands', () => {
  test('may be as high as gives 3 to 40 of them', () => {
    expect(bandSteps(600)).toEqual([20, 50, 100, 200])
    expect(bandSteps(1)).toEqual([0.1, 0.2])
  })

  test('begin and end on round heights', () => {
    expect(limitsByStep(2438, 2531, 20)).toEqual([2420, 2440, 2460, 2480, 2500, 2520, 2540])
    expect(limitsByStep(5, 5, 1)).toEqual([5, 6])
  })

  test('are about a dozen unless a step is chosen that fits', () => {
    const grid = gridOf((east) => 300 + east)
    expect(bandsOf(grid, undefined).stepM).toBe(50)
    expect(bandsOf(grid, 20).stepM).toBe(20)
    expect(bandsOf(grid, 0.1).stepM).toBe(50)
    expect(bandLegend([0, 10, 20]).map(({ label }) => label)).toEqual(['0–10 m', '10–20 m'])
  })
})

describe('how the ground is shown', () => {
  const storageOf = (text: string | null) => ({ getItem: () => text })

  test('is what was stored, and the defaults for what cannot be read', () => {
    expect(readGroundView(storageOf(null))).toEqual(DEFAULT_GROUND_VIEW)
    expect(readGroundView(storageOf('{"coloring":"magic"}'))).toEqual(DEFAULT_GROUND_VIEW)
    expect(readGroundView(storageOf('nonsense'))).toEqual(DEFAULT_GROUND_VIEW)
    const items = new Map<string, string>()
    const view = { ...DEFAULT_GROUND_VIEW, coloring: 'aspect', bandStepM: 5 } as const
    storeGroundView({ setItem: (key, value) => void items.set(key, value) }, view)
    expect(readGroundView({ getItem: (key) => items.get(key) ?? null })).toEqual(view)
  })
})

test('tiles of heights are about as fine as the grid', () => {
  expect(demZoom({ ...gridOf(() => 0), cellSizeM: 30 })).toBe(12)
  expect(demZoom({ ...gridOf(() => 0), cellSizeM: 0.25 })).toBe(18)
})

test('bounds of a grid are where its outermost heights are', () => {
  const [west, south, east, north] = lngLatBounds(gridOf(() => 0))
  expect((west + east) / 2).toBeCloseTo(SITE.longitude, 6)
  expect((south + north) / 2).toBeCloseTo(SITE.latitude, 6)
  expect((north - south) * 111_150).toBeCloseTo(400, 0)
})

test('tables are polygons in degrees', () => {
  const corners = Float32Array.of(0, 0, 1e-6, 0, 1e-6, 1e-6, 0, 1e-6)
  const [[ring] = []] = tablePolygons(corners, [0.5, 0.5])
  expect(ring).toHaveLength(5)
  expect(ring?.[0]).toEqual([0, 0])
  expect(ring?.[1]?.[0]).toBeCloseTo(0.00036, 6)
  expect(ring?.[2]?.[1]).toBeCloseTo(-0.00036, 6)
})

test.each([
  [{ dimension: 'slope', from: 0, to: 0.025 }, 'below 2.5 %'],
  [{ dimension: 'slope', from: 0.1 }, '10 % and more'],
  [{ dimension: 'height', from: 2440, to: 2460 }, '2440 to 2460 m'],
  [{ dimension: 'aspect', label: 'NE' }, 'NE'],
] as const)('%j is called %s', (row, expected) => {
  expect(dimensionLabel({ areaM2: 0, fraction: 0, ...row })).toBe(expected)
})

test('addresses of the operator’s tiles are made by their template', () => {
  const template = '/tiles/{z}/{x}/{y}.png?level={z}'
  expect(tileUrl(template, { zoom: 9, column: 3, row: 4 })).toBe('/tiles/9/3/4.png?level=9')
})
