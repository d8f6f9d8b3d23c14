import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { type NewPasswordErrors, NO_PASSWORD, newPasswordErrors } from '../../lib/newPassword.ts'
import { isPassword } from '../../lib/providerName.ts'
import { useCheckedForm } from '../../ui/checkedForm.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import type { Account } from './useAccount.ts'
import { useChangePassword } from './useChangePassword.ts'

export function PasswordSection({ account }: { readonly account: Account }): ReactNode {
  // A form that has done its work is drawn anew, empty
  const [changes, setChanges] = useState(0)
  const hasPassword = account.user_identity.some(({ provider }) => isPassword(provider))
  return (
    <Panel title="Password">
      {hasPassword ? (
        <ChangePasswordForm
          key={changes}
          email={account.email}
          onDone={() => setChanges(changes + 1)}
        />
      ) : (
        <NoPassword />
      )}
    </Panel>
  )
}

interface ChangePasswordFormProps {
  readonly email: string
  readonly onDone: () => void
}

function ChangePasswordForm({ email, onDone }: ChangePasswordFormProps): ReactNode {
  const [old, setOld] = useState('')
  const [value, setValue] = useState(NO_PASSWORD)
  const { change, isPending, error } = useChangePassword(onDone)
  const errors: NewPasswordErrors & { readonly old?: string } = {
    ...(old === '' ? { old: 'Current Password is required' } : {}),
    ...newPasswordErrors(value),
  }
  const { shown, onSubmit } = useCheckedForm(errors, () =>
    change({ old_password: old, new_password: value.password }),
  )
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm" maw={360}>
        <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
        <PasswordField
          label="Current Password"
          name="password"
          autoComplete="current-password"
          value={old}
          error={shown.old}
          onChange={setOld}
        />
        <NewPasswordFields label="New Password" value={value} errors={shown} onChange={setValue} />
        {error !== undefined && <ErrorNote message={error} />}
        <Text size="xs" c="gray.6">
          Your other devices are logged out.
        </Text>
        <Group>
          <Button type="submit" loading={isPending}>
            Change Password
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Somebody who came by a provider: a password is set by the link of an e-mail, as one that was forgotten. */
function NoPassword(): ReactNode {
  return (
    <Text size="sm">
      You have no password yet. To set one,{' '}
      <Anchor
        size="sm"
        underline="always"
        renderRoot={(props) => <Link {...props} to="/auth/password-reset" />}
      >
        ask for a link by email
      </Anchor>
      .
    </Text>
  )
}
