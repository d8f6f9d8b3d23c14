import { AppError } from '@duet/contract'
import { AHEAD_DAYS, type CivilDay, civilDays } from '@duet/monitoring'
import { DAY_MS } from '@duet/units'
import type { PoolClient } from 'pg'
import { type PeriodicWork, startPeriodic } from '../../db/periodic.ts'
import type { Log } from '../../log.ts'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import { findVersionAt, listVersions, type VersionRecord } from '../deployments/versionQueries.ts'
import { openDays } from '../events/evaluationDays.ts'
import { dirtyDays, markEvaluated, type ReadingDayRow } from '../store/dayQueries.ts'
import { dayStartUtcMs } from '../store/readingBatch.ts'
import type { WeatherServer } from './deploymentWeather.ts'
import { duePlants, noteEvaluation } from './dueQueries.ts'
import { evaluateSpan } from './evaluateSpan.ts'

export type EvaluationServer = WeatherServer & { readonly log: Log }

const PERIOD_MS = 5 * 60_000
/** Days of one turn: then another plant has its turn. */
const MOST_DAYS = 31
/** Newest days of a backlog, which are evaluated before it. */
const NEWEST_DAYS = 14
const PLANTS_AT_ONCE = 1000

/**
 * Evaluates the days that wait, plant by plant, the one first that has waited longest. Several processes may: each plant is taken by one
 * at a time, and what a killed one has not stored is done again.
 *
 * @returns how many turns were taken
 */
export async function evaluateDue(
  server: EvaluationServer,
  compute: ComputeParts,
  stopping: AbortSignal,
): Promise<number> {
  let turns = 0
  let isMore = true
  while (isMore && !stopping.aborted) {
    isMore = false
    for (const projectId of await duePlants(server.db, PLANTS_AT_ONCE)) {
      if (stopping.aborted) return turns
      const done = await alone(server, projectId, () =>
        takeTurn(server, compute, projectId, stopping),
      )
      if (done === undefined) continue
      turns++
      isMore ||= done.isMore
    }
  }
  return turns
}

/** Undefined where another process has the plant. */
async function alone<T>(
  { pool }: EvaluationServer,
  projectId: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const client: PoolClient = await pool.connect()
  const lock = ['evaluation', projectId].join(' ')
  try {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [lock],
    )
    if (!rows[0]?.taken) return undefined
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lock])
    }
  } finally {
    client.release()
  }
}

async function takeTurn(
  server: EvaluationServer,
  compute: ComputeParts,
  projectId: string,
  signal: AbortSignal,
): Promise<{ readonly isMore: boolean }> {
  try {
    const isMore = await evaluateNext(server, compute, projectId, signal)
    await noteEvaluation(server.db, projectId, null)
    return { isMore }
  } catch (error) {
    if (signal.aborted) return { isMore: false }
    server.log.error({ err: error, projectId }, 'plant not evaluated')
    // the reason stands at the deployment; the plant waits for its next turn
    const reason =
      error instanceof AppError ? error.message : 'The log of the server has the details.'
    await noteEvaluation(server.db, projectId, reason)
    return { isMore: false }
  }
}

