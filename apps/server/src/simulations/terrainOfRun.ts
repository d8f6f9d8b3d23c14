import { createHash } from 'node:crypto'
import { type HeightGrid, readHeightGrid } from '@duet/plant'
import type { ObjectStorage } from '../files/objectStorage.ts'
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
  const pieces: Buffer[] = []
  for await (const piece of await storage.get(terrainKey(prefix))) pieces.push(Buffer.from(piece))
  const bytes = Buffer.concat(pieces)
  if (createHash('sha256').update(bytes).digest('hex') !== terrain.sha256) {
    throw new Error('The stored heights of the run are damaged')
  }
  return readHeightGrid(bytes)
}
