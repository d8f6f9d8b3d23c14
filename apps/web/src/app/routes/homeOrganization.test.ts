import { DEFAULT_PREFERENCES } from '@duet/contract'
import { expect, test } from 'vitest'
import type { CurrentUser } from '../../lib/currentUser.ts'
import { homeOrganizationOf } from './homeOrganization.ts'

const membership = (slug: string) => ({
  id: slug,
  role_id: 'member',
  organization: { id: slug, name: slug, slug },
})

const user: CurrentUser = {
  id: 'u',
  email: 'ann@example.com',
  first_name: 'Ann',
  last_name: 'Lee',
  is_system_admin: false,
  has_lead_intake_form: true,
  has_email_verification_intercept: false,
  analytics_opt_out: false,
  hides_first_steps: false,
  records_session: false,
  preferences: DEFAULT_PREFERENCES,
  impersonator: null,
  user_organization: [membership('first'), membership('second')],
}

test.each([
  ['second', 'second'],
  ['first', 'first'],
  ['somebody-else', 'first'],
])('with %s the user works in %s', (slug, expected) => {
  expect(homeOrganizationOf(user, slug)?.slug).toBe(expected)
})

test('without an organization there is nowhere to work', () => {
  expect(homeOrganizationOf({ ...user, user_organization: [] }, 'first')).toBeUndefined()
})