/** @returns whether days are left */
async function evaluateNext(
  server: EvaluationServer,
  compute: ComputeParts,
  projectId: string,
  signal: AbortSignal,
): Promise<boolean> {
  const dirty = await dirtyDays(server.db, projectId)
  const version = await findVersionAt(server.db, projectId, new Date())
  if (!version) return false
  const waiting = await waitingDays(server, projectId, version, dirty)
  const [first] = waiting
  const last = waiting.at(-1)
  if (!first || !last) return false
  const zone = version.settings.time_zone
  const whole = civilDays(zone, first.startUtcMs, last.startUtcMs + 1)
  const isBacklog = whole.length > MOST_DAYS + NEWEST_DAYS
  if (isBacklog) await evaluateDays(server, compute, projectId, whole.slice(-NEWEST_DAYS), signal)
  // what is said of a day depends on those after it
  const today = civilDays(zone, Date.now(), Date.now() + 1)[0]
  const isTodayAlone = whole.length === 1 && first.date === today?.date
  const from = isTodayAlone ? first.startUtcMs : first.startUtcMs - AHEAD_DAYS * DAY_MS
  const oldest = await oldestReadings(server, projectId)
  const days = civilDays(zone, Math.max(from, oldest ?? first.startUtcMs), last.startUtcMs + 1)
  const turn = days.slice(0, MOST_DAYS)
  await evaluateDays(
    server,
    compute,
    projectId,
    turn,
    signal,
    days.slice(MOST_DAYS, MOST_DAYS + AHEAD_DAYS),
  )
  const done = turn.at(-1)
  if (!done) return false
  for (const { day, revision } of dirty) {
    if (dayStartUtcMs(day) + DAY_MS <= done.endUtcMs || turn.length === days.length)
      await markEvaluated(server.db, projectId, day, revision)
  }
  return days.length > turn.length
}

/** Civil days that changed since they were evaluated, oldest first. */
async function waitingDays(
  { db }: EvaluationServer,
  projectId: string,
  { settings: { time_zone: zone } }: VersionRecord,
  dirty: readonly ReadingDayRow[],
): Promise<readonly CivilDay[]> {
  const ofReadings = dirty.flatMap(({ day }) => {
    const start = dayStartUtcMs(day)
    return civilDays(zone, start, start + DAY_MS)
  })
  const reopened = (await openDays(db, projectId)).flatMap((date) =>
    civilDays(zone, dayStartUtcMs(date), dayStartUtcMs(date) + DAY_MS).filter(
      (day) => day.date === date,
    ),
  )
  const now = Date.now()
  const byDate = new Map([...ofReadings, ...reopened].map((day) => [day.date, day]))
  return [...byDate.values()]
    .filter(({ startUtcMs }) => startUtcMs <= now)
    .sort((a, b) => a.startUtcMs - b.startUtcMs)
}

async function oldestReadings(
  { db }: EvaluationServer,
  projectId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('reading_day')
    .select((part) => part.fn.min('day').as('day'))
    .where('project_id', '=', projectId)
    .where('revision', '>', 0)
    .executeTakeFirst()
  return row?.day ? new Date(row.day).getTime() : undefined
}

/** Days in their order, cut where a version of the deployment ends. */
async function evaluateDays(
  server: EvaluationServer,
  compute: ComputeParts,
  projectId: string,
  days: readonly CivilDay[],
  signal: AbortSignal,
  ahead: readonly CivilDay[] = [],
): Promise<void> {
  const versions = (await listVersions(server.db, projectId)).toReversed()
  const versionOf = ({ startUtcMs }: CivilDay): VersionRecord | undefined =>
    versions.findLast(({ valid_from }) => valid_from.getTime() <= startUtcMs) ?? versions[0]
  const groups: { readonly version: VersionRecord; readonly days: CivilDay[] }[] = []
  for (const day of days) {
    const version = versionOf(day)
    if (!version) continue
    const last = groups.at(-1)
    if (last?.version.id === version.id) last.days.push(day)
    else groups.push({ version, days: [day] })
  }
  for (const [k, { version, days: ofVersion }] of groups.entries()) {
    const after =
      k === groups.length - 1 ? ahead.filter((day) => versionOf(day)?.id === version.id) : []
    await evaluateSpan(server, compute, {
      projectId,
      version,
      days: ofVersion,
      ahead: after,
      signal,
    })
  }
}

/** Evaluates what waits now and every five minutes. */
export const startEvaluation = (server: EvaluationServer, compute: ComputeParts): PeriodicWork =>
  startPeriodic(
    PERIOD_MS,
    (stopping) => evaluateDue(server, compute, stopping),
    (error) => server.log.error({ err: error }, 'evaluation of plants failed'),
  )
