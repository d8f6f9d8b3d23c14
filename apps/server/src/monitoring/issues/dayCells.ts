import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'

/** One change of the issues of a plant at a time, by evaluations and people. Holds until the transaction ends. */
export async function holdIssues(tx: Database, projectId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`issues ${projectId}`}, 0))`.execute(tx)
}

interface Touched {
  readonly issue_id: string
}
const idsOf = (rows: readonly Touched[]): readonly string[] => rows.map(({ issue_id }) => issue_id)

/** Notes what a day has of each node and type; what it did not have before begins an issue of its own. Gives the issues. */
export async function putCells(
  tx: Database,
  projectId: string,
  date: string,
): Promise<readonly string[]> {
  const { rows } = await sql<Touched>`
    with found as (
      select node_key, event_type, min(block_id) as block_id, min(component) as component, min(timestamp) as first_at,
        max(timestamp + duration_s * interval '1 second') as last_at, count(*)::integer as row_count,
        sum(duration_s) as duration_s, sum(allocated_delta) as kwh
      from issue_event where project_id = ${projectId}::uuid and date = ${date}::date group by node_key, event_type
    ), cell as (
      select found.*, old.issue_id as old_id, gen_random_uuid() as new_id from found left join issue_day old
        on old.node_key = found.node_key and old.event_type = found.event_type and old.date = ${date}::date
    ), begun as (
      insert into issue (id, project_id, node_key, block_id, component, event_type, first_date, last_date, first_at, last_at)
      select new_id, ${projectId}::uuid, node_key, block_id, component, event_type, ${date}::date, ${date}::date,
        first_at, last_at
      from cell where old_id is null
    )
    insert into issue_day (project_id, node_key, event_type, date, issue_id, block_id, component, first_at, last_at,
      row_count, duration_s, kwh)
    select ${projectId}::uuid, node_key, event_type, ${date}::date, coalesce(old_id, new_id), block_id, component, first_at,
      last_at, row_count, duration_s, kwh
    from cell
    on conflict (node_key, event_type, date) do update set block_id = excluded.block_id, component = excluded.component,
      first_at = excluded.first_at, last_at = excluded.last_at, row_count = excluded.row_count,
      duration_s = excluded.duration_s, kwh = excluded.kwh
    returning issue_id`.execute(tx)
  return idsOf(rows)
}

/** What the day has no more: an issue that somebody has worked on keeps the day without rows. Gives the issues. */
export async function clearCells(
  tx: Database,
  projectId: string,
  date: string,
): Promise<readonly string[]> {
  const { rows } = await sql<Touched>`
    with gone as (
      select cell.node_key, cell.event_type, is_touched from issue_day cell join issue on issue.id = cell.issue_id
      where cell.project_id = ${projectId}::uuid and cell.date = ${date}::date and not exists (
        select from issue_event event where event.project_id = cell.project_id and event.date = cell.date
          and event.node_key = cell.node_key and event.event_type = cell.event_type)
    ), emptied as (
      update issue_day cell set row_count = 0, duration_s = 0, kwh = 0 from gone
      where (cell.node_key, cell.event_type, cell.date) = (gone.node_key, gone.event_type, ${date}::date) and is_touched
      returning issue_id
    ), removed as (
      delete from issue_day cell using gone
      where (cell.node_key, cell.event_type, cell.date) = (gone.node_key, gone.event_type, ${date}::date) and not is_touched
      returning issue_id
    )
    select issue_id from emptied union select issue_id from removed`.execute(tx)
  return idsOf(rows)
}
