import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AnchorLink } from '../../ui/links.tsx'
import { AuthCard } from './AuthCard.tsx'
import { NewPasswordStep } from './NewPasswordStep.tsx'
import { ResetRequestForm } from './ResetRequestForm.tsx'

/** Without a token: asks for the email that brings one; with it: for the new password. */
export function PasswordResetPage(): ReactNode {
  const { token } = useSearch({ from: '/auth/password-reset' })
  if (token !== undefined) return <NewPasswordStep token={token} />
  return (
    <AuthCard title="Forgot Password">
      <ResetRequestForm />
      <BackToLogin />
    </AuthCard>
  )
}

function BackToLogin(): ReactNode {
  return (
    <AnchorLink size="sm" to="/auth/login">
      Back to Login
    </AnchorLink>
  )
}
