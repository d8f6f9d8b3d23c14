import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import {
  PasswordResetDocument,
  type PasswordResetQuery,
  ResetPasswordDocument,
} from '../../lib/gql/graphql.ts'
import { useNewPassword } from '../../lib/session/useNewPassword.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { useView } from '../../lib/useView.ts'
import { mapView } from '../../lib/view.ts'
import { ApiTokenChoice } from '../../ui/account/ApiTokenChoice.tsx'
import { NewPasswordFields } from '../../ui/account/NewPasswordFields.tsx'
import { DataState } from '../../ui/DataState.tsx'
import { useCheckedForm } from '../../ui/forms/checkedForm.ts'
import { AnchorLink } from '../../ui/links.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { AuthCard } from './AuthCard.tsx'
import { AuthForm } from './AuthForm.tsx'
import { MfaStep } from './MfaStep.tsx'
import { type AuthFlow, useAuthFlow } from './useAuthFlow.ts'
import { useEnter } from './useEnter.ts'

/** Sets a new password by the token of an email, and lets the user in. */
export function NewPasswordStep({ token }: { readonly token: string }): ReactNode {
  const enter = useEnter()
  const [uid, setUid] = useState<string | undefined>(undefined)
  const view = mapView(useView(PasswordResetDocument, { token }), (reset) => reset ?? undefined)
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
      <DataState view={view} isEmpty={(reset) => reset === undefined} empty={<LinkExpired />}>
        {(reset) => reset && <NewPasswordForm token={token} flow={flow} reset={reset} />}
      </DataState>
      <AnchorLink size="sm" to="/auth/login">
        Back to Login
      </AnchorLink>
    </AuthCard>
  )
}

function LinkExpired(): ReactNode {
  return (
    <Text size="sm">
      This link has expired or was used already.{' '}
      <AnchorLink size="sm" underline="always" to="/auth/password-reset" search={{}}>
        Ask for a new one
      </AnchorLink>
      .
    </Text>
  )
}

interface NewPasswordFormProps {
  readonly token: string
  readonly flow: AuthFlow
  readonly reset: NonNullable<PasswordResetQuery['passwordReset']>
}

function NewPasswordForm({ token, flow, reset }: NewPasswordFormProps): ReactNode {
  const password = useNewPassword(reset)
  const [unrevoked, setUnrevoked] = useState<readonly string[]>([])
  const { shown, onSubmit } = useCheckedForm(password.errors, () =>
    flow.run(async () => {
      const new_password = password.value.password
      const variables = { token, new_password, keep_api_token_ids: [...unrevoked] }
      return (await send(ResetPasswordDocument, variables)).resetPassword
    }),
  )
  return (
    <AuthForm
      onSubmit={onSubmit}
      error={flow.error}
      isPending={flow.isPending}
      submitLabel="Set Password"
    >
      <NewPasswordFields label="New Password" password={password} shown={shown} />
      <ApiTokenChoice
        label="Keep these API tokens"
        description="The others are revoked: programs that use them are refused."
        tokens={reset.api_tokens}
        chosen={unrevoked}
        onChange={setUnrevoked}
      />
    </AuthForm>
  )
}
