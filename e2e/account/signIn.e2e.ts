import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { ownServer } from '../support/ownServer.ts'
import { openPage, picture, signIn } from '../support/session.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => closePages(browser))

describe('signing in', () => {
  test('a stranger is sent to the login page, and after signing in to where they wanted to go', async () => {
    const { page, problems, context } = await openPage(browser)
    await page.goto('/my-organization/projects?search=phoenix')
    await page.waitForURL(/\/auth\/login\?.*referer/)
    await picture(page, 'sign-in')
    await page.getByLabel('Email').fill(ownServer().email)
    await page.getByLabel('Password', { exact: true }).fill(ownServer().password)
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.waitForURL(/\/my-organization\/projects\?search=phoenix/)
    await page.getByText('Phoenix sample').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('a wrong password and an unknown person get the same words', async () => {
    for (const email of [ownServer().email, 'nobody@example.com']) {
      const { page, context } = await openPage(browser)
      await page.goto('/auth/login')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Log In', exact: true }).click()
      await page.getByText('Invalid login credentials.').waitFor()
      await context.close()
    }
  })

  test('empty fields are named', async () => {
    const { page, context } = await openPage(browser)
    await page.goto('/auth/login')
    await page.getByRole('button', { name: 'Log In', exact: true }).click()
    await page.getByText('Email is required').waitFor()
    await page.getByText('Password is required').waitFor()
    await context.close()
  })

  test('logging out in one tab ends the other', async () => {
    const { page, context } = await openPage(browser)
    await signIn(page)
    const other = await context.newPage()
    await other.goto('/')
    await other.getByText('Phoenix sample').first().waitFor()
    await page.getByRole('button', { name: /user menu|account/i }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.waitForURL(/\/auth\/login/)
    await other.waitForURL(/\/auth\/login/)
    await context.close()
  })

  test("an organisation that is not the user's is refused", async () => {
    const { page, context } = await openPage(browser)
    await signIn(page)
    await page.goto('/somebody-else/projects')
    await page.getByText("Sorry, you don't have access.").waitFor()
    await page.getByRole('link', { name: 'Go Home' }).click()
    await page.waitForURL(/\/my-organization\/projects/)
    await context.close()
  })

  test('an address that leads nowhere says so', async () => {
    const { page, context } = await openPage(browser)
    await signIn(page)
    await page.goto('/my-organization/nothing-here')
    await page.getByText('Page Not Found').first().waitFor()
    expect(await page.title()).toBe('Page Not Found | DUET')
    await context.close()
  })
})
