import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCurrentUser } from '../../lib/currentUser.ts'
import {
  DeleteOrganizationDocument,
  DeleteOrganizationUserDocument,
  type OrganizationFullFragment,
  OrganizationSettingsDocument,
  UpdateOrganizationDocument,
  UpdateOrganizationUserRoleDocument,
} from '../../lib/gql/graphql.ts'
import { request } from '../../lib/graphqlClient.ts'
import { useRefreshUser } from '../../lib/session/useRefreshUser.ts'
import { type Change, useChange } from '../../lib/useChange.ts'
import { useRefresh } from '../../lib/useRefresh.ts'
import { useView } from '../../lib/useView.ts'
import type { View } from '../../lib/view.ts'
import { notifyDone } from '../../ui/notify.ts'
import type { FieldError } from './fieldErrors.ts'

export type OrganizationMember = OrganizationFullFragment['user_organization'][number]

export interface OrganizationChange {
  readonly name: string
  readonly slug: string
  readonly allowed_domains: readonly string[]
}

export function useOrganization(id: string): View<OrganizationFullFragment> {
  return useView(OrganizationSettingsDocument, { id })
}

/** Gives what the server has against the fields; with a new slug the page moves to its new address. */
export function useUpdateOrganization(
  id: string,
): UseMutationResult<readonly FieldError[], Error, OrganizationChange> {
  const refresh = useRefresh(OrganizationSettingsDocument)
  const refreshUser = useRefreshUser()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async ({ allowed_domains, ...fields }: OrganizationChange) => {
      const { updateOrganization: answer } = await request(UpdateOrganizationDocument, {
        id,
        input: { ...fields, allowed_domains: [...allowed_domains] },
      })
      if (answer.organization === null || answer.errors.length > 0) return answer.errors
      const params = { org: answer.organization.slug }
      await refreshUser(() => navigate({ to: '/$org/settings/edit', params, replace: true }))
      await refresh()
      notifyDone('The organization was saved.')
      return []
    },
  })
}

export function useChangeRole(): Change<typeof UpdateOrganizationUserRoleDocument> {
  const refreshUser = useRefreshUser()
  const me = useCurrentUser()
  return useChange(UpdateOrganizationUserRoleDocument, {
    stale: [OrganizationSettingsDocument],
    onDone: (_answer, { user_id }) => user_id === me.id && refreshUser(),
  })
}

/** Takes a member out; for the user themself it is leaving, and leads to what organisations remain. */
export function useRemoveMember(): Change<typeof DeleteOrganizationUserDocument> {
  const leave = useLeavePage()
  const me = useCurrentUser()
  return useChange(DeleteOrganizationUserDocument, {
    stale: [OrganizationSettingsDocument],
    onDone: (_answer, { user_id }) => user_id === me.id && leave(),
  })
}

export function useDeleteOrganization(): Change<typeof DeleteOrganizationDocument> {
  return useChange(DeleteOrganizationDocument, { onDone: useLeavePage() })
}

/** To what organisations remain. */
function useLeavePage(): () => Promise<void> {
  const navigate = useNavigate()
  const refreshUser = useRefreshUser()
  return () =>
    refreshUser(() => navigate({ to: '/organization-picker', search: {}, replace: true }))
}
