import { type Caller, NOBODY } from '../access/caller.ts'
import type { Server } from '../server.ts'
import {
  API_TOKEN_PREFIX,
  findApiToken,
  findExpiredApiToken,
  touchApiToken,
} from './account/apiTokenQueries.ts'
import { findLiveSession, touchSession } from './sessionQueries.ts'
import { hasEmailIntercept } from './signIn.ts'
import { readToken } from './token.ts'

/** Uses are noted this often at most. */
const TOUCH_MS = 60_000

/** Reads the token of a request. An expired one still names its session, but no user. */
export async function identify(server: Server, token: string | undefined): Promise<Caller> {
  if (token === undefined) return NOBODY
  return token.startsWith(API_TOKEN_PREFIX)
    ? identifyApiToken(server, token)
    : identifySession(server, token)
}

async function identifySession(server: Server, token: string): Promise<Caller> {
  const claims = await readToken(server, token)
  if (!claims) return { ...NOBODY, refusedToken: { reason: 'unknown' } }
  const { userId, sessionId, isExpired } = claims
  const session = await findLiveSession(server.db, sessionId, userId)
  // Logged out, ended from elsewhere, or replaced by a new one after a change of the password
  if (!session) return { ...NOBODY, refusedToken: { reason: 'ended', userId } }
  if (isOld(session.updated_at)) await touchSession(server.db, sessionId)
  const isImpersonation = session.impersonator_id !== null
  const user = { id: userId, email_verified: session.email_verified }
  return {
    userId: isExpired ? undefined : userId,
    sessionId,
    sessionExpiresAt: session.expires_at,
    impersonatorId: session.impersonator_id ?? undefined,
    isSystemAdmin: !isExpired && !isImpersonation && session.role === 'system_admin',
    hasEmailIntercept: !isImpersonation && (await hasEmailIntercept(server, user)),
    apiToken: undefined,
  }
}

async function identifyApiToken(server: Server, token: string): Promise<Caller> {
  const { db } = server
  const found = await findApiToken(db, token)
  if (!found) {
    const expired = await findExpiredApiToken(db, token)
    const refusedToken = expired
      ? ({ reason: 'expired', userId: expired.user_id } as const)
      : ({ reason: 'unknown' } as const)
    return { ...NOBODY, refusedToken }
  }
  if (!found.last_used_at || isOld(found.last_used_at)) await touchApiToken(db, found.id)
  const { id, scopes, organization_id, project_id, user_id: userId, email_verified } = found
  return {
    ...NOBODY,
    userId,
    hasEmailIntercept: await hasEmailIntercept(server, { id: userId, email_verified }),
    apiToken: {
      id,
      scopes,
      organizationId: organization_id ?? undefined,
      projectId: project_id ?? undefined,
    },
  }
}

const isOld = (at: Date): boolean => Date.now() - at.getTime() > TOUCH_MS
