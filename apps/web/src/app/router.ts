import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './ErrorPage.tsx'
import { FullPageLoader } from './FullPageLoader.tsx'
import { indexRoute, loginRoute } from './openRoutes.ts'
import { organizationTree } from './organizationTree.ts'
import { PageNotFound } from './PageNotFound.tsx'
import { rootRoute } from './rootRoute.ts'

export const router = createRouter({
  routeTree: rootRoute.addChildren([indexRoute, loginRoute, organizationTree]),
  defaultPendingComponent: FullPageLoader,
  defaultErrorComponent: ErrorPage,
  defaultNotFoundComponent: PageNotFound,
  defaultPendingMs: 300,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
