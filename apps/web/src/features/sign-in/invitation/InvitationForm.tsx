import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { capture } from '../../../lib/analytics/analytics.ts'
import { LocalRegisterDocument } from '../../../lib/gql/graphql.ts'
import { useNewPassword } from '../../../lib/session/useNewPassword.ts'
import { send } from '../../../lib/transport/graphqlTransport.ts'
import { NewPasswordFields } from '../../../ui/account/NewPasswordFields.tsx'
import { useCheckedForm } from '../../../ui/forms/checkedForm.ts'
import { AnchorLink } from '../../../ui/links.tsx'
import { AuthForm } from '../AuthForm.tsx'
import { EmailField } from '../EmailField.tsx'
import { setLoginEmail } from '../loginEmail.ts'
import { ProviderButtons } from '../ProviderButtons.tsx'
import { useAuthFlow } from '../useAuthFlow.ts'
import { useEnter } from '../useEnter.ts'
import { DeclineInvitation } from './DeclineInvitation.tsx'
import { InvitedBy } from './InvitedBy.tsx'
import { type Invitation, placeOf } from './invitation.ts'

interface InvitationFormProps {
  readonly invitation: Invitation
  readonly token: string
}

/** The email address is the one that was invited; what is missing is a password. */
export function InvitationForm({ invitation, token }: InvitationFormProps): ReactNode {
  const enter = useEnter()
  const referer = placeOf(invitation)
  const flow = useAuthFlow(async (expiresAt) => {
    capture('signed_up')
    await enter({ expiresAt, referer })
  })
  const { email, organization_name } = invitation
  const password = useNewPassword({ email, organizationNames: [organization_name ?? ''] })
  const { shown, onSubmit } = useCheckedForm(password.errors, () =>
    flow.run(async () => {
      const input = { email, password: password.value.password, invite_token: token }
      return (await send(LocalRegisterDocument, input)).localRegister
    }),
  )
  return (
    <>
      <Text size="sm">
        {typeof invitation.organization_name === 'string' ? (
          <>
            You are invited to <b>{invitation.organization_name}</b>.
          </>
        ) : (
          'You are invited to DUET.'
        )}
      </Text>
      <InvitedBy invitation={invitation} />
      <AuthForm
        onSubmit={onSubmit}
        error={flow.error}
        isPending={flow.isPending}
        submitLabel="Sign Up"
      >
        <EmailField readOnly variant="filled" value={invitation.email} />
        <NewPasswordFields label="Password" password={password} shown={shown} />
      </AuthForm>
      <ProviderButtons
        verb="Sign Up"
        way={{ mode: 'register', referer, inviteId: invitation.id }}
      />
      <LogInInstead invitation={invitation} />
      <DeclineInvitation invitation={invitation} token={token} />
    </>
  )
}

function LogInInstead({ invitation }: { readonly invitation: Invitation }): ReactNode {
  return (
    <Text size="sm" ta="center">
      Already registered?{' '}
      <AnchorLink
        size="sm"
        underline="always"
        onClick={() => setLoginEmail(invitation.email)}
        to="/auth/login"
        search={{ invite_id: invitation.id }}
      >
        Log in
      </AnchorLink>
    </Text>
  )
}
