import { AppError } from '@duet/contract'
import { findUser } from './identityQueries.ts'
import type { ClientInfo } from './passwords.ts'
import { type Refusal, SIGNED_OUT } from './refusal.ts'
import {
  beginSession,
  deleteImpersonations,
  findLiveSession,
  renewSession,
} from './sessionQueries.ts'
import { type SignedIn, type SignInDeps, tokenFor } from './signIn.ts'
import { readToken } from './token.ts'

export interface ImpersonationInput {
  /** The session of the administrator, and its user: from the caller. */
  readonly adminSessionId: string
  readonly adminUserId: string
  readonly targetUserId: string
  /** Noted with the session. */
  readonly client?: ClientInfo
}

export interface Impersonating {
  /** Of the user acted as: for the token cookie. */
  readonly signedIn: SignedIn
  /** Of the administrator: for the super cookie. */
  readonly superSignedIn: SignedIn
}

/** The steps of impersonation; who may, why, and the audit rows are administration's. */
export interface ImpersonationService {
  /** @throws AppError FORBIDDEN while impersonating and for anybody but a system administrator; NOT_FOUND, CONFLICT */
  readonly impersonate: (input: ImpersonationInput) => Promise<Impersonating>
  /** The administrator's own token again; the sessions in which they acted as others end. */
  readonly endImpersonation: (
    superToken: string | undefined,
    adminUserId: string,
  ) => Promise<SignedIn | Refusal>
}

const UNKNOWN_CLIENT: ClientInfo = { ip: '', userAgent: undefined }

export function createImpersonationService(deps: SignInDeps): ImpersonationService {
  return {
    impersonate: (input) => impersonate(deps, input),
    endImpersonation: (superToken, adminUserId) => endImpersonation(deps, superToken, adminUserId),
  }
}

async function impersonate(
  deps: SignInDeps,
  { adminSessionId, adminUserId, targetUserId, client = UNKNOWN_CLIENT }: ImpersonationInput,
): Promise<Impersonating> {
  const admin = await findLiveSession(deps.db, adminSessionId, adminUserId)
  if (admin?.role !== 'system_admin') {
    throw new AppError('FORBIDDEN', 'This needs a system administrator.')
  }
  if (admin.impersonator_id !== null) {
    throw new AppError('FORBIDDEN', 'End the impersonation first.')
  }
  if (adminUserId === targetUserId) {
    throw new AppError('CONFLICT', 'You are this user already.')
  }
  if (!(await findUser(deps.db, targetUserId))) throw new AppError('NOT_FOUND', 'User not found')
  await deleteImpersonations(deps.db, adminUserId)
  const own = await renewSession(deps.db, adminSessionId)
  if (!own) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const session = await beginSession(deps.db, {
    userId: targetUserId,
    client,
    impersonatorId: adminUserId,
  })
  return {
    signedIn: await tokenFor(deps, session),
    superSignedIn: await tokenFor(deps, own),
  }
}

async function endImpersonation(
  deps: SignInDeps,
  superToken: string | undefined,
  adminUserId: string,
): Promise<SignedIn | Refusal> {
  const claims = superToken === undefined ? undefined : await readToken(deps.tokenKey, superToken)
  if (claims?.userId !== adminUserId) return SIGNED_OUT
  const admin = await findLiveSession(deps.db, claims.sessionId, claims.userId)
  // Only an administrator's own session gives up what it began
  if (!admin || admin.impersonator_id !== null) return SIGNED_OUT
  await deleteImpersonations(deps.db, claims.userId)
  const own = await renewSession(deps.db, claims.sessionId)
  return own ? tokenFor(deps, own) : SIGNED_OUT
}
