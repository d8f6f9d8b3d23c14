import {
  type EnvelopeOrigin,
  type ErrorReport,
  errorEnvelope,
  type RequestTrace,
  traceEnvelope,
} from './sentryEnvelope.ts'

/** Reports to an error-reporting server what breaks; the log has it in any case. */
export interface ErrorReporter {
  /** Returns at once. */
  readonly report: (report: ErrorReport) => void
  /** A share of the requests is reported. */
  readonly trace: (trace: RequestTrace) => void
  /** Passes on an envelope with a part of the replay of a session, as a page has made it. */
  readonly replay: (envelope: Uint8Array<ArrayBuffer>) => void
  /** Waits for what is on its way. */
  readonly flush: () => Promise<void>
}

export interface ReporterOptions extends EnvelopeOrigin {
  /** Sentry's address of a project: https://key@host/project; undefined: nothing is sent. */
  readonly dsn: string | undefined
  readonly onError: (error: unknown) => void
  /** From 0 to below 1. */
  readonly random?: () => number
}

/** The specification's share; errors are all sent. */
const TRACES_FRACTION = 0.25
const TIMEOUT_MS = 5000
/** More than a server that does not answer should cost us. */
const MAX_PENDING = 50

export function createErrorReporter({
  dsn,
  onError,
  random = Math.random,
  ...origin
}: ReporterOptions): ErrorReporter {
  if (dsn === undefined) return SILENT
  const target = targetOf(dsn)
  const pending = new Set<Promise<void>>()
  let pausedUntilMs = 0
  const sendOne = async (envelope: Envelope): Promise<void> => {
    const pauseS = await post(target, envelope)
    if (pauseS > 0) pausedUntilMs = Date.now() + pauseS * 1000
  }
  const send = (envelope: Envelope): void => {
    if (pending.size >= MAX_PENDING || Date.now() < pausedUntilMs) return
    const sending = sendOne(envelope)
      .catch(onError)
      .finally(() => pending.delete(sending))
    pending.add(sending)
  }
  return {
    report: (report) => send(errorEnvelope(report, origin, Date.now())),
    trace: (trace) => {
      if (random() < TRACES_FRACTION) send(traceEnvelope(trace, origin))
    },
    replay: send,
    flush: async () => void (await Promise.all(pending)),
  }
}

/** A fault of the server under the id that the caller was shown. */
export function faultReport(
  eventId: string,
  place: string | undefined,
  error: unknown,
): ErrorReport {
  const { name, message, stack } =
    error instanceof Error ? error : { name: 'Error', message: String(error), stack: undefined }
  return { eventId, source: 'server', place, userId: undefined, name, message, stack }
}

const SILENT: ErrorReporter = {
  report: () => undefined,
  trace: () => undefined,
  replay: () => undefined,
  flush: async () => undefined,
}

type Envelope = string | Uint8Array<ArrayBuffer>

interface Target {
  readonly url: string
  readonly key: string
}

/** https://key@host/path/7 to https://host/path/api/7/envelope/. */
function targetOf(dsn: string): Target {
  const url = new URL(dsn)
  const parts = url.pathname.split('/')
  const project = parts.pop()
  return {
    url: `${url.origin}${parts.join('/')}/api/${project}/envelope/`,
    key: decodeURIComponent(url.username),
  }
}

/** @returns seconds in which the server wants no more */
async function post({ url, key }: Target, envelope: Envelope): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=duet/1, sentry_key=${key}`,
    },
    body: envelope,
  })
  await response.body?.cancel()
  if (response.status === 429) return Number(response.headers.get('retry-after')) || 60
  if (!response.ok) throw new Error(`The error-reporting server answers ${response.status}`)
  return 0
}
