import { AppError } from '@duet/contract'
import { z } from 'zod'
import type { AuditEntry } from '../db/auditLog.ts'
import { noteSecurityEvent } from '../db/securityEvents.ts'
import { parseInput } from '../input/parseInput.ts'
import type { SendMail } from '../mail/outgoingMail.ts'
import type { AttemptLimiter } from './attemptLimiter.ts'
import type { AuthEngine, ClientInfo } from './authEngine.ts'
import { emailInput } from './emailInput.ts'
import { findUserByEmail, markEmailVerified } from './identityQueries.ts'
import { issueOneTimeToken, takeOneTimeToken, voidOneTimeTokens } from './oneTimeTokens.ts'
import { weakPassword } from './passwordRules.ts'
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
  /** By the token of the e-mail. A second factor is asked for all the same. */
  readonly reset: (
    client: ClientInfo,
    input: { readonly token: string; readonly new_password: string },
  ) => Promise<SignedIn | Refusal>
}

const KIND = 'password_reset'
const LIFE_S = 3600

export function createPasswordResetService(deps: PasswordResetDeps): PasswordResetService {
  return {
    request: (client, email) => request(deps, client, email),
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
  if (!user) return
  const token = await issueOneTimeToken(deps.db, {
    kind: KIND,
    userId: user.id,
    payload: { email },
    lifeS: LIFE_S,
  })
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
      url: `${deps.publicUrl}/auth/password-reset?token=${token}`,
      validFor: '1 hour',
    },
  })
}

async function reset(
  deps: PasswordResetDeps,
  client: ClientInfo,
  { token, new_password }: { readonly token: string; readonly new_password: string },
): Promise<SignedIn | Refusal> {
  const weak = weakPassword(new_password)
  if (weak) return weak
  const taken = await takeOneTimeToken(deps.db, KIND, token)
  const userId = taken?.user_id
  if (!taken || !userId) return LINK_EXPIRED
  const { email } = z.object({ email: z.string() }).parse(taken.payload)
  // The link came to this address
  if (!(await markEmailVerified(deps.db, userId, email))) return LINK_EXPIRED
  await deps.engine.setPassword(userId, new_password)
  await deleteSessionsOf(deps.db, userId)
  await voidOneTimeTokens(deps.db, KIND, userId)
  await voidOneTimeTokens(deps.db, 'mfa_challenge', userId)
  await deps.writeAudit({ userId, action: 'password_reset' })
  return finishSignIn(deps, client, userId)
}
