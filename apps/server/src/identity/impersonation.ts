import { AppError } from '@duet/contract'
import type { ClientInfo } from '../access/caller.ts'
import { findUser } from '../access/users.ts'
import type { Server } from '../server.ts'
import { type Refusal, SIGNED_OUT } from './refusal.ts'
import {
  beginSession,
  deleteImpersonations,
  findLiveSession,
  renewSession,
} from './sessionQueries.ts'
import { type SignedIn, tokenFor } from './signIn.ts'
import { readToken } from './token.ts'

export interface ImpersonationInput {
  /** The session of the administrator, and its user: from the caller. */
  readonly adminSessionId: string
  readonly adminUserId: string
  readonly targetUserId: string
  /** Noted with the session. */
  readonly client: ClientInfo
}

export interface Impersonating {
  /** Of the user acted as: for the token cookie. */
  readonly signedIn: SignedIn
  /** Of the administrator: for the super cookie. */
  readonly superSignedIn: SignedIn
}

/** Who may, why, and the audit rows are administration's. @throws AppError FORBIDDEN while impersonating and for anybody but a system administrator; NOT_FOUND, CONFLICT */
export async function beginImpersonation(
  server: Server,
  { adminSessionId, adminUserId, targetUserId, client }: ImpersonationInput,
): Promise<Impersonating> {
  const admin = await findLiveSession(server.db, adminSessionId, adminUserId)
  if (admin?.role !== 'system_admin') {
    throw new AppError('FORBIDDEN', 'This needs a system administrator.')
  }
  if (admin.impersonator_id !== null) {
    throw new AppError('FORBIDDEN', 'End the impersonation first.')
  }
  if (adminUserId === targetUserId) {
    throw new AppError('CONFLICT', 'You are this user already.')
  }
  if (!(await findUser(server.db, targetUserId))) throw new AppError('NOT_FOUND', 'User not found')
  await deleteImpersonations(server.db, adminUserId)
  const own = await renewSession(server.db, adminSessionId)
  if (!own) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const session = await beginSession(server.db, {
    userId: targetUserId,
    client,
    impersonatorId: adminUserId,
  })
  return {
    signedIn: await tokenFor(server, session),
    superSignedIn: await tokenFor(server, own),
  }
}

/** The administrator's own token again; the sessions in which they acted as others end. */
export async function returnToAdministrator(
  server: Server,
  superToken: string | undefined,
  adminUserId: string,
): Promise<SignedIn | Refusal> {
  const claims = superToken === undefined ? undefined : await readToken(server, superToken)
  if (claims?.userId !== adminUserId) return SIGNED_OUT
  const admin = await findLiveSession(server.db, claims.sessionId, claims.userId)
  // Only an administrator's own session gives up what it began
  if (!admin || admin.impersonator_id !== null) return SIGNED_OUT
  await deleteImpersonations(server.db, claims.userId)
  const own = await renewSession(server.db, claims.sessionId)
  return own ? tokenFor(server, own) : SIGNED_OUT
}
