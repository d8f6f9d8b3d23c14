import { createRoute } from '@tanstack/react-router'
import * as z from 'zod'
import { lazyPage } from './lazyPage.ts'
import { signedInRoute } from './signedInRoute.ts'

/** Where organisations are chosen, joined and made; also the first page of those who belong to none. */
export const organizationPickerRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/organization-picker',
  validateSearch: z.object({ create: z.boolean().optional().catch(undefined) }),
  component: lazyPage(
    () => import('../../features/organizations/OrganizationPickerPage.tsx'),
    'OrganizationPickerPage',
  ),
})
