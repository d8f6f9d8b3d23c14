import { TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { errorMessage } from '../lib/graphqlError.ts'
import type { Attempt } from './ErrorNote.tsx'
import { FormDialog } from './forms/FormDialog.tsx'

interface RenameDialogProps {
  readonly title: string
  /** The name so far. */
  readonly name: string
  /** Of the button; 'Rename' where absent. */
  readonly confirmLabel?: string
  /** What renaming does. */
  readonly of?: Attempt
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

const MAX_NAME_LENGTH = 200

export function RenameDialog(props: RenameDialogProps): ReactNode {
  const [name, setName] = useState(props.name)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const { of } = props
  const isEmpty = name.trim() === ''
  const isMissed = isEmpty && (wasSubmitted || props.name !== '')
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setWasSubmitted(true)
    if (!isEmpty) props.onRename(name.trim())
  }
  return (
    <FormDialog
      title={props.title}
      submitLabel={props.confirmLabel ?? 'Rename'}
      {...(of && { of })}
      // said at the field
      message={undefined}
      onSubmit={onSubmit}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        data-autofocus
        value={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isMissed ? 'Name is required' : of?.error ? errorMessage(of.error) : undefined}
      />
    </FormDialog>
  )
}
