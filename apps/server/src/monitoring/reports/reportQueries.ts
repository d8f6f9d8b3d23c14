import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { nodeName } from '../issues/issueQueries.ts'
import type { ReportPeriod } from './reportPeriod.ts'

type Span = Pick<ReportPeriod, 'from' | 'to'>

export interface ReportNames {
  readonly project_id: string
  readonly project_name: string
  readonly organization_name: string
  /** Slug of the organisation. */
  readonly organization: string
  /** First day with readings or an evaluation, yyyy-MM-dd; null: there is none. */
  readonly first_day: string | null
}

export async function reportNames(db: Database, projectId: string): Promise<ReportNames> {
  const { rows } = await sql<ReportNames>`
    select project.id as project_id, project.name as project_name, organization.name as organization_name, organization.slug as organization,
      least(
        (select min(day) from reading_day where project_id = project.id and revision > 0),
        (select min(date) from day_sum where project_id = project.id)
      )::text as first_day
    from project join organization on organization.id = project.organization_id
    where project.id = ${projectId}::uuid`.execute(db)
  const [names] = rows
  if (!names) throw new RangeError(`no project ${projectId}`)
  return names
}

/** What a node lost to one cause in a period. */
export interface NodeLoss {
  readonly node_name: string
  readonly event_type: string
  readonly kwh: number
  readonly first_at: Date
  readonly last_at: Date
  readonly dates: readonly string[]
}

/** Those with the most energy. */
export async function largestNodeLosses(
  db: Database,
  projectId: string,
  { from, to }: Span,
  limit: number,
): Promise<readonly NodeLoss[]> {
  const { rows } = await sql<NodeLoss>`
    select ${nodeName(sql`event.node_key`)} as node_name, event_type, sum(allocated_delta) as kwh,
      min(timestamp) as first_at, max(timestamp + make_interval(secs => duration_s)) as last_at,
      array_agg(distinct date::text order by date::text) as dates
    from issue_event event
    where project_id = ${projectId}::uuid and date between ${from}::date and ${to}::date
    group by event.node_key, event_type having sum(allocated_delta) > 0
    order by kwh desc, node_name limit ${limit}`.execute(db)
  return rows
}

/** Names of nodes by their ids, in the newest hierarchy that has them. */
export async function nodeNames(
  db: Database,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${nodeName(sql`node.node_key`)} as name from sensor_node node
    where project_id = ${projectId}::uuid and id = any(${ids})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
