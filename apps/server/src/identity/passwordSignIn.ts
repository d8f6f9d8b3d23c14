import { type Caller, type ClientInfo, ownCaller } from '../access/caller.ts'
import { writeAudit } from '../db/auditLog.ts'
import type {
  MutationChangePasswordArgs,
  MutationLocalLoginArgs,
} from '../graphql/resolvers.gen.ts'
import { MAX_EMAIL_LENGTH } from '../input/emailInput.ts'
import type { Server } from '../server.ts'
import { holdUser } from './identityQueries.ts'
import { forgive, waitFor, waitRefusal } from './limits.ts'
import { newPasswordFault, passwordOwner, replacePassword } from './newPassword.ts'
import { hasPassword, LONGEST_STORED_PASSWORD, verifyLogin } from './passwords.ts'
import { freshen } from './recentLogin.ts'
import { INVALID_LOGIN, type Refusal, SIGNED_OUT, WRONG_PASSWORD } from './refusal.ts'
import {
  deleteImpersonations,
  deleteSession,
  renewSession,
  replaceSessions,
} from './sessionQueries.ts'
import { type SignedIn, signIn, tokenFor } from './signIn.ts'
import { readToken } from './token.ts'

export async function localLogin(
  server: Server,
  client: ClientInfo,
  { username, password }: MutationLocalLoginArgs,
): Promise<SignedIn | Refusal> {
  const { db } = server
  const tooMany = waitRefusal(await waitFor(db, 'attemptsByIp', client.ip))
  if (tooMany) return tooMany
  if (username.length > MAX_EMAIL_LENGTH) return INVALID_LOGIN
  if (password.length > LONGEST_STORED_PASSWORD) return INVALID_LOGIN
  const email = username.trim().toLowerCase()
  const place = `${client.ip} ${email}`
  const waitS = Math.max(
    await waitFor(db, 'attemptsByUsername', place),
    await waitFor(db, 'attemptsAnywhere', email),
  )
  const locked = waitRefusal(waitS)
  if (locked) return locked
  const right = await verifyLogin(db, email, password)
  if (!right) return INVALID_LOGIN
  await forgive(db, 'attemptsByUsername', place)
  await forgive(db, 'attemptsAnywhere', email)
  return signIn(server, client, {
    userId: right.userId,
    recheck: async (tx) => ((await right.isCurrent(tx)) ? undefined : INVALID_LOGIN),
  })
}

export async function refreshToken(
  server: Server,
  sessionId: string | undefined,
): Promise<SignedIn | Refusal> {
  const session = sessionId ? await renewSession(server.db, sessionId) : undefined
  return session ? tokenFor(server, session) : SIGNED_OUT
}

/** Makes the login of the session recent again, where a factor is enrolled after its challenge. */
export async function reauthenticate(
  server: Server,
  caller: Caller,
  password: string,
): Promise<SignedIn | Refusal> {
  const { db } = server
  const own = ownCaller(caller)
  const tooMany = waitRefusal(await waitFor(db, 'passwordChanges', own.userId))
  if (tooMany) return tooMany
  if (password.length > LONGEST_STORED_PASSWORD) return WRONG_PASSWORD
  if (!(await hasPassword(db, own.userId, password))) return WRONG_PASSWORD
  await forgive(db, 'passwordChanges', own.userId)
  return freshen(server, own)
}

/** API tokens stay, but for those named. */
export async function changePassword(
  server: Server,
  caller: Caller,
  input: MutationChangePasswordArgs,
): Promise<SignedIn | Refusal> {
  const { db } = server
  const { userId, sessionId } = ownCaller(caller)
  const tooMany = waitRefusal(await waitFor(db, 'passwordChanges', userId))
  if (tooMany) return tooMany
  const fault = await newPasswordFault(input.new_password, await passwordOwner(db, userId))
  if (fault !== undefined) return { code: 'INVALID_PASSWORD', message: fault }
  if (input.old_password.length > LONGEST_STORED_PASSWORD) return INVALID_LOGIN
  if (!(await hasPassword(db, userId, input.old_password))) return INVALID_LOGIN
  await forgive(db, 'passwordChanges', userId)
  const done = await db.transaction().execute(async (tx) => {
    await holdUser(tx, userId)
    // A new session, so that every token of the old password is void, also the one of this call
    const fresh = await replaceSessions(tx, sessionId)
    if (!fresh) return undefined
    const apiTokens = { revoked: input.revoke_api_token_ids ?? [] }
    const revoked = await replacePassword(tx, userId, input.new_password, apiTokens)
    return { fresh, revoked }
  })
  if (!done) return SIGNED_OUT
  const { fresh, revoked } = done
  await writeAudit(db, { userId, action: 'password_changed', details: { revoked } })
  server.notify(userId, { kind: 'password_changed', revokedTokens: revoked })
  return tokenFor(server, fresh)
}

/** Ends the session, the administrator's own behind it, and impersonations that its user began. */
export async function logout(
  server: Server,
  sessionId: string | undefined,
  superToken?: string,
): Promise<void> {
  const own = superToken === undefined ? undefined : await readToken(server, superToken)
  for (const id of [sessionId, own?.sessionId]) {
    const ended = id === undefined ? undefined : await deleteSession(server.db, id)
    if (ended?.impersonator_id === null) await deleteImpersonations(server.db, ended.user_id)
  }
}
