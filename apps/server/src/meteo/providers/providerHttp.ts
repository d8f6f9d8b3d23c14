import { setTimeout as sleep } from 'node:timers/promises'
import { traced } from '../../telemetry/tracing.ts'
import { answerMessage } from './answerMessage.ts'
import { ProviderError, type ProviderFault } from './providerError.ts'

export interface ProviderCall {
  /** Name of the provider in messages. */
  readonly title: string
  readonly url: URL
  readonly headers?: Readonly<Record<string, string>>
  /** Posted as JSON; undefined: GET. */
  readonly json?: unknown
  /** Never repeated in a message. */
  readonly secrets: readonly string[]
}

export interface ProviderHttpOptions {
  /** Without a byte for so long, a call is given up. */
  readonly silenceMs?: number
  /** First wait before another try; doubled each time. */
  readonly retryMs?: number
}

/**
 * Calls a provider: again after a failure that may pass, with growing waits or those it asks for; never to another host.
 *
 * @throws ProviderError, also from the body
 */
export interface ProviderHttp {
  /** The body as it arrives. */
  readonly open: (call: ProviderCall, signal: AbortSignal) => Promise<AsyncIterable<Uint8Array>>
  /** The whole body as JSON, unchecked. */
  readonly json: (call: ProviderCall, signal: AbortSignal) => Promise<unknown>
}

/** An address with its query. */
export function urlWith(address: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(address)
  url.search = new URLSearchParams(query).toString()
  return url
}

const SILENCE_MS = 90_000
const RETRY_MS = 1500
const TRIES = 3
const MAX_REDIRECTS = 3
/** A provider that asks for a longer wait is not waited for. */
const LONGEST_WAIT_MS = 20_000
/** Largest answer: a file of the size that may be uploaded. */
const MAX_ANSWER_BYTES = 192_000_000
const MAX_JSON_BYTES = 64_000_000
const MAX_ERROR_BYTES = 65_536

export function createProviderHttp(options: ProviderHttpOptions = {}): ProviderHttp {
  const silenceMs = options.silenceMs ?? SILENCE_MS
  const retryMs = options.retryMs ?? RETRY_MS
  const open: ProviderHttp['open'] = async (call, signal) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await openOnce(call, { silenceMs, signal })
      } catch (error) {
        const waitMs = waitBefore(error, attempt, retryMs)
        if (waitMs === undefined || signal.aborted) throw withoutWait(error)
        await sleep(waitMs, undefined, { signal })
      }
    }
  }
  return {
    open,
    json: async (call, signal) => {
      const body = await open(call, signal)
      try {
        return JSON.parse(await textOf(body, MAX_JSON_BYTES))
      } catch (error) {
        if (error instanceof ProviderError || signal.aborted) throw error
        throw new ProviderError(
          'bad_answer',
          `${call.title} answered with something else than JSON.`,
          error,
        )
      }
    },
  }
}

/** A failure that may pass, and when to try again. */
class Passing extends Error {
  readonly failure: ProviderError
  readonly afterMs: number | undefined

  constructor(failure: ProviderError, afterMs: number | undefined) {
    super(failure.message)
    this.failure = failure
    this.afterMs = afterMs
  }
}

/** Undefined: not again. */
function waitBefore(error: unknown, attempt: number, retryMs: number): number | undefined {
  if (!(error instanceof Passing) || attempt >= TRIES) return undefined
  const waitMs = error.afterMs ?? retryMs * 2 ** (attempt - 1)
  return waitMs <= LONGEST_WAIT_MS ? waitMs : undefined
}

const withoutWait = (error: unknown): unknown => (error instanceof Passing ? error.failure : error)

interface OpenLimits {
  readonly silenceMs: number
  readonly signal: AbortSignal
}

async function openOnce(
  call: ProviderCall,
  limits: OpenLimits,
): Promise<AsyncIterable<Uint8Array>> {
  const silence = silenceTimer(limits.silenceMs)
  const signal = AbortSignal.any([limits.signal, silence.signal])
  try {
    const response = await followed(call, signal)
    if (response.ok && !isHtml(response)) return bodyOf(call, response, silence, limits)
    throw await refusal(call, response, silence)
  } catch (error) {
    silence.stop()
    throw error instanceof Passing || error instanceof ProviderError
      ? error
      : lostConnection(call, error, limits, silence)
  }
}

interface SilenceTimer {
  readonly signal: AbortSignal
  readonly heard: () => void
  readonly stop: () => void
}

function silenceTimer(silenceMs: number): SilenceTimer {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), silenceMs)
  return {
    signal: controller.signal,
    heard: () => timer.refresh(),
    stop: () => clearTimeout(timer),
  }
}

/** Redirects within the host are followed; keys are not carried to another one, nor to another port. */
async function followed(call: ProviderCall, signal: AbortSignal): Promise<Response> {
  let url = call.url
  for (let hops = 0; ; hops += 1) {
    const here = url
    const response = await traced({ name: `weather of ${call.title}`, kind: 'client' }, () =>
      fetch(here, requestOf(call, signal)),
    )
    const target = response.headers.get('location')
    if (response.status < 300 || response.status > 399 || target === null) return response
    await response.body?.cancel()
    const next = new URL(target, url)
    if (!isSameServer(next, url) || hops >= MAX_REDIRECTS) {
      throw new ProviderError(
        'locked_out',
        `${call.title} has moved to ${next.host}. The operator must change its address in the settings of the server.`,
      )
    }
    url = next
  }
}

