import type { Insertable, Selectable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { ProjectTerrain } from '../db/database.gen.ts'

export type TerrainRow = Selectable<ProjectTerrain>

export function findTerrain(db: Database, projectId: string): Promise<TerrainRow | undefined> {
  return db
    .selectFrom('project_terrain')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirst()
}

export function insertTerrain(db: Database, row: Insertable<ProjectTerrain>): Promise<TerrainRow> {
  return db.insertInto('project_terrain').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Gives the key of the file that is no longer needed; undefined where there was no terrain. */
export async function deleteTerrainRow(
  db: Database,
  projectId: string,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('project_terrain')
    .where('project_id', '=', projectId)
    .returning('storage_key')
    .executeTakeFirst()
  return row?.storage_key
}
