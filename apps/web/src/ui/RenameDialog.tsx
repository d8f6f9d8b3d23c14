import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Dialog } from './Dialog.tsx'

interface RenameDialogProps {
  readonly title: string
  /** The name so far. */
  readonly name: string
  /** Of the button; 'Rename' where absent. */
  readonly confirmLabel?: string
  readonly isPending: boolean
  readonly error: string | undefined
  readonly onRename: (name: string) => void
  readonly onClose: () => void
}

const MAX_NAME_LENGTH = 200

export function RenameDialog(props: RenameDialogProps): ReactNode {
  const [name, setName] = useState(props.name)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const isEmpty = name.trim() === ''
  const isMissed = isEmpty && (wasSubmitted || props.name !== '')
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    setWasSubmitted(true)
    if (!isEmpty) props.onRename(name.trim())
  }
  return (
    <Dialog onClose={props.onClose} title={props.title}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <TextInput
            label="Name"
            data-autofocus
            value={name}
            maxLength={MAX_NAME_LENGTH}
            onChange={(event) => setName(event.currentTarget.value)}
            error={isMissed ? 'Name is required' : props.error}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={props.onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={props.isPending}>
              {props.confirmLabel ?? 'Rename'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
