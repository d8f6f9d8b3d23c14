import { AppError } from '@duet/contract'
import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Caller, ClientInfo } from '../access/caller.ts'
import { runAsCaller } from '../db/callerStorage.ts'
import type { SecurityLog } from '../db/securityLog.ts'
import type { Context } from '../graphql/context.ts'
import type { Resolvers } from '../graphql/resolvers.gen.ts'
import { credentialOf } from '../identity/credential.ts'
import { identify } from '../identity/identify.ts'
import type { Log } from '../log.ts'
import type { Server } from '../server.ts'
import { traced } from '../telemetry/tracing.ts'
import type { ErrorReporter } from './errorReporter.ts'
import { createErrorMask } from './maskError.ts'
import {
  type MeasuredContext,
  measurePlugin,
  newMeasuredCall,
  observeCall,
} from './metrics/measureCalls.ts'
import { type FieldDomains, operationGatePlugin } from './operationGate.ts'
import { operationNamePlugin } from './operationName.ts'
import { isSameOrigin } from './sameOrigin.ts'
import { buildSchema, readFieldDomains } from './schema.ts'
import {
  type NotedContext,
  type NotedRequest,
  namedOperation,
  notedRequest,
  noteRefusedToken,
  securityNotesPlugin,
} from './securityNotes.ts'
import {
  bearerOf,
  setSuperCookie,
  setTokenCookie,
  signInBindingOf,
  superTokenOf,
  tokenOf,
} from './tokenCookie.ts'
import { validTextPlugin } from './validText.ts'

export interface GraphqlRouteDeps {
  readonly server: Server
  readonly resolvers: readonly Resolvers[]
  readonly log: Log
  readonly reporter: ErrorReporter
  readonly publicOrigin: string | undefined
  readonly isSecure: boolean
  /** Whether callers who have not signed in may ask for the schema. */
  readonly isSchemaPublic: boolean
  readonly security: Pick<SecurityLog, 'record'>
}

interface RequestContext extends NotedContext, MeasuredContext {
  readonly fastifyRequest: FastifyRequest
  readonly fastifyReply: FastifyReply
  readonly caller: Caller
}

const ENDPOINT = '/api/graphql'
/** Plant documents and batches of layers are large; a caller who has not signed in has nothing large to say. */
const BODY_LIMIT_BYTES = 64 * 1024 * 1024
const ANONYMOUS_BODY_LIMIT_BYTES = 4 * 1024

/** Answers below it are sent as they are: they fit into few packets. */
const COMPRESSED_FROM_BYTES = 1024

/** POST /api/graphql?operation=<Name>: every operation of the product. */
export function registerGraphqlRoute(app: FastifyInstance, deps: GraphqlRouteDeps): void {
  const domains = readFieldDomains()
  const yoga = createGraphql(deps, domains)
  const calls = new WeakMap<
    FastifyRequest,
    NotedContext & MeasuredContext & { readonly caller: Caller }
  >()
  app.route<{ Querystring: { operation?: string } }>({
    url: ENDPOINT,
    method: 'POST',
    compress: { threshold: COMPRESSED_FROM_BYTES },
    decompress: false,
    bodyLimit: BODY_LIMIT_BYTES,
    onRequest: async (request) => {
      const operation = namedOperation(domains, request.query.operation)
      checkOrigin(request, deps, notedRequest(deps.security, request, operation))
      const caller = await identify(deps.server, tokenOf(request, deps.isSecure))
      const noted = notedRequest(deps.security, request, operation, caller)
      noteRefusedToken(noted, caller)
      checkSize(request, caller)
      calls.set(request, { caller, noted, measured: newMeasuredCall() })
    },
    handler: async (request, reply) => {
      const call = calls.get(request)
      if (!call) throw new Error('A request reached its handler before its caller was known')
      const { caller, noted, measured } = call
      const stored = {
        impersonatorId: caller.impersonatorId,
        tokenOrganizationId: caller.apiToken?.organizationId,
        client: clientOf(request),
        credential: credentialOf(caller),
        onSecurityEvent: noted.note,
      }
      const context = { fastifyRequest: request, fastifyReply: reply, caller, noted, measured }
      const response = await runAsCaller(stored, () =>
        traced({ name: `graphql ${noted.operation}` }, async () =>
          yoga.handleNodeRequestAndResponse(request, reply, context),
        ),
      )
      // As text, which can be compressed: the library's answer is of a class of its own
      const { status, headers } = response
      return reply
        .code(status)
        .headers(Object.fromEntries(headers))
        .send(await response.text())
    },
    onResponse: async (request, reply) => {
      observeCall(calls.get(request)?.measured, reply.elapsedTime)
    },
  })
}

