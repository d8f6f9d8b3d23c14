import type { UserId } from '../../access/organizationAccess.ts'
import type { ContractAvailability } from '../../graphql/resolvers.gen.ts'
import type { Server } from '../../server.ts'
import type { VersionRecord } from '../deployments/versionQueries.ts'
import { lightSources } from '../evaluation/lightSources.ts'
import { waitingDays } from '../evaluation/waitingDays.ts'
import { evaluationStates, newestReadings } from '../events/cardQueries.ts'
import { systemLosses, totalOf } from '../events/energySums.ts'
import { issueEvents } from '../events/issueEvents.ts'
import { issues } from '../issues/readIssues.ts'
import { sentinelContractAvailability } from '../system-performance/contractAvailability.ts'
import { type DayFigures, dayFigures } from '../system-performance/performanceQueries.ts'
import { sentinelSystemPerformance } from '../system-performance/systemPerformance.ts'
import type { PlantReport } from './reportModel.ts'
import type { ReportPeriod } from './reportPeriod.ts'
import { dayPower } from './reportPower.ts'
import { largestNodeLosses, nodeNames } from './reportQueries.ts'

const MOST_NAMED = 3
const MOST_EVENTS = 20
const MOST_ISSUES = 25
const OPEN_STATES = ['open', 'acknowledged', 'in_progress']

/** What a report is asked of. The caller has settled access. */
export interface Asked {
  readonly project_id: string
  readonly version: VersionRecord
  readonly period: ReportPeriod
  readonly nowMs: number
}

export async function energyFigures(
  server: Server,
  userId: UserId,
  { project_id, version, period }: Asked,
): Promise<
  Pick<PlantReport, 'performance' | 'losses' | 'nodeLosses' | 'light' | 'power'> & {
    readonly days: readonly DayFigures[]
  }
> {
  const { db } = server
  const { from, to, kind, of } = period
  const [performance, days, nodeLosses, light, power] = await Promise.all([
    sentinelSystemPerformance(server, userId, { project_id, from, to, time_interval: 'OneDay' }),
    dayFigures(db, project_id, period),
    largestNodeLosses(db, project_id, period, MOST_NAMED),
    lightSources(db, project_id, period),
    kind === 'day' ? dayPower(server, version, of) : undefined,
  ])
  return { performance, days, losses: systemLosses(totalOf(days)), nodeLosses, light, power }
}

export async function plantState(
  { db }: Server,
  { project_id, version, nowMs }: Asked,
): Promise<
  Pick<PlantReport, 'lastReading' | 'lastDay'> & { readonly waiting: ReadonlySet<string> }
> {
  const [waiting, states, readings] = await Promise.all([
    waitingDays(db, project_id, version.settings, nowMs),
    evaluationStates(db, [project_id]),
    newestReadings(db, [project_id]),
  ])
  return {
    waiting: new Set(waiting.days.map(({ date }) => date)),
    lastReading: readings.get(project_id) ?? null,
    lastDay: states.get(project_id)?.last_day ?? null,
  }
}

export async function workFigures(
  server: Server,
  userId: UserId,
  { project_id, period: { from, to } }: Asked,
): Promise<Pick<PlantReport, 'contract' | 'counted' | 'issues'>> {
  const span = { project_id, from, to }
  const filter = { from, to, states: OPEN_STATES }
  const [contract, open] = await Promise.all([
    sentinelContractAvailability(server, userId, span),
    issues(server, userId, { project_id, filter, skip: 0, take: MOST_ISSUES }),
  ])
  return { contract, counted: await countedEvents(server, userId, span, contract), issues: open }
}

interface PlantSpan {
  readonly project_id: string
  readonly from: string
  readonly to: string
}

/** Events of the causes that count as unavailable. */
async function countedEvents(
  server: Server,
  userId: UserId,
  { project_id, from, to }: PlantSpan,
  { reasons }: ContractAvailability,
): Promise<PlantReport['counted']> {
  const event_types = reasons
    .filter(({ counted_as }) => counted_as === 'unavailable')
    .map(({ event_type }) => event_type)
  const { events, total } = await issueEvents(server, userId, {
    project_id,
    filter: { from, to, event_types },
    order_by: 'allocated_delta desc',
    skip: 0,
    take: MOST_EVENTS,
  })
  const names = await nodeNames(
    server.db,
    project_id,
    events.map(({ hierarchy_id }) => hierarchy_id),
  )
  return {
    total,
    events: events.map(({ hierarchy_id, event_type, timestamp, duration_s, allocated_delta }) => ({
      node_name: names.get(hierarchy_id) ?? hierarchy_id,
      event_type,
      timestamp,
      duration_s,
      allocated_delta,
    })),
  }
}
