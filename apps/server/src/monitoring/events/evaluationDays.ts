import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

const MAX_DAYS = 10_000

/**
 * A day waits for its evaluation, and so does every later one, which the rules carry it into: its readings or weather
 * have come or changed. Days that were never evaluated stay absent but for the given one.
 */
export async function openDay(db: Database, project_id: string, date: string): Promise<void> {
  await db
    .insertInto('evaluation_day')
    .values({ project_id, date, status: 'open' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .updateTable('evaluation_day')
    .set({ status: 'open' })
    .where('project_id', '=', project_id)
    .where('date', '>=', sql<Date>`${date}::date`)
    .execute()
}

/** Days that wait, yyyy-MM-dd, the newest first. */
export async function openDays(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('evaluation_day')
    .select(sql<string>`date::text`.as('date'))
    .where('project_id', '=', projectId)
    .where('status', '=', 'open')
    .orderBy('evaluation_day.date', 'desc')
    .limit(MAX_DAYS)
    .execute()
  return rows.map(({ date }) => date)
}

/** What the rules carried out of the newest evaluated day before a date; undefined: nothing, the rules begin anew. */
export async function carriedInto(
  db: Database,
  projectId: string,
  date: string,
): Promise<{ readonly date: string; readonly carried: string | null } | undefined> {
  return db
    .selectFrom('evaluation_day')
    .select([sql<string>`date::text`.as('date'), 'carried'])
    .where('project_id', '=', projectId)
    .where('status', '=', 'evaluated')
    .where('evaluation_day.date', '<', sql<Date>`${date}::date`)
    .orderBy('evaluation_day.date', 'desc')
    .limit(1)
    .executeTakeFirst()
}
