import type { MfaChallenge } from '../graphql/resolvers.gen.ts'

/** The answer of a sign-in that did not succeed; part of the API. */
export interface Refusal {
  readonly code: string
  readonly message: string
  /** Set where a second factor is wanted instead. */
  readonly mfa?: MfaChallenge
  /** Who was refused, where that is proven or known; for the log alone. */
  readonly userId?: string
}

export const INVALID_LOGIN: Refusal = {
  code: 'INVALID_LOGIN',
  message: 'Invalid login credentials.',
}
/** For whoever has shown the right password, and nobody else. */
export const DEACTIVATED: Refusal = {
  code: 'ACCOUNT_DEACTIVATED',
  message: 'This account is deactivated. Ask a system administrator to reactivate it.',
}
export const WRONG_PASSWORD: Refusal = {
  code: 'invalid-login-credentials',
  message: 'Invalid username or password.',
}
export const SIGNED_OUT: Refusal = {
  code: 'UNAUTHENTICATED',
  message: 'Your session has ended. Sign in again.',
}
export const USER_ALREADY_EXISTS: Refusal = {
  code: 'UserAlreadyExists',
  message: 'A user with this email already exists.',
}
export const INVALID_EMAIL_DOMAIN: Refusal = {
  code: 'InvalidEmailDomain',
  message: 'Free and public email domains are currently restricted.',
}
export const INVALID_INVITE: Refusal = {
  code: 'InvalidInvite',
  message: 'The invitation code provided is invalid.',
}
export const INVITE_EMAIL_MISMATCH: Refusal = {
  code: 'InviteEmailMismatch',
  message: 'The invitation code provided does not match the provided email.',
}
export const INVALID_CODE: Refusal = {
  code: 'invalid-verification-code',
  message: 'Invalid verification code.',
}
export const CHALLENGE_EXPIRED: Refusal = {
  code: 'multi-factor-session-expired',
  message: 'This login has expired. Log in again.',
}
export const LINK_EXPIRED: Refusal = {
  code: 'invalid-action-code',
  message: 'This link has expired or was used already. Ask for a new one.',
}
