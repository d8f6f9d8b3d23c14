import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** Monitored projects with days that wait, the one first whose last turn is longest ago. */
export async function duePlants(db: Database, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('sentinel_deployment')
    .innerJoin('project', 'project.id', 'sentinel_deployment.project_id')
    .select('sentinel_deployment.project_id')
    .where('project.deleted_at', 'is', null)
    .where((query) =>
      query.or([
        query.exists(
          query
            .selectFrom('reading_day')
            .select('reading_day.day')
            .whereRef('reading_day.project_id', '=', 'sentinel_deployment.project_id')
            .whereRef('revision', '>', 'evaluated_revision'),
        ),
        query.exists(
          query
            .selectFrom('evaluation_day')
            .select('evaluation_day.date')
            .whereRef('evaluation_day.project_id', '=', 'sentinel_deployment.project_id')
            .where('status', '=', 'open'),
        ),
      ]),
    )
    .orderBy('last_turn_at', (order) => order.asc().nullsFirst())
    .orderBy('sentinel_deployment.project_id')
    .limit(limit)
    .execute()
  return rows.map(({ project_id }) => project_id)
}

/** Notes that a plant had its turn. @param failure - why it could not be evaluated */
export async function noteEvaluation(
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
  readonly last_turn_at: string | null
  readonly failure: string | null
}

/** How far a plant is evaluated. The caller has settled access. */
export async function evaluationState(
  db: Database,
  projectId: string,
): Promise<EvaluationProgress> {
  const waiting = await db
    .selectFrom('reading_day')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<string | null>`max(day)::text`.as('newest'),
    ])
    .where('project_id', '=', projectId)
    .whereRef('revision', '>', 'evaluated_revision')
    .executeTakeFirstOrThrow()
  const turn = await db
    .selectFrom('sentinel_deployment')
    .select(['last_turn_at', 'evaluation_failure'])
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow()
  return {
    waiting_days: waiting.count,
    newest_waiting_day: waiting.newest,
    last_turn_at: turn.last_turn_at?.toISOString() ?? null,
    failure: turn.evaluation_failure,
  }
}
