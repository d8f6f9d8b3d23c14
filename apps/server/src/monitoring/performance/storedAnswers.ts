import { createHash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

export interface AnswerKey {
  readonly projectId: string
  /** Of what, and by what: another one where what is made changes its form. */
  readonly key: string
}

/** What was made of days whose stamp is still the same. */
export async function storedAnswers<T extends object>(
  db: Database,
  { projectId, key }: AnswerKey,
  stamps: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, T>> {
  if (stamps.size === 0) return new Map()
  const { rows } = await sql<{ date: string; content: Buffer }>`
    select answer.date::text as date, content from unnest(${[...stamps.keys()]}::date[], ${[...stamps.values()]}::text[]) day(date, stamp)
    join day_answer answer on answer.project_id = ${projectId}::uuid and answer.key = ${digestOf(key)}
      and answer.date = day.date and answer.stamp = day.stamp`.execute(db)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written below, by the same key
  return new Map(rows.map(({ date, content }) => [date, deserialize(content) as T]))
}

/** Takes the place of what was made of the day before. */
export async function storeAnswer(
  db: Database,
  { projectId, key }: AnswerKey,
  day: { readonly date: string; readonly stamp: string; readonly content: object },
): Promise<void> {
  const change = { stamp: day.stamp, content: serialize(day.content) }
  await db
    .insertInto('day_answer')
    .values({ project_id: projectId, key: digestOf(key), date: day.date, ...change })
    .onConflict((conflict) => conflict.columns(['project_id', 'key', 'date']).doUpdateSet(change))
    .execute()
}

const digestOf = (key: string): string => createHash('sha256').update(key).digest('hex')
