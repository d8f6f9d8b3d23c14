import type { Kpi } from '@duet/results'
import type { RunFacts, RunManifest } from '@duet/results/run'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { AppUser, DuetJob, Simulation } from '../db/database.gen.ts'
import { ACTIVE_STATUSES } from '../jobs/jobQueries.ts'

export type SimulationRow = Selectable<Simulation>

export type NewSimulation = Pick<
  SimulationRow,
  'id' | 'project_id' | 'user_id' | 'name' | 'environment' | 'storage_prefix'
> & {
  readonly manifest: RunManifest
  readonly study_id?: string
  readonly study_value?: object
  readonly sensitivity_of?: string
  readonly repeats?: string
}

export async function insertSimulation(
  db: Database,
  { study_value, ...simulation }: NewSimulation,
): Promise<void> {
  await db
    .insertInto('simulation')
    .values({
      ...simulation,
      manifest: JSON.stringify(simulation.manifest),
      ...(study_value && { study_value: JSON.stringify(study_value) }),
    })
    .execute()
}

export function findSimulation(db: Database, id: string): Promise<SimulationRow | undefined> {
  return db.selectFrom('simulation').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Holds the project until the transaction ends, so that its runs start one after the other. False when it is gone or deleted. */
export async function lockProject(db: Database, projectId: string): Promise<boolean> {
  const row = await db
    .selectFrom('project')
    .select('id')
    .where('id', '=', projectId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** Runs of a project that have not ended. */
export function activeRuns(
  db: Database,
  projectId: string,
): Promise<{ id: string; storage_prefix: string }[]> {
  return db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select(['simulation.id', 'simulation.storage_prefix'])
    .where('simulation.project_id', '=', projectId)
    .where('duet_job.status', 'in', [...ACTIVE_STATUSES])
    .limit(1000)
    .execute()
}

type Job = Selectable<DuetJob>

/** A run with its job and user. */
export type SimulationSummaryRow = Pick<
  SimulationRow,
  'id' | 'project_id' | 'name' | 'created_at' | 'environment' | 'user_id' | 'study_id'
> &
  Pick<Selectable<AppUser>, 'email' | 'first_name' | 'last_name'> &
  Pick<
    Job,
    | 'status'
    | 'stage'
    | 'total_tasks'
    | 'completed_tasks'
    | 'error_code'
    | 'error_message'
    | 'submitted_at'
    | 'running_at'
    | 'completed_at'
  > & {
    readonly job_id: string
    readonly job_created_at: Date
    /** Of the manifest. */
    readonly facts: {
      readonly [Key in 'blocks' | 'datasets' | 'step_count']: RunFacts[Key] | null
    }
    /** Of the summary; of a run that is not completed null. */
    readonly figures: {
      readonly energy_kwh: number | null
      readonly kpis: readonly Kpi[] | null
    } | null
    /** Of a run that waits: its place among all that wait on this server, from 1. */
    readonly queue_place: number | null
  }

export interface SimulationFilter {
  readonly projectId: string
  readonly id?: string | undefined
  readonly activeOnly?: boolean
  readonly studyIds?: readonly string[]
  readonly skip: number
  readonly take: number
}

/** Those before it in the order in which tasks are taken. */
export const queuePlace = sql<number | null>`
  case when duet_job.status = 'queued' then (
    select count(*)::int + 1 from duet_job ahead
    where ahead.status = 'queued' and (ahead.queue_from, ahead.created_at, ahead.id)
      < (duet_job.queue_from, duet_job.created_at, duet_job.id)
  ) end`

/** Newest first; runs that were started together, as those of a study, in the order in which they are done. */
export const listSimulations = (
  db: Database,
  filter: SimulationFilter,
): Promise<SimulationSummaryRow[]> =>
  db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .innerJoin('app_user', 'app_user.id', 'simulation.user_id')
    .select([
      'simulation.id',
      'simulation.project_id',
      'simulation.name',
      'simulation.created_at',
      'simulation.environment',
      'simulation.user_id',
      'app_user.email',
      'app_user.first_name',
      'app_user.last_name',
      'duet_job.id as job_id',
      'duet_job.status',
      'duet_job.stage',
      'duet_job.total_tasks',
      'duet_job.completed_tasks',
      'duet_job.error_code',
      'duet_job.error_message',
      'duet_job.created_at as job_created_at',
      'duet_job.submitted_at',
      'duet_job.running_at',
      'duet_job.completed_at',
      // Each of both is large, and unpacked once for all that is taken of it
      sql<SimulationSummaryRow['facts']>`(
        select to_jsonb(facts) from jsonb_to_record(simulation.manifest)
          as facts(blocks jsonb, datasets jsonb, step_count float8))`.as('facts'),
      sql<SimulationSummaryRow['figures']>`(
        select to_jsonb(figures) from jsonb_to_record(simulation.summary -> 'system')
          as figures(energy_kwh float8, kpis jsonb))`.as('figures'),
      queuePlace.as('queue_place'),
      'simulation.study_id',
    ])
    .where('simulation.project_id', '=', filter.projectId)
    .$if(filter.studyIds !== undefined, (query) =>
      query.where('simulation.study_id', 'in', [...(filter.studyIds ?? [])]),
    )
    .$if(filter.id !== undefined, (query) => query.where('simulation.id', '=', filter.id ?? ''))
    .$if(filter.activeOnly === true, (query) =>
      query.where('duet_job.status', 'in', [...ACTIVE_STATUSES]),
    )
    .orderBy('simulation.created_at', 'desc')
    .orderBy('duet_job.queue_from')
    .orderBy('simulation.id')
    .offset(filter.skip)
    .limit(filter.take)
    .execute()

export async function renameSimulation(db: Database, id: string, name: string): Promise<void> {
  await db.updateTable('simulation').set({ name }).where('id', '=', id).execute()
}

export async function deleteSimulationRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('simulation').where('id', '=', id).execute()
}

export async function setSummary(db: Database, id: string, summary: object): Promise<void> {
  await db
    .updateTable('simulation')
    .set({ summary: JSON.stringify(summary) })
    .where('id', '=', id)
    .execute()
}
