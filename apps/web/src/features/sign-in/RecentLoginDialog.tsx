import { Modal, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ReauthenticateDocument } from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { startSession } from '../../lib/session/session.ts'
import { PasswordField } from '../../ui/account/PasswordField.tsx'
import { requiredErrors, useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
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
  const form = useCheckedForm(requiredErrors({ password }, { password: 'Password' }), () =>
    flow.run(async () => (await request(ReauthenticateDocument, { password })).reauthenticate),
  )
  return (
    <>
      <Form
        form={{ ...form, isPending: flow.isPending }}
        submitLabel="Confirm"
        onCancel={props.onClose}
      >
        <Text size="sm">You signed in a while ago. Enter your password again to go on.</Text>
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          hasAutofocus
          value={password}
          onChange={setPassword}
          error={form.shown.password ?? flow.error}
        />
      </Form>
      <ProviderButtons
        verb="Confirm"
        way={{ mode: 'reauthenticate', referer: location.pathname + location.search }}
      />
    </>
  )
}
