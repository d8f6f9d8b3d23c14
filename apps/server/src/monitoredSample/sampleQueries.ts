import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { MonitoredSample } from '../db/database.gen.ts'

/** The first day as yyyy-MM-dd. */
export type SampleRow = Omit<Selectable<MonitoredSample>, 'first_day'> & { first_day: string }

/** That an organisation is to have the sample, with readings from a day on. */
export async function insertSample(
  db: Database,
  row: Pick<SampleRow, 'organization_id' | 'user_id' | 'first_day'>,
): Promise<void> {
  await db
    .insertInto('monitored_sample')
    .values(row)
    .onConflict((conflict) => conflict.column('organization_id').doNothing())
    .execute()
}

/**
 * The same again, where the project of before is deleted or no longer monitored: one that is there still is gone on with by its
 * owner. Nothing changes where the sample is there or being made, but that a fault is forgotten.
 */
export async function renewSample(
  db: Database,
  {
    organization_id,
    user_id,
    first_day,
  }: Pick<SampleRow, 'organization_id' | 'user_id' | 'first_day'>,
): Promise<void> {
  await sql`
    update monitored_sample as sample set
      fault = null,
      user_id = case when project.id is null then ${user_id} else sample.user_id end,
      project_id = project.id,
      first_day = case when deployment.project_id is null then ${first_day} else sample.first_day end,
      deployed_at = case when deployment.project_id is null then null else sample.deployed_at end
    from monitored_sample as old
      left join project on project.id = old.project_id and project.deleted_at is null
      left join sentinel_deployment as deployment on deployment.project_id = project.id
    where old.organization_id = sample.organization_id and sample.organization_id = ${organization_id}`.execute(
    db,
  )
}

/** What is known of the sample of an organisation; its project undefined where it is deleted. */
export function findSample(
  db: Database,
  organizationId: string,
): Promise<
  | {
      project_id: string | null
      is_deleted: boolean
      deployed_at: Date | null
      is_deployed: boolean
      fault: string | null
    }
  | undefined
> {
  return db
    .selectFrom('monitored_sample as sample')
    .leftJoin('project', 'project.id', 'sample.project_id')
    .leftJoin('sentinel_deployment as deployment', 'deployment.project_id', 'sample.project_id')
    .select(['sample.project_id', 'sample.deployed_at', 'sample.fault'])
    .select([
      sql<boolean>`project.deleted_at is not null`.as('is_deleted'),
      sql<boolean>`deployment.project_id is not null`.as('is_deployed'),
    ])
    .where('sample.organization_id', '=', organizationId)
    .executeTakeFirst()
}

/** Samples that nobody could make yet and of which nothing is known why, so that they are begun at once. */
export async function hasWaitingSample(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('monitored_sample')
    .select('organization_id')
    .where('deployed_at', 'is', null)
    .where('fault', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Samples to be made and fed: those whose project is deleted, or no longer monitored, are left alone. */
export function activeSamples(db: Database): Promise<SampleRow[]> {
  return db
    .selectFrom('monitored_sample as sample')
    .leftJoin('project', 'project.id', 'sample.project_id')
    .leftJoin('sentinel_deployment as deployment', 'deployment.project_id', 'sample.project_id')
    .select([
      'sample.organization_id',
      'sample.user_id',
      'sample.project_id',
      'sample.deployed_at',
      'sample.fault',
    ])
    .select(sql<string>`sample.first_day::text`.as('first_day'))
    .where('project.deleted_at', 'is', null)
    .where((where) =>
      where.or([
        where('sample.deployed_at', 'is', null),
        where('deployment.project_id', 'is not', null),
      ]),
    )
    .execute()
}

export async function updateSample(
  db: Database,
  organizationId: string,
  set: { project_id: string } | { deployed_at: Date; fault: null } | { fault: string },
): Promise<void> {
  await db
    .updateTable('monitored_sample')
    .set(set)
    .where('organization_id', '=', organizationId)
    .execute()
}

/** The newest run of a project. */
export function newestRun(
  db: Database,
  projectId: string,
): Promise<
  { id: string; status: string; completed_tasks: number; total_tasks: number | null } | undefined
> {
  return db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select([
      'simulation.id',
      'duet_job.status',
      'duet_job.completed_tasks',
      'duet_job.total_tasks',
    ])
    .where('simulation.project_id', '=', projectId)
    .orderBy('simulation.created_at', 'desc')
    .executeTakeFirst()
}
