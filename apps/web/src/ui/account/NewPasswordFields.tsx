import type { ReactNode } from 'react'
import type { NewPasswordErrors } from '../../lib/session/newPassword.ts'
import type { NewPasswordState } from '../../lib/session/useNewPassword.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrength } from './PasswordStrength.tsx'

interface NewPasswordFieldsProps {
  /** 'Password' for a first one, 'New Password' for another. */
  readonly label: string
  readonly password: NewPasswordState
  /** Those to show. */
  readonly shown: NewPasswordErrors
}

/** A new password, typed twice, with how strong it is. */
export function NewPasswordFields({ label, password, shown }: NewPasswordFieldsProps): ReactNode {
  const { value, errors, score, onChange } = password
  return (
    <>
      <div>
        <PasswordField
          label={label}
          name="new-password"
          autoComplete="new-password"
          value={value.password}
          error={shown.password}
          onChange={(typed) => onChange({ ...value, password: typed })}
        />
        {value.password !== '' && (
          <PasswordStrength
            score={score}
            fault={errors.password}
            isFaultShown={shown.password !== undefined}
          />
        )}
      </div>
      <PasswordField
        label="Confirm Password"
        name="confirm-password"
        autoComplete="new-password"
        value={value.confirm}
        error={shown.confirm}
        onChange={(confirm) => onChange({ ...value, confirm })}
      />
    </>
  )
}
