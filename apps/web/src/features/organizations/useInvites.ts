import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  DeleteInviteDocument,
  InviteOrganizationUserDocument,
  type InviteRowFragment,
  OrganizationInvitesDocument,
  ResendInviteDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { errorMessage } from '../../lib/graphqlError.ts'
import { allOf, graphqlQuery } from '../../lib/graphqlQuery.ts'
import { mapView, type View, viewOf } from '../../lib/view.ts'
import { notifyDone } from '../../ui/notify.ts'

interface NewInvite {
  readonly email: string
  readonly role_id: string
}

type InviteChange =
  | { readonly kind: 'send'; readonly invite: NewInvite }
  | { readonly kind: 'resend' | 'revoke'; readonly invite: InviteRowFragment }

export interface Invites {
  readonly view: View<readonly InviteRowFragment[]>
  readonly send: (invite: NewInvite, onDone: () => void) => void
  readonly resend: (invite: InviteRowFragment) => void
  readonly revoke: (invite: InviteRowFragment) => void
  readonly isSending: boolean
  /** 'resend id' or 'revoke id' of what is on its way. */
  readonly busyId: string | undefined
  readonly error: string | undefined
  /** Why the last invite was not sent; what is about its address stands at the field. */
  readonly sendError: unknown
}

export function useInvites(organizationId: string): Invites {
  const queryClient = useQueryClient()
  const query = useQuery(
    graphqlQuery(OrganizationInvitesDocument, { organization_id: organizationId }),
  )
  const change = useMutation({
    mutationFn: (wanted: InviteChange) => apply(organizationId, wanted),
    onSuccess: async (_answer, wanted) => {
      await queryClient.invalidateQueries({ queryKey: allOf(OrganizationInvitesDocument) })
      notifyDone(doneText(wanted))
    },
  })
  const { variables } = change
  return {
    view: mapView(viewOf(query), ({ invites }) => invites),
    send: (invite, onDone) => change.mutate({ kind: 'send', invite }, { onSuccess: onDone }),
    resend: (invite) => change.mutate({ kind: 'resend', invite }),
    revoke: (invite) => change.mutate({ kind: 'revoke', invite }),
    isSending: change.isPending && variables?.kind === 'send',
    busyId:
      change.isPending && variables !== undefined && variables.kind !== 'send'
        ? `${variables.kind} ${variables.invite.id}`
        : undefined,
    error: change.isError && variables?.kind !== 'send' ? errorMessage(change.error) : undefined,
    sendError: variables?.kind === 'send' ? change.error : undefined,
  }
}

function apply(organizationId: string, wanted: InviteChange): Promise<unknown> {
  switch (wanted.kind) {
    case 'send':
      return request(InviteOrganizationUserDocument, {
        organization_id: organizationId,
        ...wanted.invite,
      })
    case 'resend':
      return request(ResendInviteDocument, { id: wanted.invite.id })
    case 'revoke':
      return request(DeleteInviteDocument, { id: wanted.invite.id })
  }
}

function doneText({ kind, invite }: InviteChange): string {
  switch (kind) {
    case 'send':
      return `${invite.email} was invited.`
    case 'resend':
      return `The invite was sent to ${invite.email} again.`
    case 'revoke':
      return `The invite to ${invite.email} was revoked.`
  }
}
