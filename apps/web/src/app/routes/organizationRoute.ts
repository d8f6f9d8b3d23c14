import { createRoute, notFound } from '@tanstack/react-router'
import { findMembership } from '../../lib/currentUser.ts'
import { selectOrganization } from '../../lib/transport/selectedOrganization.ts'
import { OrganizationShell } from '../OrganizationShell.tsx'
import { requireUser } from './guard.ts'
import { rootRoute } from './rootRoute.ts'

/** First parts of addresses that are no organisation, so that a wrong one of them is shown as a page. */
const NO_SLUGS = new Set(['_email', 'admin', 'api', 'auth', 'docs', 'onboarding', 'settings'])

/** Everything that is of an organisation lies under its slug. */
export const organizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$org',
  beforeLoad: async ({ location, params }) => {
    if (NO_SLUGS.has(params.org)) throw notFound()
    const user = await requireUser(location)
    if (findMembership(user, params.org) !== undefined) selectOrganization(params.org)
    return { user }
  },
  component: OrganizationShell,
})
