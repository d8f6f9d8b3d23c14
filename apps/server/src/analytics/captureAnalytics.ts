import { AppError } from '@duet/contract'
import { takeAttempt } from '../access/attempts.ts'
import type { Caller } from '../access/caller.ts'
import { parseInput } from '../input/parseInput.ts'
import { memberships } from '../organizations/organizations.ts'
import { perServer, type Server } from '../server.ts'
import { type CapturedEvent, captureSchema } from './analyticsInput.ts'
import { type AnalyticsPerson, findPersons, insertEvents } from './analyticsQueries.ts'
import { createEventForwarder } from './eventForwarder.ts'

type AnalyticsCaller = Pick<Caller, 'userId' | 'impersonatorId'> & {
  readonly apiToken: object | undefined
}

/** Calls by one user: a browser makes one every 10 s. */
const CAPTURES = { name: 'analytics', attempts: 120, windowS: 60 }

/** Clocks of browsers may be wrong, and a tab may have waited; beyond that the time is not believed. */
const MAX_AGE_MS = 24 * 3600_000
const MAX_AHEAD_MS = 5 * 60_000

/** Undefined: events stay here. */
export const eventForwarder = perServer(({ config, log }) =>
  config.posthog
    ? createEventForwarder({
        ...config.posthog,
        onError: (error) => log.warn({ err: error }, 'analytics not forwarded'),
      })
    : undefined,
)

/** Nothing is stored of callers who have not signed in and of users who opted out. */
export async function captureAnalytics(
  server: Server,
  { userId, impersonatorId, apiToken }: AnalyticsCaller,
  input: unknown,
): Promise<void> {
  if (apiToken) throw new AppError('FORBIDDEN', 'API tokens capture no analytics.')
  const { tab_session_id: tabSessionId, events } = parseInput(captureSchema, input)
  if (!userId || events.length === 0) return
  const waitS = await takeAttempt(server.db, CAPTURES, userId)
  if (waitS > 0) throw new AppError('RATE_LIMITED', `Too many calls. Try again in ${waitS} s.`)
  const persons = await findPersons(server.db, impersonatorId ? [userId, impersonatorId] : [userId])
  const person = persons.find(({ id }) => id === userId)
  if (!person || person.analytics_opt_out) return
  const own = await memberships(server, userId)
  refuseSlugs(
    events,
    own.map(({ organization }) => organization.slug),
  )
  const impersonator = persons.find(({ id }) => id === impersonatorId)
  await store(server, { person, impersonator, tabSessionId, events })
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

async function store(
  server: Server,
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
  const timed = events.map((event) => ({ ...event, at: believable(event.at, Date.now()) }))
  await insertEvents(
    server.db,
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
  eventForwarder(server)?.forward(
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