function createGraphql(deps: GraphqlRouteDeps, domains: FieldDomains) {
  return createYoga<RequestContext, Context>({
    schema: buildSchema(deps.resolvers),
    graphqlEndpoint: ENDPOINT,
    landingPage: false,
    graphiql: false,
    cors: false,
    batching: false,
    logging: false,
    // Masked by a plugin of ours, which also sees what parsing and validation find
    maskedErrors: false,
    maxRequestBodySize: BODY_LIMIT_BYTES,
    plugins: pluginsOf(deps, domains),
    context: ({ fastifyRequest, fastifyReply, caller }) =>
      contextOf(deps, fastifyRequest, fastifyReply, caller),
  })
}

const pluginsOf = (deps: GraphqlRouteDeps, domains: FieldDomains) => [
  limits(),
  operationNamePlugin(),
  maskAll(deps),
  // They see what the mask leaves, and name the operation before the gate may refuse it
  securityNotesPlugin(),
  measurePlugin(),
  operationGatePlugin(domains, deps),
  validTextPlugin(),
]

function contextOf(
  { server, isSecure }: GraphqlRouteDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  caller: Caller,
): Context {
  return {
    ...caller,
    client: clientOf(request),
    server,
    setTokenCookie: (token, expiresAt) => setTokenCookie(reply, { token, expiresAt, isSecure }),
    superToken: superTokenOf(request, isSecure),
    signInBinding: signInBindingOf(request, isSecure),
    setSuperCookie: (token, expiresAt) => setSuperCookie(reply, { token, expiresAt, isSecure }),
  }
}

function clientOf(request: FastifyRequest): ClientInfo {
  return { ip: request.ip, userAgent: request.headers['user-agent'] }
}

/** Refuses what is no JSON, and what `checkSite` refuses. @throws AppError */
export function checkOrigin(
  request: FastifyRequest,
  deps: Pick<GraphqlRouteDeps, 'publicOrigin'>,
  noted: NotedRequest,
): void {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) {
    throw new AppError(
      'INVALID_INPUT',
      'Send the operation as JSON: content-type application/json.',
    )
  }
  checkSite(request, deps, noted)
}

/** Refuses calls that a page of another site makes with the cookie of a user. @throws AppError */
export function checkSite(
  request: FastifyRequest,
  { publicOrigin }: Pick<GraphqlRouteDeps, 'publicOrigin'>,
  { note }: NotedRequest,
): void {
  if (bearerOf(request) === undefined && !isSameOrigin(request, publicOrigin)) {
    note({ kind: 'origin_refused', outcome: 'UNAUTHENTICATED' })
    throw new AppError('UNAUTHENTICATED', 'A page of another site may not call this server.')
  }
}

function checkSize(request: FastifyRequest, caller: Caller): void {
  if (caller.userId !== undefined) return
  const length = Number(request.headers['content-length'] ?? Number.NaN)
  if (!(length <= ANONYMOUS_BODY_LIMIT_BYTES)) {
    throw new AppError('UNAUTHENTICATED', 'Sign in before sending a call of this size.')
  }
}

function limits(): Plugin {
  return EnvelopArmorPlugin({
    maxDepth: { n: 10 },
    maxAliases: { n: 30 },
    // The largest operation of the web application has 600; validation grows with the square
    maxTokens: { n: 1000 },
    maxDirectives: { n: 20 },
    costLimit: { maxCost: 10_000 },
    blockFieldSuggestion: { enabled: true },
  })
}

/** Every error of an answer, from whichever step, goes out masked. */
function maskAll(deps: Pick<GraphqlRouteDeps, 'log' | 'reporter'>): Plugin {
  const mask = createErrorMask(deps)
  return {
    onResultProcess: (hook) => {
      const { result } = hook
      if (!('errors' in result) || !result.errors) return
      hook.setResult({ ...result, errors: result.errors.map(mask) })
    },
  }
}
