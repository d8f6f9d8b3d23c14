import { Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useCurrentUser } from '../../lib/currentUser.ts'
import {
  ApiTokensDocument,
  ChangePasswordDocument,
  type ChangePasswordMutationVariables,
  SessionsDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { authErrorText, authFailureText } from '../../lib/session/authErrors.ts'
import type { NewPasswordErrors } from '../../lib/session/newPassword.ts'
import { isPassword } from '../../lib/session/providerName.ts'
import { startSession } from '../../lib/session/session.ts'
import { useNewPassword } from '../../lib/session/useNewPassword.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import { ApiTokenChoice } from '../../ui/account/ApiTokenChoice.tsx'
import { NewPasswordFields } from '../../ui/account/NewPasswordFields.tsx'
import { PasswordField } from '../../ui/account/PasswordField.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { AnchorLink } from '../../ui/links.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Account } from './useAccount.ts'

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
  const { user_organization } = useCurrentUser()
  const organizationNames = user_organization.map(({ organization }) => organization.name)
  const password = useNewPassword({ email, organizationNames })
  const tokens = useView(ApiTokensDocument, {})
  const [revoked, setRevoked] = useState<readonly string[]>([])
  const { change, isPending, error } = useChangePassword(onDone)
  const form = useCheckedForm<NewPasswordErrors & { readonly old?: string }>(
    { ...(old === '' ? { old: 'Current Password is required' } : {}), ...password.errors },
    () =>
      change({
        old_password: old,
        new_password: password.value.password,
        revoke_api_token_ids: [...revoked],
      }),
  )
  return (
    <Form
      form={{ ...form, isPending, message: error }}
      submitLabel="Change Password"
      maxWidth={360}
    >
      <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
      <PasswordField
        label="Current Password"
        name="password"
        autoComplete="current-password"
        value={old}
        error={form.shown.old}
        onChange={setOld}
      />
      <NewPasswordFields label="New Password" password={password} shown={form.shown} />
      <ApiTokenChoice
        label="Revoke API tokens too"
        description="Those not chosen go on working."
        tokens={tokens.state === 'ready' ? tokens.data : []}
        chosen={revoked}
        onChange={setRevoked}
      />
      <Text size="xs" c="gray.6">
        Your other devices are logged out.
      </Text>
    </Form>
  )
}

/** Somebody who came by a provider: a password is set by the link of an email, as one that was forgotten. */
function NoPassword(): ReactNode {
  return (
    <Text size="sm">
      You have no password yet. To set one,{' '}
      <AnchorLink size="sm" underline="always" to="/auth/password-reset">
        ask for a link by email
      </AnchorLink>
      .
    </Text>
  )
}

interface ChangePassword {
  readonly change: (passwords: ChangePasswordMutationVariables) => void
  readonly isPending: boolean
  readonly error: string | undefined
}

/** The server ends the other sessions and gives this one a new token. */
function useChangePassword(onDone: () => void): ChangePassword {
  const refresh = useRefresh(SessionsDocument, ApiTokensDocument)
  const mutation = useMutation({
    mutationFn: async (passwords: ChangePasswordMutationVariables) => {
      const { changePassword } = await request(ChangePasswordDocument, passwords)
      if ('code' in changePassword) return authErrorText(changePassword)
      startSession(changePassword.expires_at)
      return undefined
    },
    onSuccess: async (refusal) => {
      if (refusal !== undefined) return
      onDone()
      notifyDone('The new password is set.')
      await refresh()
    },
  })
  return {
    change: mutation.mutate,
    isPending: mutation.isPending,
    error: mutation.isError ? authFailureText(mutation.error) : mutation.data,
  }
}
