import { AppError } from '@duet/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { SecurityLog } from '../db/securityLog.ts'
import { identify } from '../identity/identify.ts'
import {
  finishProviderSignIn,
  type NextStep,
  PROVIDER_MODES,
  startProviderSignIn,
} from '../identity/providers/providerWay.ts'
import type { Server } from '../server.ts'
import { notedRequest } from './securityNotes.ts'
import { setSignInCookie, signInBindingOf, tokenOf } from './tokenCookie.ts'

export interface ProviderRouteDeps {
  readonly server: Server
  readonly isSecure: boolean
  readonly security: Pick<SecurityLog, 'record'>
}

const text = z.string().max(2000).optional().catch(undefined)

const startQuery = z.object({
  mode: z.enum(PROVIDER_MODES).catch('login'),
  invite_id: text,
  referer: text,
})

interface ProviderRequest {
  Params: { provider: string }
}

/** The way of a browser to a provider and back. */
export function registerProviderRoutes(app: FastifyInstance, deps: ProviderRouteDeps): void {
  app.get<ProviderRequest>('/api/auth/:provider/start', async (request, reply) => {
    const query = startQuery.parse(request.query)
    const step = await startProviderSignIn(deps.server, {
      provider: request.params.provider,
      mode: query.mode,
      inviteId: query.invite_id,
      referer: query.referer,
      caller: await identify(deps.server, tokenOf(request, deps.isSecure)),
      ip: request.ip,
    })
    if (!step) throw new AppError('NOT_FOUND', 'This way to sign in is not offered here.')
    return go(deps, reply, step)
  })
  app.get<ProviderRequest>('/api/auth/:provider/callback', async (request, reply) => {
    const step = await finishProviderSignIn(deps.server, {
      provider: request.params.provider,
      url: new URL(request.url, deps.server.publicUrl),
      binding: signInBindingOf(request, deps.isSecure),
    })
    if (step.isRefused === true) {
      notedRequest(deps.security, request, 'provider sign-in').note({
        kind: 'login_failed',
        outcome: 'INVALID_LOGIN',
      })
    }
    return go(deps, reply, step)
  })
}

function go(
  { isSecure }: ProviderRouteDeps,
  reply: FastifyReply,
  { url, binding }: NextStep,
): FastifyReply {
  if (binding !== undefined) setSignInCookie(reply, binding, isSecure)
  return reply.header('cache-control', 'no-store').redirect(url, 302)
}
