import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'

/** The address that a user signs in with, as password managers know it. */
export function EmailField(props: TextInputProps): ReactNode {
  return <TextInput label="Email" type="email" name="email" autoComplete="username" {...props} />
}
