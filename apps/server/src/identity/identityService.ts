import { AppError } from '@duet/contract'
import type { AttemptLimiter } from '../access/attemptLimiter.ts'
import { type Caller, ownCaller } from '../access/caller.ts'
import type { AuditEntry } from '../db/auditLog.ts'
import { type AuthEngine, type ClientInfo, LONGEST_STORED_PASSWORD } from './authEngine.ts'
import { type CredentialHolder, holderOf } from './credential.ts'
import { MAX_EMAIL_LENGTH } from './emailInput.ts'
import { confirmedFactors } from './factorQueries.ts'
import { identify } from './identify.ts'
import { findUser, holdUser, type UserRow } from './identityQueries.ts'
import { createImpersonationService, type ImpersonationService } from './impersonation.ts'
import { startChallenge } from './mfaChallenge.ts'
import { replacePassword } from './oldPassword.ts'
import { newPasswordFault, passwordOwner } from './passwordRules.ts'
import { markAuthenticated } from './recentLogin.ts'
import {
  INVALID_LOGIN,
  type Refusal,
  SIGNED_OUT,
  tooManyAttempts,
  WRONG_PASSWORD,
} from './refusal.ts'
import {
  deleteImpersonations,
  deleteSession,
  renewSession,
  replaceSessions,
} from './sessionQueries.ts'
import { finishSignIn, type Recheck, type SignedIn, type SignInDeps, tokenFor } from './signIn.ts'
import { readToken } from './token.ts'

export type { Caller } from '../access/caller.ts'

export interface IdentityDeps extends SignInDeps {
  readonly engine: AuthEngine
  readonly attemptsByIp: AttemptLimiter
  /** Of one address at one name. */
  readonly attemptsByUsername: AttemptLimiter
  /** At one name from anywhere: high, so that a stranger does not lock its owner out. */
  readonly attemptsAnywhere: AttemptLimiter
  /** At the password of one user who is signed in. */
  readonly passwordChanges: AttemptLimiter
  readonly writeAudit: (entry: AuditEntry) => Promise<void>
}

export interface PasswordChange {
  readonly old_password: string
  readonly new_password: string
  readonly revoke_api_token_ids?: readonly string[] | null | undefined
}

export interface IdentityService extends ImpersonationService {
  /** Whom a link was given to, by the name of what asked; see credentialOf. */
  readonly holderOf: (credential: string) => Promise<CredentialHolder | undefined>
  /** Reads the token of a request. An expired one still names its session, but no user. */
  readonly identify: (token: string | undefined) => Promise<Caller>
  readonly localLogin: (
    client: ClientInfo,
    input: { readonly username: string; readonly password: string },
  ) => Promise<SignedIn | Refusal>
  readonly refreshToken: (sessionId: string | undefined) => Promise<SignedIn | Refusal>
  /** Makes the login of the session recent again, where a factor is enrolled after its challenge. */
  readonly reauthenticate: (caller: Caller, password: string) => Promise<SignedIn | Refusal>
  /** API tokens stay, but for those named. */
  readonly changePassword: (caller: Caller, input: PasswordChange) => Promise<SignedIn | Refusal>
  /** Ends the session, the administrator's own behind it, and impersonations that its user began. */
  readonly logout: (sessionId: string | undefined, superToken: string | undefined) => Promise<void>
  readonly me: (userId: string | undefined) => Promise<UserRow>
}

export function createIdentityService(deps: IdentityDeps): IdentityService {
  return {
    ...createImpersonationService(deps),
    holderOf: (credential) => holderOf(deps.db, credential),
    identify: (token) => identify(deps, token),
    localLogin: (client, input) => localLogin(deps, client, input),
    refreshToken: async (sessionId) => {
      const session = sessionId ? await renewSession(deps.db, sessionId) : undefined
      return session ? tokenFor(deps, session) : SIGNED_OUT
    },
    reauthenticate: (caller, password) => reauthenticate(deps, caller, password),
    changePassword: (caller, input) => changePassword(deps, caller, input),
    logout: (sessionId, superToken) => logout(deps, sessionId, superToken),
    me: async (userId) => {
      const user = userId && (await findUser(deps.db, userId))
      if (!user) throw new AppError('UNAUTHENTICATED', 'Sign in first.')
      return user
    },
  }
}

