import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { IssueEvent, IssueEventsOfDay } from '../../graphql/resolvers.gen.ts'
import { severityOf } from '../issues/severity.ts'
import type { EventFilter, EventList } from './eventInput.ts'

const SEVERITY = severityOf(sql`issue_event.allocated_delta / nullif(day_sum.model_kwh, 0)`)

const DATE = sql<string>`issue_event.date::text`

function events(db: Database, projectId: string, filter: EventFilter) {
  return (
    db
      .selectFrom('issue_event')
      .innerJoin('sensor_node', 'sensor_node.node_key', 'issue_event.node_key')
      .leftJoin('day_sum', (join) =>
        join
          .onRef('day_sum.project_id', '=', 'issue_event.project_id')
          .onRef('day_sum.date', '=', 'issue_event.date'),
      )
      // every event has both: left joins are left out where nothing of them is asked
      .leftJoin('issue_day', (join) =>
        join
          .onRef('issue_day.node_key', '=', 'issue_event.node_key')
          .onRef('issue_day.event_type', '=', 'issue_event.event_type')
          .onRef('issue_day.date', '=', 'issue_event.date'),
      )
      .leftJoin('issue', 'issue.id', 'issue_day.issue_id')
      .where('issue_event.project_id', '=', projectId)
      .where((where) => where.and(conditionsOf(filter)))
  )
}

const conditionsOf = (filter: EventFilter): RawBuilder<boolean>[] =>
  [
    filter.from != null && sql<boolean>`issue_event.date >= ${filter.from}::date`,
    filter.to != null && sql<boolean>`issue_event.date <= ${filter.to}::date`,
    filter.event_types != null && sql<boolean>`issue_event.event_type = any(${filter.event_types})`,
    filter.components != null && sql<boolean>`issue_event.component = any(${filter.components})`,
    filter.hierarchy_ids != null && sql<boolean>`sensor_node.id = any(${filter.hierarchy_ids})`,
    filter.block_ids != null && sql<boolean>`issue_event.block_id = any(${filter.block_ids})`,
    filter.states != null && sql<boolean>`issue.state = any(${filter.states})`,
    filter.issue_ids != null && sql<boolean>`issue.id = any(${filter.issue_ids}::uuid[])`,
    filter.severities != null && sql<boolean>`${SEVERITY} = any(${filter.severities})`,
  ].filter((condition) => condition !== false)

/** One page, and the sums of all. */
export async function listEvents(
  db: Database,
  projectId: string,
  { filter, order_by, skip, take }: EventList,
): Promise<{ events: IssueEvent[]; total: number; allocated_delta: number }> {
  const page = events(db, projectId, filter)
    .select('issue_event.id')
    .orderBy(`issue_event.${order_by.column}`, order_by.direction)
    .orderBy('issue_event.id')
    .offset(skip)
    .limit(take)
  const [rows, sums] = await Promise.all([
    // What goes beside an event is joined to those of the page alone
    events(db, projectId, {})
      .where('issue_event.id', 'in', page)
      .select([
        'issue_event.id',
        'issue_event.project_id',
        DATE.as('date'),
        'issue_event.timestamp',
        'issue_event.duration_s',
        'issue_event.block_id',
        'sensor_node.id as hierarchy_id',
        'issue_event.component',
        'issue_event.event_type',
        'issue_event.sensor_value',
        'issue_event.model_value',
        'issue_event.delta',
        'issue_event.allocated_delta',
        sql<string>`issue.state`.as('state'),
        sql<string>`issue.id`.as('issue_id'),
        SEVERITY.as('severity'),
      ])
      .orderBy(`issue_event.${order_by.column}`, order_by.direction)
      .orderBy('issue_event.id')
      .execute(),
    events(db, projectId, filter)
      .select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`coalesce(sum(issue_event.allocated_delta), 0)`.as('allocated_delta'),
      ])
      .executeTakeFirstOrThrow(),
  ])
  return { events: rows, ...sums }
}

const MAX_SUMS = 100_000

/** By day and type, in this order. */
export function sumEventsByDay(
  db: Database,
  projectId: string,
  filter: EventFilter,
): Promise<IssueEventsOfDay[]> {
  return events(db, projectId, filter)
    .select([
      DATE.as('date'),
      'issue_event.event_type',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`count(distinct issue_event.node_key)::int`.as('node_count'),
      sql<number>`sum(issue_event.duration_s)`.as('duration_s'),
      sql<number>`sum(issue_event.allocated_delta)`.as('allocated_delta'),
    ])
    .groupBy(['issue_event.date', 'issue_event.event_type'])
    .orderBy('issue_event.date')
    .orderBy('issue_event.event_type')
    .limit(MAX_SUMS)
    .execute()
}
