import { DAY_MS } from '@duet/units'
import type { UserId } from '../../access/organizationAccess.ts'
import type {
  ContractAvailability,
  IssueEvent,
  IssuePage,
  SystemLossSummary,
  SystemPerformance,
} from '../../graphql/resolvers.gen.ts'
import { reportFilename } from '../../results/run/resultFilename.ts'
import type { Server } from '../../server.ts'
import { deploymentAccess, deploymentNotFound } from '../deployments/deploymentAccess.ts'
import type { VersionRecord } from '../deployments/versionQueries.ts'
import { type LightSourceShare, lightSources } from '../evaluation/lightSources.ts'
import { waitingDays } from '../evaluation/waitingDays.ts'
import { evaluationStates, newestReadings } from '../events/cardQueries.ts'
import { systemLosses, totalOf } from '../events/energySums.ts'
import { issueEvents } from '../events/issueEvents.ts'
import { issues } from '../issues/readIssues.ts'
import { localTime } from '../notices/noticeTimes.ts'
import { sentinelContractAvailability } from '../system-performance/contractAvailability.ts'
import { dayFigures } from '../system-performance/performanceQueries.ts'
import { sentinelSystemPerformance } from '../system-performance/systemPerformance.ts'
import { versionAtEnd } from '../system-performance/versionAtEnd.ts'
import { type MissingDay, missingDays } from './missingDays.ts'
import { dayOf, endedPeriod, type ReportPeriod, readPeriod } from './reportPeriod.ts'
import { type DayPower, dayPower } from './reportPower.ts'
import {
  largestNodeLosses,
  type NodeLoss,
  nodeNames,
  type ReportNames,
  reportNames,
} from './reportQueries.ts'

/** An event with the name of its node. */
export interface CountedEvent
  extends Pick<IssueEvent, 'event_type' | 'timestamp' | 'duration_s' | 'allocated_delta'> {
  readonly node_name: string
}

/** Everything that a report of a plant says. Figures are those that the pages ask for. */
export interface PlantReport {
  /** Its days that have ended. */
  readonly period: ReportPeriod
  readonly names: ReportNames
  readonly version: Pick<VersionRecord, 'id' | 'valid_from' | 'price_per_kwh' | 'currency'>
  readonly timeZone: string
  readonly madeAt: Date
  readonly performance: SystemPerformance
  readonly losses: SystemLossSummary
  /** The largest. */
  readonly nodeLosses: readonly NodeLoss[]
  readonly contract: ContractAvailability
  /** The largest events that count against the plant, and how many there are. */
  readonly counted: { readonly events: readonly CountedEvent[]; readonly total: number }
  readonly issues: IssuePage
  readonly light: readonly LightSourceShare[]
  /** Of a day. */
  readonly power: DayPower | undefined
  readonly missing: readonly MissingDay[]
  readonly lastReading: Date | null
  readonly lastDay: string | null
  readonly filename: string
}

const MOST_NAMED = 3
const MOST_EVENTS = 20
const MOST_ISSUES = 25
const OPEN_STATES = ['open', 'acknowledged', 'in_progress']

/** @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT for a period without an ended day of the plant */
export async function plantReport(
  server: Server,
  userId: UserId,
  { project_id, of }: { readonly project_id: string; readonly of: unknown },
  nowMs = Date.now(),
): Promise<PlantReport> {
  const { db } = server
  const { project } = await deploymentAccess(db, userId, project_id, 'export')
  const asked = readPeriod(of)
  const version = await versionAtEnd(db, project.id, asked.to)
  if (!version) throw deploymentNotFound()
  const { settings } = version
  const names = await reportNames(db, project.id)
  const period = endedPeriod(asked, {
    first: names.first_day ?? undefined,
    ended: lastEndedDay(settings.time_zone, nowMs),
  })
  const { from, to } = period
  const span = { project_id, from, to }
  const days = await dayFigures(db, project.id, period)
  const contract = await sentinelContractAvailability(server, userId, span)
  const waiting = await waitingDays(db, project.id, settings, nowMs)
  const states = await evaluationStates(db, [project.id])
  return {
    period,
    names,
    version,
    timeZone: settings.time_zone,
    madeAt: new Date(nowMs),
    performance: await sentinelSystemPerformance(server, userId, {
      ...span,
      time_interval: 'OneDay',
    }),
    losses: systemLosses(totalOf(days)),
    nodeLosses: await largestNodeLosses(db, project.id, period, MOST_NAMED),
    contract,
    counted: await countedEvents(server, userId, span, contract),
    issues: await issues(server, userId, {
      project_id,
      filter: { from, to, states: OPEN_STATES },
      skip: 0,
      take: MOST_ISSUES,
    }),
    light: await lightSources(db, project.id, period),
    power: period.kind === 'day' ? await dayPower(server, version, period.of) : undefined,
    missing: missingDays(period, {
      known: new Set(days.map(({ date }) => date)),
      waiting: new Set(waiting.days.map(({ date }) => date)),
    }),
    lastReading: (await newestReadings(db, [project.id])).get(project.id) ?? null,
    lastDay: states.get(project.id)?.last_day ?? null,
    filename: reportFilename([names.organization_name, names.project_name], period.of),
  }
}

/** On the clock of a plant. */
export const lastEndedDay = (timeZone: string, nowMs: number): string =>
  dayOf(Date.parse(localTime(nowMs, timeZone).date) - DAY_MS)

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
