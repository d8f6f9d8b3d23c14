import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Attempt } from './ErrorNote.tsx'
import { requiredErrors, useCheckedForm } from './forms/checkedForm.ts'
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
  const errors = requiredErrors({ name }, { name: 'Name' })
  const form = useCheckedForm(errors, () => props.onRename(name.trim()), props.of)
  const { name: missing } = props.name === '' ? form.shown : errors
  return (
    <FormDialog
      title={props.title}
      submitLabel={props.confirmLabel ?? 'Rename'}
      // said at the field
      form={{ ...form, message: undefined }}
      onClose={props.onClose}
    >
      <TextInput
        label="Name"
        data-autofocus
        value={name}
        maxLength={MAX_NAME_LENGTH}
        onChange={(event) => setName(event.currentTarget.value)}
        error={missing ?? form.message}
      />
    </FormDialog>
  )
}
