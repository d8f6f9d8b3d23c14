import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import type { FormState } from '../../ui/forms/checkedForm.ts'

interface AuthFormProps extends Pick<FormState, 'isPending' | 'onSubmit'> {
  readonly error?: string | undefined
  readonly submitLabel: string
  readonly children: ReactNode
}

/** The form of an AuthCard: what went wrong stands first, and the button is as wide as the fields. */
export function AuthForm(props: AuthFormProps): ReactNode {
  return (
    <form onSubmit={props.onSubmit} noValidate>
      <Stack gap="sm">
        {props.error !== undefined && <ErrorNote message={props.error} />}
        {props.children}
        <Button type="submit" size="sm" loading={props.isPending}>
          {props.submitLabel}
        </Button>
      </Stack>
    </form>
  )
}
