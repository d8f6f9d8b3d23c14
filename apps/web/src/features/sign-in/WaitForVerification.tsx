import { Button, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { logout } from '../../lib/session/session.ts'
import { LinkButton } from '../../ui/account/LinkButton.tsx'
import { ResendLink } from '../../ui/account/ResendLink.tsx'
import { ErrorNote } from '../../ui/ErrorNote.tsx'
import { useVerification } from './useVerification.ts'

export function WaitForVerification({ email }: { readonly email: string }): ReactNode {
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
