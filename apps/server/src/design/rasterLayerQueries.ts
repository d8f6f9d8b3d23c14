import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { RasterLayer } from '../db/database.gen.ts'

export type RasterLayerRow = Selectable<RasterLayer>

/** More than a project may have. */
export const MAX_RASTER_LAYERS = 100

/** The lowest first. */
export function listRasterLayers(db: Database, projectId: string): Promise<RasterLayerRow[]> {
  return db
    .selectFrom('raster_layer')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('sort_order')
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_RASTER_LAYERS)
    .execute()
}

export function findRasterLayer(db: Database, id: string): Promise<RasterLayerRow | undefined> {
  return db.selectFrom('raster_layer').selectAll().where('id', '=', id).executeTakeFirst()
}

/** How many there are, and the place of the highest. */
export async function rasterPile(
  db: Database,
  projectId: string,
): Promise<{ readonly total: number; readonly highest: number }> {
  const row = await db
    .selectFrom('raster_layer')
    .select((select) => [
      select.fn.countAll<number>().as('total'),
      select.fn.max('sort_order').as('highest'),
    ])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return { total: row.total, highest: row.highest ?? 0 }
}

export function insertRasterLayer(
  db: Database,
  row: Insertable<RasterLayer>,
): Promise<RasterLayerRow> {
  return db.insertInto('raster_layer').values(row).returningAll().executeTakeFirstOrThrow()
}

export function updateRasterLayerRow(
  db: Database,
  id: string,
  change: Updateable<RasterLayer>,
): Promise<RasterLayerRow | undefined> {
  return db
    .updateTable('raster_layer')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** False where it was gone. */
export async function deleteRasterLayerRow(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('raster_layer')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
