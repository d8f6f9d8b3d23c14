import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { IssueEvent, IssueEventsOfDay } from '../../graphql/resolvers.gen.ts'
import type { EventFilter, EventList } from './eventInput.ts'

/** Energy of an event over the expected energy of the plant on its day (D-17). */
export const SEVERITY = sql<string>`case
  when day_sum.model_kwh is null or issue_event.allocated_delta < 0.001 * day_sum.model_kwh then 'info'
  when issue_event.allocated_delta < 0.005 * day_sum.model_kwh then 'minor'
  when issue_event.allocated_delta < 0.02 * day_sum.model_kwh then 'major'
  else 'critical' end`

const DATE = sql<string>`issue_event.date::text`

function events(db: Database, projectId: string, filter: EventFilter) {
  return db
    .selectFrom('issue_event')
    .innerJoin('sensor_node', 'sensor_node.node_key', 'issue_event.node_key')
    .leftJoin('day_sum', (join) =>
      join
        .onRef('day_sum.project_id', '=', 'issue_event.project_id')
        .onRef('day_sum.date', '=', 'issue_event.date'),
    )
    .where('issue_event.project_id', '=', projectId)
    .where((where) => where.and(conditionsOf(filter)))
}

const conditionsOf = (filter: EventFilter): RawBuilder<boolean>[] =>
  [
    filter.from != null && sql<boolean>`issue_event.date >= ${filter.from}::date`,
    filter.to != null && sql<boolean>`issue_event.date <= ${filter.to}::date`,
    filter.event_types != null && sql<boolean>`issue_event.event_type = any(${filter.event_types})`,
    filter.components != null && sql<boolean>`issue_event.component = any(${filter.components})`,
    filter.hierarchy_ids != null && sql<boolean>`sensor_node.id = any(${filter.hierarchy_ids})`,
    filter.block_ids != null && sql<boolean>`issue_event.block_id = any(${filter.block_ids})`,
    filter.states != null && sql<boolean>`issue_event.state = any(${filter.states})`,
    filter.severities != null && sql<boolean>`${SEVERITY} = any(${filter.severities})`,
  ].filter((condition) => condition !== false)

/** One page, and the sums of all. */
export async function listEvents(
  db: Database,
  projectId: string,
  { filter, order_by, skip, take }: EventList,
): Promise<{ events: IssueEvent[]; total: number; allocated_delta: number }> {
  const [rows, sums] = await Promise.all([
    events(db, projectId, filter)
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
        'issue_event.state',
        SEVERITY.as('severity'),
      ])
      .orderBy(`issue_event.${order_by.column}`, order_by.direction)
      .orderBy('issue_event.id')
      .offset(skip)
      .limit(take)
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
