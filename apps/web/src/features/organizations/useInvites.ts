import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import {
  InviteOrganizationUserDocument,
  type InviteRowFragment,
  OrganizationInvitesDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { invitesPollMs } from '../../lib/organization/invites.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import type { View } from '../../lib/view.ts'
import { notifyDone } from '../../ui/notify.ts'

export interface NewInvite {
  readonly email: string
  readonly role_id: string
  /** One for another role that waits; else the server asks. */
  readonly replace: boolean
}

export function useInvites(organizationId: string): View<readonly InviteRowFragment[]> {
  return useView(
    OrganizationInvitesDocument,
    { organization_id: organizationId },
    { refetchInterval: ({ state }) => invitesPollMs(state.data?.invites) },
  )
}

export function useRefreshInvites(): () => Promise<void> {
  return useRefresh(OrganizationInvitesDocument)
}

export function useSendInvite(
  organizationId: string,
  onSent: () => void,
): UseMutationResult<unknown, Error, NewInvite> {
  const refresh = useRefreshInvites()
  return useMutation({
    mutationFn: (invite: NewInvite) =>
      request(InviteOrganizationUserDocument, { organization_id: organizationId, ...invite }),
    onSuccess: async (_answer, { email }) => {
      await refresh()
      notifyDone(`${email} was invited.`)
      onSent()
    },
  })
}
