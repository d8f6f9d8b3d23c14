import { AppError, oneLine } from '@duet/contract'
import { TERRAIN_SOURCES } from '@duet/plant'
import { z } from 'zod'
import { writeAudit } from '../db/auditLog.ts'
import { markDeleting } from '../files/storedFileQueries.ts'
import { parseInput } from '../input/parseInput.ts'
import type { GroundDeps } from './groundDeps.ts'
import { arrivedUpload, takeUpload } from './groundUpload.ts'
import { MAX_TERRAIN_BYTES, readTerrainBytes, terrainFacts } from './terrainFile.ts'
import { deleteTerrainRow, findTerrain, insertTerrain, type TerrainRow } from './terrainQueries.ts'

type UserId = string | undefined

/** The ground of a project as it is answered. */
export type TerrainRecord = Omit<TerrainRow, 'storage_key' | 'created_by' | 'created_at'> & {
  readonly url: string
  readonly created_at: string
}

export interface TerrainService {
  /** Undefined: the project has none. */
  readonly terrain: (userId: UserId, projectId: string) => Promise<TerrainRecord | undefined>
  readonly createTerrain: (
    userId: UserId,
    projectId: string,
    input: object,
  ) => Promise<TerrainRecord>
  readonly deleteTerrain: (userId: UserId, projectId: string) => Promise<void>
}

const createTerrainSchema = z.object({
  name: z.string().overwrite(oneLine).min(1, 'required').max(200, 'maximum 200 characters'),
  source_type: z.enum(TERRAIN_SOURCES, { error: `must be one of ${TERRAIN_SOURCES.join(', ')}` }),
  source_filename: z
    .string()
    .max(500, 'maximum 500 characters')
    .nullish()
    .transform((value) => value ?? null),
  storage_key: z.string(),
})

export function createTerrainService(deps: GroundDeps): TerrainService {
  return {
    terrain: async (userId, projectId) => {
      await deps.access(userId, projectId, 'viewer')
      const row = await findTerrain(deps.db, projectId)
      return row && recordOf(deps, row)
    },
    createTerrain: (userId, projectId, input) => createTerrain(deps, userId, projectId, input),
    deleteTerrain: (userId, projectId) => deleteTerrain(deps, userId, projectId),
  }
}

async function createTerrain(
  deps: GroundDeps,
  userId: UserId,
  projectId: string,
  input: object,
): Promise<TerrainRecord> {
  await deps.access(userId, projectId, 'edit')
  const given = parseInput(createTerrainSchema, input, ['input'])
  const upload = await arrivedUpload(deps.db, projectId, 'terrain', given.storage_key)
  if (upload.sizeBytes > MAX_TERRAIN_BYTES) {
    throw new AppError(
      'FILE_TOO_LARGE',
      `The height file has ${(upload.sizeBytes / 1e6).toFixed(1)} MB; at most ${MAX_TERRAIN_BYTES / 1e6} MB fit. Take larger cells or less ground.`,
      { limit: MAX_TERRAIN_BYTES },
    )
  }
  const facts = terrainFacts(await readTerrainBytes(deps.storage, upload.key))
  const row = await deps.db.transaction().execute(async (tx) => {
    await deps.touchProject(tx, projectId, { layers: true })
    await takeUpload(tx, upload)
    await dropTerrain(tx, projectId)
    await writeAudit(tx, {
      userId: userId ?? '',
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
  deps.wakeSweeper()
  return recordOf(deps, row)
}

async function deleteTerrain(deps: GroundDeps, userId: UserId, projectId: string): Promise<void> {
  await deps.access(userId, projectId, 'edit')
  await deps.db.transaction().execute(async (tx) => {
    await deps.touchProject(tx, projectId, { layers: true })
    if (!(await dropTerrain(tx, projectId))) return
    await writeAudit(tx, {
      userId: userId ?? '',
      projectId,
      action: 'terrain_deleted',
      details: {},
    })
  })
  deps.wakeSweeper()
}

/** Takes the terrain away; its file is removed later. False where there was none. */
async function dropTerrain(tx: GroundDeps['db'], projectId: string): Promise<boolean> {
  const key = await deleteTerrainRow(tx, projectId)
  if (key === undefined) return false
  await markDeleting(tx, key)
  return true
}

function recordOf({ signDownload }: GroundDeps, row: TerrainRow): TerrainRecord {
  const { storage_key, created_by: _by, created_at, ...record } = row
  return {
    ...record,
    url: signDownload(storage_key, 'terrain.bin').url,
    created_at: created_at.toISOString(),
  }
}
