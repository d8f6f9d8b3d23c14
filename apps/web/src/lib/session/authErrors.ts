import { ConnectionError, errorMessage, GraphqlError, isErrorCode } from '../graphqlError.ts'

/** What a refusal of the server or of a provider carries. */
export interface AuthFailure {
  readonly code: string
  readonly message: string
}

const UNKNOWN = 'An unknown error has occurred.'
const INVALID_LOGIN = 'Invalid login credentials.'
const USER_ALREADY_EXISTS = 'A user with this email already exists.'
const INVALID_EMAIL_DOMAIN = 'Free and public email domains are currently restricted.'
const INVALID_INVITE = 'The invitation code provided is invalid.'
const INVITE_EMAIL_MISMATCH = 'The invitation code provided does not match the provided email.'

const WEAK_PASSWORD = 'Password must be at least 6 characters.'

/** The error catalogue. Provider codes stand here without their prefix 'auth/'. */
const TEXTS: ReadonlyMap<string, string> = new Map([
  ['INVALID_LOGIN', INVALID_LOGIN],
  ['IdentityNotFound', INVALID_LOGIN],
  ['LocalPasswordNotSet', INVALID_LOGIN],
  ['IncorrectPassword', INVALID_LOGIN],
  ['UserNotFound', INVALID_LOGIN],
  ['USER_ALREADY_EXISTS', USER_ALREADY_EXISTS],
  ['UserAlreadyExists', USER_ALREADY_EXISTS],
  ['INVALID_EMAIL_DOMAIN', INVALID_EMAIL_DOMAIN],
  ['InvalidEmailDomain', INVALID_EMAIL_DOMAIN],
  ['INVALID_INVITE', INVALID_INVITE],
  ['InvalidInvite', INVALID_INVITE],
  ['INVITE_EMAIL_MISMATCH', INVITE_EMAIL_MISMATCH],
  ['InviteEmailMismatch', INVITE_EMAIL_MISMATCH],
  ['weak-password', WEAK_PASSWORD],
  ['email-already-in-use', USER_ALREADY_EXISTS],
  ['invalid-login-credentials', 'Invalid username or password.'],
  ['invalid-verification-code', 'Invalid verification code.'],
])

const PROVIDER_CODE = /^[a-z]+(?:[-_][a-z]+)*$/

/**
 * The sentence for a refusal. The catalogue's own texts come first; a refusal of the contract (a rate limit, say) and
 * a rejected password bring a sentence of the server; a provider's code is shown with its message.
 */
export function authErrorText({ code, message }: AuthFailure): string {
  const bare = code.replace(/^auth\//, '')
  const known = TEXTS.get(bare)
  if (known !== undefined) return known
  if (message === '') return PROVIDER_CODE.test(bare) ? code : UNKNOWN
  if (bare === 'InvalidPassword') return message
  if (isErrorCode(bare)) return bare === 'INTERNAL' ? UNKNOWN : message
  return PROVIDER_CODE.test(bare) ? `${message} (${code})` : UNKNOWN
}

/** The sentence for anything that was thrown on the way into the application. */
export function authFailureText(error: unknown): string {
  if (error instanceof ConnectionError) return errorMessage(error)
  return error instanceof GraphqlError
    ? authErrorText({ code: error.code, message: errorMessage(error) })
    : UNKNOWN
}
