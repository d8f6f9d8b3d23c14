import type { GisFile } from '../file/gisFile.ts'
import { GisFileError } from '../file/gisFileError.ts'
import type { GisLimits } from '../file/gisLimits.ts'
import { unzipDrawing } from '../file/unzipDrawing.ts'
import { readKml } from './readKml.ts'

/**
 * Reads the main document of a KMZ archive: `doc.kml`, else the first KML in it.
 * @throws GisFileError damaged, part_missing, too_large
 */
export function readKmz(filename: string, bytes: Uint8Array, limits: GisLimits): GisFile {
  const documents = unzipDrawing(filename, bytes, /\.kml$/i, limits)
  const main = documents.find(({ name }) => /(^|\/)doc\.kml$/i.test(name)) ?? documents[0]
  if (main === undefined) {
    throw new GisFileError('part_missing', `${filename} is an archive without a KML file in it.`)
  }
  const file = readKml(`${filename}, ${main.name}`, main.bytes, limits)
  const others = documents.length - 1
  return {
    ...file,
    format: 'kmz',
    filename,
    warnings:
      others === 0
        ? file.warnings
        : [
            ...file.warnings,
            { message: `Only ${main.name} is read of the KML files in the archive`, count: others },
          ],
  }
}
