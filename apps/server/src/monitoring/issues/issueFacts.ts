import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { isSeen } from './cleanDays.ts'

/** Sums the days of issues anew; one that lost them all and that nobody has worked on goes. */
export async function refreshFacts(tx: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    with by_day as (
      select issue_id, project_id, date, min(first_at) as first_at, max(last_at) as last_at, sum(row_count) as row_count,
        sum(kwh) as kwh
      from issue_day where issue_id = any(${ids}::uuid[]) group by issue_id, project_id, date
    ), live as (
      select *, row_count > 0 or sum(row_count) over (partition by issue_id) = 0 as counts from by_day
    ), facts as (
      select issue_id, min(date) filter (where counts) as first_date, max(date) filter (where counts) as last_date,
        min(first_at) filter (where counts) as first_at, max(last_at) filter (where counts) as last_at,
        count(*) filter (where row_count > 0) as day_count, sum(row_count) as row_count, sum(kwh) as kwh,
        coalesce(max(kwh / nullif(model_kwh, 0)), 0) as worst_share
      from live left join day_sum using (project_id, date) group by issue_id
    )
    update issue set first_date = facts.first_date, last_date = facts.last_date, first_at = facts.first_at,
      last_at = facts.last_at, day_count = facts.day_count, row_count = facts.row_count, kwh = facts.kwh,
      worst_share = facts.worst_share
    from facts where issue.id = issue_id`.execute(tx)
  await sql`
    delete from issue where id = any(${ids}::uuid[]) and not is_touched
      and not exists (select from issue_day where issue_id = issue.id)`.execute(tx)
}

/** Days of UTC stand for those of the plant where a person has given the state: it holds a day longer at most. */
const IS_OVER = sql<boolean>`exists (
  select from evaluation_day day where day.project_id = issue.project_id and day.date > issue.last_date and day.has_ended
    and day.date >= coalesce((issue.state_at at time zone 'UTC')::date, day.date)
    and ${isSeen({ key: sql`issue.node_key`, blockId: sql`issue.block_id` })})`

/**
 * A resolved issue whose fault goes on is open again; one that a whole evaluated day followed is resolved by itself, but
 * where it is ignored.
 *
 * @param ids - whose days have changed
 */
export async function settleStates(
  tx: Database,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  const isBack = sql<boolean>`issue.id = any(${ids}::uuid[]) and issue.state = 'resolved'
    and (issue.state_at is null and not ${IS_OVER} or issue.last_at > issue.state_at)`
  const isDone = sql<boolean>`issue.state in ('open', 'acknowledged', 'in_progress') and ${IS_OVER}`
  await turn(tx, projectId, { to: 'open', where: isBack })
  await turn(tx, projectId, { to: 'resolved', where: isDone })
}

async function turn(
  tx: Database,
  projectId: string,
  { to, where }: { readonly to: 'open' | 'resolved'; readonly where: RawBuilder<boolean> },
): Promise<void> {
  await sql`
    with due as (
      select id, state from issue where project_id = ${projectId}::uuid and merged_into is null and ${where} for update
    ), turned as (
      update issue set state = ${to}, state_at = null from due where issue.id = due.id
    )
    insert into issue_activity (issue_id, kind, details)
    select id, 'state', jsonb_build_object('from', state, 'to', ${to}::text) from due`.execute(tx)
}
