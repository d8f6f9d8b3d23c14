import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { parseInput } from '../input/parseInput.ts'
import { type CapturedEvent, captureSchema } from './analyticsInput.ts'
import { type AnalyticsPerson, findPersons, insertEvents } from './analyticsQueries.ts'
import type { EventForwarder } from './eventForwarder.ts'

export interface AnalyticsCaller {
  readonly userId: string | undefined
  readonly impersonatorId: string | undefined
  readonly apiToken: object | undefined
}

export interface AnalyticsDeps {
  readonly db: Database
  readonly now: () => number
  /** Of the user's organisations: they must not be in paths. */
  readonly slugsOf: (userId: string) => Promise<readonly string[]>
  /** Counts a call; seconds to wait where there were too many. */
  readonly countCall: (userId: string) => Promise<number>
  /** Undefined: events stay here. */
  readonly forwarder: EventForwarder | undefined
}

export interface AnalyticsService {
  /** Nothing is kept of callers who have not signed in and of users who opted out. */
  readonly capture: (caller: AnalyticsCaller, input: unknown) => Promise<void>
  /** Sends on what waits for it. */
  readonly stop: () => Promise<void>
}

/** Clocks of browsers may be wrong, and a tab may have waited; beyond that the time is not believed. */
const MAX_AGE_MS = 24 * 3600_000
const MAX_AHEAD_MS = 5 * 60_000

export function createAnalyticsService(deps: AnalyticsDeps): AnalyticsService {
  return {
    capture: (caller, input) => capture(deps, caller, input),
    stop: async () => deps.forwarder?.stop(),
  }
}

async function capture(
  deps: AnalyticsDeps,
  { userId, impersonatorId, apiToken }: AnalyticsCaller,
  input: unknown,
): Promise<void> {
  if (apiToken) throw new AppError('FORBIDDEN', 'API tokens capture no analytics.')
  const { tab_session_id: tabSessionId, events } = parseInput(captureSchema, input)
  if (!userId || events.length === 0) return
  const waitS = await deps.countCall(userId)
  if (waitS > 0) throw new AppError('RATE_LIMITED', `Too many calls. Try again in ${waitS} s.`)
  const persons = await findPersons(deps.db, impersonatorId ? [userId, impersonatorId] : [userId])
  const person = persons.find(({ id }) => id === userId)
  if (!person || person.analytics_opt_out) return
  refuseSlugs(events, await deps.slugsOf(userId))
  const impersonator = persons.find(({ id }) => id === impersonatorId)
  await keep(deps, { person, impersonator, tabSessionId, events })
}

/** @throws AppError INVALID_INPUT for a path that names an organisation of the user */
function refuseSlugs(events: readonly CapturedEvent[], slugs: readonly string[]): void {
  for (const [index, { path }] of events.entries()) {
    const slug = slugs.find((known) => path?.split('/').includes(known))
    if (slug === undefined) continue
    throw new AppError('INVALID_INPUT', `events.${index}.path: must not name an organization`, {
      path: `events.${index}.path`,
    })
  }
}

async function keep(
  { db, now, forwarder }: AnalyticsDeps,
  {
    person,
    impersonator,
    tabSessionId,
    events,
  }: {
    readonly person: AnalyticsPerson
    readonly impersonator: AnalyticsPerson | undefined
    readonly tabSessionId: string
    readonly events: readonly CapturedEvent[]
  },
): Promise<void> {
  const timed = events.map((event) => ({ ...event, at: believable(event.at, now()) }))
  await insertEvents(
    db,
    timed.map(({ event, path, properties, at }) => ({
      at,
      user_id: person.id,
      impersonator: impersonator?.email ?? null,
      tab_session_id: tabSessionId,
      event,
      path: path ?? null,
      properties: JSON.stringify(properties ?? {}),
    })),
  )
  forwarder?.forward(
    timed.map(({ event, path, properties, at }) => ({
      event,
      userId: person.id,
      at,
      properties: {
        ...properties,
        ...(path == null ? {} : { path }),
        tab_session_id: tabSessionId,
        ...(impersonator ? { impersonator: impersonator.email } : {}),
      },
    })),
  )
}

function believable(at: string, nowMs: number): Date {
  const ms = Date.parse(at)
  return new Date(ms > nowMs - MAX_AGE_MS && ms < nowMs + MAX_AHEAD_MS ? ms : nowMs)
}
