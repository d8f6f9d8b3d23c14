import { AppError } from '@duet/contract'
import type { FastifyInstance } from 'fastify'
import { takeAttempt } from '../access/attempts.ts'
import { identify } from '../identity/identify.ts'
import { checkSite } from './graphqlRoute.ts'
import type { PageErrorDeps } from './pageErrorRoute.ts'
import { notedRequest } from './securityNotes.ts'
import { tokenOf } from './tokenCookie.ts'

/** Of one user: a page sends a part every five seconds. */
const PARTS = { name: 'session replays', attempts: 120, windowS: 60 }
const ENDPOINT = '/api/session-replays'
const BODY_LIMIT_BYTES = 5_000_000
const CONTENT_TYPE = 'application/x-sentry-envelope'

/** Hands the replays of sessions that pages record to the error-reporting server, whose address no page knows. */
export function registerSessionReplayRoute(app: FastifyInstance, deps: PageErrorDeps): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      CONTENT_TYPE,
      { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.post(ENDPOINT, async (request, reply) => {
      checkSite(request, deps, notedRequest(deps.security, request, 'session replay'))
      const { server } = deps
      const { userId } = await identify(server, tokenOf(request, deps.isSecure))
      if (userId === undefined) throw new AppError('UNAUTHENTICATED', 'Please log in.')
      if (!server.config.recordsSessions)
        throw new AppError('NOT_FOUND', 'Nothing is recorded here')
      const waitS = await takeAttempt(server.db, PARTS, userId)
      if (waitS > 0) throw new AppError('RATE_LIMITED', `Too many parts. Try again in ${waitS} s.`)
      deps.reporter.replay(replayIn(request.body))
      return reply.code(204).send()
    })
  })
}

/** An envelope without the address that the page made up. @throws AppError INVALID_INPUT for anything but that of a replay */
function replayIn(body: unknown): Uint8Array<ArrayBuffer> {
  const end = Buffer.isBuffer(body) ? body.indexOf('\n') : -1
  if (!Buffer.isBuffer(body) || !IS_REPLAY.test(body.subarray(end, end + 200).toString())) {
    throw new AppError('INVALID_INPUT', 'Send the envelope of a session replay.')
  }
  const header = body
    .subarray(0, end)
    .toString()
    .replace(/,?"dsn":"[^"]*"/, '')
  return new Uint8Array(Buffer.concat([Buffer.from(header), body.subarray(end)]))
}

/** Of the first item. */
const IS_REPLAY = /^\n\{"type":"replay_(event|recording)"/
