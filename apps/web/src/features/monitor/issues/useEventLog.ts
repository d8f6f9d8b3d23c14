import { EventLogDocument, type EventLogQuery } from '../../../lib/gql/graphql.ts'
import { useView } from '../../../lib/useView.ts'
import { joinViews, mapView, type View } from '../../../lib/view.ts'
import { type MonitoredNode, useDeployment, useNodes } from '../shell/deployment.ts'
import { FOLLOW } from '../shell/follow.ts'
import type { Period } from '../shell/period.ts'
import { filterOf, type IssuesSearch } from './issuesSearch.ts'
import { PER_PAGE } from './useIssues.ts'

export const USUAL_EVENT_SORT = 'timestamp desc'

export type LoggedEvent = EventLogQuery['issueEvents']['events'][number]

/** A row with the name and unit of its node. */
export interface NamedEvent extends LoggedEvent {
  readonly node: MonitoredNode | undefined
}

export interface EventLog {
  readonly events: readonly NamedEvent[]
  readonly total: number
  readonly kwh: number
}

export function useEventLog(search: IssuesSearch, period: Period): View<EventLog> {
  const { project_id } = useDeployment()
  const log = useView(
    EventLogDocument,
    {
      project_id,
      filter: filterOf(search, period),
      order_by: search.sort ?? USUAL_EVENT_SORT,
      skip: ((search.page ?? 1) - 1) * PER_PAGE,
      take: PER_PAGE,
    },
    FOLLOW,
  )
  return mapView(joinViews({ log, nodes: useNodes() }), ({ log: found, nodes }) => ({
    events: named(found.events, nodes),
    total: found.total,
    kwh: found.allocated_delta,
  }))
}

export function named(
  events: readonly LoggedEvent[],
  nodes: readonly MonitoredNode[],
): readonly NamedEvent[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return events.map((event) => ({ ...event, node: byId.get(event.hierarchy_id) }))
}
