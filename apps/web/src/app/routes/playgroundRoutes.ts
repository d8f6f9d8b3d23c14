import { createRoute } from '@tanstack/react-router'
import { playgroundSearch } from '../../features/playground/settings/playgroundSearch.ts'
import { lazyPage } from './lazyPage.ts'
import { signedInRoute } from './signedInRoute.ts'

const playgroundRoute = createRoute({ getParentRoute: () => signedInRoute, path: '/pv3' })

const indexRoute = createRoute({
  getParentRoute: () => playgroundRoute,
  path: '/',
  component: lazyPage(
    () => import('../../features/playground/PlaygroundPage.tsx'),
    'PlaygroundPage',
  ),
})

const panelRoute = createRoute({
  getParentRoute: () => playgroundRoute,
  path: '/panel',
  validateSearch: playgroundSearch,
  component: lazyPage(() => import('../../features/playground/panel/PanelPage.tsx'), 'PanelPage'),
})

const arrayRoute = createRoute({
  getParentRoute: () => playgroundRoute,
  path: '/array',
  validateSearch: playgroundSearch,
  component: lazyPage(() => import('../../features/playground/array/ArrayPage.tsx'), 'ArrayPage'),
})

/** Pages to try things on, of no organisation and no project. */
export const playgroundRoutes = [
  playgroundRoute.addChildren([indexRoute, panelRoute, arrayRoute]),
] as const
