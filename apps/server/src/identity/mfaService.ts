import { AppError } from '@duet/contract'
import type { AttemptLimiter } from '../access/attemptLimiter.ts'
import type { Caller } from '../access/caller.ts'
import type { ClientInfo } from './authEngine.ts'
import { type FactorCodeDeps, sendPhoneCode, spendFactorCode } from './factorCodes.ts'
import { findFactor } from './factorQueries.ts'
import { findChallenge, type OpenChallenge } from './mfaChallenge.ts'
import { takeOneTimeToken } from './oneTimeTokens.ts'
import { markAuthenticated } from './recentLogin.ts'
import { recoveryCodesLeft, spendRecoveryCode } from './recoveryCodes.ts'
import {
  CHALLENGE_EXPIRED,
  INVALID_CODE,
  type Refusal,
  SIGNED_OUT,
  tooManyAttempts,
} from './refusal.ts'
import { type Recheck, type SignedIn, type SignInDeps, signInAs, tokenFor } from './signIn.ts'

export interface MfaDeps extends SignInDeps, FactorCodeDeps {
  /** Codes tried at one challenge. */
  readonly challengeAttempts: AttemptLimiter
}

/** The second step of a login. */
export interface MfaService {
  readonly resolve: (
    caller: Caller,
    client: ClientInfo,
    input: { readonly token: string; readonly mfa_uid: string; readonly code: string },
  ) => Promise<SignedIn | Refusal>
  /** Answers when the code may be sent again. @throws AppError NOT_FOUND, RATE_LIMITED */
  readonly sendCode: (input: {
    readonly token: string
    readonly mfa_uid: string
  }) => Promise<{ readonly resend_at: string }>
}

/** Serves in place of the id of a factor. */
const RECOVERY = 'recovery'
/** The longest code, with spaces. */
const MAX_CODE_LENGTH = 40

export function createMfaService(deps: MfaDeps): MfaService {
  return {
    resolve: (caller, client, input) => resolve(deps, caller, client, input),
    sendCode: async ({ token, mfa_uid }) => {
      const challenge = await findChallenge(deps.db, token)
      if (!challenge) throw new AppError('NOT_FOUND', CHALLENGE_EXPIRED.message)
      const factor = await findFactor(deps.db, challenge.purpose.userId, mfa_uid)
      if (!factor?.confirmed_at) throw new AppError('NOT_FOUND', 'Factor not found')
      return { resend_at: (await sendPhoneCode(deps, factor)).toISOString() }
    },
  }
}

async function resolve(
  deps: MfaDeps,
  caller: Caller,
  client: ClientInfo,
  input: { readonly token: string; readonly mfa_uid: string; readonly code: string },
): Promise<SignedIn | Refusal> {
  const challenge = await findChallenge(deps.db, input.token)
  if (!challenge || !mayAnswer(challenge, caller)) return CHALLENGE_EXPIRED
  const waitS = await deps.challengeAttempts.take(challenge.id)
  const { userId } = challenge.purpose
  if (waitS > 0) return { ...tooManyAttempts(waitS), userId }
  if (input.code.length > MAX_CODE_LENGTH) return { ...INVALID_CODE, userId }
  const isRight = await spendCode(deps, challenge, input)
  if (!isRight) return { ...INVALID_CODE, userId }
  // One success a challenge, also of two right answers at the same time
  const take: Recheck = async (tx) =>
    (await takeOneTimeToken(tx, 'mfa_challenge', input.token)) ? undefined : CHALLENGE_EXPIRED
  return finish(deps, client, challenge, take)
}

/** A session is made fresh by itself alone. */
function mayAnswer({ purpose }: OpenChallenge, caller: Caller): boolean {
  return purpose.purpose === 'login' || purpose.sessionId === caller.sessionId
}

async function spendCode(
  deps: MfaDeps,
  { purpose }: OpenChallenge,
  { mfa_uid, code }: { readonly mfa_uid: string; readonly code: string },
): Promise<boolean> {
  if (mfa_uid === RECOVERY) return takeRecoveryCode(deps, purpose.userId, code)
  const factor = await findFactor(deps.db, purpose.userId, mfa_uid)
  return factor?.confirmed_at ? spendFactorCode(deps, factor, code) : false
}

async function takeRecoveryCode(deps: MfaDeps, userId: string, code: string): Promise<boolean> {
  if (!(await spendRecoveryCode(deps, userId, code))) return false
  const left = await recoveryCodesLeft(deps.db, userId)
  deps.notify(userId, { kind: 'recovery_code_used', left })
  return true
}

async function finish(
  deps: MfaDeps,
  client: ClientInfo,
  { purpose }: OpenChallenge,
  take: Recheck,
): Promise<SignedIn | Refusal> {
  switch (purpose.purpose) {
    case 'login':
      return signInAs(deps, client, { userId: purpose.userId, recheck: take })
    case 'reauthenticate': {
      const refusal = await take(deps.db)
      if (refusal) return refusal
      const session = await markAuthenticated(deps.db, purpose)
      return session ? tokenFor(deps, session) : SIGNED_OUT
    }
  }
}
