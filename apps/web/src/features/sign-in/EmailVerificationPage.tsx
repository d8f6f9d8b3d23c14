import { useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AuthCard } from './AuthCard.tsx'
import { VerifyByToken } from './VerifyByToken.tsx'
import { WaitForVerification } from './WaitForVerification.tsx'

/** Waits for the user to follow the link of the e-mail; with the token of that link, it verifies. */
export function EmailVerificationPage(): ReactNode {
  const { token } = useSearch({ from: '/auth/email-verification' })
  const { user } = useRouteContext({ from: '/auth/email-verification' })
  return (
    <AuthCard title="Verify your email" tabTitle="Email Verification">
      {token !== undefined && <VerifyByToken token={token} />}
      {token === undefined && user !== undefined && <WaitForVerification email={user.email} />}
    </AuthCard>
  )
}
