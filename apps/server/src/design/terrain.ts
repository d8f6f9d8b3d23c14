import { AppError, oneLine } from '@duet/contract'
import { TERRAIN_SOURCES } from '@duet/plant'
import { z } from 'zod'
import type { UserId } from '../access/organizationAccess.ts'
import { projectAccess } from '../access/projectAccess.ts'
import { touchDesign } from '../access/projectParts.ts'
import { writeAudit } from '../db/auditLog.ts'
import type { Database } from '../db/connection.ts'
import { signDownload } from '../files/filesService.ts'
import { markDeleting } from '../files/storedFileQueries.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { arrivedUpload, takeUpload } from './groundUpload.ts'
import { MAX_TERRAIN_BYTES, readTerrainBytes, terrainFacts } from './terrainFile.ts'
import { deleteTerrainRow, findTerrain, insertTerrain, type TerrainRow } from './terrainQueries.ts'

/** The ground of a project as it is answered. */
export type TerrainRecord = Omit<TerrainRow, 'storage_key' | 'created_by'> & {
  readonly url: string
}

const createTerrainSchema = z.object({
  name: z.string().overwrite(oneLine).min(1, 'required').max(200, 'maximum 200 characters'),
  source_type: z.enum(TERRAIN_SOURCES),
  source_filename: z
    .string()
    .max(500, 'maximum 500 characters')
    .nullish()
    .transform((value) => value ?? null),
  storage_key: z.string(),
})

/** Null: the project has none. */
export async function projectTerrain(
  server: Server,
  userId: UserId,
  projectId: string,
): Promise<TerrainRecord | null> {
  await projectAccess(server.db, userId, projectId, 'viewer')
  const row = await findTerrain(server.db, projectId)
  return row ? recordOf(server, row) : null
}

export async function createTerrain(
  server: Server,
  userId: UserId,
  projectId: string,
  input: object,
): Promise<TerrainRecord> {
  await projectAccess(server.db, userId, projectId, 'edit')
  const given = parseInput(createTerrainSchema, input, ['input'])
  const upload = await arrivedUpload(server.db, projectId, 'terrain', given.storage_key)
  if (upload.sizeBytes > MAX_TERRAIN_BYTES) {
    throw new AppError(
      'FILE_TOO_LARGE',
      `The height file has ${(upload.sizeBytes / 1e6).toFixed(1)} MB; at most ${MAX_TERRAIN_BYTES / 1e6} MB fit. Take larger cells or less ground.`,
      { limit: MAX_TERRAIN_BYTES },
    )
  }
  const facts = terrainFacts(await readTerrainBytes(server.storage, upload.key))
  const row = await server.db.transaction().execute(async (tx) => {
    await touchDesign(tx, projectId, { layers: true })
    await takeUpload(tx, upload)
    await dropTerrain(tx, projectId)
    await writeAudit(tx, {
      userId,
      projectId,
      action: 'terrain_set',
      details: { name: given.name, source_type: given.source_type },
    })
    return insertTerrain(tx, {
      ...given,
      ...facts,
      project_id: projectId,
      created_by: userId ?? null,
    })
  })
  server.sweeper.wake()
  return recordOf(server, row)
}

export async function deleteTerrain(
  server: Server,
  userId: UserId,
  projectId: string,
): Promise<void> {
  await projectAccess(server.db, userId, projectId, 'edit')
  await server.db.transaction().execute(async (tx) => {
    await touchDesign(tx, projectId, { layers: true })
    if (!(await dropTerrain(tx, projectId))) return
    await writeAudit(tx, {
      userId,
      projectId,
      action: 'terrain_deleted',
      details: {},
    })
  })
  server.sweeper.wake()
}

/** Takes the terrain away; its file is removed later. False where there was none. */
async function dropTerrain(tx: Database, projectId: string): Promise<boolean> {
  const key = await deleteTerrainRow(tx, projectId)
  if (key === undefined) return false
  await markDeleting(tx, key)
  return true
}

function recordOf(server: Server, row: TerrainRow): TerrainRecord {
  const { storage_key, created_by: _by, ...record } = row
  return { ...record, url: signDownload(server, storage_key, 'terrain.bin').url }
}
