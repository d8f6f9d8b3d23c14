import { createRoute, notFound, redirect } from '@tanstack/react-router'
import {
  auditSearch,
  impersonateSearch,
  jobEventsSearch,
  securitySearch,
  usersSearch,
} from '../../features/administration/adminSearch.ts'
import { AdminShell } from '../AdminShell.tsx'
import { lazyPage } from './lazyPage.ts'
import { signedInRoute } from './signedInRoute.ts'

/** For system administrators; to everybody else these pages do not exist. */
const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin',
  beforeLoad: ({ context }) => {
    if (!context.user.is_system_admin) throw notFound()
  },
  component: AdminShell,
})

const indexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/admin/users', replace: true })
  },
})

const flagsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/flags',
  component: lazyPage(
    () => import('../../features/administration/flags/AdminFlagsPage.tsx'),
    'AdminFlagsPage',
  ),
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

const userRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/users/$id',
  component: lazyPage(
    () => import('../../features/administration/users/UserAccountPage.tsx'),
    'UserAccountPage',
  ),
})

const inviteRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/invite',
  component: lazyPage(
    () => import('../../features/administration/users/AdminInvitePage.tsx'),
    'AdminInvitePage',
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

const inverterRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/inverter',
  component: lazyPage(
    () => import('../../features/administration/inverters/AdminInverterPage.tsx'),
    'AdminInverterPage',
  ),
})

const serversRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/org-integration-server',
  component: lazyPage(
    () => import('../../features/administration/integration/IntegrationServersPage.tsx'),
    'IntegrationServersPage',
  ),
})

const serverRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/org-integration-server/$id',
  component: lazyPage(
    () => import('../../features/administration/integration/IntegrationServerPage.tsx'),
    'IntegrationServerPage',
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

const projectChoiceRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/project-export',
  component: lazyPage(
    () => import('../../features/administration/integration/AdminProjectChoicePage.tsx'),
    'AdminProjectChoicePage',
  ),
})

const projectExportRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/project-export/$projectId',
  component: lazyPage(
    () => import('../../features/administration/integration/AdminProjectExportPage.tsx'),
    'AdminProjectExportPage',
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

const storageRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/storage',
  component: lazyPage(
    () => import('../../features/administration/AdminStoragePage.tsx'),
    'AdminStoragePage',
  ),
})

const mailRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: '/mail',
  component: lazyPage(
    () => import('../../features/administration/AdminMailPage.tsx'),
    'AdminMailPage',
  ),
})

export const adminRoutes = [
  adminRoute.addChildren([
    indexRoute,
    flagsRoute,
    usersRoute,
    userRoute,
    inviteRoute,
    impersonateRoute,
    inverterRoute,
    serversRoute,
    serverRoute,
    jobEventsRoute,
    projectChoiceRoute,
    projectExportRoute,
    auditRoute,
    securityRoute,
    storageRoute,
    mailRoute,
  ]),
] as const
