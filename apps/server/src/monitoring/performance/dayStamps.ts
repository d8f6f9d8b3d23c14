import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** What the readings and the expected power of a civil day are of: another stamp, another content. */
export async function dayStamps(
  db: Database,
  projectId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ date: string; stamp: string }>`
    select day.date::date::text as date, concat_ws(' ', evaluation.evaluated_at, evaluation.input_hash,
      (select string_agg(concat_ws('/', day, revision, expected_key is not null), ' ' order by day) from reading_day
       where project_id = ${projectId}::uuid and reading_day.day between day.date::date - 1 and day.date::date + 1)) as stamp
    from generate_series(${from}::date, ${to}::date, interval '1 day') as day(date)
    left join evaluation_day evaluation on evaluation.project_id = ${projectId}::uuid and evaluation.date = day.date::date`.execute(
    db,
  )
  return new Map(rows.flatMap(({ date, stamp }) => (stamp === '' ? [] : [[date, stamp]])))
}
