import { randomUUID } from 'node:crypto'
import { AppError, type ErrorCode } from '@duet/contract'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify'
import type { SecurityLog } from '../db/securityLog.ts'
import { publicError } from '../db/systemFault.ts'
import type { Log } from '../log.ts'
import { errorsAnswered } from '../telemetry/counters.ts'
import { type ErrorReporter, faultReport } from './errorReporter.ts'
import { type GraphqlRouteDeps, registerGraphqlRoute } from './graphqlRoute.ts'
import { logResponses } from './logResponses.ts'
import { type HealthDeps, registerHealthRoutes } from './metrics/healthRoutes.ts'
import { measureRequests } from './metrics/measureCalls.ts'
import { type PageErrorDeps, registerPageErrorRoute } from './pageErrorRoute.ts'
import { registerSessionReplayRoute } from './sessionReplayRoute.ts'
import { traceRequests } from './traceRequests.ts'
import { registerWebApp } from './webApp.ts'

export interface HttpServerDeps extends GraphqlRouteDeps, HealthDeps, PageErrorDeps {
  readonly log: Log
  readonly trustedProxies: number
  readonly webDistDir: string
  /** Other servers that the page may fetch map tiles from, as https://host[:port], now. */
  readonly tileOrigins: () => Promise<readonly string[]>
  /** False until the first start has made what calls look for. */
  readonly isPrepared: () => boolean
  /** Routes of other domains, for example files. */
  readonly registerRoutes: (app: FastifyInstance) => Promise<void>
  readonly security: SecurityLog
}

/** Long enough for the largest upload over a slow line; a request that never ends is cut off. */
const REQUEST_TIMEOUT_MS = 30 * 60_000

/** A start, and a recovery of the database, take seconds. */
const RETRY_AFTER_S = 2

/** The whole HTTP surface, not yet listening. */
export async function createHttpServer(deps: HttpServerDeps): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = deps.log
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: (_address, hop) => hop < deps.trustedProxies,
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle' as const,
    requestTimeout: REQUEST_TIMEOUT_MS,
  })
  logResponses(app)
  preventCaching(app)
  app.addHook('onClose', () => deps.security.stop())
  app.setErrorHandler(errorAnswer(deps.reporter))
  measureRequests(app)
  traceRequests(app, deps.reporter)
  refuseBeforePrepared(app, deps.isPrepared)
  await app.register(cookie)
  await app.register(compress, { global: false, encodings: ['br', 'gzip'] })
  await app.register(helmet, securityHeaders(deps.isSecure, knownOrigins(app, deps)))
  registerHealthRoutes(app, deps)
  registerGraphqlRoute(app, deps)
  registerPageErrorRoute(app, deps)
  registerSessionReplayRoute(app, deps)
  await deps.registerRoutes(app)
  await registerWebApp(app, deps.webDistDir)
  return app
}

/** Pages are served, and say that they wait. */
function refuseBeforePrepared(app: FastifyInstance, isPrepared: () => boolean): void {
  app.addHook('onRequest', async (request) => {
    if (isPrepared() || !request.url.startsWith('/api/')) return
    throw new AppError('UNAVAILABLE', 'The server is starting. Try again in some seconds.')
  })
}

/** What the API answers is for who asked, and for now; routes of files say so themselves. */
function preventCaching(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

/** Errors outside GraphQL's own answers, in the same shape. */
function errorAnswer(reporter: ErrorReporter) {
  return (error: FastifyError, request: FailedRequest, reply: ErrorReply): unknown => {
    const shown = publicError(error)
    if (shown) {
      if (shown !== error) request.log.warn({ err: error, code: shown.code }, 'request refused')
      if (shown.code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_S)
      return refuse(reply, statusOf(shown), shown)
    }
    if (error.statusCode !== undefined && error.statusCode < 500) {
      const code = error.statusCode === 413 ? 'FILE_TOO_LARGE' : 'INVALID_INPUT'
      return refuse(reply, error.statusCode, { message: error.message, code })
    }
    const eventId = randomUUID()
    request.log.error({ eventId, err: error }, 'request failed')
    reporter.report(faultReport(eventId, request.routeOptions.url, error))
    const message = `Something went wrong on the server (event id ${eventId}).`
    return refuse(reply, 500, { message, code: 'INTERNAL' })
  }
}

interface FailedRequest {
  readonly log: Log | FastifyInstance['log']
  readonly routeOptions: { readonly url?: string | undefined }
}

interface ErrorReply {
  header: (name: string, value: number) => unknown
  code: (status: number) => { send: (body: unknown) => unknown }
}

const STATUSES: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  FILE_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  DATABASE_DAMAGED: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
  STORAGE_READ_ONLY: 507,
}

function statusOf(error: AppError): number {
  return STATUSES[error.code] ?? 400
}

function refuse(
  reply: ErrorReply,
  status: number,
  { message, code }: { readonly message: string; readonly code: ErrorCode },
): unknown {
  errorsAnswered.inc({ code })
  return reply.code(status).send({ errors: [{ message, extensions: { code } }] })
}

/** The tile servers as one text, asked for with each page; where they cannot be had now, those of before. */
function knownOrigins(
  app: FastifyInstance,
  { isPrepared, tileOrigins }: Pick<HttpServerDeps, 'isPrepared' | 'tileOrigins'>,
): () => string {
  let known = ''
  app.addHook('onRequest', async (request) => {
    if (!isPrepared() || request.url.startsWith('/api/')) return
    try {
      known = (await tileOrigins()).join(' ')
    } catch (error) {
      request.log.warn({ err: error }, 'services of the map not read')
    }
  })
  return () => known
}

/** The guide is shown beside the pages of the application; nothing else is framed, and by nobody else. */
function frameAncestors(request: { readonly url?: string | undefined }): string {
  return request.url?.startsWith('/docs/') === true ? "'self'" : "'none'"
}

function securityHeaders(isSecure: boolean, tileOrigins: () => string) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // WebAssembly: the sandbox of tracker scripts
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        // The map and chart libraries set styles on elements
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', tileOrigins],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", tileOrigins],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: [frameAncestors],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  } as const
}
