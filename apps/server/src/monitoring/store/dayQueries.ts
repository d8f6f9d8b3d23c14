import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** A day of UTC of a project. */
export interface ReadingDayRow {
  /** yyyy-MM-dd */
  readonly day: string
  readonly revision: number
  readonly compacted_revision: number
  readonly evaluated_revision: number
  readonly part_key: string | null
  readonly expected_key: string | null
  /** First and last reading that came since it was evaluated. */
  readonly changed_from: Date | null
  readonly changed_to: Date | null
}

const days = (db: Database, projectId: string) =>
  db
    .selectFrom('reading_day')
    .select([
      sql<string>`day::text`.as('day'),
      'revision',
      'compacted_revision',
      'evaluated_revision',
      'part_key',
      'expected_key',
      'changed_from',
      'changed_to',
    ])
    .where('project_id', '=', projectId)

/** Of the days from `firstDay` to `lastDay`, oldest first. */
export const daysBetween = (
  db: Database,
  projectId: string,
  firstDay: string,
  lastDay: string,
): Promise<readonly ReadingDayRow[]> =>
  days(db, projectId)
    .where(sql<boolean>`day between ${firstDay}::date and ${lastDay}::date`)
    .orderBy('day')
    .execute()

/** Days with readings that no evaluation has seen, newest first. */
export const dirtyDays = (
  db: Database,
  projectId: string,
  limit = 1000,
): Promise<readonly ReadingDayRow[]> =>
  days(db, projectId)
    .whereRef('revision', '>', 'evaluated_revision')
    .orderBy('day', 'desc')
    .limit(limit)
    .execute()

/** Between which instants the readings lie that are retained; undefined where there are none. */
export async function retainedReadings(
  db: Database,
  projectId: string,
): Promise<{ readonly from: Date; readonly to: Date } | undefined> {
  const { from, to } = await db
    .selectFrom('reading_day')
    .select([
      sql<Date | null>`min(day)::timestamp at time zone 'UTC'`.as('from'),
      sql<Date | null>`max(coalesce(last_at, (day + 1)::timestamp at time zone 'UTC' - interval '1 second'))`.as(
        'to',
      ),
    ])
    .where('project_id', '=', projectId)
    .where('revision', '>', 0)
    .executeTakeFirstOrThrow()
  return from && to ? { from, to } : undefined
}

/** Notes that a day was evaluated as it was at `revision`; it stays dirty where readings came since. */
export async function markEvaluated(
  db: Database,
  projectId: string,
  day: string,
  revision: number,
): Promise<void> {
  await db
    .updateTable('reading_day')
    .set({
      evaluated_revision: sql<number>`greatest(evaluated_revision, ${revision})`,
      changed_from: sql<Date | null>`case when revision > ${revision} then changed_from end`,
      changed_to: sql<Date | null>`case when revision > ${revision} then changed_to end`,
    })
    .where('project_id', '=', projectId)
    .where(sql<boolean>`day = ${day}::date`)
    .execute()
}

/** Finished days of all projects whose readings are not all in their part, newest first. */
export function uncompactedDays(
  db: Database,
  beforeDay: string,
  limit: number,
): Promise<readonly { readonly project_id: string; readonly day: string }[]> {
  return db
    .selectFrom('reading_day')
    .select(['project_id', sql<string>`day::text`.as('day')])
    .whereRef('revision', '>', 'compacted_revision')
    .where(sql<boolean>`day < ${beforeDay}::date`)
    .orderBy('reading_day.day', 'desc')
    .orderBy('project_id')
    .limit(limit)
    .execute()
}
