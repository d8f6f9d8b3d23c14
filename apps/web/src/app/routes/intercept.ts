import type { CurrentUser } from '../../lib/currentUser.ts'

/** What of the user decides where they are sent first. */
type InterceptedUser = Pick<
  CurrentUser,
  'has_email_verification_intercept' | 'has_lead_intake_form'
> & { readonly user_organization: readonly unknown[] }

export type Intercept =
  | '/auth/email-verification'
  | '/onboarding/intake-form'
  | '/organization-picker'

const OPEN_TO_ALL = /^\/(auth|onboarding)(\/|$)/
/** Pages of the user rather than of an organisation; without them the user menu would lead nowhere. */
const OF_THE_USER = /^\/(organization-picker|settings|admin|credits)(\/|$)/

/** The page that a user must go through before the one they asked for; undefined when there is none. */
export function interceptOf(
  user: InterceptedUser,
  pathname: string,
  isRegistrationOpen: boolean,
): Intercept | undefined {
  if (OPEN_TO_ALL.test(pathname)) return undefined
  if (isRegistrationOpen && user.has_email_verification_intercept) return '/auth/email-verification'
  if (isRegistrationOpen && !user.has_lead_intake_form) return '/onboarding/intake-form'
  if (user.user_organization.length === 0 && !OF_THE_USER.test(pathname)) {
    return '/organization-picker'
  }
  return undefined
}
