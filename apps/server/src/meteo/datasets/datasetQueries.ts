import type { WeatherValueColumn } from '@duet/formats'
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { EnviroDataset } from '../../db/database.gen.ts'
import { prefixPattern } from '../../db/likePattern.ts'

/** A dataset without its report, of which only the worst result is read. */
export type DatasetRow = Omit<Selectable<EnviroDataset>, 'quality_report'> & {
  readonly quality: string | null
  /** Of the report, as `WeatherTotals`; null: of before there were any. */
  readonly totals: unknown
  readonly has_snow_depth: boolean
  readonly has_rain: boolean
  readonly has_dust: boolean
}
export type NewDataset = Insertable<EnviroDataset>

const COLUMNS = [
  'id',
  'project_id',
  'name',
  'source',
  'type',
  'time_interval',
  'interval_alignment',
  'local_time_zone',
  'dst_shifts',
  'start_time',
  'end_time',
  'latitude',
  'longitude',
  'altitude_m',
  'has_windspeed',
  'has_rh',
  'has_pw',
  'row_count',
  'coldest_air_c',
  'storage_key',
  'warnings',
  'source_filename',
  'source_hash',
  'parent_id',
  'history',
  'revision',
  'attribution',
  'created_at',
  'updated_at',
] as const

/** Every column but those of light has a check of its range. */
function hasColumn(name: WeatherValueColumn): RawBuilder<boolean> {
  const path = sql.lit(`$.checks[*] ? (@.column == "${name}")`)
  return sql<boolean>`coalesce(jsonb_path_exists(quality_report, ${path}), false)`
}

const SHOWN = [
  ...COLUMNS,
  sql<string | null>`quality_report->>'quality'`.as('quality'),
  sql`quality_report->'totals'`.as('totals'),
  hasColumn('snow_depth').as('has_snow_depth'),
  hasColumn('rain').as('has_rain'),
  sql<boolean>`${hasColumn('pm2_5')} and ${hasColumn('pm10')}`.as('has_dust'),
] as const

export function findDataset(db: Database, id: string): Promise<DatasetRow | undefined> {
  return db.selectFrom('enviro_dataset').select(SHOWN).where('id', '=', id).executeTakeFirst()
}

/** By a run, a block, or a version of the deployment. */
export async function isDatasetUsed(
  db: Database,
  { id, project_id }: Pick<DatasetRow, 'id' | 'project_id'>,
): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from simulation where project_id = ${project_id}
        and manifest @> ${JSON.stringify({ dataset_ids: [id] })}::jsonb)
      or exists (select from block where project_id = ${project_id} and enviro_dataset_id = ${id})
      or exists (select from deployment_version where project_id = ${project_id}
        and (enviro_dataset_id = ${id} or satellite_dataset_id = ${id})) as used`.execute(db)
  return rows[0]?.used ?? false
}

/** As it was stored; null where none was made. */
export async function storedReport(db: Database, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('enviro_dataset')
    .select('quality_report')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.quality_report ?? null
}

export async function storeReport(db: Database, id: string, report: object): Promise<void> {
  await db
    .updateTable('enviro_dataset')
    .set({ quality_report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute()
}

export async function userName(db: Database, userId: string): Promise<string> {
  const row = await db
    .selectFrom('app_user')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.name ?? ''
}

export function datasetsOfProject(
  db: Database,
  projectId: string,
  page: { readonly skip: number; readonly take: number },
): Promise<DatasetRow[]> {
  return db
    .selectFrom('enviro_dataset')
    .select(SHOWN)
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
    .select(SHOWN)
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
    .where('name', 'like', prefixPattern(prefix))
    .limit(10_000)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

export function insertDataset(db: Database, dataset: NewDataset): Promise<DatasetRow> {
  return db.insertInto('enviro_dataset').values(dataset).returning(SHOWN).executeTakeFirstOrThrow()
}

/** Undefined: it was deleted. */
export function renameDataset(
  db: Database,
  id: string,
  name: string,
): Promise<DatasetRow | undefined> {
  return db
    .updateTable('enviro_dataset')
    .set({ name, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst()
}

/** Writes the next revision of a dataset. Undefined: it was deleted, or is no longer at `revision`. */
export function reviseDataset(
  db: Database,
  id: string,
  revision: number,
  facts: Updateable<EnviroDataset>,
): Promise<DatasetRow | undefined> {
  return db
    .updateTable('enviro_dataset')
    .set({ ...facts, revision: revision + 1, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returning(SHOWN)
    .executeTakeFirst()
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
