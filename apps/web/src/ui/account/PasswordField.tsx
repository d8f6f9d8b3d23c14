import { PasswordInput } from '@mantine/core'
import type { ReactNode } from 'react'

interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly value: string
  readonly error: string | undefined
  readonly hasAutofocus?: boolean
  readonly onChange: (value: string) => void
}

export function PasswordField(props: PasswordFieldProps): ReactNode {
  return (
    <PasswordInput
      label={props.label}
      name={props.name}
      autoComplete={props.autoComplete}
      value={props.value}
      error={props.error}
      // The library says so of other fields by itself
      aria-invalid={props.error !== undefined}
      {...(props.hasAutofocus === true ? { 'data-autofocus': true } : {})}
      onChange={(event) => props.onChange(event.target.value)}
    />
  )
}
