import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import type { AttemptLimiter } from './attemptLimiter.ts'
import {
  type AuthEngine,
  type ClientInfo,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './authEngine.ts'
import {
  deleteSession,
  findLiveSession,
  findSessionByToken,
  findUser,
  renewSession,
  replaceSessions,
  type UserRow,
} from './identityQueries.ts'
import { type IssuedToken, issueToken, readToken } from './token.ts'

export interface IdentityDeps {
  readonly db: Database
  readonly engine: AuthEngine
  readonly tokenKey: Uint8Array
  readonly attemptsByIp: AttemptLimiter
  /** Of one address at one name. */
  readonly attemptsByUsername: AttemptLimiter
  /** At one name from anywhere: high, so that a stranger does not lock its owner out. */
  readonly attemptsAnywhere: AttemptLimiter
  /** At the old password of one user. */
  readonly passwordChanges: AttemptLimiter
  readonly writeAudit: (entry: { userId: string; action: string }) => Promise<void>
}

/** Who calls, as far as the token tells. */
export interface Caller {
  readonly userId: string | undefined
  readonly sessionId: string | undefined
  /** When the session ends, however often the token is renewed. */
  readonly sessionExpiresAt: Date | undefined
}

export interface SignedIn extends IssuedToken {
  readonly sessionExpiresAt: Date
}

export interface Refusal {
  readonly code: string
  readonly message: string
}

export interface IdentityService {
  /** Reads the token of a request. An expired one still names its session, but no user. */
  readonly identify: (token: string | undefined) => Promise<Caller>
  readonly localLogin: (
    client: ClientInfo,
    input: { readonly username: string; readonly password: string },
  ) => Promise<SignedIn | Refusal>
  readonly refreshToken: (sessionId: string | undefined) => Promise<SignedIn | Refusal>
  readonly changePassword: (
    caller: Pick<Caller, 'userId' | 'sessionId'>,
    input: { readonly old_password: string; readonly new_password: string },
  ) => Promise<SignedIn | Refusal>
  readonly logout: (sessionId: string | undefined) => Promise<void>
  readonly me: (userId: string | undefined) => Promise<UserRow>
}

/** The longest address that mail knows (RFC 5321). */
const MAX_EMAIL_LENGTH = 320

const NOBODY: Caller = { userId: undefined, sessionId: undefined, sessionExpiresAt: undefined }
const INVALID_LOGIN: Refusal = { code: 'INVALID_LOGIN', message: 'Invalid login credentials.' }
const SIGNED_OUT: Refusal = {
  code: 'UNAUTHENTICATED',
  message: 'Your session has ended. Sign in again.',
}

export function createIdentityService(deps: IdentityDeps): IdentityService {
  return {
    identify: (token) => identify(deps, token),
    localLogin: (client, input) => localLogin(deps, client, input),
    refreshToken: (sessionId) => refreshToken(deps, sessionId),
    changePassword: (caller, input) => changePassword(deps, caller, input),
    logout: async (sessionId) => {
      if (sessionId) await deleteSession(deps.db, sessionId)
    },
    me: async (userId) => {
      const user = userId && (await findUser(deps.db, userId))
      if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
      return user
    },
  }
}

async function identify(deps: IdentityDeps, token: string | undefined): Promise<Caller> {
  const claims = token && (await readToken(deps.tokenKey, token))
  if (!claims) return NOBODY
  const session = await findLiveSession(deps.db, claims.sessionId, claims.userId)
  if (!session) return NOBODY
  return {
    userId: claims.isExpired ? undefined : claims.userId,
    sessionId: claims.sessionId,
    sessionExpiresAt: session.expires_at,
  }
}

async function localLogin(
  deps: IdentityDeps,
  client: ClientInfo,
  input: { readonly username: string; readonly password: string },
): Promise<SignedIn | Refusal> {
  const ipWaitS = deps.attemptsByIp.take(client.ip)
  if (ipWaitS > 0) return tooManyAttempts(ipWaitS)
  if (input.username.length > MAX_EMAIL_LENGTH) return INVALID_LOGIN
  if (input.password.length > MAX_PASSWORD_LENGTH) return INVALID_LOGIN
  const email = input.username.trim().toLowerCase()
  const place = `${client.ip} ${email}`
  const waitS = Math.max(deps.attemptsByUsername.take(place), deps.attemptsAnywhere.take(email))
  if (waitS > 0) return tooManyAttempts(waitS)
  const signedIn = await deps.engine.signIn(email, input.password, client)
  if (!signedIn) return INVALID_LOGIN
  deps.attemptsByUsername.forget(place)
  deps.attemptsAnywhere.forget(email)
  const session = await findSessionByToken(deps.db, signedIn.sessionToken)
  if (!session) throw new Error('The session of a sign-in is not in the database')
  const issued = await issueToken(deps.tokenKey, { userId: signedIn.userId, sessionId: session.id })
  return { ...issued, sessionExpiresAt: session.expires_at }
}

async function refreshToken(
  deps: IdentityDeps,
  sessionId: string | undefined,
): Promise<SignedIn | Refusal> {
  const session = sessionId ? await renewSession(deps.db, sessionId) : undefined
  if (!sessionId || !session) return SIGNED_OUT
  const issued = await issueToken(deps.tokenKey, { userId: session.user_id, sessionId })
  return { ...issued, sessionExpiresAt: session.expires_at }
}

async function changePassword(
  deps: IdentityDeps,
  { userId, sessionId }: Pick<Caller, 'userId' | 'sessionId'>,
  input: { readonly old_password: string; readonly new_password: string },
): Promise<SignedIn | Refusal> {
  if (!userId || !sessionId) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
  const waitS = deps.passwordChanges.take(userId)
  if (waitS > 0) return tooManyAttempts(waitS)
  const refusal = passwordRefusal(input.new_password)
  if (refusal) return refusal
  const isRight = await deps.engine.hasPassword(userId, input.old_password)
  if (!isRight) return INVALID_LOGIN
  deps.passwordChanges.forget(userId)
  await deps.engine.setPassword(userId, input.new_password)
  // A new session, so that every token of the old password is void, also the one of this call
  const freshId = await replaceSessions(deps.db, sessionId)
  await deps.writeAudit({ userId, action: 'password_changed' })
  return refreshToken(deps, freshId)
}

function passwordRefusal(password: string): Refusal | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return {
      code: 'INVALID_PASSWORD',
      message: `Password must be at least ${MIN_PASSWORD_LENGTH} characters.`,
    }
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return {
      code: 'INVALID_PASSWORD',
      message: `Password must be at most ${MAX_PASSWORD_LENGTH} characters.`,
    }
  }
  return undefined
}

function tooManyAttempts(waitS: number): Refusal {
  const minutes = Math.ceil(waitS / 60)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  return { code: 'RATE_LIMITED', message: `Too many attempts. Try again in ${wait}.` }
}
