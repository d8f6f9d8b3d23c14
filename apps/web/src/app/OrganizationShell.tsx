import { getRouteApi, Outlet, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CurrentOrganizationContext, organizationOf } from '../lib/currentOrganization.ts'
import { CurrentUserContext, findMembership } from '../lib/currentUser.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { Frame } from './Frame.tsx'

const route = getRouteApi('/$org')

/** Frame of all pages of an organisation. A project may also be shared with people from outside of it. */
export function OrganizationShell(): ReactNode {
  const { user } = route.useRouteContext()
  const { org } = route.useParams()
  const { projectId } = useParams({ strict: false })
  const membership = findMembership(user, org)
  if (projectId !== undefined) {
    return (
      <CurrentUserContext value={user}>
        <CurrentOrganizationContext
          value={membership === undefined ? undefined : organizationOf(membership)}
        >
          <Outlet />
        </CurrentOrganizationContext>
      </CurrentUserContext>
    )
  }
  return (
    <CurrentUserContext value={user}>
      <Frame organizationName={membership?.organization.name}>
        {membership === undefined ? (
          <AccessDenied organization={org} />
        ) : (
          <CurrentOrganizationContext value={organizationOf(membership)}>
            <Outlet />
          </CurrentOrganizationContext>
        )}
      </Frame>
    </CurrentUserContext>
  )
}
