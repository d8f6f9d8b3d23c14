import { AppError } from '@duet/contract'
import type { PlantSystemParameters } from '@duet/plant'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { countRows } from '../db/countRows.ts'
import type { Block, BlockLayer, SystemParameters } from '../db/database.gen.ts'

export type BlockRow = Selectable<Block>
export type BlockLayerRow = Selectable<BlockLayer>
export type DesignTable = 'block' | 'block_layer'
export type SystemParametersRow = Selectable<SystemParameters>

/** More than a project may have of each. */
export const MAX_BLOCKS = 5000
export const MAX_LAYERS = 20_000

/** Before every revision. */
export const EVERYTHING = -1

/** Blocks of a project that were written after a revision. */
export function listBlocks(
  db: Database,
  projectId: string,
  since: number = EVERYTHING,
): Promise<BlockRow[]> {
  return db
    .selectFrom('block')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('revision', '>', since)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_BLOCKS)
    .execute()
}

/** As `listBlocks`. */
export function listBlockLayers(
  db: Database,
  projectId: string,
  since: number = EVERYTHING,
): Promise<BlockLayerRow[]> {
  return db
    .selectFrom('block_layer')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('revision', '>', since)
    .orderBy('created_at')
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_LAYERS)
    .execute()
}

export function countRecords(db: Database, projectId: string, table: DesignTable): Promise<number> {
  return countRows(db.selectFrom(table).where('project_id', '=', projectId))
}

/** @throws AppError CONFLICT for more records than a project may have */
export function checkCount(count: number, limit: number, name: string): void {
  if (count > limit) throw new AppError('CONFLICT', `A project holds at most ${limit} ${name}.`)
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
        .doUpdateSet(replacing(rows))
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
        .doUpdateSet(replacing(rows))
        .whereRef('block_layer.project_id', '=', 'excluded.project_id'),
    )
    .returningAll()
    .execute()
}

/** Whatever the new rows give takes the place of what is stored. */
function replacing([row = {}]: readonly object[]) {
  const columns = Object.keys(row).map((column) => [column, sql.ref(`excluded.${column}`)])
  return { ...Object.fromEntries(columns), updated_at: sql<Date>`now()` }
}

/** The given ids that lie in the project. */
export async function recordIdsIn(
  db: Database,
  projectId: string,
  table: DesignTable,
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
  table: DesignTable,
  ids: readonly string[],
): Promise<void> {
  await db.deleteFrom(table).where('project_id', '=', projectId).where('id', 'in', ids).execute()
}

/** The given ids that lie in the project, locked until the transaction ends. */
export async function lockedIdsIn(
  db: Database,
  projectId: string,
  table: 'block' | 'enviro_dataset',
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .limit(ids.length)
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** The given component ids that lie in the project, with their kinds, locked until the transaction ends. */
export async function componentKindsIn(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<{ id: string; kind: string }[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('component')
    .select(['id', 'kind'])
    .where('project_id', '=', projectId)
    .where('id', 'in', ids)
    .limit(ids.length)
    .forShare()
    .execute()
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
  {
    grid_limit_schedule: schedule,
    grid_limit_periods: periods,
    outage_month_weights: weights,
    ...change
  }: PlantSystemParameters,
): Promise<SystemParametersRow> {
  const lists = {
    grid_limit_schedule: schedule && [...schedule],
    grid_limit_periods: periods && JSON.stringify(periods),
    outage_month_weights: weights && [...weights],
  }
  return db
    .updateTable('system_parameters')
    .set({ ...change, ...lists, updated_at: sql<Date>`now()` })
    .where('project_id', '=', projectId)
    .returningAll()
    .executeTakeFirstOrThrow()
}