async function localLogin(
  deps: IdentityDeps,
  client: ClientInfo,
  input: { readonly username: string; readonly password: string },
): Promise<SignedIn | Refusal> {
  const ipWaitS = await deps.attemptsByIp.take(client.ip)
  if (ipWaitS > 0) return tooManyAttempts(ipWaitS)
  if (input.username.length > MAX_EMAIL_LENGTH) return INVALID_LOGIN
  if (input.password.length > LONGEST_STORED_PASSWORD) return INVALID_LOGIN
  const email = input.username.trim().toLowerCase()
  const place = `${client.ip} ${email}`
  const waitS = Math.max(
    await deps.attemptsByUsername.take(place),
    await deps.attemptsAnywhere.take(email),
  )
  if (waitS > 0) return tooManyAttempts(waitS)
  const right = await deps.engine.verifyLogin(email, input.password)
  if (!right) return INVALID_LOGIN
  await deps.attemptsByUsername.forget(place)
  await deps.attemptsAnywhere.forget(email)
  const { userId, isCurrent } = right
  const recheck: Recheck = async (tx) => ((await isCurrent(tx)) ? undefined : INVALID_LOGIN)
  return finishSignIn(deps, client, { userId, recheck })
}

async function reauthenticate(
  deps: IdentityDeps,
  caller: Caller,
  password: string,
): Promise<SignedIn | Refusal> {
  const own = ownCaller(caller)
  const waitS = await deps.passwordChanges.take(own.userId)
  if (waitS > 0) return tooManyAttempts(waitS)
  if (password.length > LONGEST_STORED_PASSWORD) return WRONG_PASSWORD
  if (!(await deps.engine.hasPassword(own.userId, password))) return WRONG_PASSWORD
  await deps.passwordChanges.forget(own.userId)
  const factors = await confirmedFactors(deps.db, own.userId)
  if (factors.length > 0) {
    return startChallenge(deps.db, factors, { ...own, purpose: 'reauthenticate' })
  }
  const session = await markAuthenticated(deps.db, own)
  return session ? tokenFor(deps, session) : SIGNED_OUT
}

async function changePassword(
  deps: IdentityDeps,
  caller: Caller,
  input: PasswordChange,
): Promise<SignedIn | Refusal> {
  const { userId, sessionId } = ownCaller(caller)
  const waitS = await deps.passwordChanges.take(userId)
  if (waitS > 0) return tooManyAttempts(waitS)
  const fault = await newPasswordFault(input.new_password, await passwordOwner(deps.db, userId))
  if (fault !== undefined) return { code: 'INVALID_PASSWORD', message: fault }
  if (input.old_password.length > LONGEST_STORED_PASSWORD) return INVALID_LOGIN
  const isRight = await deps.engine.hasPassword(userId, input.old_password)
  if (!isRight) return INVALID_LOGIN
  await deps.passwordChanges.forget(userId)
  const done = await deps.db.transaction().execute(async (tx) => {
    await holdUser(tx, userId)
    // A new session, so that every token of the old password is void, also the one of this call
    const fresh = await replaceSessions(tx, sessionId)
    if (!fresh) return undefined
    const revoked = await replacePassword(tx, deps.engine, {
      userId,
      password: input.new_password,
      apiTokens: { revoked: input.revoke_api_token_ids ?? [] },
    })
    return { fresh, revoked }
  })
  if (!done) return SIGNED_OUT
  const { fresh, revoked } = done
  await deps.writeAudit({ userId, action: 'password_changed', details: { revoked } })
  deps.notify(userId, { kind: 'password_changed', revokedTokens: revoked })
  return tokenFor(deps, fresh)
}

async function logout(
  { db, tokenKey }: IdentityDeps,
  sessionId: string | undefined,
  superToken: string | undefined,
): Promise<void> {
  const own = superToken === undefined ? undefined : await readToken(tokenKey, superToken)
  for (const id of [sessionId, own?.sessionId]) {
    const ended = id === undefined ? undefined : await deleteSession(db, id)
    if (ended && ended.impersonator_id === null) await deleteImpersonations(db, ended.user_id)
  }
}
