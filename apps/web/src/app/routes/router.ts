import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from '../ErrorPage.tsx'
import { FullPageLoader } from '../FullPageLoader.tsx'
import { LonePageNotFound } from '../PageNotFound.tsx'
import { adminRoutes } from './adminRoutes.ts'
import { authRoutes } from './authRoutes.ts'
import { creditsRoute } from './creditsRoute.ts'
import { emailRoute } from './emailRoute.ts'
import { onboardingRoutes } from './onboardingRoutes.ts'
import { indexRoute } from './openRoutes.ts'
import { organizationPickerRoute } from './organizationPickerRoute.ts'
import { organizationTree } from './organizationTree.ts'
import { playgroundRoutes } from './playgroundRoutes.ts'
import { rootRoute } from './rootRoute.ts'
import { settingsRoutes } from './settingsRoutes.ts'
import { signedInRoute } from './signedInRoute.ts'

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    indexRoute,
    ...authRoutes,
    emailRoute,
    signedInRoute.addChildren([
      organizationPickerRoute,
      ...onboardingRoutes,
      ...settingsRoutes,
      ...adminRoutes,
      creditsRoute,
      ...playgroundRoutes,
    ]),
    organizationTree,
  ]),
  defaultPendingComponent: FullPageLoader,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: LonePageNotFound,
  defaultPendingMs: 300,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
