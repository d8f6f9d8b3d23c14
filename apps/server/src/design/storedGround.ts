import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { type PlantTerrain, TERRAIN_SOURCES, terrainBytes } from '@duet/plant'
import type { Database } from '../db/connection.ts'
import type { ObjectStorage } from '../files/objectStorage.ts'
import { storeObject } from '../files/storeObject.ts'
import { insertRasterLayer, listRasterLayers } from './rasterLayerQueries.ts'
import { readTerrainBytes, terrainFacts } from './terrainFile.ts'
import { findTerrain, insertTerrain } from './terrainQueries.ts'

interface Stores {
  readonly db: Database
  readonly storage: ObjectStorage
}

/** The height file of a project as it is stored; undefined where it has none. The caller has settled access. */
export async function storedTerrain(
  { db, storage }: Stores,
  projectId: string,
): Promise<{ readonly bytes: Buffer; readonly sha256: string } | undefined> {
  const row = await findTerrain(db, projectId)
  if (!row) return undefined
  return { bytes: await readTerrainBytes(storage, row.storage_key), sha256: row.sha256 }
}

/** The terrain of a project as a plant document carries it. The caller has settled access. */
export async function readPlantTerrain(
  { db, storage }: Stores,
  projectId: string,
): Promise<PlantTerrain | undefined> {
  const row = await findTerrain(db, projectId)
  if (!row) return undefined
  const bytes = await readTerrainBytes(storage, row.storage_key)
  return {
    name: row.name,
    source_type: TERRAIN_SOURCES.find((source) => source === row.source_type) ?? 'geotiff',
    source_filename: row.source_filename,
    heights: bytes.toString('base64'),
  }
}

/**
 * Stores the terrain of a plant document in a new project of the same transaction, as the last thing in it: of a transaction that
 * fails here nothing is left.
 */
export async function insertPlantTerrain(
  tx: Database,
  storage: ObjectStorage,
  projectId: string,
  { heights, ...terrain }: PlantTerrain,
): Promise<void> {
  const bytes = Buffer.from(terrainBytes({ heights }))
  const key = `projects/${projectId}/terrain/${randomUUID()}/upload`
  const facts = terrainFacts(bytes)
  const file = { key, projectId, filename: 'terrain.bin', state: 'kept' } as const
  try {
    await storeObject({ db: tx, storage }, file, () => storage.put(key, Readable.from([bytes])))
    await insertTerrain(tx, { ...terrain, ...facts, project_id: projectId, storage_key: key })
  } catch (error) {
    await storage.remove(key)
    throw error
  }
}

/** Key prefixes of the files of a project's ground. */
export const groundPrefixes = (projectId: string): readonly string[] => [
  `projects/${projectId}/raster-layers`,
  `projects/${projectId}/terrain`,
]

/** Writes raster layers and terrain into another project. Gives the keys of the files that they need. */
export async function insertGroundCopies(
  tx: Database,
  fromProject: string,
  toProject: string,
): Promise<readonly string[]> {
  const moved = (key: string): string =>
    key.replace(`projects/${fromProject}/`, `projects/${toProject}/`)
  const layers = await listRasterLayers(tx, fromProject)
  const keys: string[] = []
  for (const { id: _id, created_at: _at, updated_at: _updated, ...layer } of layers) {
    const storage_key = moved(layer.storage_key)
    const corners = JSON.stringify(layer.corners)
    await insertRasterLayer(tx, { ...layer, project_id: toProject, storage_key, corners })
    keys.push(storage_key)
  }
  const terrain = await findTerrain(tx, fromProject)
  if (!terrain) return keys
  const { created_at: _at, ...facts } = terrain
  const storage_key = moved(terrain.storage_key)
  await insertTerrain(tx, { ...facts, project_id: toProject, storage_key })
  return [...keys, storage_key]
}
