import { createRoute } from '@tanstack/react-router'
import { lazyPage } from './lazyPage.ts'
import { signedInRoute } from './signedInRoute.ts'

export const creditsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/credits',
  component: lazyPage(() => import('../../features/credits/CreditsPage.tsx'), 'CreditsPage'),
})
