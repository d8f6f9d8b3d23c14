import { Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { UserDataPrivacyRequestDocument } from '../../lib/gql/graphql.ts'
import { endSession } from '../../lib/session/session.ts'
import { useChange } from '../../lib/useChange.ts'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { FormDialog } from '../../ui/forms/FormDialog.tsx'

interface EraseDialogProps {
  readonly email: string
  readonly onClose: () => void
}

/** There is no way back, so that the address must be typed. */
export function EraseDialog({ email, onClose }: EraseDialogProps): ReactNode {
  const [typed, setTyped] = useState('')
  const erasure = useChange(UserDataPrivacyRequestDocument)
  const isSame = typed.trim().toLowerCase() === email.toLowerCase()
  const form = useCheckedForm<{ typed?: string }>(
    isSame ? {} : { typed: 'This is not your email address' },
    () =>
      // Afterwards the user is nobody here: the session has ended on the server, and ends in this browser
      erasure.mutate({ request_type: 'erasure' }, { onSuccess: endSession }),
    erasure,
  )
  return (
    <FormDialog
      title="Delete your account?"
      submitLabel="Delete my account"
      isDangerous
      form={form}
      onClose={onClose}
    >
      <Text size="sm">
        Your account is erased at once and cannot be restored. You are removed from all
        organizations; your tokens and devices lose their access.
      </Text>
      <TextInput
        label={`Type ${email} to confirm`}
        autoComplete="off"
        data-autofocus
        value={typed}
        error={form.shown.typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
