import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@duet/contract'
import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { Server } from '../../server.ts'
import { batchBuilder, type LastTimes } from '../ingest/batchBuilder.ts'
import { rulesOf } from '../ingest/ingestRules.ts'
import { addTally, emptyTally, type Tally, tallyText } from '../ingest/ingestTally.ts'
import { storeArrived } from '../ingest/storeBatch.ts'
import { takePage } from './pulledRecords.ts'
import { type PullInput, pullSchema } from './pullInput.ts'

/** Asks the integration server of a schedule. @throws AppError INTEGRATION_SERVER */
export type AskServer = (
  path: string,
  signal: AbortSignal,
) => Promise<{ readonly status: number; readonly body: string }>

export interface PullJob {
  readonly scheduleId: string
  readonly projectId: string | null
  readonly jobType: string
  readonly jobData: unknown
  readonly ask: AskServer
  readonly signal: AbortSignal
  readonly nowMs: number
}

/** Job types that this server does itself, with the integration server as the source. */
export const PULL_TYPES: ReadonlySet<string> = new Set(['sensor-pull', 'weather-pull'])

const HOUR_MS = 3600_000
/** A run that has not caught up by then goes on at the next one. */
const BUDGET_MS = 60_000
/** Of one window, in which nothing is stored yet. */
const WINDOW_LIMIT_MS = 45_000
const PAUSES_MS = [500, 1500, 4000]

/**
 * Pulls what the server has since the last run, window by window; each is stored before the next is asked for, so that a run
 * that ends early loses nothing. Answers what came, in words.
 *
 * @throws AppError INVALID_INPUT for job_data; INTEGRATION_SERVER with what came before; NOT_FOUND
 */
export async function pullReadings(server: Server, job: PullJob): Promise<string> {
  const input = inputOf(job)
  const projectId = await projectOf(server.db, job)
  const tally = emptyTally()
  const lastAt: LastTimes = new Map()
  const untilMs = performance.now() + BUDGET_MS
  let fromUtcMs = await startOf(server.db, job, input)
  try {
    while (fromUtcMs < job.nowMs && performance.now() < untilMs) {
      const toUtcMs = Math.min(job.nowMs, fromUtcMs + input.window_hours * HOUR_MS)
      await pullWindow(server, { ...job, projectId, input, fromUtcMs, toUtcMs, lastAt }, tally)
      await setPulledTo(server.db, job.scheduleId, toUtcMs)
      fromUtcMs = toUtcMs
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, `${error.message} ${tallyText(tally, fromUtcMs)}`, error.details)
  }
  return tallyText(tally, fromUtcMs)
}

function inputOf({ jobData }: PullJob): PullInput {
  const parsed = pullSchema.safeParse(jobData)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new AppError('INVALID_INPUT', `job_data ${issue?.path.join('.')}: ${issue?.message}`)
}

/** @throws AppError INVALID_INPUT, NOT_FOUND */
async function projectOf(db: Database, { projectId, jobType }: PullJob): Promise<string> {
  if (projectId === null)
    throw new AppError('INVALID_INPUT', `A schedule of the type ${jobType} needs a project.`)
  const found = await db
    .selectFrom('sentinel_deployment')
    .select('project_id')
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (found) return found.project_id
  throw new AppError('NOT_FOUND', 'The project of the schedule is not monitored.')
}

async function startOf(db: Database, job: PullJob, input: PullInput): Promise<number> {
  const row = await db
    .selectFrom('reading_pull')
    .select('pulled_to')
    .where('schedule_id', '=', job.scheduleId)
    .executeTakeFirst()
  if (row) return row.pulled_to.getTime() - input.overlap_minutes * 60_000
  return input.backfill_from === undefined
    ? job.nowMs - 24 * HOUR_MS
    : Date.parse(input.backfill_from)
}

async function setPulledTo(db: Database, schedule_id: string, utcMs: number): Promise<void> {
  await db
    .insertInto('reading_pull')
    .values({ schedule_id, pulled_to: new Date(utcMs) })
    .onConflict((on) =>
      on.column('schedule_id').doUpdateSet({
        pulled_to: sql<Date>`greatest(reading_pull.pulled_to, excluded.pulled_to)`,
      }),
    )
    .execute()
}

interface PullWindow extends PullJob {
  readonly projectId: string
  readonly input: PullInput
  readonly fromUtcMs: number
  readonly toUtcMs: number
  /** Of the windows before too. */
  readonly lastAt: LastTimes
}

/** Of one window nothing is stored, or all its pages. */
async function pullWindow(server: Server, window: PullWindow, tally: Tally): Promise<void> {
  const { input, projectId } = window
  const { sink, build } = batchBuilder(
    await rulesOf(server, projectId, window.nowMs),
    window.lastAt,
  )
  let next: string | undefined
  const untilMs = performance.now() + WINDOW_LIMIT_MS
  do {
    if (performance.now() > untilMs)
      throw new AppError(
        'INTEGRATION_SERVER',
        `The pages of ${input.window_hours} hours take longer than ${WINDOW_LIMIT_MS / 1000} s: set window_hours lower.`,
      )
    const taken = takePage(await askPage(window, next), input, sink)
    tally.pages += 1
    tally.records += taken.records
    // A server that names the same page again would never end
    next = taken.next === next ? undefined : taken.next
  } while (next !== undefined)
  addTally(tally, await storeArrived(server, projectId, build(), window.nowMs))
}

/** Asks again where the server is busy or away for a moment. @throws AppError INTEGRATION_SERVER */
async function askPage(window: PullWindow, next: string | undefined): Promise<string> {
  const path = pathOf(window, next)
  for (let attempt = 0; ; attempt++) {
    const pauseMs = PAUSES_MS[attempt]
    try {
      const { status, body } = await window.ask(path, window.signal)
      if (status >= 200 && status < 300) return body
      const isPassing = status === 429 || status >= 500
      if (!isPassing || pauseMs === undefined)
        throw new AppError('INVALID_INPUT', `GET ${path} answers ${status}: ${body.slice(0, 200)}`)
    } catch (error) {
      const isPassing = error instanceof AppError && error.code === 'INTEGRATION_SERVER'
      if (!isPassing || pauseMs === undefined || window.signal.aborted) throw error
    }
    await wait(pauseMs)
  }
}

function pathOf({ input, fromUtcMs, toUtcMs }: PullWindow, next: string | undefined): string {
  const query = new URLSearchParams(input.query)
  query.set(input.from_param, new Date(fromUtcMs).toISOString())
  query.set(input.to_param, new Date(toUtcMs).toISOString())
  if (next !== undefined && input.page) query.set(input.page.param, next)
  return `${input.path}?${query}`
}
