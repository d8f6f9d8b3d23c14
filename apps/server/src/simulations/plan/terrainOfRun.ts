import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { AppError } from '@duet/contract'
import { type HeightGrid, readHeightGrid } from '@duet/plant'
import { type RunManifest, terrainKey } from '@duet/results/run'
import type { ObjectStorage } from '../../files/objectStorage.ts'
import type { Run } from '../runSource.ts'

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
  { prefix, manifest: { terrain } }: Pick<Run, 'prefix' | 'manifest'>,
): Promise<HeightGrid | undefined> {
  if (terrain === undefined) return undefined
  const bytes = await buffer(await storage.get(terrainKey(prefix)))
  if (createHash('sha256').update(bytes).digest('hex') !== terrain.sha256) {
    throw new Error('The stored heights of the run are damaged')
  }
  return readHeightGrid(bytes)
}

/**
 * The heights that a run is made again with: its own, or those of its project where its own went. Damaged ones are replaced by
 * those of the project only where they are the same.
 *
 * @throws AppError FILE_DAMAGED
 */
export async function terrainToRepeat(
  storage: ObjectStorage,
  prefix: string,
  manifest: Pick<RunManifest, 'terrain'>,
  ofProject: () => Promise<StoredTerrain | undefined>,
): Promise<StoredTerrain | undefined> {
  try {
    return (await storedTerrainOfRun(storage, prefix, manifest)) ?? (await ofProject())
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'FILE_DAMAGED')) throw error
    const present = await ofProject()
    if (present?.sha256 === manifest.terrain?.sha256) return present
    throw error
  }
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
