import { createRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod'
import { findUser, homeOrganization, requireUser } from './guard.ts'
import { lazyPage } from './lazyPage.ts'
import { NoOrganization } from './NoOrganization.tsx'
import { rootRoute } from './rootRoute.ts'
import { safeReferer } from './safeReferer.ts'

/** / leads to the projects of the organisation that the user worked in last. */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ location }) => {
    const org = homeOrganization(await requireUser(location))
    if (org !== undefined) throw redirect({ to: '/$org/projects', params: { org }, replace: true })
  },
  component: NoOrganization,
})

const loginSearch = z.object({
  referer: z.string().optional().catch(undefined),
  invite_id: z.string().optional().catch(undefined),
})

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/login',
  validateSearch: loginSearch,
  beforeLoad: async ({ search }) => {
    if ((await findUser()) !== undefined) {
      throw redirect({ href: safeReferer(search.referer), replace: true })
    }
  },
  component: lazyPage(() => import('../features/sign-in/LoginPage.tsx'), 'LoginPage'),
})
