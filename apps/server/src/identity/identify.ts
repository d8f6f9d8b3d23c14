import { type Caller, NOBODY } from '../access/caller.ts'
import {
  API_TOKEN_PREFIX,
  findApiToken,
  findExpiredApiToken,
  touchApiToken,
} from './apiTokenQueries.ts'
import { findLiveSession, touchSession } from './sessionQueries.ts'
import { hasEmailIntercept, type SignInDeps } from './signIn.ts'
import { readToken } from './token.ts'

/** Uses are noted this often at most. */
const TOUCH_MS = 60_000

/** Reads the token of a request. An expired one still names its session, but no user. */
export async function identify(deps: SignInDeps, token: string | undefined): Promise<Caller> {
  if (token === undefined) return NOBODY
  return token.startsWith(API_TOKEN_PREFIX)
    ? identifyApiToken(deps, token)
    : identifySession(deps, token)
}

async function identifySession(deps: SignInDeps, token: string): Promise<Caller> {
  const claims = await readToken(deps.tokenKey, token)
  if (!claims) return { ...NOBODY, refusedToken: { reason: 'unknown' } }
  const { userId, sessionId, isExpired } = claims
  const session = await findLiveSession(deps.db, sessionId, userId)
  // Logged out, ended from elsewhere, or replaced by a new one after a change of the password
  if (!session) return { ...NOBODY, refusedToken: { reason: 'ended', userId } }
  if (isOld(session.updated_at)) await touchSession(deps.db, sessionId)
  const isImpersonation = session.impersonator_id !== null
  const user = { id: userId, email: session.email, email_verified: session.email_verified }
  return {
    userId: isExpired ? undefined : userId,
    sessionId,
    sessionExpiresAt: session.expires_at,
    impersonatorId: session.impersonator_id ?? undefined,
    isSystemAdmin: !isExpired && !isImpersonation && session.role === 'system_admin',
    hasEmailIntercept: !isImpersonation && (await hasEmailIntercept(deps, user)),
    apiToken: undefined,
  }
}

async function identifyApiToken(deps: SignInDeps, token: string): Promise<Caller> {
  const { db } = deps
  const found = await findApiToken(db, token)
  if (!found) {
    const expired = await findExpiredApiToken(db, token)
    const refusedToken = expired
      ? ({ reason: 'expired', userId: expired.user_id } as const)
      : ({ reason: 'unknown' } as const)
    return { ...NOBODY, refusedToken }
  }
  if (!found.last_used_at || isOld(found.last_used_at)) await touchApiToken(db, found.id)
  const { id, scopes, organization_id, user_id: userId, email, email_verified } = found
  return {
    ...NOBODY,
    userId,
    hasEmailIntercept: await hasEmailIntercept(deps, { id: userId, email, email_verified }),
    apiToken: { id, scopes, organizationId: organization_id ?? undefined },
  }
}

const isOld = (at: Date): boolean => Date.now() - at.getTime() > TOUCH_MS
