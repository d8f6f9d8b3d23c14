import { AppError } from '@duet/contract'
import { z } from 'zod'
import type { AttemptLimiter } from '../access/attemptLimiter.ts'
import type { AuditEntry } from '../db/auditLog.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import { parseInput } from '../input/parseInput.ts'
import type { SendMail } from '../mail/outgoingMail.ts'
import { type ApiTokenRow, apiTokensOf } from './apiTokenQueries.ts'
import type { AuthEngine, ClientInfo } from './authEngine.ts'
import { emailInput } from './emailInput.ts'
import { findUser, findUserByEmail, holdUser, markEmailVerified } from './identityQueries.ts'
import { replacePassword } from './oldPassword.ts'
import { findOneTimeToken, issueOneTimeToken, takeOneTimeToken } from './oneTimeTokens.ts'
import { passwordOwner, weakPassword } from './passwordRules.ts'
import { LINK_EXPIRED, type Refusal, tooManyAttempts } from './refusal.ts'
import { deleteSessionsOf } from './sessionQueries.ts'
import { finishSignIn, type SignedIn, type SignInDeps } from './signIn.ts'

export interface PasswordResetDeps extends SignInDeps {
  readonly engine: AuthEngine
  readonly sendMail: SendMail
  readonly publicUrl: string
  readonly resetsByIp: AttemptLimiter
  /** Messages to one address. */
  readonly resetsByEmail: AttemptLimiter
  readonly writeAudit: (entry: AuditEntry) => Promise<void>
  /** Hears of a message that could not be prepared. */
  readonly onError: (error: unknown) => void
}

export interface PasswordResetService {
  /** The same answer after the same time, whether the address is known or not. @throws AppError RATE_LIMITED by address of the caller */
  readonly request: (client: ClientInfo, email: string) => Promise<void>
  /** What the bearer of a link may know before it is used. Undefined where it serves no more. */
  readonly find: (token: string) => Promise<OpenReset | undefined>
  /** By the token of the e-mail. A second factor is asked for all the same; API tokens end, but for those named. */
  readonly reset: (client: ClientInfo, input: ResetInput) => Promise<SignedIn | Refusal>
}

export interface OpenReset {
  readonly email: string
  readonly apiTokens: readonly ApiTokenRow[]
}

export interface ResetInput {
  readonly token: string
  readonly new_password: string
  readonly keep_api_token_ids?: readonly string[] | null | undefined
}

const KIND = 'password_reset'
const LIFE_S = 3600
export const RESET_LINK_LIFE = '1 hour'

export function createPasswordResetService(deps: PasswordResetDeps): PasswordResetService {
  return {
    request: (client, email) => request(deps, client, email),
    find: (token) => find(deps, token),
    reset: (client, input) => reset(deps, client, input),
  }
}

async function request(deps: PasswordResetDeps, { ip }: ClientInfo, text: string): Promise<void> {
  const waitS = await deps.resetsByIp.take(ip)
  if (waitS > 0) throw new AppError('RATE_LIMITED', tooManyAttempts(waitS).message)
  const email = parseInput(emailInput, text, ['email'])
  // Not waited for: the time of a mail server would tell which addresses are known
  void sendReset(deps, email).catch(deps.onError)
}

async function sendReset(deps: PasswordResetDeps, email: string): Promise<void> {
  if ((await deps.resetsByEmail.take(email)) > 0) {
    noteSecurityEvent({ kind: 'rate_limited', outcome: 'RATE_LIMITED', address: email })
    return
  }
  const user = await findUserByEmail(deps.db, email)
  if (!user || user.deactivated_at) return
  await deps.sendMail({
    to: email,
    subject: 'Reset your password',
    heading: 'Reset your password',
    paragraphs: [
      'Somebody, probably you, asked for a new password for your DUET account.',
      'If it was not you, you can ignore this message: your password stays as it is.',
    ],
    action: {
      label: 'Choose a new password',
      url: await newResetLink(deps, user),
      validFor: RESET_LINK_LIFE,
    },
  })
}

async function find({ db }: PasswordResetDeps, token: string): Promise<OpenReset | undefined> {
  const link = await findOneTimeToken(db, KIND, token)
  const user = link?.user_id && (await findUser(db, link.user_id))
  return user ? { email: user.email, apiTokens: await apiTokensOf(db, user.id) } : undefined
}

/** A link by which the user chooses a new password once. */
export async function newResetLink(
  { db, publicUrl }: Pick<PasswordResetDeps, 'db' | 'publicUrl'>,
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

async function reset(
  deps: PasswordResetDeps,
  client: ClientInfo,
  { token, new_password, keep_api_token_ids }: ResetInput,
): Promise<SignedIn | Refusal> {
  const link = await findOneTimeToken(deps.db, KIND, token)
  const userId = link?.user_id
  if (!userId) return LINK_EXPIRED
  // A link is not used up by a password that is refused
  const weak = await weakPassword(new_password, await passwordOwner(deps.db, userId))
  if (weak) return weak
  const { email } = z.object({ email: z.string() }).parse(link.payload)
  const revoked = await deps.db.transaction().execute(async (tx) => {
    await holdUser(tx, userId)
    if (!(await takeOneTimeToken(tx, KIND, token))) return undefined
    // The link came to this address
    if (!(await markEmailVerified(tx, userId, email))) return undefined
    await deleteSessionsOf(tx, userId)
    const apiTokens = { kept: keep_api_token_ids ?? [] }
    return replacePassword(tx, deps.engine, { userId, password: new_password, apiTokens })
  })
  if (!revoked) return LINK_EXPIRED
  await deps.writeAudit({ userId, action: 'password_reset', details: { revoked } })
  deps.notify(userId, { kind: 'password_reset', revokedTokens: revoked })
  return finishSignIn(deps, client, { userId })
}
