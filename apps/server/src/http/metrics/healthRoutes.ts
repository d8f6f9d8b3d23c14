import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'
import { publicError } from '../../db/systemFault.ts'
import { isSameSecret } from '../../secret.ts'
import { bearerOf } from '../tokenCookie.ts'

export interface HealthDeps {
  /** Rejects where the server cannot do its work; the message names what is missing. */
  readonly checkReady: () => Promise<void>
  readonly metrics: Registry
  readonly metricsToken: string | undefined
}

/** /health: the process lives. /ready: it can do its work. /metrics: for Prometheus. */
export function registerHealthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  app.get('/health', { logLevel: 'warn' }, () => ({ status: 'ok' }))
  app.get('/ready', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await deps.checkReady()
      return { status: 'ready' }
    } catch (error) {
      app.log.warn({ err: error }, 'not ready')
      return reply.code(503).send({ status: 'not ready', ...reasonOf(error) })
    }
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    const refusal = refusalOf(deps, request)
    if (refusal) return reply.code(refusal.status).headers(refusal.headers).send(refusal.body)
    return reply.type(deps.metrics.contentType).send(await deps.metrics.metrics())
  })
}

const UNKNOWN = {
  status: 404,
  headers: {},
  body: { error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' } },
}
const NO_TOKEN = {
  status: 401,
  headers: { 'www-authenticate': 'Bearer' },
  body: {
    error: {
      code: 'UNAUTHENTICATED',
      message: 'The metrics need the token of DUET_METRICS_TOKEN.',
    },
  },
}

/** Without a token there are metrics for this machine alone, and strangers are not told of them. */
function refusalOf(
  { metricsToken }: Pick<HealthDeps, 'metricsToken'>,
  request: FastifyRequest,
): typeof UNKNOWN | typeof NO_TOKEN | undefined {
  if (metricsToken !== undefined) {
    return isSameSecret(bearerOf(request) ?? '', metricsToken) ? undefined : NO_TOKEN
  }
  return isLoopback(request.ip) && !isForwarded(request.headers) ? undefined : UNKNOWN
}

/** What a supervisor may be shown without a token: the code, no folder and no host. */
function reasonOf(error: unknown): { readonly code?: string } {
  const shown = publicError(error)
  return shown ? { code: shown.code } : {}
}

/** A proxy on this machine passes on calls from anywhere. */
function isForwarded(headers: Readonly<Record<string, unknown>>): boolean {
  return 'x-forwarded-for' in headers || 'forwarded' in headers
}

function isLoopback(ip: string): boolean {
  return ip === '::1' || ip.startsWith('127.') || ip.startsWith('::ffff:127.')
}
