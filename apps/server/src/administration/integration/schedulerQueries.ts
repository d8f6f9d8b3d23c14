import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { IntegrationSchedule } from '../../db/database.gen.ts'

export type DueSchedule = Selectable<IntegrationSchedule>

/**
 * Schedules whose time has come, the longest waiting first, held until the transaction ends. What another process
 * holds is passed over. A deleted project rests, and runs again once it is restored.
 */
export function lockDueSchedules(tx: Database, now: Date, limit: number): Promise<DueSchedule[]> {
  return tx
    .selectFrom('integration_schedule')
    .selectAll()
    .where('enabled', '=', true)
    .where('next_run_at', '<=', now)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('project')
            .select('project.id')
            .whereRef('project.id', '=', 'integration_schedule.project_id')
            .where('project.deleted_at', 'is not', null),
        ),
      ),
    )
    .orderBy('next_run_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

/** Null: never again. */
export async function setNextRun(
  tx: Database,
  scheduleId: string,
  nextRunAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('integration_schedule')
    .set({ next_run_at: nextRunAt })
    .where('schedule_id', '=', scheduleId)
    .execute()
}

export async function insertRunningEvent(
  tx: Database,
  schedule: DueSchedule,
  startedAt: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('integration_job_event')
    .values({
      integration_server_id: schedule.integration_server_id,
      schedule_id: schedule.schedule_id,
      project_id: schedule.project_id,
      job_name: schedule.job_name,
      status: 'running',
      started_at: startedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface JobOutcome {
  readonly status: 'succeeded' | 'failed'
  readonly httpStatus: number | null
  readonly message: string | null
}

export async function completeEvent(
  db: Database,
  id: string,
  { status, httpStatus, message }: JobOutcome,
): Promise<void> {
  await db
    .updateTable('integration_job_event')
    .set({ status, http_status: httpStatus, message, completed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

/** Events whose server process ended before the answer. */
export async function failLostEvents(
  db: Database,
  startedBefore: Date,
  message: string,
): Promise<void> {
  await db
    .updateTable('integration_job_event')
    .set({ status: 'failed', message, completed_at: sql<Date>`now()` })
    .where('status', '=', 'running')
    .where('started_at', '<', startedBefore)
    .execute()
}

export async function deleteEventsBefore(db: Database, startedBefore: Date): Promise<void> {
  await db
    .deleteFrom('integration_job_event')
    .where('started_at', '<', startedBefore)
    .where('status', '!=', 'running')
    .execute()
}
