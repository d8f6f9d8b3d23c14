import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { MapService } from '../db/database.gen.ts'

export type MapServiceRow = Selectable<MapService>

export function listMapServices(
  db: Database,
): Promise<(MapServiceRow & { readonly updated_by_email: string | null })[]> {
  return db
    .selectFrom('map_service')
    .leftJoin('app_user', 'app_user.id', 'map_service.updated_by')
    .selectAll('map_service')
    .select('app_user.email as updated_by_email')
    .execute()
}

export function findMapService(db: Database, kind: string): Promise<MapServiceRow | undefined> {
  return db.selectFrom('map_service').selectAll().where('kind', '=', kind).executeTakeFirst()
}

/** In the place of what was set for the kind. */
export async function storeMapService(db: Database, row: Insertable<MapService>): Promise<void> {
  await db
    .insertInto('map_service')
    .values(row)
    .onConflict((on) => on.column('kind').doUpdateSet({ ...row, updated_at: sql<Date>`now()` }))
    .execute()
}

/** Undefined where none is stored. */
export function deleteMapServiceRow(
  db: Database,
  kind: string,
): Promise<MapServiceRow | undefined> {
  return db.deleteFrom('map_service').where('kind', '=', kind).returningAll().executeTakeFirst()
}
