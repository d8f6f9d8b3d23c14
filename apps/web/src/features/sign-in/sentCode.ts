import { GraphqlError } from '../../lib/graphqlError.ts'
import { authFailureText } from '../../lib/session/authErrors.ts'
import { RESEND_AFTER_S } from '../../lib/session/countdown.ts'

/** What is known of a code that the server was asked to send. */
export interface SentCode {
  readonly text: string
  /** From when on the wait for another is counted. 0: another may be asked for now. */
  readonly sentAtMs: number
  readonly error: string | undefined
}

/**
 * The last answer, in words. A code that was sent a moment ago, for a login that was given up, say, is no failure: it
 * is still good.
 * @param sentAtMs - of the last success; 0 for none
 * @param error - of the last attempt, where that failed
 */
export function sentCode(phone: string, sentAtMs: number, error: unknown): SentCode {
  const tooSoonMs = sentBeforeMs(error)
  if (tooSoonMs !== undefined) {
    const text = `A code was sent to ${phone} a moment ago. Enter it, or wait to get another.`
    return { text, sentAtMs: tooSoonMs, error: undefined }
  }
  if (error !== null) {
    return { text: `No code was sent to ${phone}.`, sentAtMs: 0, error: authFailureText(error) }
  }
  return sentAtMs === 0
    ? { text: `A 6-digit code is being sent to ${phone}.`, sentAtMs, error: undefined }
    : { text: `Enter the 6-digit code that was sent to ${phone}.`, sentAtMs, error: undefined }
}

/** When the last one was sent, where the server refuses to send another so soon. */
export function sentBeforeMs(error: unknown): number | undefined {
  if (!(error instanceof GraphqlError) || error.code !== 'RATE_LIMITED') return undefined
  const resendAt = error.details['resend_at']
  const resendAtMs = typeof resendAt === 'string' ? Date.parse(resendAt) : Number.NaN
  return Number.isNaN(resendAtMs) ? undefined : resendAtMs - RESEND_AFTER_S * 1000
}
