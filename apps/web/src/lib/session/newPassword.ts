import { type PasswordOwner, passwordFault } from '@duet/contract'

/** A new password as it is typed, twice. */
export interface NewPassword {
  readonly password: string
  readonly confirm: string
}

export type NewPasswordErrors = { readonly [K in keyof NewPassword]?: string }

/** `common` is absent until it is loaded: the server has the last word. */
export function newPasswordErrors(
  { password, confirm }: NewPassword,
  owner: PasswordOwner,
  common?: ReadonlySet<string>,
): NewPasswordErrors {
  const fault = password === '' ? 'Password is required' : passwordFault(password, owner, common)
  return {
    ...(fault !== undefined && { password: fault }),
    ...(confirm === ''
      ? { confirm: 'Confirm Password is required' }
      : confirm !== password && { confirm: 'Passwords do not match' }),
  }
}
