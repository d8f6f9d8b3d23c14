import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

/** What can be played under an id, and in which project. */
export interface Playable {
  readonly project_id: string
  readonly kind: 'run' | 'deployment'
}

/** A run by its id, a deployment by that of its project. */
export async function findPlayable(db: Database, id: string): Promise<Playable | undefined> {
  const { rows } = await sql<Playable>`
    select project_id, 'run' as kind from simulation where id = ${id}::uuid
    union all
    select project_id, 'deployment' as kind from sentinel_deployment where project_id = ${id}::uuid
    limit 1`.execute(db)
  return rows[0]
}

export interface CompletedRun {
  readonly id: string
  readonly name: string
  readonly created_at: Date
}

const MAX_RUNS = 250

/** Newest first. */
export const completedRuns = (db: Database, projectId: string): Promise<CompletedRun[]> =>
  db
    .selectFrom('simulation')
    .innerJoin('duet_job', 'duet_job.simulation_id', 'simulation.id')
    .select(['simulation.id', 'simulation.name', 'simulation.created_at'])
    .where('simulation.project_id', '=', projectId)
    .where('duet_job.status', '=', 'completed')
    .orderBy('simulation.created_at', 'desc')
    .limit(MAX_RUNS)
    .execute()

/** Evaluated days of a deployment, yyyy-MM-dd, oldest first. */
export async function evaluatedDates(db: Database, projectId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('evaluation_day')
    .select(sql<string>`date::text`.as('date'))
    .where('project_id', '=', projectId)
    .where('status', '=', 'evaluated')
    .orderBy('evaluation_day.date', 'desc')
    .limit(MAX_DAYS)
    .execute()
  return rows.map(({ date }) => date).toReversed()
}

/** The newest days of a deployment that can be played: three years. */
const MAX_DAYS = 1100

/** Another one after each evaluation. */
export async function evaluationStamp(db: Database, projectId: string): Promise<string> {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', count(*), max(evaluated_at)) as stamp from evaluation_day
    where project_id = ${projectId}::uuid and status = 'evaluated'`.execute(db)
  return rows[0]?.stamp ?? ''
}
