import { AppError } from '@duet/contract'
import { type AdminCaller, systemAdmin } from '../../access/systemAdmin.ts'
import { writeAudit } from '../../db/auditLog.ts'
import type {
  IntegrationAnswer,
  IntegrationServer,
  MutationMakeIntegrationRequestArgs,
} from '../../graphql/resolvers.gen.ts'
import { parseInput } from '../../input/parseInput.ts'
import type { Server } from '../../server.ts'
import { requestSchema } from './integrationInput.ts'
import { type ServerRow, updateServerRow } from './integrationQueries.ts'
import {
  bearerTokenOf,
  type IntegrationCalls,
  integrationCalls,
  readServer,
  type StoredPing,
  serverRow,
} from './integrationServers.ts'
import { integrationUrl, isDescribed } from './integrationUrl.ts'

const SHOWN_BODY_LENGTH = 64 * 1024
const MESSAGE_LENGTH = 500

/** Asks for `/ping` and `/openapi.json` and stores both answers. */
export async function tryFetchIntegrationServer(
  server: Server,
  caller: AdminCaller,
  id: string,
): Promise<IntegrationServer> {
  const userId = systemAdmin(caller)
  const calls = integrationCalls(server)
  const row = await serverRow(server.db, id)
  const bearerToken = bearerTokenOf(row, calls.tokenBox)
  const at = new Date()
  const [ping, spec] = await Promise.all([
    pingServer(calls, row, bearerToken),
    fetchSpec(calls, row, bearerToken),
  ])
  const faults = new Set([ping.message, 'fault' in spec ? spec.fault : null])
  const message = [...faults].filter(Boolean).join(' ')
  await updateServerRow(server.db, row.id, {
    ping: JSON.stringify({ ...ping, at: at.toISOString(), message: message || null }),
    // A description that could be had before is better than none
    ...('fault' in spec ? {} : { api_spec: JSON.stringify(spec.apiSpec), api_spec_fetched_at: at }),
  })
  await writeAudit(server.db, {
    userId,
    organizationId: row.organization_id,
    action: 'integration_server_fetched',
    details: { id: row.id, ok: ping.ok },
  })
  return readServer(server.db, row.id)
}

async function pingServer(
  { call }: IntegrationCalls,
  { url }: ServerRow,
  bearerToken: string | undefined,
): Promise<Omit<StoredPing, 'at'>> {
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
  { call }: IntegrationCalls,
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

export async function makeIntegrationRequest(
  server: Server,
  caller: AdminCaller,
  { id, ...input }: MutationMakeIntegrationRequestArgs,
): Promise<IntegrationAnswer> {
  const userId = systemAdmin(caller)
  const { db, call, tokenBox } = integrationCalls(server)
  const row = await serverRow(db, id)
  const { method, path, body } = parseInput(requestSchema, input)
  const url = integrationUrl(row.url, path)
  if (!url) {
    throw new AppError('INVALID_INPUT', 'path: must begin with / and stay below the server', {
      path: 'path',
    })
  }
  const below = url.pathname.slice(new URL(row.url).pathname.replace(/\/$/, '').length)
  if (row.api_spec !== null && !isDescribed(row.api_spec, method, below)) {
    throw new AppError(
      'INVALID_INPUT',
      `path: the API description of the server has no ${method} ${below}. Fetch it again if the server has changed.`,
      { path: 'path' },
    )
  }
  const bearerToken = bearerTokenOf(row, tokenBox)
  await writeAudit(db, {
    userId,
    organizationId: row.organization_id,
    action: 'integration_request_made',
    details: { id: row.id, method, path: below },
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
