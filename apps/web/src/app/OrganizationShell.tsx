import { getRouteApi, Outlet, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { InviteNotice } from '../features/organizations/InviteNotice.tsx'
import { CurrentUserContext, findMembership } from '../lib/currentUser.ts'
import {
  CurrentOrganizationContext,
  organizationOf,
} from '../lib/organization/currentOrganization.ts'
import { AccessDenied } from './AccessDenied.tsx'
import { Frame } from './Frame.tsx'
import { PageNotFound } from './PageNotFound.tsx'
import { useFollowAccess } from './useAccessChanges.ts'

const route = getRouteApi('/$org')

/** Frame of all pages of an organisation. A project settles by itself who may see it. */
export function OrganizationShell(): ReactNode {
  useFollowAccess()
  const { user } = route.useRouteContext()
  const { org } = route.useParams()
  const { projectId, _splat: unknownPage } = useParams({ strict: false })
  const membership = findMembership(user, org)
  const organization = membership === undefined ? undefined : organizationOf(membership)
  return (
    <CurrentUserContext value={user}>
      <CurrentOrganizationContext value={organization}>
        {projectId === undefined ? (
          <Frame organizationName={organization?.name}>
            {unknownPage !== undefined ? (
              // The same for every organization, also for one that is not there
              <PageNotFound />
            ) : organization === undefined ? (
              <AccessDenied resource="organization" name={org} slug={org} />
            ) : (
              <>
                <InviteNotice />
                <Outlet />
              </>
            )}
          </Frame>
        ) : (
          <Outlet />
        )}
      </CurrentOrganizationContext>
    </CurrentUserContext>
  )
}
