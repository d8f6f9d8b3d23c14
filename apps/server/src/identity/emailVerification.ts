import { z } from 'zod'
import { requireNoWait } from '../access/attempts.ts'
import { type Caller, sessionCaller } from '../access/caller.ts'
import { findUser, type UserRow } from '../access/users.ts'
import type { Server } from '../server.ts'
import { resendAt, tooSoon } from './factors/factorCodes.ts'
import { markEmailVerified } from './identityQueries.ts'
import { waitFor } from './limits.ts'
import {
  issueOneTimeToken,
  lastIssuedAt,
  takeOneTimeToken,
  voidOneTimeTokens,
} from './oneTimeTokens.ts'
import { LINK_EXPIRED, type Refusal } from './refusal.ts'
import { renewSession } from './sessionQueries.ts'
import { type SignedIn, tokenFor } from './signIn.ts'

const KIND = 'email_verification'
const LIFE_S = 24 * 3600

const VERIFIED: Refusal = {
  code: 'UNAUTHENTICATED',
  message: 'Your email address is verified. Log in to continue.',
}

/** Sends the link by which an address is verified; links sent before are void. */
export async function sendVerification(
  { db, mailer, publicUrl }: Server,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
): Promise<void> {
  await voidOneTimeTokens(db, id, KIND)
  const token = await issueOneTimeToken(db, {
    kind: KIND,
    userId: id,
    payload: { email },
    lifeS: LIFE_S,
  })
  await mailer.sendMail({
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

/** By the token of the email. The caller's own session goes on as verified; a stranger is asked to log in. */
export async function verifyEmail(
  server: Server,
  caller: Caller,
  token: string,
): Promise<SignedIn | Refusal> {
  const taken = await takeOneTimeToken(server.db, KIND, token)
  if (!taken?.user_id) return LINK_EXPIRED
  const { email } = z.object({ email: z.string() }).parse(taken.payload)
  if (!(await markEmailVerified(server.db, taken.user_id, email))) return LINK_EXPIRED
  if (caller.userId !== taken.user_id || !caller.sessionId) return VERIFIED
  const session = await renewSession(server.db, caller.sessionId)
  return session ? tokenFor(server, session) : VERIFIED
}

/** Answers when it can be sent again. @throws AppError UNAUTHENTICATED, RATE_LIMITED */
export async function resendVerification(
  server: Server,
  caller: Caller,
): Promise<{ readonly resend_at: Date }> {
  const { userId } = sessionCaller(caller)
  const user = await findUser(server.db, userId)
  if (!user || user.email_verified) return { resend_at: resendAt(new Date()) }
  const lastAt = await lastIssuedAt(server.db, KIND, userId)
  if (lastAt && resendAt(lastAt).getTime() > Date.now()) throw tooSoon(lastAt)
  requireNoWait(await waitFor(server.db, 'verificationMails', userId))
  await sendVerification(server, user)
  return { resend_at: resendAt(new Date()) }
}
