import { sql } from 'kysely'
import type { PersonRow } from '../../access/users.ts'
import type { Database } from '../../db/connection.ts'
import type { IssueActivity, IssueDay, IssueNode } from '../../graphql/resolvers.gen.ts'
import { nodeName } from './issueQueries.ts'

const MOST_DAYS = 10_000
const MOST_ACTIVITY = 1000

/** Days with events, by date. */
export async function daysOfIssue(db: Database, issueId: string): Promise<IssueDay[]> {
  return db
    .selectFrom('issue_day')
    .select([
      sql<string>`date::text`.as('date'),
      sql<number>`sum(row_count)::int`.as('row_count'),
      sql<number>`sum(duration_s)`.as('duration_s'),
      sql<number>`sum(kwh)`.as('kwh'),
    ])
    .where('issue_id', '=', issueId)
    .groupBy('issue_day.date')
    .having(sql<boolean>`sum(row_count) > 0`)
    .orderBy('issue_day.date')
    .limit(MOST_DAYS)
    .execute()
}

/** The most energy first. */
export async function nodesOfIssue(db: Database, issueId: string): Promise<IssueNode[]> {
  const { rows } = await sql<IssueNode>`
    select sensor_node.id as hierarchy_id, ${nodeName(sql`part.node_key`)} as name, component, event_type, kwh
    from (select node_key, event_type, min(component) as component, sum(kwh) as kwh from issue_day
      where issue_id = ${issueId}::uuid group by node_key, event_type) part
    join sensor_node using (node_key)
    order by kwh desc, name limit ${MOST_DAYS}`.execute(db)
  return rows
}

export async function mergedIds(db: Database, issueId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('issue')
    .select('id')
    .where('merged_into', '=', issueId)
    .orderBy('id')
    .limit(MOST_DAYS)
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest first. */
export async function activityOfIssue(db: Database, issueId: string): Promise<IssueActivity[]> {
  const rows = await db
    .selectFrom('issue_activity')
    .leftJoin('app_user', 'app_user.id', 'issue_activity.user_id')
    .select(['issue_activity.id', 'at', 'kind', 'details'])
    .select(['app_user.id as user_id', 'email', 'first_name', 'last_name'])
    .where('issue_id', '=', issueId)
    .orderBy('issue_activity.id', 'desc')
    .limit(MOST_ACTIVITY)
    .execute()
  return rows.map(({ id, at, kind, details, ...user }) => ({
    id: String(id),
    at,
    kind,
    details,
    user: userOf(user),
  }))
}

function userOf({
  user_id: id,
  email,
  first_name,
  last_name,
}: {
  readonly user_id: string | null
  readonly email: string | null
  readonly first_name: string | null
  readonly last_name: string | null
}): PersonRow | null {
  return id === null
    ? null
    : { id, email: email ?? '', first_name: first_name ?? '', last_name: last_name ?? '' }
}
