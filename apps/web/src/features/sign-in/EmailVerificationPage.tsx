import { Button, Group, Text } from '@mantine/core'
import { useRouteContext, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { logout } from '../../lib/session/session.ts'
import { LinkButton } from '../../ui/account/LinkButton.tsx'
import { ResendLink } from '../../ui/account/ResendLink.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { AuthCard } from './AuthCard.tsx'
import { useVerification } from './useVerification.ts'
import { VerifyByToken } from './VerifyByToken.tsx'

/** Waits for the user to follow the link of the email; with the token of that link, it verifies. */
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

function WaitForVerification({ email }: { readonly email: string }): ReactNode {
  const verification = useVerification()
  return (
    <>
      <Text size="sm">
        We sent an email to <b>{email}</b>. Open the link in it to go on.
      </Text>
      {verification.error !== undefined && <ErrorNote message={verification.error} />}
      {verification.isStillUnverified && (
        <Text size="sm" component="output">
          The address is not verified yet. Look also among unwanted mail.
        </Text>
      )}
      <Button
        size="sm"
        loading={verification.isChecking}
        onClick={verification.check}
        data-autofocus
      >
        I have opened the link
      </Button>
      <Group justify="space-between">
        <ResendLink
          label="Resend email"
          sentAtMs={verification.sentAtMs}
          isPending={verification.isSending}
          onResend={verification.resend}
        />
        <LinkButton onClick={() => void logout()}>Logout</LinkButton>
      </Group>
    </>
  )
}
