import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { CustomDataset } from '../db/database.gen.ts'
import { prefixPattern } from '../db/likePattern.ts'

export type CustomDatasetRow = Selectable<CustomDataset>
export type NewCustomDataset = Insertable<CustomDataset>

export function findCustomDataset(db: Database, id: string): Promise<CustomDatasetRow | undefined> {
  return db.selectFrom('custom_dataset').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Newest first. */
export function customDatasetsOfProject(
  db: Database,
  projectId: string,
  page: { readonly skip: number; readonly take: number },
): Promise<CustomDatasetRow[]> {
  return db
    .selectFrom('custom_dataset')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(page.skip)
    .limit(page.take)
    .execute()
}

/** Names in use that begin with `prefix`, to choose a free one. */
export async function customDatasetNames(
  db: Database,
  projectId: string,
  prefix: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('custom_dataset')
    .select('name')
    .where('project_id', '=', projectId)
    .where('name', 'like', prefixPattern(prefix))
    .limit(10_000)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** The last dataset of a file with this header. */
export function latestWithHeader(
  db: Database,
  projectId: string,
  headerHash: string,
): Promise<CustomDatasetRow | undefined> {
  return db
    .selectFrom('custom_dataset')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('header_hash', '=', headerHash)
    .orderBy('updated_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export function insertCustomDataset(
  db: Database,
  row: NewCustomDataset,
): Promise<CustomDatasetRow> {
  return db.insertInto('custom_dataset').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Undefined: it was deleted. */
export function updateCustomDatasetRow(
  db: Database,
  id: string,
  facts: Updateable<CustomDataset>,
): Promise<CustomDatasetRow | undefined> {
  return db
    .updateTable('custom_dataset')
    .set({ ...facts, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** False: it was deleted before. */
export async function deleteCustomDatasetRow(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('custom_dataset')
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
