import { AppError } from '@duet/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { QuotaName, QuotaResource, QuotaScope } from './quotaTable.ts'

/** Whose limits are looked at. */
export interface QuotaPlace {
  readonly organizationId: string
  readonly projectId: string | null
  readonly userId: string | null
}

type Used = Partial<Record<QuotaScope, number>>

const ACTIVE_RUNS = sql`
  select run.user_id, run.project_id from duet_job job join simulation run on run.id = job.simulation_id
  where job.status in ('created', 'submitting', 'queued', 'running')`

const OPEN_JOBS = sql`
  select job.user_id, run.project_id from result_job job join simulation run on run.id = job.simulation_id
  where job.status in ('queued', 'running')`

/** How much is used of each resource, as the transaction of `db` sees it. */
const USED: Readonly<Record<QuotaResource, (db: Database, place: QuotaPlace) => Promise<Used>>> = {
  storage: storedBytes,
  runs: (db, place) => usedBy(db, place, ACTIVE_RUNS),
  jobs: (db, place) => usedBy(db, place, OPEN_JOBS),
  daily_runs: (db, place) => startedToday(db, place, 'runs'),
  daily_jobs: (db, place) => startedToday(db, place, 'jobs'),
}

export const usedOf = (db: Database, resource: QuotaResource, place: QuotaPlace): Promise<Used> =>
  USED[resource](db, place)

async function storedBytes(db: Database, { organizationId, projectId }: QuotaPlace): Promise<Used> {
  const { rows } = await sql<Used>`
    select coalesce(sum(bytes), 0)::float8 as organization,
      coalesce(sum(bytes) filter (where owner_id = ${projectId}::uuid), 0)::float8 as project
    from storage_change
    where owner_id = ${organizationId} or owner_id in (select id from project where organization_id = ${organizationId})
  `.execute(db)
  return rows[0] ?? {}
}

/** @param open - a query of the users and projects of what is open */
async function usedBy(db: Database, place: QuotaPlace, open: RawBuilder<unknown>): Promise<Used> {
  const { rows } = await sql<Used>`
    select count(*)::int as organization,
      count(*) filter (where open.project_id = ${place.projectId}::uuid)::int as project,
      count(*) filter (where open.user_id = ${place.userId}::uuid)::int as "user"
    from (${open}) open join project on project.id = open.project_id
    where project.organization_id = ${place.organizationId}
  `.execute(db)
  return rows[0] ?? {}
}

const TODAY = sql`(now() at time zone 'UTC')::date`

export type StartKind = 'runs' | 'jobs'

async function startedToday(db: Database, place: QuotaPlace, kind: StartKind): Promise<Used> {
  const { rows } = await sql<Used>`
    select coalesce(sum(total), 0)::int as organization,
      coalesce(sum(total) filter (where user_id = ${place.userId}::uuid), 0)::int as "user"
    from daily_start
    where organization_id = ${place.organizationId} and kind = ${kind} and day = ${TODAY}
  `.execute(db)
  return rows[0] ?? {}
}

/** Counts what is started; days that are over go. */
export async function countStarts(
  db: Database,
  { organizationId, userId }: QuotaPlace,
  kind: StartKind,
  total: number,
): Promise<void> {
  await sql`delete from daily_start where organization_id = ${organizationId} and day < ${TODAY}`.execute(
    db,
  )
  await sql`
    insert into daily_start (day, organization_id, user_id, kind, total)
    values (${TODAY}, ${organizationId}, ${userId}, ${kind}, ${total})
    on conflict (organization_id, day, kind, user_id) do update set total = daily_start.total + excluded.total
  `.execute(db)
}

export interface SetLimits {
  readonly installation: ReadonlyMap<string, number>
  readonly organization: ReadonlyMap<string, number>
  readonly project: ReadonlyMap<string, number>
}

/** What was set for the installation, the organisation and the project, by name. */
export async function setLimits(
  db: Database,
  { organizationId, projectId }: Pick<QuotaPlace, 'organizationId' | 'projectId'>,
): Promise<SetLimits> {
  const rows = await db
    .selectFrom('quota_limit')
    .select(['organization_id', 'project_id', 'name', 'value'])
    .where((where) =>
      where.or([
        where('organization_id', 'is', null),
        where.and([where('organization_id', '=', organizationId), where('project_id', 'is', null)]),
        where('project_id', '=', projectId),
      ]),
    )
    .execute()
  const byName = (found: typeof rows): Map<string, number> =>
    new Map(found.map(({ name, value }) => [name, value]))
  return {
    installation: byName(rows.filter((row) => row.organization_id === null)),
    organization: byName(rows.filter((row) => row.organization_id && row.project_id === null)),
    project: byName(rows.filter((row) => row.project_id !== null)),
  }
}

