import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAnswerInvite } from '../../../lib/organization/invites.ts'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import { DeclineInvitation } from './DeclineInvitation.tsx'
import { InvitedBy } from './InvitedBy.tsx'
import { type Invitation, invitedTo } from './invitation.ts'

interface AnswerInvitationProps {
  readonly invitation: Invitation
  readonly token: string
}

/** For the person who is invited and signed in. */
export function AnswerInvitation({ invitation, token }: AnswerInvitationProps): ReactNode {
  const answer = useAnswerInvite()
  return (
    <>
      <Text size="sm">
        You are invited to <b>{invitedTo(invitation)}</b>.
      </Text>
      <InvitedBy invitation={invitation} />
      <FailureNote of={answer} />
      <Button
        size="sm"
        loading={answer.isPending}
        onClick={() => answer.mutate({ id: invitation.id, isAccepted: true })}
      >
        Accept the invitation
      </Button>
      <DeclineInvitation invitation={invitation} token={token} />
    </>
  )
}
