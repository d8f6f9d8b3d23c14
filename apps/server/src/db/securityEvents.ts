import type { SecurityEventKind } from '@duet/contract'
import { currentCaller } from './callerStorage.ts'

export interface SecurityEvent {
  readonly kind: SecurityEventKind
  /** Code of the refusal; absent: it was done. */
  readonly outcome?: string
  /** Whom it is about, where that is not who calls. */
  readonly userId?: string | undefined
  /** What was typed as an email address. It is stored as a user's id, or as a hash where nobody has it: it may be a password. */
  readonly address?: string
  readonly details?: SecurityEventDetails
}

export interface SecurityEventDetails {
  readonly reason?: string
  readonly project_id?: string
  readonly organization_id?: string
  readonly target_user_id?: string
}

/** Notes an event of the running call. Never waits and never fails; outside of a call nothing is noted. */
export function noteSecurityEvent(event: SecurityEvent): void {
  currentCaller()?.onSecurityEvent?.(event)
}
