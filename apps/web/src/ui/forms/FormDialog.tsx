import { Stack } from '@mantine/core'
import type { FormEventHandler, ReactNode } from 'react'
import { Dialog } from '../Dialog.tsx'
import { type Attempt, ErrorNote, FailureNote } from '../ErrorNote.tsx'
import { FormActions } from './FormActions.tsx'

interface FormDialogProps {
  readonly title: string
  /** Px, or one of Mantine's names. */
  readonly size?: number | 'lg'
  readonly gap?: 'sm' | 'md'
  /** The verb: 'Add server', never 'OK'. */
  readonly submitLabel: string
  readonly isDangerous?: boolean
  readonly isDisabled?: boolean
  /** What submitting does. */
  readonly of?: Attempt
  /** What to say of its failure, where that is not said at a field; else the failure itself is. */
  readonly message?: string | undefined
  readonly onSubmit: FormEventHandler<HTMLFormElement>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog that asks for something: its fields, what went wrong, and the two ways out. */
export function FormDialog(props: FormDialogProps): ReactNode {
  const { of, onClose } = props
  return (
    <Dialog onClose={onClose} title={props.title} {...(props.size && { size: props.size })}>
      <form onSubmit={props.onSubmit} noValidate>
        <Stack gap={props.gap ?? 'md'}>
          {props.children}
          {'message' in props
            ? props.message !== undefined && <ErrorNote message={props.message} />
            : of !== undefined && <FailureNote of={of} />}
          <FormActions
            label={props.submitLabel}
            isDangerous={props.isDangerous}
            isDisabled={props.isDisabled}
            isPending={of?.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
