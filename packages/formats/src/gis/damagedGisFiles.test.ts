import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { LNG_LAT } from '../crs/crs.ts'
import { writeDxf } from './dxf/writeDxf.ts'
import type { GisFeature } from './file/gisFile.ts'
import { GisFileError } from './file/gisFileError.ts'
import { writeGeoJson } from './geojson/writeGeoJson.ts'
import { writeKml, writeKmz } from './kml/writeKml.ts'
import { readGisFiles } from './readGisFiles.ts'
import { prjText } from './shapefile/prjText.ts'
import { writeDbf } from './shapefile/writeDbf.ts'
import { writeShapefile } from './shapefile/writeShapefile.ts'
import { writeShp } from './shapefile/writeShp.ts'

/** A small generator with a seed, so that a failure can be repeated. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

const FEATURES: readonly GisFeature[] = [
  [
    'Polygon',
    [
      [
        [7, 46, 1],
        [7.001, 46, 2],
        [7.001, 46.001, 3],
        [7, 46.001, 4],
        [7, 46, 1],
      ],
    ],
  ] as const,
  [
    'LineString',
    [
      [7, 46],
      [7.002, 46.001],
    ],
  ] as const,
].map(([type, coordinates], record) => ({
  name: `Shape ${record}`,
  layer: 'A / B',
  geometry: { type, coordinates } as unknown as GisFeature['geometry'],
  heights: type === 'Polygon' ? 'ground' : 'none',
  color: '#1a6484',
  attributes: { type: 'shading', count: record },
  place: '',
  record,
}))

const [AREA] = FEATURES
const COLLADA = `<?xml version="1.0"?><COLLADA><asset><unit meter="1"/><up_axis>Z_UP</up_axis></asset><library_geometries><geometry id="g"><mesh><source id="s"><float_array>0 0 0 1 0 0 1 1 0</float_array></source><vertices id="v"><input semantic="POSITION" source="#s"/></vertices><polygons><input semantic="VERTEX" offset="0"/><p>0 1 2</p></polygons></mesh></geometry></library_geometries></COLLADA>`

const FILES: readonly (readonly [string, string, Uint8Array])[] = [
  ['GeoJSON', 'a.geojson', writeGeoJson('x', FEATURES).bytes],
  ['KML', 'a.kml', writeKml('x', FEATURES).bytes],
  ['KMZ', 'a.kmz', writeKmz('x', FEATURES).bytes],
  ['DXF', 'a.dxf', writeDxf(FEATURES, { coordinates: { epsg: 4326 } }).bytes],
  [
    'shapefile',
    'a.zip',
    writeShapefile('x', FEATURES, { prj: prjText(LNG_LAT) ?? '', today: new Date(0) }).bytes,
  ],
  [
    'shapes alone',
    'a.shp',
    AREA === undefined ? new Uint8Array() : writeShp([AREA.geometry], true).shp,
  ],
  ['CSV', 'a.csv', strToU8('table;corner;x;y;z\nT1;1;0;0;1\nT1;2;5;0;1\nT1;3;5;2;1\nT1;4;0;2;1\n')],
  ['COLLADA', 'a.dae', strToU8(COLLADA)],
]

/** The bytes with a few of them changed, taken out, or cut off. */
function damaged(bytes: Uint8Array, next: (below: number) => number): Uint8Array {
  const out = [...bytes]
  for (let i = 0; i <= next(4); i++) {
    const at = next(out.length)
    if (next(2) === 0) out.splice(at, next(30))
    else out[at] = next(256)
  }
  return Uint8Array.from(next(4) === 0 ? out.slice(0, next(out.length)) : out)
}

describe('damaged files', () => {
  test.each(FILES)('%s: 300 of them are read or refused with a reason', (_, name, bytes) => {
    const next = random(7)
    const others: string[] = []
    for (let i = 0; i < 300; i++) {
      try {
        readGisFiles([{ name, bytes: damaged(bytes, next) }])
      } catch (error) {
        if (!(error instanceof GisFileError))
          others.push(String(error instanceof Error ? error.stack : error))
      }
    }
    expect(others).toEqual([])
  })

  test('a table of attributes that is damaged', () => {
    const next = random(3)
    const dbf = writeDbf([{ name: 'a', count: 1, isOn: true }], new Date(0))
    const others: unknown[] = []
    for (let i = 0; i < 200; i++) {
      try {
        const shp = AREA === undefined ? new Uint8Array() : writeShp([AREA.geometry], true).shp
        readGisFiles([
          { name: 'a.shp', bytes: shp },
          { name: 'a.dbf', bytes: damaged(dbf, next) },
        ])
      } catch (error) {
        if (!(error instanceof GisFileError)) others.push(error)
      }
    }
    expect(others).toEqual([])
  })
})
