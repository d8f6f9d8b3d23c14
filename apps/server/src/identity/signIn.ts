import type { Database } from '../db/connection.ts'
import type { NotifyUser } from '../mail/accountNotices.ts'
import type { ClientInfo } from './authEngine.ts'
import { confirmedFactors } from './factorQueries.ts'
import { findUser, type UserRow } from './identityQueries.ts'
import { noteDevice } from './knownDevices.ts'
import { startChallenge } from './mfaChallenge.ts'
import { DEACTIVATED, INVALID_LOGIN, type Refusal } from './refusal.ts'
import { beginSession, type TokenSession } from './sessionQueries.ts'
import { type IssuedToken, issueToken } from './token.ts'

export interface SignInDeps {
  readonly db: Database
  readonly tokenKey: Uint8Array
  /** Whether a user with an address that is not verified must verify it before anything else. */
  readonly emailMustBeVerified: EmailMustBeVerified
  readonly notify: NotifyUser
  /** Hears who has signed in. */
  readonly noteSignIn: (email: string) => void
}

export type EmailMustBeVerified = (user: {
  readonly userId: string
  readonly email: string
}) => Promise<boolean>

export interface SignedIn extends IssuedToken {
  readonly userId: string
  readonly sessionId: string
  readonly sessionExpiresAt: Date
}

/** After a first proof of who it is: a session, or the challenge for a second one where the user has factors. */
export async function finishSignIn(
  deps: SignInDeps,
  client: ClientInfo,
  userId: string,
): Promise<SignedIn | Refusal> {
  const user = await findUser(deps.db, userId)
  if (user?.deactivated_at) return DEACTIVATED
  const factors = await confirmedFactors(deps.db, userId)
  if (factors.length > 0) return startChallenge(deps.db, factors, { userId, purpose: 'login' })
  return signInAs(deps, client, userId)
}

/** A new session, when all proofs are there. */
export async function signInAs(
  deps: SignInDeps,
  client: ClientInfo,
  userId: string,
): Promise<SignedIn | Refusal> {
  const user = await findUser(deps.db, userId)
  if (!user) return INVALID_LOGIN
  if (user.deactivated_at) return DEACTIVATED
  const session = await beginSession(deps.db, { userId, client })
  deps.noteSignIn(user.email)
  if (await noteDevice(deps.db, userId, client)) deps.notify(userId, { kind: 'new_device' })
  return tokenFor(deps, session)
}

/** A token for a session that lives. */
export async function tokenFor(deps: SignInDeps, session: TokenSession): Promise<SignedIn> {
  const user = await findUser(deps.db, session.user_id)
  const isSuper = session.impersonator_id !== null
  const issued = await issueToken(deps.tokenKey, {
    userId: session.user_id,
    sessionId: session.id,
    isSuper,
    hasIntercept: user !== undefined && !isSuper && (await hasEmailIntercept(deps, user)),
  })
  return {
    ...issued,
    userId: session.user_id,
    sessionId: session.id,
    sessionExpiresAt: session.expires_at,
  }
}

export async function hasEmailIntercept(
  { emailMustBeVerified }: Pick<SignInDeps, 'emailMustBeVerified'>,
  { id, email, email_verified }: Pick<UserRow, 'id' | 'email' | 'email_verified'>,
): Promise<boolean> {
  return !email_verified && (await emailMustBeVerified({ userId: id, email }))
}
