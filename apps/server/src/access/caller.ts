import { AppError } from '@duet/contract'
import { refuseImpersonator } from '../db/callerStorage.ts'

/** Where a call comes from. */
export interface ClientInfo {
  readonly ip: string
  readonly userAgent: string | undefined
}

/** Who calls, as far as the token says. */
export interface Caller {
  /** Absent for a caller without a valid token. */
  readonly userId: string | undefined
  /** The live session of the token, also of one past its time, so that logout and refresh can name it. */
  readonly sessionId: string | undefined
  /** When the session ends, however often the token is renewed. */
  readonly sessionExpiresAt: Date | undefined
  /** The system administrator who acts as the user. */
  readonly impersonatorId: string | undefined
  /** By the role of the caller's own user; never while impersonating or by an API token. */
  readonly isSystemAdmin: boolean
  /** The email address must be verified before anything else. */
  readonly hasEmailIntercept: boolean
  /** Set for a call by an API token. */
  readonly apiToken: CallerApiToken | undefined
  /** Why a token that came along names nobody. */
  readonly refusedToken?: RefusedToken
}

export interface RefusedToken {
  readonly reason: 'unknown' | 'expired' | 'ended'
  /** Whose it was, where that is known. */
  readonly userId?: string
}

export interface CallerApiToken {
  readonly id: string
  readonly scopes: readonly string[]
  /** Undefined: all organisations of the user. */
  readonly organizationId: string | undefined
  /** The deployment that a token with the scope `ingest` writes readings of. */
  readonly projectId: string | undefined
}

/** Of a caller who is signed in by a session. */
export interface SessionCaller {
  readonly userId: string
  readonly sessionId: string
}

export const NOBODY: Caller = {
  userId: undefined,
  sessionId: undefined,
  sessionExpiresAt: undefined,
  impersonatorId: undefined,
  isSystemAdmin: false,
  hasEmailIntercept: false,
  apiToken: undefined,
}

/** @throws AppError UNAUTHENTICATED for anybody without a live session */
export function sessionCaller({
  userId,
  sessionId,
}: Pick<Caller, 'userId' | 'sessionId'>): SessionCaller {
  if (!userId || !sessionId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  return { userId, sessionId }
}

/** For what only the user may do, never somebody who acts as the user. @throws AppError UNAUTHENTICATED, FORBIDDEN */
export function ownCaller(
  caller: Pick<Caller, 'userId' | 'sessionId' | 'impersonatorId'>,
): SessionCaller {
  const own = sessionCaller(caller)
  refuseImpersonator(caller.impersonatorId)
  return own
}
