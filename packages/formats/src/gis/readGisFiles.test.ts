import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { GisFileError } from './file/gisFileError.ts'
import { DEFAULT_GIS_LIMITS } from './file/gisLimits.ts'
import { drawnPlace, guessCrs } from './gisCrs.ts'
import { readGisFiles } from './readGisFiles.ts'

const read = (name: string, text: string) => readGisFiles([{ name, bytes: strToU8(text) }])
const SQUARE = '[[[7,46],[7.001,46],[7.001,46.001],[7,46.001],[7,46]]]'
const feature = (properties: string, geometry: string) =>
  `{"type":"Feature","properties":${properties},"geometry":${geometry}}`
const warnings = (file: ReturnType<typeof read>) =>
  file.warnings.map(({ message }) => message).join('\n')

describe('GeoJSON', () => {
  test('a bare geometry and a collection of geometries are read', () => {
    expect(read('a.geojson', `{"type":"Polygon","coordinates":${SQUARE}}`).features).toHaveLength(1)
    const both = `{"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[7,46,5]},{"type":"MultiPolygon","coordinates":[${SQUARE},${SQUARE}]}]}`
    const file = read('a.json', feature('{"name":"x"}', both))
    expect(
      file.features.map(({ geometry, heights, record }) => [geometry.type, heights, record]),
    ).toEqual([
      ['Point', 'sea', 0],
      ['Polygon', 'none', 0],
      ['Polygon', 'none', 0],
    ])
  })

  test('the old member of systems is read; coordinates that are no degrees are reported', () => {
    const metres = '{"type":"Point","coordinates":[375688,5194282]}'
    const named = `{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"urn:ogc:def:crs:EPSG::32632"}},"features":[${feature('{}', metres)}]}`
    expect(read('a.json', named).coordinates).toEqual({ kind: 'named', text: 'EPSG:32632' })
    const bare = read('a.json', feature('{}', metres))
    expect(bare.coordinates.kind).toBe('unknown')
    expect(warnings(bare)).toContain('no degrees')
    expect(guessCrs(bare, { longitude: 7.37, latitude: 46.89 }).crs.epsg).toBe(32632)
  })

  test('axes that are exchanged are reported', () => {
    const file = read('a.json', feature('{}', '{"type":"Point","coordinates":[46.89,7.37]}'))
    const guess = guessCrs(file, { longitude: 7.37, latitude: 46.89 })
    expect(guess.isSwapped).toBe(true)
    expect(guess.distanceM).toBeLessThan(10)
  })

  test('text that ends early names its line', () => {
    expect(() => read('a.geojson', '{"type":"FeatureCollection",\n"features":[{')).toThrow(
      'not complete JSON',
    )
  })
})

describe('KML', () => {
  const placemark = (inner: string) => `<Placemark><name>P</name>${inner}</Placemark>`
  const kml = (inner: string) =>
    `<?xml version="1.0"?>\n<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inner}</Document></kml>`
  const POINT = '<Point><coordinates>7, 46, 100</coordinates></Point>'

  test('folders in one another, extended data, a link that is not followed', () => {
    const file = read(
      'a.kml',
      kml(
        `<NetworkLink><Link><href>http://example.org/b.kml</href></Link></NetworkLink><Folder><name>A</name><Folder><name>B</name>${placemark(`<ExtendedData><Data name="k"><value>v</value></Data></ExtendedData>${POINT}`)}</Folder></Folder>`,
      ),
    )
    expect(file.features[0]).toMatchObject({
      layer: 'A / B',
      name: 'P',
      attributes: { k: 'v' },
      heights: 'none',
    })
    expect(warnings(file)).toContain('not followed')
    expect(warnings(file)).toContain('example.org')
  })

  test('heights follow their mode', () => {
    const mode = (name: string) =>
      read(
        'a.kml',
        kml(placemark(POINT.replace('<Point>', `<Point><altitudeMode>${name}</altitudeMode>`))),
      ).features[0]
    expect(mode('absolute')).toMatchObject({
      heights: 'sea',
      geometry: { coordinates: [7, 46, 100] },
    })
    expect(mode('relativeToGround')?.heights).toBe('ground')
    expect(mode('clampToGround')).toMatchObject({
      heights: 'none',
      geometry: { coordinates: [7, 46] },
    })
  })

  test('text that ends early names its line', () => {
    expect(() => read('a.kml', kml(placemark(POINT)).slice(0, -20))).toThrow('not complete XML')
  })

  test('a web page is no KML', () => {
    expect(() => read('a.kml', '<html><body/></html>')).toThrow('no KML')
  })
})

