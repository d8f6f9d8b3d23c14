import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FirebaseLoginDocument } from '../../lib/gql/graphql.ts'
import { send } from '../../lib/transport/graphqlTransport.ts'
import { LinkButton } from '../../ui/account/LinkButton.tsx'
import { AuthCard } from './AuthCard.tsx'
import { LoginForm } from './LoginForm.tsx'
import { MfaStep } from './MfaStep.tsx'
import { useAuthFlow } from './useAuthFlow.ts'
import { useEnter } from './useEnter.ts'
import { useProviderReturn } from './useProviderReturn.ts'

/** Email and password or a provider; then, where one is enrolled, the second factor. */
export function LoginPage(): ReactNode {
  const search = useSearch({ from: '/auth/login' })
  const { referer, invite_id, mfaUid } = search
  const navigate = useNavigate({ from: '/auth/login' })
  const enter = useEnter()
  const flow = useAuthFlow((expiresAt) => enter({ expiresAt, referer, inviteId: invite_id }))
  useProviderReturn(search, flow.run, async (proof) => {
    const variables = { ...proof, invite_id: invite_id ?? null }
    return (await send(FirebaseLoginDocument, variables)).firebaseLogin
  })

  if (flow.challenge === undefined) {
    return (
      <AuthCard title="Log in to DUET" tabTitle="Log In">
        <LoginForm flow={flow} search={search} />
      </AuthCard>
    )
  }
  const onChoose = (uid: string | undefined): void =>
    void navigate({ search: (before) => ({ ...before, mfaUid: uid }) })
  const onBack = (): void => {
    flow.restart()
    void navigate({ search: { referer, invite_id } })
  }
  return (
    <AuthCard title="Authenticate Your Account">
      <MfaStep flow={flow} challenge={flow.challenge} uid={mfaUid} onChoose={onChoose} />
      <LinkButton onClick={onBack}>Back to Login</LinkButton>
    </AuthCard>
  )
}
