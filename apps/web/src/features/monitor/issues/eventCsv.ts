import type { CsvCell } from '@duet/units'
import { EventLogDocument, type EventLogQueryVariables } from '../../../lib/gql/graphql.ts'
import { request } from '../../../lib/graphqlClient.ts'
import type { LoggedEvent, NamedEvent } from './useEventLog.ts'

/** As many as the server gives at once. */
const AT_ONCE = 500

/** All rows of a filter, page by page. */
export async function allEvents(
  asked: Pick<EventLogQueryVariables, 'project_id' | 'filter' | 'order_by'>,
): Promise<readonly LoggedEvent[]> {
  const rows: LoggedEvent[] = []
  for (;;) {
    const { issueEvents } = await request(EventLogDocument, {
      ...asked,
      skip: rows.length,
      take: AT_ONCE,
    })
    rows.push(...issueEvents.events)
    if (issueEvents.events.length < AT_ONCE) return rows
  }
}

export const EVENT_CSV_COLUMNS = [
  'date',
  'timestamp',
  'duration (s)',
  'node',
  'hierarchy_id',
  'component',
  'event_type',
  'measured (W)',
  'expected (W)',
  'expected less measured (W)',
  'lost (kWh)',
  'severity',
  'state',
  'issue_id',
] as const

export const eventCsvRow = (row: NamedEvent): readonly CsvCell[] => [
  row.date,
  row.timestamp,
  row.duration_s,
  row.node?.name ?? '',
  row.hierarchy_id,
  row.component,
  row.event_type,
  row.sensor_value,
  row.model_value,
  row.delta,
  row.allocated_delta,
  row.severity,
  row.state,
  row.issue_id,
]