/** The same server by the same way, or by the safer one at the usual ports. */
export const isSameServer = (next: URL, url: URL): boolean =>
  next.origin === url.origin ||
  (url.protocol === 'http:' &&
    url.port === '' &&
    next.hostname === url.hostname &&
    next.protocol === 'https:' &&
    next.port === '')

function requestOf({ json, headers }: ProviderCall, signal: AbortSignal): RequestInit {
  return {
    method: json === undefined ? 'GET' : 'POST',
    redirect: 'manual',
    signal,
    headers: {
      'user-agent': 'DUET',
      ...(json === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  }
}

const isHtml = (response: Response): boolean =>
  /text\/html/i.test(response.headers.get('content-type') ?? '')

async function* bodyOf(
  call: ProviderCall,
  response: Response,
  silence: SilenceTimer,
  limits: OpenLimits,
): AsyncGenerator<Uint8Array, void, undefined> {
  let bytes = 0
  try {
    for await (const piece of response.body ?? []) {
      silence.heard()
      bytes += piece.length
      if (bytes > MAX_ANSWER_BYTES) {
        throw new ProviderError(
          'bad_answer',
          `${call.title} answered with more than ${MAX_ANSWER_BYTES / 1_000_000} MB. Ask for fewer years.`,
        )
      }
      yield piece
    }
  } catch (error) {
    if (error instanceof ProviderError) throw error
    const lost = lostConnection(call, error, limits, silence)
    throw lost instanceof Passing ? brokenOff(call, lost, silence) : lost
  } finally {
    silence.stop()
  }
}

function brokenOff(call: ProviderCall, lost: Passing, { signal }: SilenceTimer): ProviderError {
  return signal.aborted
    ? lost.failure
    : new ProviderError('down', `${call.title} broke off in the middle of the file.`, lost)
}

async function refusal(
  call: ProviderCall,
  response: Response,
  silence: SilenceTimer,
): Promise<Error> {
  const text = isHtml(response) ? '' : await textOf(heardBody(response, silence), MAX_ERROR_BYTES)
  silence.stop()
  await response.body?.cancel().catch(() => undefined)
  const said = answerMessage(text, call.secrets)
  const { status } = response
  if (response.ok) {
    return new ProviderError('bad_answer', `${call.title} answered with a web page.`)
  }
  const [fault, what] = faultOf(status, said)
  const error = new ProviderError(fault, `${call.title} ${what}${said ? `: ${said}` : '.'}`)
  return fault === 'busy' || fault === 'down' ? new Passing(error, retryAfterMs(response)) : error
}

async function* heardBody(
  response: Response,
  silence: SilenceTimer,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const piece of response.body ?? []) {
    silence.heard()
    yield piece
  }
}

/** How providers say that a place has no data. */
const NOTHING_HERE = /over the sea|no data available/i

function faultOf(status: number, said: string): readonly [ProviderFault, string] {
  if (status === 401 || status === 403) return ['locked_out', 'refuses the key of this server']
  if (status === 402) return ['locked_out', 'says that the plan of this server does not hold this']
  if (status < 500 && NOTHING_HERE.test(said)) return ['not_here', 'has nothing at this place']
  if (status === 404) return ['not_here', 'has no such data']
  if (status === 429) return ['busy', 'got too many requests']
  if (status >= 500) return ['down', `failed (status ${status})`]
  return ['refused', 'refuses the request']
}

/** Seconds or a date. */
function retryAfterMs(response: Response): number | undefined {
  const text = response.headers.get('retry-after')
  if (text === null) return undefined
  const seconds = Number(text)
  const waitMs = Number.isNaN(seconds) ? Date.parse(text) - Date.now() : seconds * 1000
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : undefined
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refuses the connection',
  ECONNRESET: 'broke the connection off',
  UND_ERR_SOCKET: 'broke the connection off',
  ENOTFOUND: 'could not be found on the network',
  EAI_AGAIN: 'could not be found on the network',
}

function lostConnection(
  { title }: ProviderCall,
  error: unknown,
  limits: OpenLimits,
  { signal }: SilenceTimer,
): unknown {
  if (limits.signal.aborted) return error
  if (signal.aborted) {
    const seconds = Math.round(limits.silenceMs / 100) / 10
    return new Passing(
      new ProviderError('down', `${title} did not answer within ${seconds} s.`, error),
      undefined,
    )
  }
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const reason = REASONS[code] ?? 'could not be reached'
  return new Passing(new ProviderError('down', `${title} ${reason}.`, error), undefined)
}

async function textOf(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of body) {
    pieces.push(piece)
    bytes += piece.length
    if (bytes > maxBytes) break
  }
  return Buffer.concat(pieces).toString('utf8')
}
