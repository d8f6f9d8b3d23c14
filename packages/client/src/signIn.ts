import { DuetClient } from './duetClient.ts'
import { DuetError } from './duetError.ts'
import {
  LocalLoginDocument,
  ResolveMfaDocument,
  SendMfaCodeDocument,
  type SignInAnswerFragment,
} from './gql/graphql.ts'
import { refusalOf } from './session.ts'

/** A second factor of a user: `factorId` is totp (an authenticator app) or phone. */
export type SecondFactor = NonNullable<
  Extract<SignInAnswerFragment, { code: string }>['mfa']
>['hints'][number]

export interface SignInOptions {
  readonly server: string | URL
  readonly email: string
  readonly password: string
  /**
   * For a user with a second factor: a code of the authenticator app or a recovery code, or what asks for it. A phone is sent
   * its code before it is asked for.
   */
  readonly code?: string | ((factor: SecondFactor) => Promise<string>)
}

/** Stands for any of the recovery codes in place of a factor. */
const RECOVERY = 'recovery'
/** Codes of apps and phones; recovery codes have letters. */
const FACTOR_CODE = /^[\d\s]+$/

/**
 * Signs in with email address and password. Programs that run unattended use an API token: `new DuetClient({ server, token })`.
 *
 * @throws DuetError INVALID_LOGIN, multi-factor-auth-required where a code is needed and none was given,
 * invalid-verification-code, RATE_LIMITED
 */
export async function signIn({
  server,
  email,
  password,
  code,
}: SignInOptions): Promise<DuetClient> {
  const nobody = new DuetClient({ server, token: undefined })
  const { localLogin } = await nobody.call(LocalLoginDocument, { username: email, password })
  const answer =
    'mfa' in localLogin && localLogin.mfa ? await secondStep(nobody, localLogin, code) : localLogin
  if (!('token' in answer)) throw refusalOf(answer)
  return new DuetClient({ server, token: answer.token, expiresAt: new Date(answer.expires_at) })
}

async function secondStep(
  nobody: DuetClient,
  asked: Extract<SignInAnswerFragment, { code: string }>,
  code: SignInOptions['code'],
): Promise<SignInAnswerFragment> {
  const factors = asked.mfa?.hints ?? []
  const factor = factors.find(({ factorId }) => factorId === 'totp') ?? factors[0]
  if (!asked.mfa || !factor || code === undefined)
    throw new DuetError(asked.code, 'A second factor is needed: give a code of it.')
  const { token } = asked.mfa
  const given = typeof code === 'string' ? code : await askedFor(nobody, token, factor, code)
  const mfa_uid = FACTOR_CODE.test(given) ? factor.uid : RECOVERY
  return (await nobody.call(ResolveMfaDocument, { token, mfa_uid, code: given.trim() })).resolveMfa
}

async function askedFor(
  nobody: DuetClient,
  token: string,
  factor: SecondFactor,
  ask: (factor: SecondFactor) => Promise<string>,
): Promise<string> {
  if (factor.factorId === 'phone')
    await nobody.call(SendMfaCodeDocument, { token, mfa_uid: factor.uid })
  return ask(factor)
}
