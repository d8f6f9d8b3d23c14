import { createRoute, redirect } from '@tanstack/react-router'
import {
  loginSearch,
  registerSearch,
  tokenSearch,
  verificationSearch,
} from '../../features/sign-in/signInSearch.ts'
import { isFlagOn } from '../../lib/session/featureFlags.ts'
import { safeReferer } from '../../lib/session/safeReferer.ts'
import { afterLogin } from './afterLogin.ts'
import { findUser, requireUser } from './guard.ts'
import { lazyPage } from './lazyPage.ts'
import { rootRoute } from './rootRoute.ts'

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/login',
  validateSearch: loginSearch,
  beforeLoad: async ({ search }) => {
    // Somebody who proved by a provider once more who they are brings a token to be handed in
    if (search.provider !== undefined && search.token !== undefined) return
    if ((await findUser()) !== undefined) {
      throw redirect({ href: afterLogin(search.referer, search.invite_id), replace: true })
    }
  },
  component: lazyPage(() => import('../../features/sign-in/LoginPage.tsx'), 'LoginPage'),
})

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/register',
  validateSearch: registerSearch,
  beforeLoad: async ({ search }) => {
    const isInvited = search.invite_token !== undefined || search.invite_id !== undefined
    const isBack = search.provider !== undefined && search.token !== undefined
    const mayRegister = isInvited || isBack || (await isFlagOn('ga-open-registration'))
    if (!mayRegister || (await findUser()) !== undefined) throw redirect({ to: '/', replace: true })
  },
  component: lazyPage(() => import('../../features/sign-in/RegisterPage.tsx'), 'RegisterPage'),
})

const passwordResetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/password-reset',
  validateSearch: tokenSearch,
  component: lazyPage(
    () => import('../../features/sign-in/PasswordResetPage.tsx'),
    'PasswordResetPage',
  ),
})

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/invitation/$id',
  validateSearch: tokenSearch,
  beforeLoad: async () => ({ user: await findUser() }),
  component: lazyPage(
    () => import('../../features/sign-in/invitation/InvitationPage.tsx'),
    'InvitationPage',
  ),
})

const emailVerificationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/email-verification',
  validateSearch: verificationSearch,
  beforeLoad: async ({ location, search }) => {
    if (search.token !== undefined) return { user: undefined }
    const user = await requireUser(location)
    if (!user.has_email_verification_intercept) {
      throw redirect({ href: safeReferer(search.referer), replace: true })
    }
    return { user }
  },
  component: lazyPage(
    () => import('../../features/sign-in/EmailVerificationPage.tsx'),
    'EmailVerificationPage',
  ),
})

/** The pages of those who are not in yet. */
export const authRoutes = [
  loginRoute,
  registerRoute,
  passwordResetRoute,
  invitationRoute,
  emailVerificationRoute,
] as const
