import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { EnviroDataset } from '../db/database.gen.ts'

export type DatasetRow = Selectable<EnviroDataset>
export type NewDataset = Insertable<EnviroDataset>

export function findDataset(db: Database, id: string): Promise<DatasetRow | undefined> {
  return db.selectFrom('enviro_dataset').selectAll().where('id', '=', id).executeTakeFirst()
}

export function datasetsOfProject(
  db: Database,
  projectId: string,
  page: { readonly skip: number; readonly take: number },
): Promise<DatasetRow[]> {
  return db
    .selectFrom('enviro_dataset')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .offset(page.skip)
    .limit(page.take)
    .execute()
}

export function findDatasetByHash(
  db: Database,
  projectId: string,
  hash: string,
): Promise<DatasetRow | undefined> {
  return db
    .selectFrom('enviro_dataset')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('source_hash', '=', hash)
    .executeTakeFirst()
}

/** Names in use that begin with `prefix`, to choose a free one. */
export async function datasetNames(
  db: Database,
  projectId: string,
  prefix: string,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('enviro_dataset')
    .select('name')
    .where('project_id', '=', projectId)
    .where('name', 'like', `${prefix.replaceAll(/[\\%_]/g, '\\$&')}%`)
    .limit(10_000)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

export function insertDataset(db: Database, dataset: NewDataset): Promise<DatasetRow> {
  return db.insertInto('enviro_dataset').values(dataset).returningAll().executeTakeFirstOrThrow()
}

export function renameDataset(db: Database, id: string, name: string): Promise<DatasetRow> {
  return db
    .updateTable('enviro_dataset')
    .set({ name, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function deleteDatasetRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('enviro_dataset').where('id', '=', id).execute()
}

/** Holds those datasets that are there until the transaction ends, so that none is deleted; gives their ids. */
export async function holdDatasets(
  db: Database,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('enviro_dataset')
    .select('id')
    .where('id', 'in', [...ids])
    .forShare()
    .execute()
  return rows.map(({ id }) => id)
}

/** Holds a dataset that is to be deleted, so that no run starts with it. False when it is gone. */
export async function lockDataset(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('enviro_dataset')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Name of a run that has not ended and reads this dataset. */
export async function activeRunWithDataset(
  db: Database,
  projectId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select('simulation.name')
    .where('simulation.project_id', '=', projectId)
    .where('duet_job.status', 'in', ['created', 'submitting', 'queued', 'running'])
    .where(sql<boolean>`simulation.manifest @> ${JSON.stringify({ dataset_ids: [id] })}::jsonb`)
    .limit(1)
    .executeTakeFirst()
  return row?.name
}
