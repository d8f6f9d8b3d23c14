import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeclineInviteDocument, InvitationDocument } from '../../../lib/gql/graphql.ts'
import { send } from '../../../lib/transport/graphqlTransport.ts'
import { useRefresh } from '../../../lib/useRefresh.ts'
import { LinkButton } from '../../../ui/account/LinkButton.tsx'
import { FailureNote } from '../../../ui/ErrorNote.tsx'
import type { Invitation } from './invitation.ts'

interface DeclineInvitationProps {
  readonly invitation: Invitation
  readonly token: string
}

/** By the link alone, also for somebody who has no account and wants none. */
export function DeclineInvitation({ invitation, token }: DeclineInvitationProps): ReactNode {
  const refresh = useRefresh(InvitationDocument)
  const decline = useMutation({
    mutationFn: () => send(DeclineInviteDocument, { id: invitation.id, token }),
    onSuccess: refresh,
  })
  return (
    <>
      <FailureNote of={decline} />
      <LinkButton disabled={decline.isPending} onClick={() => decline.mutate()}>
        Decline the invitation
      </LinkButton>
    </>
  )
}
