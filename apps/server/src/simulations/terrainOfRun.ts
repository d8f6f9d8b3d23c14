import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@duet/contract'
import { type HeightGrid, readHeightGrid } from '@duet/plant'
import type { ObjectStorage } from '../files/objectStorage.ts'
import type { RunManifest } from './manifest.ts'
import { terrainKey } from './runFiles.ts'
import type { Run } from './runSource.ts'

/** The height file of a project. */
export interface StoredTerrain {
  readonly bytes: Uint8Array
  readonly sha256: string
}

export function terrainGrid({ bytes }: StoredTerrain): HeightGrid {
  return readHeightGrid(bytes)
}

/**
 * The heights that a run was planned with; undefined where no block of it stands on terrain.
 *
 * @throws Error where the file is damaged
 */
export async function terrainOfRun(
  storage: ObjectStorage,
  { prefix, manifest: { terrain } }: Run,
): Promise<HeightGrid | undefined> {
  if (terrain === undefined) return undefined
  const bytes = await buffer(await storage.get(terrainKey(prefix)))
  if (createHash('sha256').update(bytes).digest('hex') !== terrain.sha256) {
    throw new Error('The stored heights of the run are damaged')
  }
  return readHeightGrid(bytes)
}

/** The height file of a run; undefined where it has none, or it went with a run that failed or was stopped. */
export async function storedTerrainOfRun(
  storage: ObjectStorage,
  prefix: string,
  { terrain }: Pick<RunManifest, 'terrain'>,
): Promise<StoredTerrain | undefined> {
  if (terrain === undefined) return undefined
  try {
    const bytes = await buffer(await storage.get(terrainKey(prefix)))
    return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}
