import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import { AppError } from '@duet/contract'
import { traced } from '../telemetry/tracing.ts'
import { publicLookup, refusePrivateLiteral } from './publicLookup.ts'

export interface ServerCall {
  readonly url: URL
  readonly method: string
  /** Lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Undefined: none. */
  readonly body?: string | undefined
  /** Gives the call up. */
  readonly signal?: AbortSignal | undefined
}

export interface ServerReply {
  readonly status: number
  readonly body: string
  readonly durationMs: number
}

/**
 * One call of somebody else's server. Redirects are answers like others: they are not followed.
 *
 * @throws AppError INTEGRATION_SERVER where it does not answer, answers too much, or may not be called
 */
type CallServer = (call: ServerCall) => Promise<ServerReply>

export interface CallOptions {
  /** Whether servers on this machine and in private networks may be called. */
  readonly allowPrivate: boolean
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 1024 * 1024

export function createCallServer({
  allowPrivate,
  timeoutMs = TIMEOUT_MS,
}: CallOptions): CallServer {
  return async (call) => {
    if (!allowPrivate) refusePrivateLiteral(call.url.hostname)
    const limits = [AbortSignal.timeout(timeoutMs), ...(call.signal ? [call.signal] : [])]
    const startMs = performance.now()
    try {
      const { status, body } = await traced(
        { name: `${call.method} another server`, kind: 'client' },
        () =>
          send(call, {
            signal: AbortSignal.any(limits),
            ...(allowPrivate ? {} : { lookup: publicLookup }),
          }),
      )
      return { status, body, durationMs: Math.round(performance.now() - startMs) }
    } catch (error) {
      throw error instanceof AppError ? error : unreachable(error, timeoutMs)
    }
  }
}

interface SendOptions {
  readonly signal: AbortSignal
  readonly lookup?: LookupFunction
}

function send(
  { url, method, headers, body }: ServerCall,
  options: SendOptions,
): Promise<{ readonly status: number; readonly body: string }> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method,
      ...options,
      // A connection of its own: none that was opened before its address was checked
      agent: false,
      headers: {
        'accept-encoding': 'identity',
        'user-agent': 'DUET',
        ...headers,
        ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
      },
    })
    outgoing.on('error', reject)
    outgoing.on('response', (response) => {
      readBody(response).then(
        (text) => resolve({ status: response.statusCode ?? 0, body: text }),
        reject,
      )
    })
    outgoing.end(body)
  })
}

async function readBody(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    const part = Buffer.from(chunk)
    bytes += part.length
    if (bytes > MAX_ANSWER_BYTES) {
      response.destroy()
      throw new AppError('INTEGRATION_SERVER', 'The server answers with more than 1 MiB.')
    }
    chunks.push(part)
  }
  // No column holds NUL
  return Buffer.concat(chunks).toString('utf8').replaceAll('\0', '')
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The server refuses the connection.',
  ECONNRESET: 'The server broke the connection off.',
  ENOTFOUND: 'The name of the server is not known.',
  EAI_AGAIN: 'The name of the server cannot be looked up now.',
}

function unreachable(error: unknown, timeoutMs: number): AppError {
  const name = error instanceof Error ? error.name : ''
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // A call that is given up fails as aborted, also by its time limit
  const message =
    name === 'AbortError' || name === 'TimeoutError'
      ? `The server did not answer within ${timeoutMs / 1000} s.`
      : (REASONS[code] ?? `The server could not be reached${code ? ` (${code})` : ''}.`)
  return new AppError('INTEGRATION_SERVER', message, {}, { cause: error })
}
