import type { ReactNode } from 'react'
import type { NewPassword, NewPasswordErrors } from '../lib/newPassword.ts'
import { PasswordField } from './PasswordField.tsx'

interface NewPasswordFieldsProps {
  /** 'Password' for a first one, 'New Password' for another. */
  readonly label: string
  readonly value: NewPassword
  readonly errors: NewPasswordErrors
  readonly onChange: (value: NewPassword) => void
}

/** A new password, typed twice. */
export function NewPasswordFields(props: NewPasswordFieldsProps): ReactNode {
  const { value, errors } = props
  return (
    <>
      <PasswordField
        label={props.label}
        name="new-password"
        autoComplete="new-password"
        value={value.password}
        error={errors.password}
        onChange={(password) => props.onChange({ ...value, password })}
      />
      <PasswordField
        label="Confirm Password"
        name="confirm-password"
        autoComplete="new-password"
        value={value.confirm}
        error={errors.confirm}
        onChange={(confirm) => props.onChange({ ...value, confirm })}
      />
    </>
  )
}
