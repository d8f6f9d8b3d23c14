import { AppError } from '@duet/contract'
import { z } from 'zod'
import { requireAttempt } from '../../access/attempts.ts'
import { signedIn, type UserId } from '../../access/organizationAccess.ts'
import { createAnswerCache } from '../../cache.ts'
import type { PlacesAnswer } from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import { createCallServer } from '../../outgoing/callServer.ts'
import { allowsPrivate } from '../../outgoing/publicLookup.ts'
import { perServer, type Server } from '../../server.ts'
import { servicesInForce } from '../servicesInForce.ts'
import { type FoundPlace, MAX_FOUND, type PlaceService, PROTOCOLS } from './placeService.ts'

/** Of one user. */
const SEARCHES = { name: 'place searches', attempts: 60, windowS: 600 } as const
/** Of the installation: public services allow one a second (https://operations.osmfoundation.org/policies/nominatim/). */
const CALLS = { name: 'place service calls', attempts: 60, windowS: 60 } as const
/** Answers that are not asked for again. */
const MAX_CACHED = 500
const TIMEOUT_MS = 8000

const textSchema = z.object({ text: z.string().trim().min(2).max(200) })

/**
 * Places by their names or addresses, from the service that a system administrator has set. The server asks it, so that it learns nothing of
 * the browser.
 *
 * @throws AppError CONFLICT where none is set, PLACE_SERVICE where it fails, RATE_LIMITED
 */
export async function searchPlaces(
  server: Server,
  userId: UserId,
  args: { readonly text: string },
): Promise<PlacesAnswer> {
  const user = signedIn(userId)
  const { text } = parseInput(textSchema, args)
  const { places: service } = await servicesInForce(server).read()
  if (service === undefined) {
    throw new AppError('CONFLICT', 'No service of place search is set.')
  }
  await requireAttempt(server.db, SEARCHES, user, 'Too many searches.')
  return {
    service: service.name,
    attribution: service.attribution ?? null,
    places: await cached(server)(JSON.stringify([service, text]), () =>
      placesFrom(server, service, text),
    ),
  }
}

const cached = perServer(() => createAnswerCache<readonly FoundPlace[]>({ max: MAX_CACHED }))

const callService = perServer(({ config }) =>
  createCallServer({ allowPrivate: allowsPrivate(config), timeoutMs: TIMEOUT_MS }),
)

async function placesFrom(
  server: Server,
  service: PlaceService,
  text: string,
): Promise<readonly FoundPlace[]> {
  await requireAttempt(server.db, CALLS, 'all', 'Too many searches of all users.')
  const { ask, read } = PROTOCOLS[service.protocol]
  const reply = await callService(server)({
    url: ask(service.url, text),
    method: 'GET',
    headers: {
      accept: 'application/json',
      // public services want to know who asks
      'user-agent': `DUET (${server.publicUrl})`,
      'accept-language': 'en',
    },
  }).catch((error: unknown) => {
    const reason = error instanceof AppError ? error.message : 'It cannot be asked.'
    throw failed(service, reason, error)
  })
  if (reply.status === 401 || reply.status === 403) {
    throw failed(service, `It refuses the key or this server (status ${reply.status}).`)
  }
  if (reply.status === 429) throw failed(service, 'It has had too many requests (status 429).')
  if (reply.status !== 200) throw failed(service, `It answers with status ${reply.status}.`)
  try {
    return read(JSON.parse(reply.body)).slice(0, MAX_FOUND)
  } catch (error) {
    throw failed(service, `Its answer is not that of ${service.protocol}.`, error)
  }
}

function failed({ name }: PlaceService, reason: string, cause?: unknown): AppError {
  return new AppError('PLACE_SERVICE', `${name} gave no places. ${reason}`, {}, { cause })
}
