import { AppError } from '@duet/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { takeAttempt } from '../access/attempts.ts'
import { identify } from '../identity/identify.ts'
import type { ErrorReporter } from './errorReporter.ts'
import { checkOrigin, type GraphqlRouteDeps } from './graphqlRoute.ts'
import { notedRequest } from './securityNotes.ts'
import { tokenOf } from './tokenCookie.ts'

export interface PageErrorDeps
  extends Pick<GraphqlRouteDeps, 'server' | 'publicOrigin' | 'isSecure' | 'security'> {
  readonly reporter: ErrorReporter
}

/** Of one user, or of one address where nobody is signed in. */
const PAGE_ERRORS = { name: 'page errors', attempts: 30, windowS: 60 }
const ENDPOINT = '/api/page-errors'
const BODY_LIMIT_BYTES = 32_768

const report = z.object({
  event_id: z.uuid(),
  /** Of the address; without its query, which may hold a permission. */
  path: z.string().max(500),
  message: z.string().max(2000),
  stack: z.string().max(8000).optional(),
  replay_id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
})

/** Takes what broke a page in a browser into the log and to the error-reporting server, also before sign-in. */
export function registerPageErrorRoute(app: FastifyInstance, deps: PageErrorDeps): void {
  app.post(ENDPOINT, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    checkOrigin(request, deps, notedRequest(deps.security, request, 'page error'))
    const { userId } = await identify(deps.server, tokenOf(request, deps.isSecure))
    const waitS = await takeAttempt(deps.server.db, PAGE_ERRORS, userId ?? request.ip)
    if (waitS > 0) throw new AppError('RATE_LIMITED', `Too many reports. Try again in ${waitS} s.`)
    const parsed = report.safeParse(request.body)
    if (!parsed.success) throw new AppError('INVALID_INPUT', z.prettifyError(parsed.error))
    const { event_id: eventId, path, message, stack, replay_id: replayId } = parsed.data
    app.log.error({ eventId, userId, path, message, stack }, 'page failed')
    deps.reporter.report({
      eventId,
      source: 'page',
      place: path.split(/[?#]/, 1)[0],
      userId,
      name: /^(\w*Error): /.exec(stack ?? '')?.[1] ?? 'Error',
      message,
      stack,
      replayId,
    })
    return reply.code(204).send()
  })
}
