import type { NamedBytes } from '../../zip/namedBytes.ts'
import { unzip, ZipError, type ZipFault } from '../../zip/unzip.ts'
import { GisFileError } from './gisFileError.ts'
import type { GisLimits } from './gisLimits.ts'

/** A shapefile has a handful, a drawing with pictures some hundreds. */
const MAX_FILES = 2000

/**
 * The files of an archive whose names fit.
 * @throws GisFileError damaged or too_large
 */
export function unzipDrawing(
  filename: string,
  bytes: Uint8Array,
  wanted: RegExp,
  { unpackedBytes }: GisLimits,
): readonly NamedBytes[] {
  try {
    return unzip(bytes, (name) => wanted.test(name), { files: MAX_FILES, unpackedBytes })
  } catch (cause) {
    if (!(cause instanceof ZipError)) throw cause
    const isLarge = cause.fault === 'too_many' || cause.fault === 'too_large'
    const message = `${filename} ${messageOf(cause.fault, unpackedBytes)}`
    throw new GisFileError(isLarge ? 'too_large' : 'damaged', message, { cause })
  }
}

function messageOf(fault: ZipFault, unpackedBytes: number): string {
  switch (fault) {
    case 'too_many':
      return `holds more than ${MAX_FILES} files. Pack the drawing alone.`
    case 'too_large':
      return `unpacks to more than ${unpackedBytes / 1024 / 1024} MB. Cut the file to the area of the plant.`
    case 'encrypted':
      return 'is locked with a password. Unpack it and import the drawing itself.'
    case 'damaged':
      return 'is not a whole archive: it cannot be unpacked. Export or send it again.'
  }
}
