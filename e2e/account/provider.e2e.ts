import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticatorCode, enrollAuthenticator } from '../support/authenticator.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { linkIn, mailTo, providerAnswers } from '../support/messages.ts'
import { loginsAreOld } from '../support/pastTime.ts'
import {
  invite,
  newEmail,
  newOrganization,
  newPerson,
  type Organization,
  openAsStranger,
  setFlag,
} from '../support/people.ts'
import { enterLogin } from '../support/session.ts'

let browser: Browser
let organization: Organization
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Provider Solar', 'Paula Owner')
  await setFlag('ga-third-party-login', true)
})
afterAll(async () => {
  await setFlag('ga-third-party-login', false)
  await closePages(browser)
})

const projects = (): RegExp => new RegExp(`/${organization.slug}/projects`)

/** An account at the provider. */
const account = (email: string): Record<string, unknown> => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  given_name: 'Oda',
  family_name: 'Contoso',
})

test('somebody who is registered logs in at the provider, and lands where they wanted to go', async () => {
  const person = await newPerson('Otto Member', { of: organization, as: 'member' })
  await providerAnswers({ claims: account(person.email) })
  const { page, context, problems } = await openAsStranger(browser)
  await page.goto(`/${organization.slug}/projects?search=ridge`)
  await page.waitForURL(/\/auth\/login/)
  await page.getByRole('button', { name: 'Log In With Contoso' }).click()
  await page.waitForURL(new RegExp(`/${organization.slug}/projects\\?search=ridge`))
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Ways to sign in' }).waitFor()
  expect(await page.getByText('Email verified').count()).toBe(2)
  expect(problems).toEqual([])
  await context.close()
})

test('an invitation is answered by signing up at the provider', async () => {
  const email = newEmail('Oda Contoso')
  const { link } = await invite(email, { of: organization, as: 'member' })
  await providerAnswers({ claims: account(email) })
  const { page, context, problems } = await openAsStranger(browser)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign Up With Contoso' }).click()
  await page.waitForURL(projects())
  await page.getByText('No projects yet').waitFor()
  await page.goto('/settings')
  expect(await page.getByLabel('First name').inputValue()).toBe('Oda')
  expect(await page.getByLabel('Last name').inputValue()).toBe('Contoso')
  await page.getByText('You have no password yet.').waitFor()

  await loginsAreOld(email)
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByRole('button', { name: 'Confirm With Contoso' }).click()
  await page.waitForURL(/\/settings/)
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: 'QR code of the secret below' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('who signed up at the provider sets a password by the link of an email', async () => {
  const email = newEmail('Odo Contoso')
  const { link } = await invite(email, { of: organization, as: 'member' })
  await providerAnswers({ claims: account(email) })
  const { page, context } = await openAsStranger(browser)
  await page.goto(link)
  await page.getByRole('button', { name: 'Sign Up With Contoso' }).click()
  await page.waitForURL(projects())
  await page.goto('/auth/password-reset')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Request Password Reset' }).click()
  await page.goto(linkIn(await mailTo(email, 'Reset your password')))
  await page.getByLabel('New Password', { exact: true }).fill('a first horse 1')
  await page.getByLabel('Confirm Password').fill('a first horse 1')
  await page.getByRole('button', { name: 'Set Password' }).click()
  await page.waitForURL(projects())
  await context.close()
  const later = await openAsStranger(browser)
  await later.page.goto('/auth/login')
  await enterLogin(later.page, email, 'a first horse 1')
  await later.page.waitForURL(projects())
  await later.context.close()
})

test('a second factor is asked for after the provider too', async () => {
  const person = await newPerson('Odin Careful', { of: organization, as: 'member' })
  const secret = await enrollAuthenticator(person.api)
  await providerAnswers({ claims: account(person.email) })
  const { page, context } = await openAsStranger(browser)
  await page.goto('/auth/login')
  await page.getByRole('button', { name: 'Log In With Contoso' }).click()
  await page.getByRole('heading', { name: 'Authenticate Your Account' }).waitFor()
  await page.getByLabel('Verification code').fill(authenticatorCode(secret))
  await page.waitForURL(projects())
  await context.close()
})

test('with the feature off there is no button, and its address leads nowhere', async () => {
  await setFlag('ga-third-party-login', false)
  try {
    const { page, context } = await openAsStranger(browser)
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Log In', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /Contoso/ }).count()).toBe(0)
    const answer = await context.request.get('/api/auth/oidc/start')
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain('This way to sign in is not offered here.')
    await context.close()
  } finally {
    await setFlag('ga-third-party-login', true)
  }
})
