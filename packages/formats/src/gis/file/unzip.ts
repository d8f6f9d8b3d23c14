import { unzipSync } from 'fflate'
import type { NamedBytes } from './gisFile.ts'
import { GisFileError } from './gisFileError.ts'
import type { GisLimits } from './gisLimits.ts'

/** A shapefile has a handful, a drawing with pictures some hundreds. */
const MAX_FILES = 2000

/**
 * The files of a ZIP archive whose names fit, without those that an operating system hides in it.
 * @throws GisFileError damaged or too_large
 */
export function unzip(
  filename: string,
  bytes: Uint8Array,
  wanted: RegExp,
  limits: GisLimits,
): readonly NamedBytes[] {
  let unpackedBytes = 0
  let files = 0
  try {
    const entries = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!wanted.test(name) || name.startsWith('__MACOSX/')) return false
        unpackedBytes += originalSize
        files += 1
        if (files > MAX_FILES) {
          throw new GisFileError(
            'too_large',
            `${filename} holds more than ${MAX_FILES} files. Pack the drawing alone.`,
          )
        }
        checkUnpacked(filename, unpackedBytes, limits)
        return true
      },
    })
    return Object.entries(entries).map(([name, entry]) => ({ name, bytes: entry }))
  } catch (cause) {
    if (cause instanceof GisFileError) throw cause
    throw new GisFileError(
      'damaged',
      `${filename} is not a whole archive: it cannot be unpacked. Export or send it again.`,
      { cause },
    )
  }
}

function checkUnpacked(filename: string, bytes: number, { unpackedBytes }: GisLimits): void {
  if (bytes <= unpackedBytes) return
  throw new GisFileError(
    'too_large',
    `${filename} unpacks to more than ${unpackedBytes / 1024 / 1024} MB. Cut the file to the area of the plant.`,
  )
}
