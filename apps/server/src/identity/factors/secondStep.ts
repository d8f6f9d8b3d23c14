import { AppError } from '@duet/contract'
import type { Caller, ClientInfo } from '../../access/caller.ts'
import type {
  MutationResolveMfaArgs,
  MutationSendMfaCodeArgs,
} from '../../graphql/resolvers.gen.ts'
import type { Server } from '../../server.ts'
import { waitFor, waitRefusal } from '../limits.ts'
import { takeOneTimeToken } from '../oneTimeTokens.ts'
import { freshened } from '../recentLogin.ts'
import { CHALLENGE_EXPIRED, INVALID_CODE, type Refusal } from '../refusal.ts'
import { type Recheck, type SignedIn, signIn } from '../signIn.ts'
import { sendPhoneCode, spendFactorCode } from './factorCodes.ts'
import { findFactor } from './factorQueries.ts'
import { findChallenge, type OpenChallenge } from './mfaChallenge.ts'
import { recoveryCodesLeft, spendRecoveryCode } from './recoveryCodes.ts'

/** Serves in place of the id of a factor. */
const RECOVERY = 'recovery'
/** The longest code, with spaces. */
const MAX_CODE_LENGTH = 40

/** Answers when the code may be sent again. @throws AppError NOT_FOUND, RATE_LIMITED */
export async function sendChallengeCode(
  server: Server,
  { token, mfa_uid }: MutationSendMfaCodeArgs,
): Promise<{ readonly resend_at: Date }> {
  const challenge = await findChallenge(server.db, token)
  if (!challenge) throw new AppError('NOT_FOUND', CHALLENGE_EXPIRED.message)
  const factor = await findFactor(server.db, challenge.purpose.userId, mfa_uid)
  if (!factor?.confirmed_at) throw new AppError('NOT_FOUND', 'Factor not found')
  return { resend_at: await sendPhoneCode(server, factor) }
}

/** The second step of a login. */
export async function answerChallenge(
  server: Server,
  caller: Caller,
  client: ClientInfo,
  input: MutationResolveMfaArgs,
): Promise<SignedIn | Refusal> {
  const challenge = await findChallenge(server.db, input.token)
  if (!challenge || !mayAnswer(challenge, caller)) return CHALLENGE_EXPIRED
  const { userId } = challenge.purpose
  const tooMany = waitRefusal(await waitFor(server.db, 'challengeAttempts', challenge.id))
  if (tooMany) return { ...tooMany, userId }
  if (input.code.length > MAX_CODE_LENGTH) return { ...INVALID_CODE, userId }
  const isRight = await spendCode(server, challenge, input)
  if (!isRight) return { ...INVALID_CODE, userId }
  // One success a challenge, also of two right answers at the same time
  const take: Recheck = async (tx) =>
    (await takeOneTimeToken(tx, 'mfa_challenge', input.token)) ? undefined : CHALLENGE_EXPIRED
  return finish(server, client, challenge, take)
}

/** A session is made fresh by itself alone. */
function mayAnswer({ purpose }: OpenChallenge, caller: Caller): boolean {
  return purpose.purpose === 'login' || purpose.sessionId === caller.sessionId
}

async function spendCode(
  server: Server,
  { purpose }: OpenChallenge,
  { mfa_uid, code }: { readonly mfa_uid: string; readonly code: string },
): Promise<boolean> {
  if (mfa_uid === RECOVERY) return takeRecoveryCode(server, purpose.userId, code)
  const factor = await findFactor(server.db, purpose.userId, mfa_uid)
  return factor?.confirmed_at ? spendFactorCode(server, factor, code) : false
}

async function takeRecoveryCode(server: Server, userId: string, code: string): Promise<boolean> {
  if (!(await spendRecoveryCode(server, userId, code))) return false
  const left = await recoveryCodesLeft(server.db, userId)
  server.notify(userId, { kind: 'recovery_code_used', left })
  return true
}

async function finish(
  server: Server,
  client: ClientInfo,
  { purpose }: OpenChallenge,
  take: Recheck,
): Promise<SignedIn | Refusal> {
  switch (purpose.purpose) {
    case 'login':
      return signIn(server, client, {
        userId: purpose.userId,
        recheck: take,
        hasAllProofs: true,
      })
    case 'reauthenticate': {
      const refusal = await take(server.db)
      if (refusal) return refusal
      return freshened(server, purpose)
    }
  }
}
