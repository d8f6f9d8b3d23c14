import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { authenticatorCode, enrollAuthenticator } from '../support/authenticator.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { linkIn, mailTo } from '../support/messages.ts'
import { ownServer } from '../support/ownServer.ts'
import {
  newOrganization,
  newPerson,
  type Organization,
  openAs,
  openAsStranger,
} from '../support/people.ts'
import { enterLogin } from '../support/session.ts'

const PHONE_BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

let browser: Browser
let organization: Organization
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Session Solar', 'Sonja Owner')
})
afterAll(() => closePages(browser))

async function createToken(api: Api, name: string): Promise<void> {
  const mutation = `mutation CreateApiToken($name: String!) {
    createApiToken(name: $name, scopes: ["read"]) { token } }`
  await api.ask('CreateApiToken', mutation, { name }, z.object({ token: z.string() }))
}

describe('places where somebody is signed in', () => {
  test('ending all other sessions in one browser ends another browser at its next call', async () => {
    const person = await newPerson('Olga Member', { of: organization, as: 'member' })
    const here = await openAs(browser, person)
    const there = await openAs(browser, person)
    await there.page.goto(`/${organization.slug}/projects`)
    await there.page.getByText('No projects yet').waitFor()
    await here.page.goto('/settings')
    await here.page.getByRole('button', { name: 'Log out all other devices' }).click()
    await here.page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
    await here.page.getByRole('dialog').waitFor({ state: 'hidden' })
    await here.page.getByText('This device').waitFor()
    await there.page.getByRole('button', { name: 'Deleted projects' }).click()
    await there.page.waitForURL(/\/auth\/login\?.*referer=/)
    await enterLogin(there.page, person.email, person.password)
    await there.page.waitForURL(new RegExp(`/${organization.slug}/projects`))
    expect(here.problems).toEqual([])
    await Promise.all([here.context.close(), there.context.close()])
  })

  test('one device is ended, and the others go on', async () => {
    const person = await newPerson('Pia Member', { of: organization, as: 'member' })
    const here = await openAs(browser, person)
    const phone = await openAs(browser, person, { userAgent: PHONE_BROWSER })
    await phone.page.goto(`/${organization.slug}/projects`)
    await phone.page.getByText('No projects yet').waitFor()
    await here.page.goto('/settings')
    await here.page.getByRole('button', { name: 'Log out Safari on iPhone' }).click()
    await here.page.getByText('Safari on iPhone').waitFor({ state: 'hidden' })
    await phone.page.reload()
    await phone.page.waitForURL(/\/auth\/login/)
    await here.page.reload()
    await here.page.getByText('This device').waitFor()
    await Promise.all([here.context.close(), phone.context.close()])
  })

  test('logging out ends the session on the server, not only in the browser', async () => {
    const person = await newPerson('Rosa Member', { of: organization, as: 'member' })
    const { page, context } = await openAs(browser, person)
    await page.goto(`/${organization.slug}/projects`)
    const cookie = (await context.cookies()).find(({ name }) => name === 'duet_token')
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL(/\/auth\/login/)
    expect(await context.cookies()).toEqual([])
    // How the person wants pages shown, which the login page goes by too
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['duet.preferences'])
    const answer = await fetch(`${ownServer().baseUrl}/api/graphql?operation=Me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${cookie?.value}` },
      body: JSON.stringify({ query: 'query Me { me { email } }' }),
    })
    expect(await answer.text()).toContain('UNAUTHENTICATED')
    await context.close()
  })
})

describe('passwords', () => {
  test('changing the password logs the other devices out; the new one lets in, the old one not', async () => {
    const person = await newPerson('Clara Member', { of: organization, as: 'member' })
    const there = await openAs(browser, person)
    await there.page.goto(`/${organization.slug}/projects`)
    await there.page.getByText('No projects yet').waitFor()
    const { page, context, problems } = await openAs(browser, person)
    await page.goto('/settings')
    await page.getByLabel('Current Password', { exact: true }).fill(person.password)
    await page.getByLabel('New Password', { exact: true }).fill('another horse 8')
    await page.getByLabel('Confirm Password', { exact: true }).fill('another horse 9')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await page.getByText('Passwords do not match').waitFor()
    await page.getByLabel('Confirm Password', { exact: true }).fill('another horse 8')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect
      .poll(() => page.getByLabel('Current Password', { exact: true }).inputValue())
      .toBe('')
    await page.reload()
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
    await there.page.reload()
    await there.page.waitForURL(/\/auth\/login/)
    await enterLogin(there.page, person.email, person.password)
    await there.page.getByText('Invalid login credentials.').waitFor()
    await enterLogin(there.page, person.email, 'another horse 8')
    await there.page.waitForURL(new RegExp(`/${organization.slug}/projects`))
    expect(problems).toEqual([])
    await Promise.all([context.close(), there.context.close()])
  })

  test('a forgotten password is replaced by the link of an email, once', async () => {
    const person = await newPerson('Frida Member', { of: organization, as: 'member' })
    for (const name of ['Night run', 'Old script']) await createToken(person.api, name)
    const { page, context, problems } = await openAsStranger(browser)
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await page.getByRole('heading', { name: 'Forgot Password' }).waitFor()
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Request Password Reset' }).click()
    await page.getByText('Please check your email for password reset instructions.').waitFor()
    const link = linkIn(await mailTo(person.email, 'Reset your password'))
    await page.goto(link)
    await page.getByLabel('New Password', { exact: true }).fill('Password123')
    await page.getByText(/^This password is on the list of common passwords/).waitFor()
    await page.getByLabel('New Password', { exact: true }).fill('a new horse 9')
    await page.getByText(/^Password strength: (good|strong)$/).waitFor()
    await page.getByLabel('Confirm Password').fill('a new horse 9')
    await page.getByLabel('Night run').check()
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.waitForURL(new RegExp(`/${organization.slug}/projects`))
    await page.goto('/settings/user/api-tokens')
    await page.getByText('Night run').waitFor()
    expect(await page.getByText('Old script').count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()

    const later = await openAsStranger(browser)
    await later.page.goto(link)
    await later.page.getByText(/This link has expired or was used already/).waitFor()
    await later.page.getByRole('link', { name: 'Back to Login' }).click()
    await enterLogin(later.page, person.email, 'a new horse 9')
    await later.page.waitForURL(new RegExp(`/${organization.slug}/projects`))
    await later.context.close()
  })

  test('a new password by email does not spare the second factor', async () => {
    const person = await newPerson('Fritz Careful', { of: organization, as: 'member' })
    const secret = await enrollAuthenticator(person.api)
    const { page, context } = await openAsStranger(browser)
    await page.goto('/auth/password-reset')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Request Password Reset' }).click()
    await page.goto(linkIn(await mailTo(person.email, 'Reset your password')))
    await page.getByLabel('New Password', { exact: true }).fill('a new horse 9')
    await page.getByLabel('Confirm Password').fill('a new horse 9')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await page.getByRole('heading', { name: 'Authenticate Your Account' }).waitFor()
    await page.getByLabel('Verification code').fill(authenticatorCode(secret))
    await page.waitForURL(new RegExp(`/${organization.slug}/projects`))
    await context.close()
  })
})
