import { Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { capture } from '../../lib/analytics/analytics.ts'
import { FirebaseRegisterDocument } from '../../lib/gql/graphql.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { AnchorLink } from '../../ui/links.tsx'
import { AuthCard } from './AuthCard.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { wayBackError } from './providerWay.ts'
import { RegisterForm } from './RegisterForm.tsx'
import { useAuthFlow } from './useAuthFlow.ts'
import { useEnter } from './useEnter.ts'
import { useProviderReturn } from './useProviderReturn.ts'

/** Sign-up where registration is open; also where those end who were invited and come back from a provider. */
export function RegisterPage(): ReactNode {
  const search = useSearch({ from: '/auth/register' })
  const { referer, invite_id, invite_token } = search
  const enter = useEnter()
  const flow = useAuthFlow(async (expiresAt) => {
    capture('signed_up')
    await enter({ expiresAt, referer })
  })
  useProviderReturn(search, flow.run, async (proof) => {
    const variables = { ...proof, invite_id: invite_id ?? null }
    return (await send(FirebaseRegisterDocument, variables)).firebaseRegister
  })
  return (
    <AuthCard title="Sign up for DUET" tabTitle="Sign Up">
      <RegisterForm
        flow={flow}
        inviteToken={invite_token}
        wayError={flow.isPending ? undefined : wayBackError(search)}
      />
      <ProviderButtons verb="Sign Up" way={{ mode: 'register', referer, inviteId: invite_id }} />
      <Text size="sm" ta="center">
        Already registered?{' '}
        <AnchorLink size="sm" underline="always" to="/auth/login" search={{ referer, invite_id }}>
          Log in
        </AnchorLink>
      </Text>
    </AuthCard>
  )
}
