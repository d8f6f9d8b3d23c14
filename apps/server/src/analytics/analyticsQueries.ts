import { type Insertable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { AnalyticsEvent } from '../db/database.gen.ts'

export interface AnalyticsPerson {
  readonly id: string
  readonly email: string
  readonly analytics_opt_out: boolean
}

/** Rows of one statement, so that a cleanup holds nothing up. */
const DELETE_BATCH = 10_000

export function findPersons(db: Database, ids: readonly string[]): Promise<AnalyticsPerson[]> {
  return db
    .selectFrom('app_user')
    .select(['id', 'email', 'analytics_opt_out'])
    .where('id', 'in', ids)
    .limit(ids.length)
    .execute()
}

export async function insertEvents(
  db: Database,
  rows: readonly Insertable<AnalyticsEvent>[],
): Promise<void> {
  await db.insertInto('analytics_event').values(rows).execute()
}

/** Removes some events older than 13 months. @returns whether there may be more */
export async function deleteOldEvents(db: Database): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('analytics_event')
    .where('id', 'in', (old) =>
      old
        .selectFrom('analytics_event')
        .select('id')
        .where('at', '<', sql<Date>`now() - interval '13 months'`)
        .limit(DELETE_BATCH),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows >= BigInt(DELETE_BATCH)
}
