import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { findVersionAt } from '../deployments/versionQueries.ts'
import { type LightSourceShare, lightSources } from './lightSources.ts'
import { isWorkedOn } from './plantLock.ts'
import { waitingDays } from './waitingDays.ts'

/** ms since 1970: turns are timed by the one clock that all processes share. */
export async function databaseTime(db: Database): Promise<number> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  return rows[0]?.now.getTime() ?? Date.now()
}

export interface DueRequest {
  /** Plants whose last turn is later are left alone, but for those of `backlog`. */
  readonly rested: Date
  readonly backlog: readonly string[]
  readonly limit: number
}

/** Monitored projects with days that wait, the one first whose last turn is longest ago. */
export async function duePlants(
  db: Database,
  { rested, backlog, limit }: DueRequest,
): Promise<readonly string[]> {
  const { rows } = await sql<{ project_id: string }>`
    select deployment.project_id from sentinel_deployment deployment
    join project on project.id = deployment.project_id and project.deleted_at is null
    where (last_turn_at is null or last_turn_at < ${rested} or deployment.project_id = any(${backlog}::uuid[]))
      and (
        exists (select from reading_day day
          where day.project_id = deployment.project_id and revision > evaluated_revision)
        or exists (select from evaluation_day day
          where day.project_id = deployment.project_id and status = 'open')
        or exists (select from evaluation_day day left join deployment_version version on version.id = day.version_id
          where day.project_id = deployment.project_id and not has_ended
            and (day.date + 1)::timestamp at time zone coalesce(version.settings->>'time_zone', 'UTC') <= now()))
    order by last_turn_at nulls first, deployment.project_id limit ${limit}`.execute(db)
  return rows.map(({ project_id }) => project_id)
}

/** Notes that a plant had its turn. @param failure - why it could not be evaluated */
export async function noteTurn(
  db: Database,
  projectId: string,
  failure: string | null,
): Promise<void> {
  await db
    .updateTable('sentinel_deployment')
    .set({ last_turn_at: sql<Date>`now()`, evaluation_failure: failure })
    .where('project_id', '=', projectId)
    .execute()
}

export interface EvaluationProgress {
  readonly waiting_days: number
  readonly newest_waiting_day: string | null
  readonly is_worked_on: boolean
  readonly last_turn_at: string | null
  readonly failure: string | null
  readonly last_day: string | null
  readonly light_sources: readonly LightSourceShare[]
}

/** How far a plant is evaluated. The caller has settled access. */
export async function evaluationState(
  db: Database,
  projectId: string,
): Promise<EvaluationProgress> {
  const version = await findVersionAt(db, projectId, new Date())
  const waiting = version ? (await waitingDays(db, projectId, version.settings)).days : []
  const turn = await db
    .selectFrom('sentinel_deployment')
    .select(['last_turn_at', 'evaluation_failure', isWorkedOn(projectId).as('is_worked_on')])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  const newest = await db
    .selectFrom('evaluation_day')
    .select([sql<string>`date::text`.as('from'), sql<string>`date::text`.as('to')])
    .where('project_id', '=', projectId)
    .where('status', '=', 'evaluated')
    .orderBy('evaluation_day.date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    waiting_days: waiting.length,
    newest_waiting_day: waiting.at(-1)?.date ?? null,
    is_worked_on: turn.is_worked_on,
    last_turn_at: turn.last_turn_at?.toISOString() ?? null,
    failure: turn.evaluation_failure,
    last_day: newest?.to ?? null,
    light_sources: newest ? await lightSources(db, projectId, newest) : [],
  }
}
