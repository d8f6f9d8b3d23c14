import {
  type BlockLayer,
  type LayerFeatures,
  type LayerType,
  localFrame,
  parseBlockLayer,
  toLngLat,
  toLocalM,
} from '@duet/plant'
import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { LNG_LAT, utmCrsAt } from '../../crs/crs.ts'
import { writeDxf } from '../dxf/writeDxf.ts'
import type { GisFeature, WrittenFile } from '../file/gisFile.ts'
import { writeGeoJson } from '../geojson/writeGeoJson.ts'
import { fromDegrees, guessCrs, siteCrs, toDegrees } from '../gisCrs.ts'
import { writeKml, writeKmz } from '../kml/writeKml.ts'
import { readGisFiles } from '../readGisFiles.ts'
import { prjText } from '../shapefile/prjText.ts'
import { writeShapefile } from '../shapefile/writeShapefile.ts'
import { featureLayers, type LayerMaking } from './featureLayers.ts'
import { groupsOf, suggestedRule } from './groupRule.ts'
import { layerFeatures } from './layerFeatures.ts'

const SITE = { longitude: -112.5831, latitude: 33.4269 }
const FRAME = localFrame(SITE.longitude, SITE.latitude)
const NOW = '2026-05-01T12:00:00.000Z'
const UTM = utmCrsAt(SITE.longitude, SITE.latitude)

const ring = (...points: readonly (readonly [number, number])[]): Position[] =>
  [...points, ...points.slice(0, 1)].map(([x, y]) => toLngLat(FRAME, x, y))
const line = (...points: readonly (readonly [number, number])[]): Position[] =>
  points.map(([x, y]) => toLngLat(FRAME, x, y))

function layer<T extends LayerType>(
  name: string,
  type: T,
  geometry: LayerFeatures[T]['geometry'],
  properties: object = {},
): BlockLayer {
  return parseBlockLayer({
    id: name,
    block_id: 'b',
    project_id: 'p',
    name,
    type,
    geojson: { type: 'Feature', geometry, properties },
    created_at: NOW,
    updated_at: NOW,
  })
}

const LAYERS: readonly BlockLayer[] = [
  layer('North field', 'perimeter', {
    type: 'Polygon',
    coordinates: [
      ring([0, 0], [400, 10], [390, 300], [-5, 290]),
      ring([100, 100], [100, 150], [150, 150]),
    ],
  }),
  layer(
    'Guide "A" & <B>',
    'guide_line',
    { type: 'LineString', coordinates: line([0, 5], [390, 15]) },
    { containTest: 'v0' },
  ),
  layer(
    'Straße, Nord',
    'exclusion',
    { type: 'LineString', coordinates: line([-50, 50], [200, 60], [450, 80]) },
    { bufferRadius: 3.5 },
  ),
  layer('Pond', 'exclusion', {
    type: 'Polygon',
    coordinates: [ring([20, 200], [60, 200], [50, 240])],
  }),
  layer(
    'Trees',
    'shading',
    { type: 'Polygon', coordinates: [ring([410, 0], [420, 0], [420, 100])] },
    { pointHeights: [12, 13.25, 12.5, 12], isOverArray: true },
  ),
  layer(
    'Mast',
    'shading',
    { type: 'Point', coordinates: toLngLat(FRAME, 200, 320) },
    { height: 25 },
  ),
  layer(
    'Fence',
    'shading',
    { type: 'LineString', coordinates: line([0, -5], [400, -5]) },
    { pointHeights: [2, 2] },
  ),
  layer(
    'Rows as built',
    'panels',
    { type: 'MultiLineString', coordinates: [line([0, 20], [37, 20]), line([0, 26], [37, 26])] },
    {},
  ),
  layer(
    'T 1',
    'frame',
    { type: 'Polygon', coordinates: [ring([300, 20], [337, 20], [337, 24], [300, 24])] },
    { tilt: 20, azimuth: 180, cornerElevations: [0.8, 0.8, 2.2, 2.2] },
  ),
  layer(
    'Slots',
    'section',
    { type: 'Polygon', coordinates: [ring([0, 0], [100, 0], [100, 50], [0, 50])] },
    {
      gridCellWidth: 38.5,
      gridCellHeight: 6.2,
      origin: toLngLat(FRAME, 0, 0),
      bufferRadius: 1,
      gridMask: Array.from({ length: 12 }, (_, i) =>
        Array.from({ length: 9 }, (_item, j) => (i + j) % 3 > 0),
      ),
    },
  ),
]

const COLORS = {
  perimeter: '#1a6484',
  section: '#4d93c9',
  guide_line: '#7a4a21',
  panels: '#333c45',
  exclusion: '#a8362a',
  shading: '#6a5a8c',
  scene: '#5b6672',
  frame: '#333c45',
} as const

const FEATURES = layerFeatures(LAYERS, {
  blockNames: new Map([['b', 'Block 1']]),
  colors: COLORS,
  folders: 'block and type',
})

