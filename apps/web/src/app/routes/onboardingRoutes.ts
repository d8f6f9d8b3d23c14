import { createRoute } from '@tanstack/react-router'
import { interceptSearch } from '../../features/sign-in/signInSearch.ts'
import { lazyPage } from './lazyPage.ts'
import { signedInRoute } from './signedInRoute.ts'

const intakeFormRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/onboarding/intake-form',
  validateSearch: interceptSearch,
  component: lazyPage(
    () => import('../../features/onboarding/IntakeFormPage.tsx'),
    'IntakeFormPage',
  ),
})

/** What new users go through before the first project. */
export const onboardingRoutes = [intakeFormRoute] as const
