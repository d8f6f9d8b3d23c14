import { GisFileError } from './gisFileError.ts'

/** How much of a file is taken in. */
export interface GisLimits {
  readonly bytes: number
  /** Of an archive, unpacked. */
  readonly unpackedBytes: number
  readonly features: number
  /** Corners and points of all shapes. */
  readonly points: number
}

export const DEFAULT_GIS_LIMITS: GisLimits = {
  bytes: 50 * 1024 * 1024,
  unpackedBytes: 200 * 1024 * 1024,
  features: 200_000,
  points: 3_000_000,
}

/** @throws GisFileError too_large or empty_file */
export function checkSize(name: string, bytes: Uint8Array, { bytes: most }: GisLimits): void {
  if (bytes.length === 0) throw new GisFileError('empty_file', `${name} is empty.`)
  if (bytes.length <= most) return
  const sizeMb = (bytes.length / 1024 / 1024).toFixed(0)
  throw new GisFileError(
    'too_large',
    `${name} has ${sizeMb} MB; at most ${most / 1024 / 1024} MB can be read. Cut the file to the area of the plant.`,
  )
}