describe('CSV', () => {
  test('points with a header, decimals with commas', () => {
    const file = read(
      'posts.csv',
      'Name;Easting (m);Northing (m);Z\nP1;375688,5;5194282,25;684,1\nP2;375700;5194290;685\n',
    )
    expect(file.features.map(({ name, geometry }) => [name, geometry.type])).toEqual([
      ['P1', 'Point'],
      ['P2', 'Point'],
    ])
    expect(file.features[0]?.geometry).toEqual({
      type: 'Point',
      coordinates: [375688.5, 5194282.25, 684.1],
    })
  })

  test('posts of one table become a line, four corners an area', () => {
    const posts = 'table,x,y\nT1,0,0\nT1,10,0\nT1,20,0\nT2,0,6\nT2,10,6\n'
    expect(
      read('posts.csv', posts).features.map(({ name, geometry }) => [name, geometry.type]),
    ).toEqual([
      ['T1', 'LineString'],
      ['T2', 'LineString'],
    ])
    const corners = 'table,corner,lon,lat\nT,1,7,46\nT,3,7.001,46.001\nT,2,7.001,46\nT,4,7,46.001\n'
    const file = read('corners.csv', corners)
    expect(file.coordinates.kind).toBe('degrees')
    expect(file.features[0]?.geometry).toEqual({ type: 'Polygon', coordinates: JSON.parse(SQUARE) })
  })

  test('without a header: name, x, y, z', () => {
    const file = read('a.txt', 'A 1 2 3\nB 4 5 6\n')
    expect(file.features[1]).toMatchObject({ name: 'B', geometry: { coordinates: [4, 5, 6] } })
  })

  test('lines without numbers are reported with their place', () => {
    expect(warnings(read('a.csv', 'x,y\n1,2\n?,3\n'))).toContain('line 3')
  })

  test('a table without coordinates is reported', () => {
    expect(() => read('a.csv', 'month,energy\nJan,3\nFeb,4\n')).toThrow('no columns of coordinates')
  })
})

describe('what cannot be read says what to do', () => {
  test.each([
    ['scene.shd', 'x', 'The file is not one of PVsyst'],
    ['scene.h2p', 'x', 'PV Collada'],
    ['plan.dwg', 'AC1032', 'ASCII DXF'],
    ['plan.dxf', 'AC1032', 'ASCII DXF'],
    ['plan.dxf', 'AutoCAD Binary DXF\r\n\u001A\0', 'ASCII DXF'],
    ['sheet.xlsx', 'x', 'CSV'],
    ['notes.md', 'hello', 'none of the formats'],
    ['empty.kml', '', 'is empty'],
  ])('%s', (name, text, expected) => {
    expect(() => read(name, text)).toThrow(expected)
  })

  test('an archive of something else', () => {
    const bytes = zipSync({ 'readme.txt': strToU8('x') })
    expect(() => readGisFiles([{ name: 'a.zip', bytes }])).toThrow('without a shapefile')
    expect(() => readGisFiles([{ name: 'a.kmz', bytes }])).toThrow('without a KML')
  })

  test('a shapefile without its shapes', () => {
    expect(() => readGisFiles([{ name: 'a.dbf', bytes: strToU8('x') }])).toThrow('no .shp file')
  })

  test('files beyond the limits', () => {
    const collection = `{"type":"FeatureCollection","features":[${Array.from({ length: 5 }, () => feature('{}', '{"type":"Point","coordinates":[7,46]}')).join()}]}`
    const bytes = strToU8(collection)
    const limited = (change: object) => () =>
      readGisFiles([{ name: 'a.json', bytes }], { ...DEFAULT_GIS_LIMITS, ...change })
    expect(limited({ features: 4 })).toThrow('more than 4 shapes')
    expect(limited({ bytes: 100 })).toThrow('at most')
    const crowd = Object.fromEntries(
      Array.from({ length: 2001 }, (_, i) => [`${i}.kml`, strToU8('x')]),
    )
    expect(() => readGisFiles([{ name: 'a.kmz', bytes: zipSync(crowd) }])).toThrow(
      'a.kmz holds more than 2000 files',
    )
    const bomb = zipSync({ 'doc.kml': new Uint8Array(300_000) })
    expect(() =>
      readGisFiles([{ name: 'a.kmz', bytes: bomb }], {
        ...DEFAULT_GIS_LIMITS,
        unpackedBytes: 100_000,
      }),
    ).toThrow(GisFileError)
  })
})

test('a drawing says where it lies when it names its system', () => {
  const place = (text: string, name: string) =>
    drawnPlace(readGisFiles([{ name, bytes: new TextEncoder().encode(text) }]))
  const line = {
    type: 'LineString',
    coordinates: [
      [2.35, 48.85],
      [2.36, 48.86],
    ],
  }
  const text = JSON.stringify({ type: 'Feature', properties: {}, geometry: line })
  expect(place(text, 'a.geojson')?.latitude).toBeCloseTo(48.855, 9)
  const metres = [
    '0',
    'SECTION',
    '2',
    'ENTITIES',
    '0',
    'LINE',
    '8',
    'A',
    '10',
    '500000',
    '20',
    '5400000',
    '11',
    '500100',
    '21',
    '5400000',
    '0',
    'ENDSEC',
    '0',
    'EOF',
  ]
  expect(place(metres.join('\n'), 'a.dxf')).toBeUndefined()
})
