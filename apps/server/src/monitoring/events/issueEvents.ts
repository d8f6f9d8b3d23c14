import type { UserId } from '../../access/organizationAccess.ts'
import type {
  IssueEventPage,
  IssueEventSpan,
  IssueEventsOfDay,
  QueryIssueEventSpansIntradayArgs,
  QueryIssueEventsArgs,
  QueryIssueEventsDailySummaryArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess } from '../deployments/deploymentAccess.ts'
import { daySchema } from '../issues/filterInput.ts'
import { eventListSchema, filterSchema } from './eventInput.ts'
import { listEvents, sumEventsByDay } from './eventQueries.ts'

/** The events of a plant, page by page. @throws AppError NOT_FOUND also where the project is not monitored */
export async function issueEvents(
  { db }: Server,
  userId: UserId,
  { project_id, ...list }: QueryIssueEventsArgs,
): Promise<IssueEventPage> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  return listEvents(db, project.id, parseInput(eventListSchema, list))
}

/** More than a day has. */
const MAX_SPANS = 10_000

/** Rows are of one civil day each, so that no span crosses midnight. */
export async function issueEventSpansIntraday(
  { db }: Server,
  userId: UserId,
  { project_id, date, filter }: QueryIssueEventSpansIntradayArgs,
): Promise<IssueEventSpan[]> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  const day = parseInput(daySchema, date, ['date'])
  const { events } = await listEvents(db, project.id, {
    filter: { ...parseInput(filterSchema, filter ?? {}, ['filter']), from: day, to: day },
    order_by: { column: 'timestamp', direction: 'asc' },
    skip: 0,
    take: MAX_SPANS,
  })
  return events.map((event) => {
    const { id, hierarchy_id, component, event_type, allocated_delta, state, issue_id } = event
    const start = new Date(event.timestamp)
    const end = new Date(start.getTime() + event.duration_s * 1000)
    return { id, hierarchy_id, component, event_type, start, end, allocated_delta, state, issue_id }
  })
}

export async function issueEventsDailySummary(
  { db }: Server,
  userId: UserId,
  { project_id, filter }: QueryIssueEventsDailySummaryArgs,
): Promise<IssueEventsOfDay[]> {
  const { project } = await deploymentAccess(db, userId, project_id, 'viewer')
  return sumEventsByDay(db, project.id, parseInput(filterSchema, filter ?? {}, ['filter']))
}