const degreesIn = (features: readonly GisFeature[]): readonly GisFeature[] =>
  fromDegrees(features, UTM)
const OUT: readonly (readonly [string, () => WrittenFile])[] = [
  ['GeoJSON', () => writeGeoJson('Plant', FEATURES)],
  ['KML', () => writeKml('Plant', FEATURES)],
  ['KMZ', () => writeKmz('Plant', FEATURES)],
  [
    'shapefile in degrees',
    () => writeShapefile('plant', FEATURES, { prj: prjText(LNG_LAT) ?? '', today: new Date(NOW) }),
  ],
  [
    'shapefile in UTM',
    () =>
      writeShapefile('plant', degreesIn(FEATURES), {
        prj: prjText(UTM) ?? '',
        today: new Date(NOW),
      }),
  ],
  ['DXF in UTM', () => writeDxf(degreesIn(FEATURES), { coordinates: { epsg: UTM.epsg ?? 0 } })],
  [
    'DXF in metres of the site',
    () =>
      writeDxf(fromDegrees(FEATURES, siteCrs(SITE)), {
        coordinates: { originDeg: [SITE.longitude, SITE.latitude] },
      }),
  ],
]

/** Reads a file back by the guesses that the import offers. */
function readBack({ bytes, extension }: WrittenFile): readonly BlockLayer[] {
  const file = readGisFiles([{ name: `plant.${extension}`, bytes }])
  const guess = guessCrs(file, SITE)
  expect(guess.distanceM).toBeLessThan(1000)
  let id = 0
  const making: LayerMaking = {
    projectId: 'p',
    blockId: 'b',
    frame: FRAME,
    sourceType: file.format,
    sourceFilename: file.filename,
    nowIso: NOW,
    newId: () => `new ${++id}`,
    isRepairing: false,
    groundAt: undefined,
  }
  return groupsOf(toDegrees(file.features, guess)).flatMap((group) => {
    const made = featureLayers(group.features, suggestedRule(group), group.layer, making)
    expect(made.problems).toEqual([])
    return made.layers
  })
}

/** All points of a layer in metres, rings turned and started alike. */
function pointsM({ geojson: { geometry } }: BlockLayer): readonly (readonly [number, number])[][] {
  const inM = (positions: readonly Position[]) =>
    positions.map(([lng = 0, lat = 0]) => toLocalM(FRAME, lng, lat))
  switch (geometry.type) {
    case 'Point':
      return [inM([geometry.coordinates])]
    case 'LineString':
      return [inM(geometry.coordinates)]
    case 'MultiLineString':
      return geometry.coordinates.map(inM)
    case 'Polygon':
      return geometry.coordinates.map((outline) => {
        const open = inM(outline).slice(0, -1)
        return open.toSorted((a, b) => Math.round(a[0] - b[0]) || a[1] - b[1])
      })
  }
}

const sortedHeights = (properties: object): object =>
  'cornerElevations' in properties && Array.isArray(properties.cornerElevations)
    ? {
        ...properties,
        cornerElevations: properties.cornerElevations.toSorted((a, b) => Number(a) - Number(b)),
      }
    : properties

describe('what is written reads back the same', () => {
  test.each(OUT)('%s: types, names, shapes within 1 mm and properties', (_, write) => {
    const back = readBack(write())
    expect(back.map(({ name }) => name).toSorted()).toEqual(
      LAYERS.map(({ name }) => name).toSorted(),
    )
    for (const before of LAYERS) {
      const after = back.find(({ name }) => name === before.name)
      expect(after?.type).toBe(before.type)
      if (after === undefined) continue
      const [was, is] = [pointsM(before), pointsM(after)]
      expect(is.length).toBe(was.length)
      const apartM = was.flatMap((part, i) =>
        part.map(([x, y], j) =>
          Math.hypot(x - (is[i]?.[j]?.[0] ?? 1e9), y - (is[i]?.[j]?.[1] ?? 1e9)),
        ),
      )
      expect(Math.max(...apartM)).toBeLessThan(1e-3)
      const heightsOf = (list: number[] | undefined) => list?.toSorted((a, b) => a - b)
      const { pointHeights: had, ...properties } = before.geojson.properties as {
        pointHeights?: number[]
      }
      const { pointHeights: has, ...others } = after.geojson.properties as {
        pointHeights?: number[]
      }
      // a shapefile turns rings round, and their heights with them
      expect(sortedHeights(others)).toEqual(sortedHeights(properties))
      expect(heightsOf(has)).toEqual(heightsOf(had))
    }
  })

  test('folders and colours too', () => {
    for (const write of [
      () => writeKml('Plant', FEATURES),
      () => writeGeoJson('Plant', FEATURES),
    ]) {
      const { bytes, extension } = write()
      const { features } = readGisFiles([{ name: `plant.${extension}`, bytes }])
      const looks = (list: readonly GisFeature[]) =>
        list.map(({ name, layer: folder, color }) => `${name}|${folder}|${color}`).toSorted()
      expect(looks(features)).toEqual(looks(FEATURES))
    }
  })
})
