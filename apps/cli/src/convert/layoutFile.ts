import { basename, extname } from 'node:path'
import { AppError } from '@duet/contract'
import {
  drawnPlace,
  fromDegrees,
  type GisFeature,
  guessCrs,
  prjText,
  readGisFiles,
  type SitePlace,
  toDegrees,
  utmCrsAt,
  type WrittenFile,
  writeDxf,
  writeGeoJson,
  writeKml,
  writeKmz,
  writeShapefile,
} from '@duet/formats'
import { partsOf } from '../read/layoutReading.ts'
import { writeOutput } from '../terminal/outputFile.ts'

/** Formats in which drawings are written, and the ending of a file that means each. A shapefile is a ZIP of its parts. */
export const LAYOUT_FORMATS = {
  geojson: 'geojson',
  kml: 'kml',
  kmz: 'kmz',
  dxf: 'dxf',
  shapefile: 'zip',
} as const
export type LayoutFormat = keyof typeof LAYOUT_FORMATS

/**
 * Converts a drawing. DXF and shapefiles are in metres of the UTM zone, the others in degrees.
 *
 * @param near - where the drawing lies, for a file that does not say its system
 * @returns what reading reported
 * @throws AppError INVALID_INPUT for a drawing whose place is not known; GisFileError
 */
export async function convertLayout(
  path: string,
  format: LayoutFormat,
  out: string,
  near: SitePlace | undefined,
): Promise<readonly string[]> {
  const file = readGisFiles(await partsOf(path))
  const place = near ?? drawnPlace(file)
  if (place === undefined)
    throw new AppError(
      'INVALID_INPUT',
      `${basename(path)} does not say where it lies; give a place near it with --near LATITUDE,LONGITUDE.`,
    )
  const features = toDegrees(file.features, guessCrs(file, place))
  const name = basename(path, extname(path))
  const { bytes } = written(name, features, format, place)
  await writeOutput(out, [bytes])
  const lost = file.features.length - features.length
  return [
    ...file.warnings.map(({ message, count }) => `${message} (${count})`),
    ...(lost > 0 ? [`Shapes that lie nowhere on earth were left out (${lost})`] : []),
  ]
}

function written(
  name: string,
  features: readonly GisFeature[],
  format: LayoutFormat,
  place: SitePlace,
): WrittenFile {
  const utm = utmCrsAt(place.longitude, place.latitude)
  switch (format) {
    case 'geojson':
      return writeGeoJson(name, features)
    case 'kml':
      return writeKml(name, features)
    case 'kmz':
      return writeKmz(name, features)
    case 'dxf':
      return writeDxf(fromDegrees(features, utm), { coordinates: { epsg: utm.epsg ?? 0 } })
    case 'shapefile': {
      const prj = prjText(utm) ?? ''
      return writeShapefile(name, fromDegrees(features, utm), { prj, today: new Date() })
    }
  }
}
