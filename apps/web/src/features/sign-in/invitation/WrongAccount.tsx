import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { logout } from '../../../lib/session/session.ts'
import { AnchorLink } from '../../../ui/links.tsx'
import { type Invitation, invitedTo } from './invitation.ts'

interface WrongAccountProps {
  readonly invitation: Invitation
  /** Address of the user who is signed in. */
  readonly email: string
}

/** Somebody else is signed in than the person who is invited. */
export function WrongAccount({ invitation, email }: WrongAccountProps): ReactNode {
  const signOut = useMutation({ mutationFn: logout })
  return (
    <>
      <Text size="sm">
        The invitation to <b>{invitedTo(invitation)}</b> is for <b>{invitation.email}</b>. You are
        signed in as <b>{email}</b>.
      </Text>
      <Button size="sm" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out and go on
      </Button>
      <AnchorLink size="sm" to="/">
        Stay signed in and go home
      </AnchorLink>
    </>
  )
}
