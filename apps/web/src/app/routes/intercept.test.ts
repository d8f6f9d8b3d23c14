import { expect, test } from 'vitest'
import { interceptOf } from './intercept.ts'

const settled = {
  has_email_verification_intercept: false,
  has_lead_intake_form: true,
  user_organization: [{}],
}
const unverified = { ...settled, has_email_verification_intercept: true }
const unasked = { ...settled, has_lead_intake_form: false }
const alone = { ...settled, user_organization: [] }

test('a settled user goes where they want', () => {
  expect(interceptOf(settled, '/acme/projects', true)).toBeUndefined()
})

test('an unverified address comes before the intake form, and both only with open registration', () => {
  const both = { ...unverified, has_lead_intake_form: false }
  expect(interceptOf(both, '/acme/projects', true)).toBe('/auth/email-verification')
  expect(interceptOf(unasked, '/acme/projects', true)).toBe('/onboarding/intake-form')
  expect(interceptOf(both, '/acme/projects', false)).toBeUndefined()
})

test.each(['/', '/acme/projects', '/acme/project/1/design/blocks'])(
  'without an organization %s leads to the picker',
  (path) => {
    expect(interceptOf(alone, path, false)).toBe('/organization-picker')
  },
)

test.each(['/auth/login', '/onboarding/intake-form'])('nobody is sent away from %s', (path) => {
  expect(interceptOf({ ...unverified, user_organization: [] }, path, true)).toBeUndefined()
})

test.each(['/organization-picker', '/settings/user/account/edit', '/admin/users'])(
  'without an organization %s stays open',
  (path) => {
    expect(interceptOf(alone, path, false)).toBeUndefined()
  },
)

test('a slug that begins like such a page is no such page', () => {
  expect(interceptOf(alone, '/settings-inc/projects', false)).toBe('/organization-picker')
})
