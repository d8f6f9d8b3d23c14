import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { isSeen } from './cleanDays.ts'

/** Where two days of a node and type, one after the other, are not in the issues in which they should be. */
interface Seam {
  readonly before_id: string
  readonly after_id: string
  /** Of the later one, yyyy-MM-dd. */
  readonly after_date: string
  /** They belong together. */
  readonly is_linked: boolean
  readonly is_after_touched: boolean
}

/**
 * Mends the seams of a day: days of a node and type that lie less than 24 clean hours apart are of one issue, others are
 * not. Issues that people have worked on stay as they are, but take others in. Gives the issues that changed.
 */
export async function mendSeams(
  tx: Database,
  projectId: string,
  date: string,
): Promise<readonly string[]> {
  const changed: string[] = []
  for (const side of ['before', 'after'] as const) {
    const seams = await seamsAt(tx, projectId, date, side)
    changed.push(...(await cut(tx, seams)), ...(await join(tx, seams)))
  }
  return changed
}

const IS_SEEN = isSeen({ key: sql`before.node_key`, blockId: sql`before.block_id` })

/** A whole evaluated day between is 24 clean hours; days between that were not evaluated do not count. */
const IS_LINKED = sql<boolean>`(
  after.first_at - before.last_at - make_interval(days => after.date - before.date - 1) < interval '24 hours'
  and not exists (select from evaluation_day day where day.project_id = before.project_id and day.date > before.date
    and day.date < after.date and ${IS_SEEN}))`

/** Those before the day, or after it; in both where the day has nothing of the node and type. */
async function seamsAt(
  tx: Database,
  projectId: string,
  date: string,
  side: 'before' | 'after',
): Promise<readonly Seam[]> {
  const until = side === 'before' ? sql`date < ${date}::date` : sql`date <= ${date}::date`
  const { rows } = await sql<Seam>`
    with chain as (
      select node_key, event_type from issue_day where project_id = ${projectId}::uuid and date = ${date}::date
      union
      select node_key, event_type from issue where project_id = ${projectId}::uuid and first_date < ${date}::date
        and last_date > ${date}::date and merged_into is null and not is_touched
    ), seam as (
      select before.issue_id as before_id, after.issue_id as after_id, after.date::text as after_date,
        ${IS_LINKED} as is_linked
      from chain cross join lateral (
        select * from issue_day where node_key = chain.node_key and event_type = chain.event_type and row_count > 0
          and ${until} order by date desc limit 1
      ) before cross join lateral (
        select * from issue_day where node_key = chain.node_key and event_type = chain.event_type and row_count > 0
          and date > before.date order by date limit 1
      ) after
    )
    select seam.*, two.is_touched as is_after_touched
    from seam join issue one on one.id = before_id join issue two on two.id = after_id
    where case when is_linked then before_id <> after_id and not (one.is_touched and two.is_touched)
      else before_id = after_id and not one.is_touched end`.execute(tx)
  return rows
}

/** The later days begin an issue of their own. */
async function cut(tx: Database, seams: readonly Seam[]): Promise<readonly string[]> {
  const cuts = seams
    .filter(({ is_linked }) => !is_linked)
    .map(({ before_id, after_date }) => ({ before_id, after_date, new_id: randomUUID() }))
  if (cuts.length === 0) return []
  const given = sql`jsonb_to_recordset(${JSON.stringify(cuts)}::jsonb) as given(before_id uuid, after_date date, new_id uuid)`
  await sql`
    with begun as (
      insert into issue (id, project_id, node_key, block_id, component, event_type, first_date, last_date, first_at, last_at)
      select new_id, project_id, node_key, block_id, component, event_type, first_date, last_date, first_at, last_at
      from issue join ${given} on issue.id = before_id
    )
    update issue_day set issue_id = new_id from ${given} where issue_id = before_id and date >= after_date`.execute(
    tx,
  )
  return cuts.flatMap(({ before_id, new_id }) => [before_id, new_id])
}

/** The later issue goes into the earlier one, unless people have worked on the later one. */
async function join(tx: Database, seams: readonly Seam[]): Promise<readonly string[]> {
  const joins = seams
    .filter(({ is_linked }) => is_linked)
    .map(({ before_id, after_id, is_after_touched }) =>
      is_after_touched
        ? { winner: after_id, loser: before_id }
        : { winner: before_id, loser: after_id },
    )
  if (joins.length === 0) return []
  await sql`
    update issue_day set issue_id = winner
    from jsonb_to_recordset(${JSON.stringify(joins)}::jsonb) as given(winner uuid, loser uuid)
    where issue_id = loser`.execute(tx)
  await tx
    .deleteFrom('issue')
    .where(
      'id',
      'in',
      joins.map(({ loser }) => loser),
    )
    .execute()
  return joins.map(({ winner }) => winner)
}
