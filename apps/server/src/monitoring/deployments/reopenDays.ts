import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** Opens the evaluated days of a plant from the civil day of an instant on: what they were made from has changed. */
export async function reopenSince(
  db: Database,
  projectId: string,
  since: Date,
  timeZone: string,
): Promise<void> {
  await db
    .updateTable('evaluation_day')
    .set({ status: 'open' })
    .where('project_id', '=', projectId)
    .where('date', '>=', sql<Date>`(${since}::timestamptz at time zone ${timeZone})::date`)
    .execute()
}
