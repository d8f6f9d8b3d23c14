import { WEAK_PASSWORD } from './authErrors.ts'

/** A new password as it is typed, twice. */
export interface NewPassword {
  readonly password: string
  readonly confirm: string
}

export const NO_PASSWORD: NewPassword = { password: '', confirm: '' }

const MIN_LENGTH = 6

export type NewPasswordErrors = { readonly [K in keyof NewPassword]?: string }

export function newPasswordErrors({ password, confirm }: NewPassword): NewPasswordErrors {
  return {
    ...(password === ''
      ? { password: 'Password is required' }
      : password.length < MIN_LENGTH && { password: WEAK_PASSWORD }),
    ...(confirm === ''
      ? { confirm: 'Confirm Password is required' }
      : confirm !== password && { confirm: 'Passwords do not match' }),
  }
}
