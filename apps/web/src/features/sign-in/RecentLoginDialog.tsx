import { Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ReauthenticateDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { startSession } from '../../lib/session/session.ts'
import { PasswordField } from '../../ui/account/PasswordField.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { FormActions } from '../../ui/forms/FormActions.tsx'
import { MfaStep } from './MfaStep.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { type AuthFlow, useAuthFlow } from './useAuthFlow.ts'

interface RecentLoginDialogProps {
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Who has been signed in for long proves once more who they are. */
export function RecentLoginDialog({ onDone, onClose }: RecentLoginDialogProps): ReactNode {
  const [uid, setUid] = useState<string | undefined>(undefined)
  const flow = useAuthFlow(async (expiresAt) => {
    startSession(expiresAt)
    onDone()
  })
  return (
    <Modal opened onClose={onClose} title="Confirm that it is you" size={400}>
      <Stack gap="sm">
        {flow.challenge === undefined ? (
          <PasswordStep flow={flow} onClose={onClose} />
        ) : (
          <MfaStep flow={flow} challenge={flow.challenge} uid={uid} onChoose={setUid} />
        )}
      </Stack>
    </Modal>
  )
}

function PasswordStep(props: { readonly flow: AuthFlow; readonly onClose: () => void }): ReactNode {
  const { flow } = props
  const [password, setPassword] = useState('')
  const { shown, onSubmit } = useCheckedForm(
    password === '' ? { password: 'Password is required' } : {},
    () =>
      flow.run(async () => (await request(ReauthenticateDocument, { password })).reauthenticate),
  )
  return (
    <>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="sm">
          <Text size="sm">You signed in a while ago. Enter your password again to go on.</Text>
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            hasAutofocus
            value={password}
            onChange={setPassword}
            error={shown.password ?? flow.error}
          />
          <FormActions label="Confirm" isPending={flow.isPending} onCancel={props.onClose} />
        </Stack>
      </form>
      <ProviderButtons
        verb="Confirm"
        way={{ mode: 'reauthenticate', referer: location.pathname + location.search }}
      />
    </>
  )
}
