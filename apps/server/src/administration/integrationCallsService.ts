import { AppError } from '@duet/contract'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import { writeAudit } from '../db/auditLog.ts'
import { parseInput } from '../input/parseInput.ts'
import { requestSchema } from './integrationInput.ts'
import { type ServerRow, updateServerRow } from './integrationQueries.ts'
import type { IntegrationServerRecord, PingRecord } from './integrationRecords.ts'
import {
  bearerTokenOf,
  type IntegrationDeps,
  recordOf,
  serverRow,
} from './integrationServersService.ts'
import { integrationUrl, isDescribed } from './integrationUrl.ts'

export interface IntegrationAnswerRecord {
  readonly status: number
  readonly duration_ms: number
  readonly body: string
}

/** Calls of integration servers that an administrator makes by hand. */
export interface IntegrationCallsService {
  /** Asks for `/ping` and `/openapi.json` and keeps both answers. */
  readonly tryFetch: (caller: AdminCaller, id: string) => Promise<IntegrationServerRecord>
  readonly makeRequest: (
    caller: AdminCaller,
    id: string,
    input: unknown,
  ) => Promise<IntegrationAnswerRecord>
}

const SHOWN_BODY_LENGTH = 64 * 1024
const MESSAGE_LENGTH = 500

export function createIntegrationCallsService(deps: IntegrationDeps): IntegrationCallsService {
  return {
    tryFetch: async (caller, id) => {
      const userId = systemAdmin(caller)
      return tryFetch(deps, userId, await serverRow(deps.db, id))
    },
    makeRequest: async (caller, id, input) => {
      const userId = systemAdmin(caller)
      return makeRequest(deps, userId, await serverRow(deps.db, id), input)
    },
  }
}

async function tryFetch(
  deps: IntegrationDeps,
  userId: string,
  server: ServerRow,
): Promise<IntegrationServerRecord> {
  const bearerToken = bearerTokenOf(server, deps.tokenBox)
  const at = new Date(deps.now())
  const [ping, spec] = await Promise.all([
    pingServer(deps, server, bearerToken),
    fetchSpec(deps, server, bearerToken),
  ])
  const faults = new Set([ping.message, 'fault' in spec ? spec.fault : null])
  const message = [...faults].filter(Boolean).join(' ')
  await updateServerRow(deps.db, server.id, {
    ping: JSON.stringify({ ...ping, at: at.toISOString(), message: message || null }),
    // A description that could be had before is better than none
    ...('fault' in spec ? {} : { api_spec: JSON.stringify(spec.apiSpec), api_spec_fetched_at: at }),
  })
  await writeAudit(deps.db, {
    userId,
    organizationId: server.organization_id,
    action: 'integration_server_fetched',
    details: { id: server.id, ok: ping.ok },
  })
  return recordOf(deps.db, server.id)
}

async function pingServer(
  { call }: IntegrationDeps,
  { url }: ServerRow,
  bearerToken: string | undefined,
): Promise<Omit<PingRecord, 'at'>> {
  const startMs = performance.now()
  try {
    const reply = await call({ url: new URL(`${url}/ping`), method: 'GET', bearerToken })
    const ok = isSuccess(reply.status)
    return {
      ok,
      status: reply.status,
      duration_ms: reply.durationMs,
      message: ok ? null : refusalOf('/ping', reply.status),
    }
  } catch (error) {
    const duration_ms = Math.round(performance.now() - startMs)
    return { ok: false, status: null, duration_ms, message: faultOf(error) }
  }
}

async function fetchSpec(
  { call }: IntegrationDeps,
  { url }: ServerRow,
  bearerToken: string | undefined,
): Promise<{ readonly apiSpec: object } | { readonly fault: string }> {
  try {
    const reply = await call({ url: new URL(`${url}/openapi.json`), method: 'GET', bearerToken })
    if (!isSuccess(reply.status)) return { fault: refusalOf('/openapi.json', reply.status) }
    const apiSpec = specOf(reply.body)
    return apiSpec
      ? { apiSpec }
      : { fault: 'GET /openapi.json gives no OpenAPI description: a JSON object with paths.' }
  } catch (error) {
    return { fault: faultOf(error) }
  }
}

/** NUL and halves of surrogate pairs, as JSON writes them: no column holds them. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/

function specOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isSpec = typeof value === 'object' && value !== null && 'paths' in value
    if (!isSpec || UNSTORABLE.test(JSON.stringify(value))) return undefined
    return typeof value.paths === 'object' ? value : undefined
  } catch {
    return undefined
  }
}

async function makeRequest(
  { db, call, tokenBox }: IntegrationDeps,
  userId: string,
  server: ServerRow,
  input: unknown,
): Promise<IntegrationAnswerRecord> {
  const { method, path, body } = parseInput(requestSchema, input)
  const url = integrationUrl(server.url, path)
  if (!url) {
    throw new AppError('INVALID_INPUT', 'path: must begin with / and stay below the server', {
      path: 'path',
    })
  }
  const below = url.pathname.slice(new URL(server.url).pathname.replace(/\/$/, '').length)
  if (server.api_spec !== null && !isDescribed(server.api_spec, method, below)) {
    throw new AppError(
      'INVALID_INPUT',
      `path: the API description of the server has no ${method} ${below}. Fetch it again if the server has changed.`,
      { path: 'path' },
    )
  }
  const bearerToken = bearerTokenOf(server, tokenBox)
  await writeAudit(db, {
    userId,
    organizationId: server.organization_id,
    action: 'integration_request_made',
    details: { id: server.id, method, path: below },
  })
  const reply = await call({ url, method, bearerToken, ...(body == null ? {} : { json: body }) })
  return {
    status: reply.status,
    duration_ms: reply.durationMs,
    body: reply.body.slice(0, SHOWN_BODY_LENGTH),
  }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

function refusalOf(path: string, status: number): string {
  const isRedirect = status >= 300 && status < 400
  return `GET ${path} answers ${status}${isRedirect ? ', a redirect, which is not followed' : ''}.`
}

function faultOf(error: unknown): string {
  if (error instanceof AppError) return error.message.slice(0, MESSAGE_LENGTH)
  throw error
}
