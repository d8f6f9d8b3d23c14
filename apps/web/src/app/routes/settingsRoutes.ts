import { createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from './lazyPage.ts'
import { signedInRoute } from './signedInRoute.ts'

const settingsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/settings',
  component: lazyPage(() => import('../SettingsShell.tsx'), 'SettingsShell'),
})

const indexRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/settings/user/account/edit', replace: true })
  },
})

const accountRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/user/account/edit',
  component: lazyPage(() => import('../../features/settings/AccountPage.tsx'), 'AccountPage'),
})

const apiTokensRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/user/api-tokens',
  component: lazyPage(() => import('../../features/settings/ApiTokensPage.tsx'), 'ApiTokensPage'),
})

const apiExplorerRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/user/api-explorer',
  component: lazyPage(
    () => import('../../features/settings/explorer/ApiExplorerPage.tsx'),
    'ApiExplorerPage',
  ),
})

const notificationsRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/user/notifications',
  component: lazyPage(
    () => import('../../features/settings/notices/NotificationsPage.tsx'),
    'NotificationsPage',
  ),
})

const preferencesRoute = createRoute({
  getParentRoute: () => settingsRoute,
  path: '/user/preferences',
  component: lazyPage(
    () => import('../../features/settings/preferences/PreferencesPage.tsx'),
    'PreferencesPage',
  ),
})

/** Settings of the user. Those of an organisation lie under its slug. */
export const settingsRoutes = [
  settingsRoute.addChildren([
    indexRoute,
    accountRoute,
    preferencesRoute,
    apiTokensRoute,
    apiExplorerRoute,
    notificationsRoute,
  ]),
] as const
