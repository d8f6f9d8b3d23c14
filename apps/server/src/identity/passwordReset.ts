import { z } from 'zod'
import { requireNoWait } from '../access/attempts.ts'
import type { ClientInfo } from '../access/caller.ts'
import { findUser, findUserByEmail } from '../access/users.ts'
import { writeAudit } from '../db/auditLog.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import type { MutationResetPasswordArgs } from '../graphql/resolvers.gen.ts'
import { emailInput } from '../input/emailInput.ts'
import { parseInput } from '../input/parseInput.ts'
import type { Server } from '../server.ts'
import { type ApiTokenRow, apiTokensOf } from './account/apiTokenQueries.ts'
import { holdUser, markEmailVerified } from './identityQueries.ts'
import { waitFor } from './limits.ts'
import { passwordOwner, replacePassword, weakPassword } from './newPassword.ts'
import { findOneTimeToken, issueOneTimeToken, takeOneTimeToken } from './oneTimeTokens.ts'
import { LINK_EXPIRED, type Refusal } from './refusal.ts'
import { deleteSessionsOf } from './sessionQueries.ts'
import { type SignedIn, signIn } from './signIn.ts'

export interface OpenReset {
  readonly email: string
  readonly api_tokens: readonly ApiTokenRow[]
}

const KIND = 'password_reset'
const LIFE_S = 3600
export const RESET_LINK_LIFE = '1 hour'

/** The same answer after the same time, whether the address is known or not. @throws AppError RATE_LIMITED by address of the caller */
export async function requestPasswordReset(
  server: Server,
  { ip }: ClientInfo,
  text: string,
): Promise<void> {
  requireNoWait(await waitFor(server.db, 'resetsByIp', ip))
  const email = parseInput(emailInput, text, ['email'])
  // Not waited for: the time of a mail server would reveal which addresses are known
  void sendReset(server, email).catch((error: unknown) =>
    server.log.error({ err: error }, 'password reset not sent'),
  )
}

async function sendReset(server: Server, email: string): Promise<void> {
  if ((await waitFor(server.db, 'resetsByEmail', email)) > 0) {
    noteSecurityEvent({ kind: 'rate_limited', outcome: 'RATE_LIMITED', address: email })
    return
  }
  const user = await findUserByEmail(server.db, email)
  if (!user || user.deactivated_at) return
  await server.mailer.sendMail({
    to: email,
    subject: 'Reset your password',
    heading: 'Reset your password',
    paragraphs: [
      'Somebody, probably you, asked for a new password for your DUET account.',
      'If it was not you, you can ignore this message: your password stays as it is.',
    ],
    action: {
      label: 'Choose a new password',
      url: await newResetLink(server, user),
      validFor: RESET_LINK_LIFE,
    },
  })
}

/** What the bearer of a link may know before it is used. Undefined where it serves no more. */
export async function findPasswordReset({ db }: Server, token: string): Promise<OpenReset | null> {
  const link = await findOneTimeToken(db, KIND, token)
  const user = link?.user_id && (await findUser(db, link.user_id))
  return user ? { email: user.email, api_tokens: await apiTokensOf(db, user.id) } : null
}

/** A link by which the user chooses a new password once. */
export async function newResetLink(
  { db, publicUrl }: Pick<Server, 'db' | 'publicUrl'>,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<string> {
  const token = await issueOneTimeToken(db, {
    kind: KIND,
    userId: id,
    payload: { email },
    lifeS: LIFE_S,
  })
  return `${publicUrl}/auth/password-reset?token=${token}`
}

/** By the token of the email. A second factor is asked for all the same; API tokens end, but for those named. */
export async function resetPassword(
  server: Server,
  client: ClientInfo,
  { token, new_password, keep_api_token_ids }: MutationResetPasswordArgs,
): Promise<SignedIn | Refusal> {
  const link = await findOneTimeToken(server.db, KIND, token)
  const userId = link?.user_id
  if (!userId) return LINK_EXPIRED
  // A link is not used up by a password that is refused
  const weak = await weakPassword(new_password, await passwordOwner(server.db, userId))
  if (weak) return weak
  const { email } = z.object({ email: z.string() }).parse(link.payload)
  const revoked = await server.db.transaction().execute(async (tx) => {
    await holdUser(tx, userId)
    if (!(await takeOneTimeToken(tx, KIND, token))) return undefined
    // The link came to this address
    if (!(await markEmailVerified(tx, userId, email))) return undefined
    await deleteSessionsOf(tx, userId)
    const apiTokens = { retained: keep_api_token_ids ?? [] }
    return replacePassword(tx, userId, new_password, apiTokens)
  })
  if (!revoked) return LINK_EXPIRED
  await writeAudit(server.db, { userId, action: 'password_reset', details: { revoked } })
  server.notify(userId, { kind: 'password_reset', revokedTokens: revoked })
  return signIn(server, client, { userId })
}
