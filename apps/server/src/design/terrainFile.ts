import { createHash } from 'node:crypto'
import { AppError } from '@duet/contract'
import { heightRange, readHeightGrid } from '@duet/plant'
import type { ObjectStorage } from '../files/objectStorage.ts'

/** What the record of a terrain says of its file. */
export interface TerrainFacts {
  readonly sha256: string
  readonly longitude: number
  readonly latitude: number
  readonly columns: number
  readonly rows: number
  readonly cell_size_m: number
  readonly min_height_m: number
  readonly max_height_m: number
}

/** Four million heights and a header. */
export const MAX_TERRAIN_BYTES = 16_100_000

/** @throws AppError FILE_TOO_LARGE, FILE_FORMAT for a file that is damaged or has no height */
export function terrainFacts(bytes: Uint8Array): TerrainFacts {
  const grid = readHeightGrid(bytes)
  const range = heightRange(grid)
  if (!range) throw new AppError('FILE_FORMAT', 'The height file has no height at all.')
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    longitude: grid.longitude,
    latitude: grid.latitude,
    columns: grid.columns,
    rows: grid.rows,
    cell_size_m: grid.cellSizeM,
    min_height_m: range.minM,
    max_height_m: range.maxM,
  }
}

/** A stored height file, whole. @throws AppError CONFLICT where it is missing */
export async function readTerrainBytes(storage: ObjectStorage, key: string): Promise<Buffer> {
  if (!(await storage.stat(key))) {
    throw new AppError(
      'CONFLICT',
      'The stored heights of the terrain are missing. Delete the terrain, or read it in again.',
    )
  }
  const pieces: Buffer[] = []
  for await (const piece of await storage.get(key)) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}
