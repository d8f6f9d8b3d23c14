import type { ClientInfo } from '../access/caller.ts'
import { findUser, type UserRow } from '../access/users.ts'
import type { Database } from '../db/connection.ts'
import { isFlagOn } from '../flags/featureFlags.ts'
import { findFlagSubject } from '../flags/flagQueries.ts'
import type { Server } from '../server.ts'
import { confirmedFactors } from './factors/factorQueries.ts'
import { startChallenge } from './factors/mfaChallenge.ts'
import { forgetFirstPassword } from './firstPassword.ts'
import { shareUser } from './identityQueries.ts'
import { noteDevice } from './knownDevices.ts'
import { DEACTIVATED, INVALID_LOGIN, type Refusal } from './refusal.ts'
import { beginSession, type TokenSession } from './sessionQueries.ts'
import { type IssuedToken, issueToken } from './token.ts'

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
  /** No second one is asked for. */
  readonly hasAllProofs?: boolean
}

/**
 * A new session, or the challenge for a second proof where the user has factors and only the first is there. Nothing begins
 * beside a change of the account that ends what was begun.
 */
export async function signIn(
  server: Server,
  client: ClientInfo,
  { userId, recheck, hasAllProofs = false }: SigningIn,
): Promise<SignedIn | Refusal> {
  const begun = await server.db.transaction().execute(async (tx) => {
    await shareUser(tx, userId)
    const user = await findUser(tx, userId)
    if (!user) return INVALID_LOGIN
    if (user.deactivated_at) return DEACTIVATED
    const refusal = await recheck?.(tx)
    if (refusal) return refusal
    const factors = hasAllProofs ? [] : await confirmedFactors(tx, userId)
    if (factors.length > 0) return startChallenge(tx, factors, { userId, purpose: 'login' })
    return { email: user.email, session: await beginSession(tx, { userId, client }) }
  })
  if (!('session' in begun)) return begun
  noteSignIn(server, begun.email)
  if (await noteDevice(server.db, userId, client)) server.notify(userId, { kind: 'new_device' })
  return tokenFor(server, begun.session)
}

/** A token for a session that lives. */
export async function tokenFor(server: Server, session: TokenSession): Promise<SignedIn> {
  const user = await findUser(server.db, session.user_id)
  const isSuper = session.impersonator_id !== null
  const issued = await issueToken(server, {
    userId: session.user_id,
    sessionId: session.id,
    isSuper,
    hasIntercept: user !== undefined && !isSuper && (await hasEmailIntercept(server, user)),
  })
  return {
    ...issued,
    userId: session.user_id,
    sessionId: session.id,
    sessionExpiresAt: session.expires_at,
  }
}

/** Whether the user must verify the address before anything else. */
export async function hasEmailIntercept(
  server: Server,
  { id, email_verified }: Pick<UserRow, 'id' | 'email_verified'>,
): Promise<boolean> {
  if (email_verified) return false
  // While anybody may register, an address must be verified before anything else
  return isFlagOn(server, 'ga-open-registration', await findFlagSubject(server.db, id))
}

/** A folder that cannot be written locks nobody out. */
function noteSignIn({ config, log }: Server, email: string): void {
  try {
    forgetFirstPassword(config.dataDir, email)
  } catch (error) {
    log.warn({ err: error }, 'the file with the first password could not be removed')
  }
}
