import { AppError } from '@duet/contract'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { checkOrigin, type GraphqlRouteDeps } from './graphqlRoute.ts'
import { tokenOf } from './tokenCookie.ts'

const ENDPOINT = '/api/page-errors'
const BODY_LIMIT_BYTES = 32_768

const report = z.object({
  event_id: z.uuid(),
  /** Of the address; without its query, which may hold a permission. */
  path: z.string().max(500),
  message: z.string().max(2000),
  stack: z.string().max(8000).optional(),
})

/** Takes what broke a page in a browser into the log, for users who are signed in. */
export function registerPageErrorRoute(app: FastifyInstance, deps: GraphqlRouteDeps): void {
  app.post(ENDPOINT, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    checkOrigin(request, deps.publicOrigin)
    const { userId } = await deps.services.identity.identify(tokenOf(request))
    if (userId === undefined) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
    const parsed = report.safeParse(request.body)
    if (!parsed.success) throw new AppError('INVALID_INPUT', z.prettifyError(parsed.error))
    const { event_id: eventId, path, message, stack } = parsed.data
    app.log.error({ eventId, userId, path, message, stack }, 'page failed')
    return reply.code(204).send()
  })
}
