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

/** Samples to be made and fed: those whose project is deleted, or no longer monitored, are left alone. */
export function activeSamples(db: Database): Promise<SampleRow[]> {
  return db
    .selectFrom('monitored_sample as sample')
    .leftJoin('project', 'project.id', 'sample.project_id')
    .leftJoin('sentinel_deployment as deployment', 'deployment.project_id', 'sample.project_id')
    .select(['sample.organization_id', 'sample.user_id', 'sample.project_id', 'sample.deployed_at'])
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
  set: { project_id: string } | { deployed_at: Date },
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
): Promise<{ id: string; status: string } | undefined> {
  return db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select(['simulation.id', 'duet_job.status'])
    .where('simulation.project_id', '=', projectId)
    .orderBy('simulation.created_at', 'desc')
    .executeTakeFirst()
}
