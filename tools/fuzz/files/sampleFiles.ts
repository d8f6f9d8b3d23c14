import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import {
  type GisFeature,
  writeDxf,
  writeGeoJson,
  writeKml,
  writeKmz,
  writeShapefile,
} from '@duet/formats'
import { cecLibraryText, cecLine, latin1, ondText, panText } from '@duet/formats/testing'
import {
  epwLines,
  pvgisCsvLines,
  pvgisJsonText,
  pvsystDatLines,
  samLines,
  solargisLines,
  tmy2Lines,
  tmy3Lines,
} from '@duet/formats/testing/weather'
import { serialisePlantDocument, writeHeightGrid } from '@duet/plant'
import { writeArrayBuffer } from 'geotiff'
import { ROOT } from '../../run.ts'
import { randomFrom } from '../random.ts'
import { randomPlant } from '../randomPlant.ts'
import { type FileKind, kindOf } from './fileReaders.ts'

/** A whole file of which damaged ones are made. */
export interface SampleFile {
  readonly kind: FileKind
  readonly name: string
  readonly bytes: () => Uint8Array
}

/** Larger files are left out: what is made of them would take minutes and show nothing more. */
const MOST_BYTES = 4_000_000

/** Every file below a folder that one of our readers takes. */
export function filesBelow(folder: string): readonly SampleFile[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ name, path: join(parentPath, name) }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ name, path }) => {
      const kind = kindOf(path)
      if (kind === undefined || statSync(path).size > MOST_BYTES) return []
      return { kind, name, bytes: () => new Uint8Array(readFileSync(path)) }
    })
}

const CORNERS = [
  [10, 50],
  [10.01, 50],
  [10.01, 50.01],
  [10, 50.01],
  [10, 50],
]
const FEATURES: readonly GisFeature[] = [0, 1, 2].map((record) => ({
  name: `Field ${record}`,
  layer: 'Fields',
  geometry: { type: 'Polygon', coordinates: [CORNERS.map(([x = 0, y = 0]) => [x + record, y, 7])] },
  heights: 'sea',
  color: '#336699',
  attributes: { note: 'ä', count: record },
  place: `record ${record}`,
  record,
}))

const GRID = {
  longitude: 10,
  latitude: 50,
  originEastM: 0,
  originNorthM: 0,
  columns: 9,
  rows: 7,
  cellSizeM: 20,
  heightsM: Float32Array.from({ length: 63 }, (_, index) => 100 + (index % 9)),
}

/** Georeferenced heights without a packing. */
const heightTiff = (): ArrayBuffer =>
  writeArrayBuffer(new Float32Array(GRID.heightsM), {
    width: GRID.columns,
    height: GRID.rows,
    ModelTiepoint: [0, 0, 0, 10, 50, 0],
    ModelPixelScale: [0.001, 0.001, 0],
    GTModelTypeGeoKey: 2,
    GeographicTypeGeoKey: 4326,
    GTRasterTypeGeoKey: 1,
  })

const pvsystVector = (name: string): Uint8Array =>
  new Uint8Array(readFileSync(join(ROOT, 'packages/formats/vectors/pvsyst', name)))

const today = new Date(0)

/** Of every kind, made here: these need nothing from outside. */
const OWN: readonly (readonly [
  kind: FileKind,
  name: string,
  content: () => string | Uint8Array,
])[] = [
  ['weather', 'own.epw', () => epwLines().join('\n')],
  ['weather', 'own.tm2', () => tmy2Lines().join('\n')],
  ['weather', 'own-tmy3.csv', () => tmy3Lines().join('\n')],
  ['weather', 'own-sam.csv', () => samLines().join('\n')],
  ['weather', 'own-pvgis.csv', () => pvgisCsvLines().join('\n')],
  ['weather', 'own-pvgis.json', pvgisJsonText],
  ['weather', 'own-pvsyst.dat', () => pvsystDatLines().join('\n')],
  ['weather', 'own-solargis.csv', () => solargisLines().join('\n')],
  ['pan', 'own.pan', () => latin1(panText())],
  ['ond', 'own.ond', () => latin1(ondText())],
  ['pvsyst', 'own.VC0', () => pvsystVector('two-orientations.VC0')],
  ['pvsyst', 'own.SHD', () => pvsystVector('scene-buildings.SHD')],
  ['cec', 'own-cec.csv', () => cecLibraryText([cecLine('Maker: Model [480V]')])],
  ['drawing', 'own.kml', () => writeKml('own', FEATURES).bytes],
  ['drawing', 'own.kmz', () => writeKmz('own', FEATURES).bytes],
  ['drawing', 'own.geojson', () => writeGeoJson('own', FEATURES).bytes],
  ['drawing', 'own.dxf', () => writeDxf(FEATURES, { coordinates: { epsg: 4326 } }).bytes],
  ['drawing', 'own.zip', () => writeShapefile('own', FEATURES, { prj: '', today }).bytes],
  ['points', 'own.xyz', () => 'x,y,z\n10,50,7\n10.01,50,8\n10.01,50.01,9\n10,50.01,7\n'],
  ['tiff', 'own.tif', () => new Uint8Array(heightTiff())],
  ['world', 'own.pgw', () => '0.001\n0\n0\n-0.001\n10\n50\n'],
  ['grid', 'own.bin', () => writeHeightGrid(GRID)],
  ['plant', 'own.json', () => serialisePlantDocument(randomPlant(randomFrom(1), 'small'))],
]

export const OWN_FILES: readonly SampleFile[] = OWN.map(([kind, name, content]) => ({
  kind,
  name,
  bytes: () => {
    const made = content()
    return typeof made === 'string' ? new TextEncoder().encode(made) : made
  },
}))
