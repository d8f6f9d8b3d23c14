import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorNote } from '../ErrorNote.tsx'
import type { FormState } from './checkedForm.ts'
import { FormActions } from './FormActions.tsx'

export interface FormProps {
  readonly form: FormState
  /** The verb: 'Add server', never 'OK'. */
  readonly submitLabel: string
  readonly isDangerous?: boolean
  readonly isDisabled?: boolean
  /** Leaves it; absent where the form stands on a page. */
  readonly onCancel?: () => void
  /** Its button stands at the right. */
  readonly isAtEnd?: boolean
  readonly gap?: 'sm' | 'md'
  readonly maxWidth?: number
  readonly children: ReactNode
}

/** Fields, what went wrong, and what they are for. */
export function Form(props: FormProps): ReactNode {
  const { form, onCancel } = props
  const submit = (
    <Button
      type="submit"
      disabled={props.isDisabled ?? false}
      loading={form.isPending}
      {...(props.isDangerous === true ? { color: 'red.9' } : {})}
    >
      {props.submitLabel}
    </Button>
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap={props.gap ?? 'sm'} maw={props.maxWidth}>
        {props.children}
        {form.message !== undefined && <ErrorNote message={form.message} />}
        {onCancel === undefined ? (
          <Group justify={props.isAtEnd === true ? 'flex-end' : 'flex-start'}>{submit}</Group>
        ) : (
          <FormActions onCancel={onCancel}>{submit}</FormActions>
        )}
      </Stack>
    </form>
  )
}
