import type { Database } from '../db/connection.ts'
import type { NotifyUser } from '../mail/accountNotices.ts'
import { confirmedFactors } from './factors/factorQueries.ts'
import { startChallenge } from './factors/mfaChallenge.ts'
import { findUser, shareUser, type UserRow } from './identityQueries.ts'
import { noteDevice } from './knownDevices.ts'
import type { ClientInfo } from './passwords.ts'
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

/** What showed who it is, looked at again while the account is held: a refusal where it is good no more. */
export type Recheck = (tx: Database) => Promise<Refusal | undefined>

interface SigningIn {
  readonly userId: string
  readonly recheck?: Recheck
}

/** After a first proof of who it is: a session, or the challenge for a second one where the user has factors. */
export function finishSignIn(
  deps: SignInDeps,
  client: ClientInfo,
  signingIn: SigningIn,
): Promise<SignedIn | Refusal> {
  return begin(deps, client, { ...signingIn, asksFactor: true })
}

/** A new session, when all proofs are there. */
export function signInAs(
  deps: SignInDeps,
  client: ClientInfo,
  signingIn: SigningIn,
): Promise<SignedIn | Refusal> {
  return begin(deps, client, { ...signingIn, asksFactor: false })
}

/** Nothing begins beside a change of the account that ends what was begun. */
async function begin(
  deps: SignInDeps,
  client: ClientInfo,
  { userId, recheck, asksFactor }: SigningIn & { readonly asksFactor: boolean },
): Promise<SignedIn | Refusal> {
  const begun = await deps.db.transaction().execute(async (tx) => {
    await shareUser(tx, userId)
    const user = await findUser(tx, userId)
    if (!user) return INVALID_LOGIN
    if (user.deactivated_at) return DEACTIVATED
    const refusal = await recheck?.(tx)
    if (refusal) return refusal
    const factors = asksFactor ? await confirmedFactors(tx, userId) : []
    if (factors.length > 0) return startChallenge(tx, factors, { userId, purpose: 'login' })
    return { email: user.email, session: await beginSession(tx, { userId, client }) }
  })
  if (!('session' in begun)) return begun
  deps.noteSignIn(begun.email)
  if (await noteDevice(deps.db, userId, client)) deps.notify(userId, { kind: 'new_device' })
  return tokenFor(deps, begun.session)
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
