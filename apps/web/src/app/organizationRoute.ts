import { createRoute } from '@tanstack/react-router'
import { findMembership } from '../lib/currentUser.ts'
import { selectOrganization } from '../lib/selectedOrganization.ts'
import { requireUser } from './guard.ts'
import { OrganizationShell } from './OrganizationShell.tsx'
import { rootRoute } from './rootRoute.ts'

/** Everything that needs a login lies under the slug of an organisation. */
export const organizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$org',
  beforeLoad: async ({ location, params }) => {
    const user = await requireUser(location)
    if (findMembership(user, params.org) !== undefined) selectOrganization(params.org)
    return { user }
  },
  component: OrganizationShell,
})
