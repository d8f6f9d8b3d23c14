import type { NamedBytes } from '../zip/namedBytes.ts'
import { readCollada } from './collada/readCollada.ts'
import { readPointsCsv } from './csv/readPointsCsv.ts'
import { readDxf } from './dxf/readDxf.ts'
import type { GisFile } from './file/gisFile.ts'
import { GisFileError } from './file/gisFileError.ts'
import { checkSize, DEFAULT_GIS_LIMITS, type GisLimits } from './file/gisLimits.ts'
import { decodeText } from './file/gisText.ts'
import { parseJson, readGeoJson } from './geojson/readGeoJson.ts'
import { readKml } from './kml/readKml.ts'
import { readKmz } from './kml/readKmz.ts'
import { readShapefile, readShapefileZip } from './shapefile/readShapefile.ts'
import { readShd } from './shd/readShd.ts'
import { isSolarFarmer, readSolarFarmer } from './solarfarmer/readSolarFarmer.ts'

/** Endings that a choice of files offers. */
export const GIS_EXTENSIONS = [
  'geojson',
  'json',
  'kml',
  'kmz',
  'zip',
  'shp',
  'dbf',
  'prj',
  'shx',
  'cpg',
  'dxf',
  'csv',
  'txt',
  'dae',
  'pvc',
  'pvc2',
  'shd',
] as const

const LOOSE_PARTS = /\.(shp|dbf|prj|shx|cpg|sbn|sbx|qix|qmd|shp\.xml)$/i

/** Files that people try and that cannot be read, with what to do instead. */
const UNREADABLE: readonly (readonly [RegExp, string])[] = [
  [
    /\.h2p$/i,
    'is a scene of Helios 3D, whose format is not public. Export the scene as PV Collada (.pvc) or DXF, and import that',
  ],
  [
    /\.(prj|vc[0-9a-z])$/i,
    'is part of a PVsyst project. Of shapes, its shading scene is read: save it in PVsyst as .SHD, or export it as PV Collada (.pvc)',
  ],
  [/\.dwg$/i, 'is a DWG drawing, which cannot be read. Save it as ASCII DXF and import that'],
  [
    /\.(skp|3ds|obj|fbx|ifc|rvt)$/i,
    'is a model that cannot be read. Export it as COLLADA (.dae) or DXF',
  ],
  [
    /\.(gpkg|gdb|mdb|tab|mif)$/i,
    'is a store of maps that cannot be read. Export the layer as GeoJSON or shapefile',
  ],
  [
    /\.(tiff?|png|jpe?g|jp2)$/i,
    'is a picture: add it as a raster layer or as terrain under Ground',
  ],
  [/\.(xlsx?|ods)$/i, 'is a workbook. Save the sheet with the coordinates as CSV'],
  [/\.pdf$/i, 'is a PDF, which holds no coordinates. Ask for the drawing as DXF'],
]

/**
 * Reads a file of shapes, recognised by its content and its ending; the loose parts of shapefiles are given together.
 * @throws GisFileError
 */
export function readGisFiles(
  files: readonly NamedBytes[],
  limits: GisLimits = DEFAULT_GIS_LIMITS,
): GisFile {
  const [first] = files
  if (first === undefined) throw new GisFileError('empty_file', 'Choose a file.')
  for (const { name, bytes } of files) checkSize(name, bytes, limits)
  const isLoose = files.some(({ name }) => /\.(shp|dbf|shx)$/i.test(name))
  if (files.length > 1 && !(isLoose && files.every(({ name }) => LOOSE_PARTS.test(name)))) {
    throw new GisFileError(
      'not_known',
      'Import one file at a time. Only the parts of a shapefile (.shp, .dbf, .prj, .shx) go together.',
    )
  }
  const file = isLoose ? readShapefile(first.name, files, limits) : readOne(first, limits)
  if (file.features.length > 0) return file
  const why = file.warnings.map(({ message }) => `${message}.`).join(' ')
  throw new GisFileError(
    'nothing_inside',
    `${file.filename} holds no shape that can be used. ${why}`.trim(),
  )
}

function readOne({ name, bytes }: NamedBytes, limits: GisLimits): GisFile {
  const head = new TextDecoder('latin1')
    .decode(bytes.subarray(0, 4096))
    .replace(/^\u00EF\u00BB\u00BF/, '')
  if (head.startsWith('PK\u0003\u0004')) return readArchive(name, bytes, limits)
  const start = head.trimStart()
  if (/\.dxf$/i.test(name) || /^AC1\d{3}|^AutoCAD Binary DXF/.test(head))
    return readDxf(name, bytes, limits)
  const unreadable = UNREADABLE.find(([ending]) => ending.test(name))
  if (unreadable !== undefined) {
    throw new GisFileError('not_readable_format', `${name} ${unreadable[1]}.`)
  }
  if (/^[{[]/.test(start)) {
    const value = parseJson(name, decodeText(bytes))
    return isSolarFarmer(value)
      ? readSolarFarmer(name, value, limits)
      : readGeoJson(name, value, limits)
  }
  if (start.startsWith('<')) {
    return /<COLLADA[\s>]/.test(head)
      ? readCollada(name, bytes, limits)
      : readKml(name, bytes, limits)
  }
  if (start.startsWith('PVObject_') || /\.shd$/i.test(name)) return readShd(name, bytes, limits)
  if (/^\s*(0|999)\r?\n/.test(head)) return readDxf(name, bytes, limits)
  if (/\.(csv|txt|xyz|asc|pts)$/i.test(name)) return readPointsCsv(name, bytes, limits)
  throw new GisFileError(
    'not_known',
    `${name} is none of the formats that can be read: GeoJSON, KML, KMZ, shapefile, DXF, CSV, PV Collada, COLLADA, SolarFarmer and scenes of PVsyst (.SHD).`,
  )
}

/** KMZ and zipped shapefiles are recognised by their ending, others by trying. */
function readArchive(name: string, bytes: Uint8Array, limits: GisLimits): GisFile {
  if (/\.kmz$/i.test(name)) return readKmz(name, bytes, limits)
  try {
    return readShapefileZip(name, bytes, limits)
  } catch (error) {
    if (!(error instanceof GisFileError) || error.code !== 'part_missing') throw error
  }
  try {
    return readKmz(name, bytes, limits)
  } catch (error) {
    if (!(error instanceof GisFileError) || error.code !== 'part_missing') throw error
    throw new GisFileError(
      'part_missing',
      `${name} is an archive without a shapefile (.shp) or a KML file in it.`,
    )
  }
}
