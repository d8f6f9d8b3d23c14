import type { SecurityEventKind } from '@duet/contract'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import type { Refusal } from './refusal.ts'
import type { SignedIn } from './signIn.ts'

/** What a refused sign-in is in the log of security events; other codes are slips of the pen. */
const KIND_OF_CODE: ReadonlyMap<string, SecurityEventKind> = new Map([
  ['INVALID_LOGIN', 'login_failed'],
  ['invalid-login-credentials', 'login_failed'],
  ['ACCOUNT_DEACTIVATED', 'login_failed'],
  ['RATE_LIMITED', 'rate_limited'],
  ['multi-factor-auth-required', 'mfa_asked'],
  ['invalid-verification-code', 'mfa_refused'],
  ['multi-factor-session-expired', 'mfa_refused'],
  ['invalid-action-code', 'link_refused'],
  ['InvalidInvite', 'link_refused'],
  ['InviteEmailMismatch', 'link_refused'],
])

/** Notes how a sign-in ended. @param address - as it was typed */
export function noteAnswer(answer: SignedIn | Refusal, address?: string): SignedIn | Refusal {
  if (!('token' in answer)) return noteRefusal(answer, address)
  noteSecurityEvent({ kind: 'signed_in', userId: answer.userId })
  return answer
}

/** The same for what signs nobody in. */
export function noteRefusal(answer: SignedIn | Refusal, address?: string): SignedIn | Refusal {
  const kind = 'code' in answer ? KIND_OF_CODE.get(answer.code) : undefined
  if (kind === undefined || !('code' in answer)) return answer
  noteSecurityEvent({
    kind,
    outcome: answer.code,
    userId: answer.userId,
    ...(address === undefined ? {} : { address }),
  })
  return answer
}
