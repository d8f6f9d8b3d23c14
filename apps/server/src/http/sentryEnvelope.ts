import { randomBytes } from 'node:crypto'

/** What broke, as it is reported to an error-reporting server. */
export interface ErrorReport {
  /** As it is shown to the user. */
  readonly eventId: string
  readonly source: 'server' | 'page'
  /** Operation or page; no address with its values. */
  readonly place: string | undefined
  readonly userId: string | undefined
  readonly name: string
  readonly message: string
  readonly stack: string | undefined
  /** Of the session in which a page broke, where it is recorded. */
  readonly replayId?: string | undefined
}

/** A request that was served. */
export interface RequestTrace {
  readonly name: string
  readonly status: number
  readonly endedAtMs: number
  readonly durationMs: number
}

export interface EnvelopeOrigin {
  readonly environment: string
  readonly release: string
}

const MAX_FRAMES = 50
const MAX_MESSAGE_LENGTH = 2000

/** Ids are written without hyphens there. */
export const sentryId = (eventId: string): string => eventId.replaceAll('-', '').toLowerCase()

/** An error as an envelope of Sentry's ingestion protocol: lines of JSON, header, item header, item. */
export function errorEnvelope(report: ErrorReport, origin: EnvelopeOrigin, nowMs: number): string {
  const { name, message, stack, place, userId, source, replayId } = report
  return envelope('event', sentryId(report.eventId), nowMs, {
    ...origin,
    timestamp: nowMs / 1000,
    platform: source === 'server' ? 'node' : 'javascript',
    level: 'error',
    tags: { source },
    ...(place === undefined ? {} : { transaction: place }),
    ...(userId === undefined ? {} : { user: { id: userId } }),
    ...(replayId === undefined ? {} : { contexts: { replay: { replay_id: replayId } } }),
    exception: {
      values: [
        {
          type: name,
          value: message.slice(0, MAX_MESSAGE_LENGTH),
          ...(stack === undefined ? {} : { stacktrace: { frames: framesOf(stack) } }),
        },
      ],
    },
  })
}

export function traceEnvelope(trace: RequestTrace, origin: EnvelopeOrigin): string {
  const { name, status, endedAtMs, durationMs } = trace
  return envelope('transaction', randomBytes(16).toString('hex'), endedAtMs, {
    ...origin,
    type: 'transaction',
    transaction: name,
    platform: 'node',
    start_timestamp: (endedAtMs - durationMs) / 1000,
    timestamp: endedAtMs / 1000,
    contexts: {
      trace: {
        trace_id: randomBytes(16).toString('hex'),
        span_id: randomBytes(8).toString('hex'),
        op: 'http.server',
        status: status < 400 ? 'ok' : status < 500 ? 'invalid_argument' : 'internal_error',
      },
    },
    spans: [],
  })
}

function envelope(
  type: 'event' | 'transaction',
  event_id: string,
  sentAtMs: number,
  payload: object,
): string {
  const item = JSON.stringify({ event_id, ...payload })
  const lines = [
    JSON.stringify({ event_id, sent_at: new Date(sentAtMs).toISOString() }),
    JSON.stringify({ type, content_type: 'application/json', length: Buffer.byteLength(item) }),
    item,
  ]
  return `${lines.join('\n')}\n`
}

/** `at name (file:1:2)` of V8, `name@file:1:2` of others. */
const FRAME = /^\s*(?:at (?:(.+?) \()?|(?:(.*?)@))(\S+?):(\d+):(\d+)\)?$/

/** The innermost last, as the protocol wants it. */
function framesOf(stack: string): object[] {
  return stack
    .split('\n')
    .flatMap((line) => {
      const [, v8Name, otherName, filename, lineno, colno] = FRAME.exec(line) ?? []
      if (filename === undefined) return []
      return [
        {
          function: v8Name ?? (otherName || '?'),
          filename,
          lineno: Number(lineno),
          colno: Number(colno),
          in_app: !/node_modules|^node:/.test(filename),
        },
      ]
    })
    .slice(0, MAX_FRAMES)
    .toReversed()
}
