import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

const MAX_DAYS = 10_000

/** A day is to be evaluated, though none of its readings may have changed. */
export async function openDay(db: Database, project_id: string, date: string): Promise<void> {
  await db
    .insertInto('evaluation_day')
    .values({ project_id, date, status: 'open' })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'date']).doUpdateSet({ status: 'open' }),
    )
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

/** Days that were evaluated while they went on. */
export async function goingDays(db: Database, projectId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('evaluation_day')
    .select(sql<string>`date::text`.as('date'))
    .where('project_id', '=', projectId)
    .where('has_ended', '=', false)
    .limit(MAX_DAYS)
    .execute()
  return rows.map(({ date }) => date)
}

/** What is known of a day from its evaluation. */
export interface EvaluatedDay {
  readonly date: string
  readonly status: string
  readonly version_id: string | null
  readonly carried: string | null
  readonly features: string | null
  readonly input_hash: string | null
}

/** Days from `first` to `last` that have a row, by date. */
export async function evaluatedDays(
  db: Database,
  projectId: string,
  first: string,
  last: string,
): Promise<ReadonlyMap<string, EvaluatedDay>> {
  const rows = await db
    .selectFrom('evaluation_day')
    .select([
      sql<string>`date::text`.as('date'),
      'status',
      'version_id',
      'carried',
      'features',
      'input_hash',
    ])
    .where('project_id', '=', projectId)
    .where(sql<boolean>`date between ${first}::date and ${last}::date`)
    .orderBy('evaluation_day.date')
    .limit(MAX_DAYS)
    .execute()
  return new Map(rows.map((row) => [row.date, row]))
}

/** The newest evaluated day before a date, yyyy-MM-dd. */
export async function lastEvaluatedBefore(
  db: Database,
  projectId: string,
  date: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('evaluation_day')
    .select(sql<string>`date::text`.as('date'))
    .where('project_id', '=', projectId)
    .where('status', '=', 'evaluated')
    .where('evaluation_day.date', '<', sql<Date>`${date}::date`)
    .orderBy('evaluation_day.date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.date
}

/** Notes of evaluated days what they were evaluated from, when all that follows from them is stored. */
export async function noteInputs(
  db: Database,
  projectId: string,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  await sql`
    update evaluation_day set input_hash = given.hash
    from unnest(${[...hashes.keys()]}::date[], ${[...hashes.values()]}::text[]) given(date, hash)
    where project_id = ${projectId}::uuid and evaluation_day.date = given.date and status = 'evaluated'`.execute(
    db,
  )
}

/** Days whose readings are no longer retained stay as they were evaluated. */
export async function closeDaysBefore(
  db: Database,
  projectId: string,
  date: string,
): Promise<void> {
  await db
    .updateTable('evaluation_day')
    .set({ status: 'evaluated', has_ended: true })
    .where('project_id', '=', projectId)
    .where('evaluation_day.date', '<', sql<Date>`${date}::date`)
    .where((or) => or.or([or('status', '=', 'open'), or('has_ended', '=', false)]))
    .execute()
}
