import { Anchor, Button, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { ResetPasswordDocument } from '../../lib/gql/graphql.ts'
import { send } from '../../lib/graphqlTransport.ts'
import { NO_PASSWORD, newPasswordErrors } from '../../lib/newPassword.ts'
import { useCheckedForm } from '../../ui/checkedForm.ts'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { NewPasswordFields } from '../../ui/NewPasswordFields.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { AuthCard } from './AuthCard.tsx'
import { MfaStep } from './MfaStep.tsx'
import { type AuthFlow, useAuthFlow } from './useAuthFlow.ts'
import { useEnter } from './useEnter.ts'

/** Sets a new password by the token of an e-mail, and lets the user in. */
export function NewPasswordStep({ token }: { readonly token: string }): ReactNode {
  const enter = useEnter()
  const [uid, setUid] = useState<string | undefined>(undefined)
  const flow = useAuthFlow(async (expiresAt) => {
    notifyDone('The new password is set.')
    await enter({ expiresAt })
  })
  if (flow.challenge !== undefined) {
    return (
      <AuthCard title="Authenticate Your Account">
        <MfaStep flow={flow} challenge={flow.challenge} uid={uid} onChoose={setUid} />
      </AuthCard>
    )
  }
  return (
    <AuthCard title="Set a new password" tabTitle="New Password">
      <NewPasswordForm token={token} flow={flow} />
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/auth/login" />}>
        Back to Login
      </Anchor>
    </AuthCard>
  )
}

function NewPasswordForm(props: { readonly token: string; readonly flow: AuthFlow }): ReactNode {
  const { token, flow } = props
  const [value, setValue] = useState(NO_PASSWORD)
  const { shown, onSubmit } = useCheckedForm(newPasswordErrors(value), () =>
    flow.run(async () => {
      const variables = { token, new_password: value.password }
      return (await send(ResetPasswordDocument, variables)).resetPassword
    }),
  )
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack gap="sm">
        {flow.error !== undefined && <ErrorNote message={flow.error} />}
        <NewPasswordFields label="New Password" value={value} errors={shown} onChange={setValue} />
        <Button type="submit" size="sm" loading={flow.isPending}>
          Set Password
        </Button>
      </Stack>
    </form>
  )
}
