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

/** Notes that a day was evaluated as it was at `revision`; it stays dirty where readings came since. */
export async function markEvaluated(
  db: Database,
  projectId: string,
  day: string,
  revision: number,
): Promise<void> {
  await db
    .updateTable('reading_day')
    .set({ evaluated_revision: sql<number>`greatest(evaluated_revision, ${revision})` })
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
