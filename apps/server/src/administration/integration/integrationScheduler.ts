import { AppError } from '@duet/contract'
import { PULL_TYPES } from '../../monitoring/pull/pullReadings.ts'
import { nextRun } from './crontab.ts'
import { findServer, type ServerRow } from './integrationQueries.ts'
import { bearerTokenOf, type IntegrationCalls } from './integrationServers.ts'
import { integrationUrl } from './integrationUrl.ts'
import {
  completeEvent,
  type DueSchedule,
  deleteEventsBefore,
  failLostEvents,
  insertRunningEvent,
  type JobOutcome,
  lockDueSchedules,
  setNextRun,
} from './schedulerQueries.ts'

export interface SchedulerOptions {
  readonly periodMs?: number
  /** Hears of a round that failed; the next one goes on. */
  readonly onError: (error: unknown) => void
}

const PERIOD_MS = 5000
/** Calls of one process at a time. */
const BATCH = 10
/** A call ends within 10 s. */
const LOST_AFTER_MS = 2 * 60_000
const EVENT_LIFETIME_MS = 400 * 24 * 3600_000
/** Calls under way may end within this time when the server stops. */
const GRACE_MS = 4000
const TIDY_PERIOD_MS = 60_000
const MESSAGE_LENGTH = 500
const STOPPED = 'DUET stopped before the answer came. The job may have been taken.'

/**
 * Gives integration servers their jobs when it is time: now, and every few seconds. Several processes share the work;
 * each run is taken once. Runs that were missed while no server was up are made up for once.
 *
 * @returns what stops it
 */
export function startIntegrationScheduler(
  deps: IntegrationCalls,
  { periodMs = PERIOD_MS, onError }: SchedulerOptions,
): () => Promise<void> {
  const stopping = new AbortController()
  const cut = new AbortController()
  let running: Promise<void> | undefined
  let tidyAtMs = deps.now()
  const tidyNowAndThen = async (): Promise<void> => {
    if (deps.now() < tidyAtMs) return
    tidyAtMs = deps.now() + TIDY_PERIOD_MS
    await tidy(deps)
  }
  const round = (): void => {
    running ??= runDueSchedules(deps, cut.signal, stopping.signal)
      .then(tidyNowAndThen)
      .catch(onError)
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(round, periodMs)
  timer.unref()
  round()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    const late = setTimeout(() => cut.abort(), GRACE_MS)
    await running
    clearTimeout(late)
  }
}

/** Takes and runs what is due until nothing is left. */
export async function runDueSchedules(
  deps: IntegrationCalls,
  cut: AbortSignal,
  stopping: AbortSignal,
): Promise<void> {
  for (;;) {
    if (stopping.aborted) return
    const claimed = await claim(deps)
    const runs = await Promise.allSettled(claimed.map((job) => runJob(deps, job, cut)))
    const faults = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []))
    if (faults.length > 0) throw new AggregateError(faults, 'Jobs could not be run to their end')
    if (claimed.length < BATCH) return
  }
}

interface ClaimedJob {
  readonly schedule: DueSchedule
  readonly eventId: string
}

/** In one transaction with the time of the next run: a run is taken once, and never twice after a crash. */
function claim({ db, now }: IntegrationCalls): Promise<readonly ClaimedJob[]> {
  const at = new Date(now())
  return db.transaction().execute(async (tx) => {
    const claimed: ClaimedJob[] = []
    for (const schedule of await lockDueSchedules(tx, at, BATCH)) {
      const next = nextRun(schedule.crontab, at)
      await setNextRun(tx, schedule.schedule_id, 'at' in next ? next.at : null)
      claimed.push({ schedule, eventId: await insertRunningEvent(tx, schedule, at) })
    }
    return claimed
  })
}

async function runJob(
  deps: IntegrationCalls,
  { schedule, eventId }: ClaimedJob,
  cut: AbortSignal,
): Promise<void> {
  await completeEvent(deps.db, eventId, await outcomeOf(deps, schedule, cut))
}

async function outcomeOf(
  deps: IntegrationCalls,
  schedule: DueSchedule,
  cut: AbortSignal,
): Promise<JobOutcome> {
  const { db, call, tokenBox } = deps
  try {
    const server = await findServer(db, schedule.integration_server_id)
    if (!server) return failed(null, 'The integration server was deleted.')
    const { schedule_id, job_name, job_type, job_data, project_id } = schedule
    if (PULL_TYPES.has(job_type)) return await pulled(deps, server, schedule, cut)
    const { status, body } = await call({
      url: new URL(`${server.url}/jobs`),
      method: 'POST',
      bearerToken: bearerTokenOf(server, tokenBox),
      json: { schedule_id, job_name, job_type, job_data, project_id },
      signal: cut,
    })
    if (status < 200 || status >= 300)
      return failed(status, `POST /jobs answers ${status}: ${body}`)
    return { status: 'succeeded', httpStatus: status, message: shortened(body) || null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return failed(null, cut.aborted ? STOPPED : error.message)
  }
}

/** The server is asked for readings, rather than given a job. */
async function pulled(
  { call, tokenBox, pull, now }: IntegrationCalls,
  server: ServerRow,
  { schedule_id, project_id, job_type, job_data }: DueSchedule,
  signal: AbortSignal,
): Promise<JobOutcome> {
  const bearerToken = bearerTokenOf(server, tokenBox)
  const message = await pull({
    scheduleId: schedule_id,
    projectId: project_id,
    jobType: job_type,
    jobData: job_data,
    signal,
    nowMs: now(),
    ask: (path, aborted) => {
      const url = integrationUrl(server.url, path)
      if (!url) throw new AppError('INVALID_INPUT', 'path: must stay below the server')
      return call({ url, method: 'GET', bearerToken, signal: aborted })
    },
  })
  return { status: 'succeeded', httpStatus: 200, message: shortened(message) }
}

const failed = (httpStatus: number | null, message: string): JobOutcome => ({
  status: 'failed',
  httpStatus,
  message: shortened(message),
})

const shortened = (text: string): string => text.trim().slice(0, MESSAGE_LENGTH).toWellFormed()

async function tidy({ db, now }: IntegrationCalls): Promise<void> {
  await failLostEvents(db, new Date(now() - LOST_AFTER_MS), STOPPED)
  await deleteEventsBefore(db, new Date(now() - EVENT_LIFETIME_MS))
}
