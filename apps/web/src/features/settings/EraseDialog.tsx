import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useCheckedForm } from '../../ui/checkedForm.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { useErasure } from './usePrivacy.ts'

interface EraseDialogProps {
  readonly email: string
  readonly onClose: () => void
}

/** There is no way back, so that the address must be typed. */
export function EraseDialog({ email, onClose }: EraseDialogProps): ReactNode {
  const [typed, setTyped] = useState('')
  const erasure = useErasure()
  const isSame = typed.trim().toLowerCase() === email.toLowerCase()
  const { shown, onSubmit } = useCheckedForm<{ typed?: string }>(
    isSame ? {} : { typed: 'This is not your email address' },
    erasure.run,
  )
  return (
    <Modal opened onClose={onClose} title="Delete your account?">
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <Text size="sm">
            Your account is erased at once and cannot be restored. You are removed from all
            organizations; your tokens and devices lose their access.
          </Text>
          <TextInput
            label={`Type ${email} to confirm`}
            autoComplete="off"
            data-autofocus
            value={typed}
            error={shown.typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          {erasure.error !== undefined && <ErrorNote message={erasure.error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" color="red.9" loading={erasure.isPending}>
              Delete my account
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
