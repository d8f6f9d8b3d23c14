import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './authEngine.ts'
import type { Refusal } from './refusal.ts'

/** What is wrong with a new password; undefined for a good one. */
export function passwordFault(password: string): string | undefined {
  if (password.length < MIN_PASSWORD_LENGTH) {
    return `Password must be at least ${MIN_PASSWORD_LENGTH} characters.`
  }
  if (password.length > MAX_PASSWORD_LENGTH) {
    return `Password must be at most ${MAX_PASSWORD_LENGTH} characters.`
  }
  return undefined
}

/** The refusal where a user sets a first password or a forgotten one. */
export function weakPassword(password: string): Refusal | undefined {
  const message = passwordFault(password)
  if (message === undefined) return undefined
  const isShort = password.length < MIN_PASSWORD_LENGTH
  return { code: isShort ? 'weak-password' : 'INVALID_PASSWORD', message }
}
