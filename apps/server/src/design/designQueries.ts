import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { Block, BlockLayer, SystemParameters } from '../db/database.gen.ts'

export type BlockRow = Selectable<Block>
export type BlockLayerRow = Selectable<BlockLayer>
export type SystemParametersRow = Selectable<SystemParameters>

/** More than a project may have of each. */
export const MAX_BLOCKS = 5000
export const MAX_LAYERS = 20_000

export function listBlocks(db: Database, projectId: string): Promise<BlockRow[]> {
  return db
    .selectFrom('block')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_BLOCKS)
    .execute()
}

export function listBlockLayers(db: Database, projectId: string): Promise<BlockLayerRow[]> {
  return db
    .selectFrom('block_layer')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_LAYERS)
    .execute()
}

export async function countBlocks(db: Database, projectId: string): Promise<number> {
  const row = await db
    .selectFrom('block')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return row.total
}

export async function countBlockLayers(db: Database, projectId: string): Promise<number> {
  const row = await db
    .selectFrom('block_layer')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return row.total
}

export function findBlock(db: Database, id: string): Promise<BlockRow | undefined> {
  return db.selectFrom('block').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Inserts and updates in one statement. A row whose id belongs to another project is neither: it is not returned. */
export function upsertBlockRows(
  db: Database,
  rows: readonly Insertable<Block>[],
): Promise<BlockRow[]> {
  return db
    .insertInto('block')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((excluded) => ({
          name: excluded.ref('excluded.name'),
          enviro_dataset_id: excluded.ref('excluded.enviro_dataset_id'),
          pv_panel_id: excluded.ref('excluded.pv_panel_id'),
          pv_table_id: excluded.ref('excluded.pv_table_id'),
          pv_inverter_id: excluded.ref('excluded.pv_inverter_id'),
          pv_transformer_id: excluded.ref('excluded.pv_transformer_id'),
          pv_dc_wire_id: excluded.ref('excluded.pv_dc_wire_id'),
          pv_ac_wire_id: excluded.ref('excluded.pv_ac_wire_id'),
          configuration: excluded.ref('excluded.configuration'),
          revision: excluded.ref('excluded.revision'),
          updated_by: excluded.ref('excluded.updated_by'),
          updated_at: sql<Date>`now()`,
        }))
        .whereRef('block.project_id', '=', 'excluded.project_id'),
    )
    .returningAll()
    .execute()
}

/** As `upsertBlockRows`. */
export function upsertBlockLayerRows(
  db: Database,
  rows: readonly Insertable<BlockLayer>[],
): Promise<BlockLayerRow[]> {
  return db
    .insertInto('block_layer')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((excluded) => ({
          block_id: excluded.ref('excluded.block_id'),
          name: excluded.ref('excluded.name'),
          type: excluded.ref('excluded.type'),
          geojson: excluded.ref('excluded.geojson'),
          source_type: excluded.ref('excluded.source_type'),
          source_filename: excluded.ref('excluded.source_filename'),
          source_url: excluded.ref('excluded.source_url'),
          is_locked: excluded.ref('excluded.is_locked'),
          sort_order: excluded.ref('excluded.sort_order'),
          revision: excluded.ref('excluded.revision'),
          updated_by: excluded.ref('excluded.updated_by'),
          updated_at: sql<Date>`now()`,
        }))
        .whereRef('block_layer.project_id', '=', 'excluded.project_id'),
    )
    .returningAll()
    .execute()
}

/** The given ids that lie in the project. */
export async function recordIdsIn(
  db: Database,
  projectId: string,
  table: 'block' | 'block_layer',
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .limit(ids.length)
    .execute()
  return rows.map(({ id }) => id)
}

/** Layers that go with their blocks. */
export async function layerIdsOfBlocks(
  db: Database,
  projectId: string,
  blockIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('block_layer')
    .select('id')
    .where('project_id', '=', projectId)
    .where('block_id', 'in', blockIds)
    .limit(MAX_LAYERS)
    .execute()
  return rows.map(({ id }) => id)
}

export async function deleteRecords(
  db: Database,
  projectId: string,
  table: 'block' | 'block_layer',
  ids: readonly string[],
): Promise<void> {
  await db.deleteFrom(table).where('project_id', '=', projectId).where('id', 'in', ids).execute()
}

/** The given block ids that lie in the project, locked until the transaction ends. */
export async function blockIdsIn(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('block')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .limit(ids.length)
    .forShare()
    .execute()
  return rows.map((row) => row.id)
}

/** The given component ids that lie in the project, with their kinds, locked until the transaction ends. */
export function componentKindsIn(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<{ id: string; kind: string }[]> {
  return db
    .selectFrom('component')
    .select(['id', 'kind'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .limit(ids.length)
    .forShare()
    .execute()
}

/** The given dataset ids that lie in the project, locked until the transaction ends. */
export async function datasetIdsIn(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('enviro_dataset')
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .limit(ids.length)
    .forShare()
    .execute()
  return rows.map((row) => row.id)
}

export function findSystemParameters(
  db: Database,
  projectId: string,
): Promise<SystemParametersRow> {
  return db
    .selectFrom('system_parameters')
    .selectAll()
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
}

export function updateSystemParametersRow(
  db: Database,
  projectId: string,
  change: Omit<SystemParametersRow, 'project_id' | 'updated_at'>,
): Promise<SystemParametersRow> {
  return db
    .updateTable('system_parameters')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
