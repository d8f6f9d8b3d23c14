import { createRoute, notFound, redirect } from '@tanstack/react-router'
import {
  auditSearch,
  impersonateSearch,
  jobEventsSearch,
  securitySearch,
  usersSearch,
} from '../../features/administration/adminSearch.ts'
import { lazyPage } from './lazyPage.ts'
import { signedInRoute } from './signedInRoute.ts'

/** For system administrators; to everybody else these pages do not exist. */
const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin',
  beforeLoad: ({ context }) => {
    if (!context.user.is_system_admin) throw notFound()
  },
  component: lazyPage(() => import('../AdminShell.tsx'), 'AdminShell'),
})

const page = <const Path extends string, Module extends Record<string, unknown>>(
  path: Path,
  load: () => Promise<Module>,
  name: keyof Module & string,
) => createRoute({ getParentRoute: () => adminRoute, path, component: lazyPage(load, name) })

const indexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/users', replace: true })
  },
})

const usersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/users',
  validateSearch: usersSearch,
  component: lazyPage(
    () => import('../../features/administration/users/AdminUsersPage.tsx'),
    'AdminUsersPage',
  ),
})

const impersonateRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/impersonate',
  validateSearch: impersonateSearch,
  component: lazyPage(
    () => import('../../features/administration/users/AdminImpersonatePage.tsx'),
    'AdminImpersonatePage',
  ),
})

const jobEventsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/org-integration-server-events',
  validateSearch: jobEventsSearch,
  component: lazyPage(
    () => import('../../features/administration/integration/JobEventsPage.tsx'),
    'JobEventsPage',
  ),
})

const auditRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/audit',
  validateSearch: auditSearch,
  component: lazyPage(
    () => import('../../features/administration/logs/AdminAuditPage.tsx'),
    'AdminAuditPage',
  ),
})

const securityRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/security',
  validateSearch: securitySearch,
  component: lazyPage(
    () => import('../../features/administration/logs/AdminSecurityPage.tsx'),
    'AdminSecurityPage',
  ),
})

export const adminRoutes = [
  adminRoute.addChildren([
    indexRoute,
    page(
      '/flags',
      () => import('../../features/administration/flags/AdminFlagsPage.tsx'),
      'AdminFlagsPage',
    ),
    usersRoute,
    page(
      '/users/$id',
      () => import('../../features/administration/users/UserAccountPage.tsx'),
      'UserAccountPage',
    ),
    page(
      '/invite',
      () => import('../../features/administration/users/AdminInvitePage.tsx'),
      'AdminInvitePage',
    ),
    impersonateRoute,
    page(
      '/inverter',
      () => import('../../features/administration/catalogue/AdminCataloguePage.tsx'),
      'AdminCataloguePage',
    ),
    page(
      '/org-integration-server',
      () => import('../../features/administration/integration/IntegrationServersPage.tsx'),
      'IntegrationServersPage',
    ),
    page(
      '/org-integration-server/$id',
      () => import('../../features/administration/integration/IntegrationServerPage.tsx'),
      'IntegrationServerPage',
    ),
    jobEventsRoute,
    page(
      '/project-export',
      () => import('../../features/administration/integration/AdminProjectChoicePage.tsx'),
      'AdminProjectChoicePage',
    ),
    page(
      '/project-export/$projectId',
      () => import('../../features/administration/integration/AdminProjectExportPage.tsx'),
      'AdminProjectExportPage',
    ),
    auditRoute,
    securityRoute,
    page(
      '/storage',
      () => import('../../features/administration/AdminStoragePage.tsx'),
      'AdminStoragePage',
    ),
    page(
      '/simulations',
      () => import('../../features/administration/AdminSimulationsPage.tsx'),
      'AdminSimulationsPage',
    ),
    page('/mail', () => import('../../features/administration/AdminMailPage.tsx'), 'AdminMailPage'),
    page(
      '/map',
      () => import('../../features/administration/map/AdminMapPage.tsx'),
      'AdminMapPage',
    ),
  ]),
] as const
