import { AppError } from '@duet/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { SecurityLog } from '../db/securityLog.ts'
import type { IdentityService } from '../identity/passwordSignIn.ts'
import {
  type NextStep,
  PROVIDER_MODES,
  type ProviderWay,
} from '../identity/providers/providerWay.ts'
import { notedRequest } from './securityNotes.ts'
import { setSignInCookie, signInBindingOf, tokenOf } from './tokenCookie.ts'

export interface ProviderRouteDeps {
  readonly identity: Pick<IdentityService, 'identify'>
  readonly providerWay: ProviderWay
  readonly publicUrl: string
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
    const step = await deps.providerWay.start({
      provider: request.params.provider,
      mode: query.mode,
      inviteId: query.invite_id,
      referer: query.referer,
      caller: await deps.identity.identify(tokenOf(request, deps.isSecure)),
      ip: request.ip,
    })
    if (!step) throw new AppError('NOT_FOUND', 'This way to sign in is not offered here.')
    return go(deps, reply, step)
  })
  app.get<ProviderRequest>('/api/auth/:provider/callback', async (request, reply) => {
    const step = await deps.providerWay.comeBack({
      provider: request.params.provider,
      url: new URL(request.url, deps.publicUrl),
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