/** @param value - null: what the organisation or the installation has holds again */
export async function writeLimit(
  db: Database,
  place: { readonly organizationId: string | null; readonly projectId: string | null },
  name: QuotaName,
  value: number | null,
): Promise<void> {
  const { organizationId: organization_id, projectId: project_id } = place
  if (value === null) {
    await sql`
      delete from quota_limit where name = ${name}
        and organization_id is not distinct from ${organization_id}::uuid
        and project_id is not distinct from ${project_id}::uuid
    `.execute(db)
    return
  }
  await db
    .insertInto('quota_limit')
    .values({ organization_id, project_id, name, value })
    .onConflict((on) =>
      on.columns(['organization_id', 'project_id', 'name']).doUpdateSet({ value }),
    )
    .execute()
}

/** @throws AppError NOT_FOUND */
export async function organizationOfProject(db: Database, projectId: string): Promise<string> {
  const row = await db
    .selectFrom('project')
    .select('organization_id')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND', 'Project not found'))
  return row.organization_id
}

/** Undefined for a file that counts for no organisation. */
export async function placeOfFile(
  db: Database,
  storageKey: string,
): Promise<QuotaPlace | undefined> {
  const { rows } = await sql<{ organization_id: string; project_id: string | null }>`
    select coalesce(project.organization_id, file.owner_id) as organization_id, project.id as project_id
    from (select stored_file_owner(project_id, storage_key) as owner_id
      from stored_file where storage_key = ${storageKey}) file
    left join project on project.id = file.owner_id
    where file.owner_id is not null
  `.execute(db)
  const [row] = rows
  return row && { organizationId: row.organization_id, projectId: row.project_id, userId: null }
}

/** Adds the changes of each owner up to one row. One at a time. */
export async function foldStorageChanges(db: Database): Promise<void> {
  await sql`
    with folded as (
      delete from storage_change where owner_id in
        (select owner_id from storage_change group by owner_id having count(*) > 1)
      returning owner_id, bytes)
    insert into storage_change (owner_id, bytes)
    select owner_id, sum(bytes) from folded group by owner_id having sum(bytes) <> 0
  `.execute(db)
}

export interface ProjectUsageRow {
  readonly id: string
  readonly name: string
  readonly is_deleted: boolean
  readonly stored_bytes: number
  readonly open_runs: number
  readonly open_jobs: number
}

/** All projects of an organisation, those that store most first. */
export async function projectUsages(
  db: Database,
  organizationId: string,
): Promise<readonly ProjectUsageRow[]> {
  const { rows } = await sql<ProjectUsageRow>`
    select project.id, project.name, project.deleted_at is not null as is_deleted,
      coalesce((select sum(bytes) from storage_change where owner_id = project.id), 0)::float8 as stored_bytes,
      (select count(*) from duet_job job join simulation run on run.id = job.simulation_id
        where run.project_id = project.id
          and job.status in ('created', 'submitting', 'queued', 'running'))::int as open_runs,
      (select count(*) from result_job job join simulation run on run.id = job.simulation_id
        where run.project_id = project.id and job.status in ('queued', 'running'))::int as open_jobs
    from project where organization_id = ${organizationId}
    order by stored_bytes desc, project.name, project.id
    limit 2000
  `.execute(db)
  return rows
}

/** Bytes, by the project that has a share of its own. */
export async function storageShares(
  db: Database,
  organizationId: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('quota_limit')
    .select(['project_id', 'value'])
    .where('organization_id', '=', organizationId)
    .where('name', '=', 'project_storage' satisfies QuotaName)
    .where('project_id', 'is not', null)
    .execute()
  return new Map(rows.map(({ project_id, value }) => [project_id ?? '', value]))
}

export interface StorageUsageRow {
  readonly organization_id: string
  readonly stored_bytes: number
  readonly limit_bytes: number
}

/** Of all organisations. @param usualBytes - the limit where none was set */
export async function storageUsages(db: Database, usualBytes: number): Promise<StorageUsageRow[]> {
  const { rows } = await sql<StorageUsageRow>`
    select organization.id as organization_id,
      coalesce(stored.bytes, 0)::float8 as stored_bytes,
      coalesce(own.value, installation.value, ${usualBytes}::bigint)::float8 as limit_bytes
    from organization
    left join (
      select coalesce(project.organization_id, change.owner_id) as organization_id, sum(change.bytes) as bytes
      from storage_change change left join project on project.id = change.owner_id
      group by 1) stored on stored.organization_id = organization.id
    left join quota_limit own on own.name = 'storage' and own.organization_id = organization.id and own.project_id is null
    left join quota_limit installation on installation.name = 'storage' and installation.organization_id is null
  `.execute(db)
  return rows
}

export async function storedBytesOfAll(db: Database): Promise<number> {
  const { rows } = await sql<{
    bytes: number
  }>`select coalesce(sum(bytes), 0)::float8 as bytes from storage_change`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** Limits of the installation are those of its environment. */
export async function writeInstallationLimits(
  db: Database,
  config: Readonly<Partial<Record<QuotaName, number>>>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`lock table quota_limit in share row exclusive mode`.execute(tx)
    await tx.deleteFrom('quota_limit').where('organization_id', 'is', null).execute()
    const rows = Object.entries(config).map(([name, value]) => ({ name, value }))
    if (rows.length > 0) await tx.insertInto('quota_limit').values(rows).execute()
  })
}
