import { DAY_MS, HOUR_S } from '@duet/units'

/** Waits before the further attempts, 27 h 35 min in all: as the senders do that Standard Webhooks come from. */
const RETRY_S = [5, 5 * 60, 30 * 60, 2 * HOUR_S, 5 * HOUR_S, 10 * HOUR_S, 10 * HOUR_S] as const

/** Nothing got through for as long: the webhook is switched off when a message is given up. */
const FAILING_DAYS = 3
/** The receiver wants no more. */
const GONE = 410

export interface FailedAttempt {
  readonly event: string
  /** With this one. */
  readonly attempts: number
  /** Undefined: no answer. */
  readonly status: number | undefined
  /** Nothing has got through since. */
  readonly failingSinceUtcMs: number
  readonly nowUtcMs: number
}

interface FailureRule {
  /** Until the next attempt; undefined: none. */
  readonly retryS: number | undefined
  /** Why the webhook is switched off; undefined: it is not. */
  readonly offReason: string | undefined
}

export const isDelivered = (status: number): boolean => status >= 200 && status < 300

export function ruleOfFailure(attempt: FailedAttempt): FailureRule {
  const { event, attempts, status, failingSinceUtcMs, nowUtcMs } = attempt
  // Somebody waits for its answer
  if (event === 'webhook.test') return { retryS: undefined, offReason: undefined }
  if (status === GONE)
    return { retryS: undefined, offReason: 'The server answered 410: it wants no more messages.' }
  const retryS = RETRY_S[attempts - 1]
  const isLong = nowUtcMs - failingSinceUtcMs > FAILING_DAYS * DAY_MS
  return {
    retryS,
    offReason:
      retryS === undefined && isLong
        ? `No message got through for ${FAILING_DAYS} days. Mend the server, send a test, and switch the webhook on under Edit.`
        : undefined,
  }
}
