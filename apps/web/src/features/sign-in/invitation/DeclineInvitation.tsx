import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DeclineInviteDocument, InvitationDocument } from '../../../lib/gql/graphql.ts'
import { errorMessage } from '../../../lib/graphqlError.ts'
import { allOf } from '../../../lib/graphqlQuery.ts'
import { send } from '../../../lib/transport/graphqlTransport.ts'
import { LinkButton } from '../../../ui/account/LinkButton.tsx'
import { ErrorNote } from '../../../ui/ErrorNote.tsx'
import type { Invitation } from './invitation.ts'

interface DeclineInvitationProps {
  readonly invitation: Invitation
  readonly token: string
}

/** By the link alone, also for somebody who has no account and wants none. */
export function DeclineInvitation({ invitation, token }: DeclineInvitationProps): ReactNode {
  const queryClient = useQueryClient()
  const decline = useMutation({
    mutationFn: () => send(DeclineInviteDocument, { id: invitation.id, token }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: allOf(InvitationDocument) }),
  })
  return (
    <>
      {decline.isError && <ErrorNote message={errorMessage(decline.error)} />}
      <LinkButton disabled={decline.isPending} onClick={() => decline.mutate()}>
        Decline the invitation
      </LinkButton>
    </>
  )
}
