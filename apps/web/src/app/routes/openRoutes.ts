import { createRoute, redirect } from '@tanstack/react-router'
import { FullPageLoader } from '../FullPageLoader.tsx'
import { requireUser } from './guard.ts'
import { homeOrganizationOf } from './homeOrganization.ts'
import { rootRoute } from './rootRoute.ts'

/** / leads to the projects of the organisation that the user worked in last. */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ location }) => {
    const home = homeOrganizationOf(await requireUser(location))
    if (home !== undefined) {
      throw redirect({ to: '/$org/projects', params: { org: home.slug }, replace: true })
    }
  },
  // Nobody comes here: the guard sends users of no organisation to the picker.
  component: FullPageLoader,
})
