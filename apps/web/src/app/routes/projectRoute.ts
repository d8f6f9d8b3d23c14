import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazyPage.ts'
import { organizationRoute } from './organizationRoute.ts'

export const projectRoute = createRoute({
  getParentRoute: () => organizationRoute,
  path: '/project/$projectId',
  component: lazyPage(() => import('../ProjectShell.tsx'), 'ProjectShell'),
})
