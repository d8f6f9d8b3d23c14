import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { Issue, IssueGroup } from '../../graphql/resolvers.gen.ts'
import type { IssueFilter, IssueList } from './issueInput.ts'
import { severityOf } from './severity.ts'

/** Prices of a plant by when they held, and the currency in which money is stated: that of the newest price. */
const prices = (projectId: string): RawBuilder<unknown> => sql`
  version as (
    select valid_from, coalesce(lead(valid_from) over (order by valid_from), 'infinity') as valid_to, price_per_kwh, currency
    from deployment_version where project_id = ${projectId}::uuid
  ), price as materialized (
    select * from version where price_per_kwh is not null and currency is not distinct from (
      select currency from version where price_per_kwh is not null order by valid_from desc limit 1)
  ), cost as (
    select cell.*, cell.kwh * price.price_per_kwh as money from issue_day cell left join price
      on cell.first_at >= price.valid_from and cell.first_at < price.valid_to
    where cell.project_id = ${projectId}::uuid
  )`

const CURRENCY = sql`(select currency from price limit 1)`
const SEVERITY = severityOf(sql`issue.worst_share`)
const NODE_ID = sql`(select id from sensor_node where sensor_node.node_key = issue.node_key)`

/** In the newest hierarchy that has the node. */
export const nodeName = (nodeKey: RawBuilder<unknown>): RawBuilder<string> => sql<string>`coalesce((
  select name from sensor_node_version join deployment_version on deployment_version.id = version_id
  where sensor_node_version.node_key = ${nodeKey} order by valid_from desc limit 1), (
  select id from sensor_node where sensor_node.node_key = ${nodeKey}))`

const conditions = (projectId: string, filter: IssueFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`issue.project_id = ${projectId}::uuid and issue.merged_into is null`,
      filter.from != null && sql`issue.last_date >= ${filter.from}::date`,
      filter.to != null && sql`issue.first_date <= ${filter.to}::date`,
      filter.event_types != null && sql`issue.event_type = any(${filter.event_types})`,
      filter.components != null && sql`issue.component = any(${filter.components})`,
      filter.hierarchy_ids != null && sql`${NODE_ID} = any(${filter.hierarchy_ids})`,
      filter.block_ids != null && sql`issue.block_id = any(${filter.block_ids})`,
      filter.states != null && sql`issue.state = any(${filter.states})`,
      filter.severities != null && sql`${SEVERITY} = any(${filter.severities})`,
      filter.assignee_ids != null && sql`issue.assignee_id = any(${filter.assignee_ids}::uuid[])`,
    ].filter((condition) => condition !== false),
    sql` and `,
  )

/** A record without what is joined in the answer. */
export type IssueRow = Omit<Issue, 'assignee'> & { readonly assignee_id: string | null }

const FACTS = sql`issue.id, issue.project_id, ${NODE_ID} as hierarchy_id, ${nodeName(sql`issue.node_key`)} as node_name,
  issue.block_id, issue.component, issue.event_type, issue.first_date::text as first_date, issue.last_date::text as last_date,
  issue.first_at, issue.last_at, issue.day_count, issue.row_count, issue.kwh, ${SEVERITY} as severity, issue.state,
  issue.state_at, issue.reason, issue.assignee_id, issue.ticket,
  (select sum(money) from cost where cost.issue_id = issue.id) as money, ${CURRENCY} as currency`

/** One page of a list. */
export async function listIssues(
  db: Database,
  projectId: string,
  { filter, order_by, skip, take }: IssueList,
): Promise<readonly IssueRow[]> {
  const column = order_by.column === 'severity' ? 'worst_share' : order_by.column
  const { rows } = await sql<IssueRow>`
    with ${prices(projectId)} select ${FACTS}
    from (select * from issue where ${conditions(projectId, filter)}
      order by ${sql.ref(column)} ${sql.raw(order_by.direction)}, id limit ${take} offset ${skip}) issue
    order by ${sql.ref(`issue.${column}`)} ${sql.raw(order_by.direction)}, issue.id`.execute(db)
  return rows
}

export interface IssueTotals {
  readonly total: number
  readonly kwh: number
  readonly money: number | null
  readonly currency: string | null
}

export async function sumIssues(
  db: Database,
  projectId: string,
  filter: IssueFilter,
): Promise<IssueTotals> {
  const { rows } = await sql<IssueTotals>`
    with ${prices(projectId)}, spent as (select issue_id, sum(money) as money from cost group by issue_id)
    select count(*)::int as total, coalesce(sum(issue.kwh), 0) as kwh, sum(money) as money, ${CURRENCY} as currency
    from issue left join spent on spent.issue_id = issue.id where ${conditions(projectId, filter)}`.execute(
    db,
  )
  return rows[0] ?? { total: 0, kwh: 0, money: null, currency: null }
}

/** Issues of a project by their ids, which have not been merged, in the order of the ids. */
export async function findIssues(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<readonly IssueRow[]> {
  const { rows } = await sql<IssueRow>`
    with ${prices(projectId)} select ${FACTS} from issue
    where issue.id = any(${ids}::uuid[]) and issue.project_id = ${projectId}::uuid and issue.merged_into is null
    order by array_position(${ids}::uuid[], issue.id)`.execute(db)
  return rows
}

/** Of the days of the filter alone. */
export async function groupIssues(
  db: Database,
  projectId: string,
  filter: IssueFilter,
): Promise<IssueGroup[]> {
  const { rows } = await sql<IssueGroup>`
    with ${prices(projectId)}, day as materialized (
      select cost.*, issue.state, issue.worst_share from cost join issue on issue.id = cost.issue_id
      where ${conditions(projectId, filter)} and cost.row_count > 0
        ${filter.from == null ? sql`` : sql`and cost.date >= ${filter.from}::date`}
        ${filter.to == null ? sql`` : sql`and cost.date <= ${filter.to}::date`}
    ), by_date as (
      select component, event_type, date, sum(kwh) as kwh from day group by component, event_type, date
    ), dates as (
      select component, event_type, array_agg(date::text order by date) as dates, array_agg(kwh order by date) as kwh_by_date
      from by_date group by component, event_type
    ), sums as (
      select component, event_type, count(distinct issue_id)::int as issue_count,
        (count(distinct issue_id) filter (where state in ('open', 'acknowledged', 'in_progress')))::int as open_count,
        count(distinct node_key)::int as node_count, sum(row_count)::int as row_count, sum(kwh) as kwh, sum(money) as money,
        min(first_at) as first_at, max(last_at) as last_at, ${severityOf(sql`max(worst_share)`)} as severity
      from day group by component, event_type
    )
    select *, ${CURRENCY} as currency from sums join dates using (component, event_type)
    order by kwh desc, component, event_type`.execute(db)
  return rows
}
