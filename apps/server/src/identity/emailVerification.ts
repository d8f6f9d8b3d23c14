import { AppError } from '@duet/contract'
import { z } from 'zod'
import type { AttemptLimiter } from '../access/attemptLimiter.ts'
import { type Caller, sessionCaller } from '../access/caller.ts'
import type { SendMail } from '../mail/outgoingMail.ts'
import { resendAt, tooSoon } from './factorCodes.ts'
import { findUser, markEmailVerified, type UserRow } from './identityQueries.ts'
import {
  issueOneTimeToken,
  lastIssuedAt,
  takeOneTimeToken,
  voidOneTimeTokens,
} from './oneTimeTokens.ts'
import { LINK_EXPIRED, type Refusal, tooManyAttempts } from './refusal.ts'
import { renewSession } from './sessionQueries.ts'
import { type SignedIn, type SignInDeps, tokenFor } from './signIn.ts'

export interface VerificationDeps extends SignInDeps {
  readonly sendMail: SendMail
  readonly publicUrl: string
  /** Messages to one user. */
  readonly verificationMails: AttemptLimiter
}

export interface VerificationService {
  /** By the token of the e-mail. The caller's own session goes on as verified; a stranger is asked to log in. */
  readonly verify: (caller: Caller, token: string) => Promise<SignedIn | Refusal>
  /** Answers when it can be sent again. @throws AppError UNAUTHENTICATED, RATE_LIMITED */
  readonly resend: (caller: Caller) => Promise<{ readonly resend_at: string }>
}

const KIND = 'email_verification'
const LIFE_S = 24 * 3600

const VERIFIED: Refusal = {
  code: 'UNAUTHENTICATED',
  message: 'Your email address is verified. Log in to continue.',
}

export function createVerificationService(deps: VerificationDeps): VerificationService {
  return {
    verify: (caller, token) => verify(deps, caller, token),
    resend: (caller) => resend(deps, caller),
  }
}

/** Sends the link by which an address is verified; links sent before are void. */
export async function sendVerification(
  { db, sendMail, publicUrl }: Pick<VerificationDeps, 'db' | 'sendMail' | 'publicUrl'>,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  await voidOneTimeTokens(db, id, KIND)
  const token = await issueOneTimeToken(db, {
    kind: KIND,
    userId: id,
    payload: { email },
    lifeS: LIFE_S,
  })
  await sendMail({
    to: email,
    subject: 'Verify your email address',
    heading: 'Verify your email address',
    paragraphs: [
      'Welcome to DUET. Please confirm that this address is yours.',
      'If you did not sign up, you can ignore this message.',
    ],
    action: {
      label: 'Verify email address',
      url: `${publicUrl}/auth/email-verification?token=${token}`,
      validFor: '24 hours',
    },
  })
}

async function verify(
  deps: VerificationDeps,
  caller: Caller,
  token: string,
): Promise<SignedIn | Refusal> {
  const taken = await takeOneTimeToken(deps.db, KIND, token)
  if (!taken?.user_id) return LINK_EXPIRED
  const { email } = z.object({ email: z.string() }).parse(taken.payload)
  if (!(await markEmailVerified(deps.db, taken.user_id, email))) return LINK_EXPIRED
  if (caller.userId !== taken.user_id || !caller.sessionId) return VERIFIED
  const session = await renewSession(deps.db, caller.sessionId)
  return session ? tokenFor(deps, session) : VERIFIED
}

async function resend(
  deps: VerificationDeps,
  caller: Caller,
): Promise<{ readonly resend_at: string }> {
  const { userId } = sessionCaller(caller)
  const user = await findUser(deps.db, userId)
  if (!user || user.email_verified) return { resend_at: resendAt(new Date()).toISOString() }
  const lastAt = await lastIssuedAt(deps.db, KIND, userId)
  if (lastAt && resendAt(lastAt).getTime() > Date.now()) throw tooSoon(lastAt)
  const waitS = await deps.verificationMails.take(userId)
  if (waitS > 0) throw new AppError('RATE_LIMITED', tooManyAttempts(waitS).message)
  await sendVerification(deps, user)
  return { resend_at: resendAt(new Date()).toISOString() }
}
