import type { PasswordOwner } from '@duet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type NewPassword, type NewPasswordErrors, newPasswordErrors } from './newPassword.ts'
import { loadPasswordJudge, type PasswordScore } from './passwordJudge.ts'

export interface NewPasswordState {
  readonly value: NewPassword
  readonly onChange: (value: NewPassword) => void
  readonly errors: NewPasswordErrors
  /** Undefined before the first letter, and until it is known. */
  readonly score: PasswordScore | undefined
}

/** A new password while it is typed, under the rules of the server. */
export function useNewPassword(owner: PasswordOwner): NewPasswordState {
  const [value, onChange] = useState<NewPassword>({ password: '', confirm: '' })
  const isBegun = value.password !== ''
  const { data: judge } = useQuery({
    queryKey: ['password judge'],
    queryFn: loadPasswordJudge,
    staleTime: Infinity,
    enabled: isBegun,
  })
  const known = ['duet', owner.email ?? '', ...(owner.organizationNames ?? [])]
  return {
    value,
    onChange,
    errors: newPasswordErrors(value, owner, judge?.common),
    score: isBegun ? judge?.scoreOf(value.password, known) : undefined,
  }
}
