import { randomInt } from 'node:crypto'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticatorCode } from '../support/authenticator.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { codeSentTo } from '../support/messages.ts'
import { loginsAreOld, textsWereSentBefore } from '../support/pastTime.ts'
import {
  newOrganization,
  newPerson,
  type Organization,
  openAs,
  openAsStranger,
  type Person,
} from '../support/people.ts'
import { enterLogin } from '../support/session.ts'

let browser: Browser
let organization: Organization
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Factor Solar', 'Fiona Owner')
})
afterAll(() => closePages(browser))

const projects = (): RegExp => new RegExp(`/${organization.slug}/projects`)
const codeField = (page: Page): Locator => page.getByLabel('Verification code')

describe('the second step of a login', () => {
  let person: Person
  let secret: string
  let recoveryCodes: readonly string[]
  const phoneNumber = `+4179${randomInt(2_000_000, 9_000_000)}`

  test('an authenticator app is added by its QR code or secret, and recovery codes are shown once', async () => {
    person = await newPerson('Tom Totp', { of: organization, as: 'member' })
    const { page, context, problems } = await openAs(browser, person)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Add authenticator app' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await dialog.getByRole('img', { name: 'QR code of the secret below' }).waitFor()
    secret = (await dialog.locator('code').textContent()) ?? ''
    await codeField(page).pressSequentially(authenticatorCode(secret, -1))
    await dialog.getByText('They are not shown again.').waitFor()
    recoveryCodes = await dialog.getByRole('listitem').allTextContents()
    expect(new Set(recoveryCodes).size).toBe(10)
    await dialog.getByRole('button', { name: 'I have kept them' }).click()
    await page.getByText('10 recovery codes left').waitFor()
    await page.getByRole('button', { name: 'Remove Authenticator app' }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('after the password the code is asked for, and sent with its sixth digit', async () => {
    const { page, context, problems } = await openAsStranger(browser)
    await page.goto('/auth/login')
    await enterLogin(page, person.email, person.password)
    await page.getByRole('heading', { name: 'Authenticate Your Account' }).waitFor()
    const code = authenticatorCode(secret)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('operation=ResolveMfa')) sent.push(request.url())
    })
    await codeField(page).pressSequentially(code.slice(0, 5))
    expect(sent).toEqual([])
    await codeField(page).pressSequentially(code.slice(5))
    await page.waitForURL(projects())
    expect(sent).toHaveLength(1)
    expect(problems).toEqual([])
    await context.close()
  })

  test('a code serves once, also while it is still shown', async () => {
    const { page, context } = await openAsStranger(browser)
    await page.goto('/auth/login')
    await enterLogin(page, person.email, person.password)
    await codeField(page).pressSequentially(authenticatorCode(secret, -1))
    await page.getByText('Invalid verification code.').waitFor()
    expect(await codeField(page).inputValue()).toBe('')
    await codeField(page).pressSequentially(authenticatorCode(secret, 1))
    await page.waitForURL(projects())
    await context.close()
  })

  test('a recovery code lets in, once', async () => {
    const [code = ''] = recoveryCodes
    const { page, context } = await openAsStranger(browser)
    await page.goto('/auth/login')
    await enterLogin(page, person.email, person.password)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await page.getByRole('button', { name: 'Log In' }).click()
    await page.waitForURL(projects())
    await page.goto('/settings')
    await page.getByText('9 recovery codes left').waitFor()
    await context.close()

    const again = await openAsStranger(browser)
    await again.page.goto('/auth/login')
    await enterLogin(again.page, person.email, person.password)
    await again.page.getByRole('button', { name: 'Use a recovery code' }).click()
    await again.page.getByLabel('Recovery code').fill(code)
    await again.page.getByRole('button', { name: 'Log In' }).click()
    await again.page.getByText('Invalid verification code.').waitFor()
    await again.context.close()
  })

  test('a phone is added by the code of a text message', async () => {
    const { page, context, problems } = await openAfterRecovery()
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Add phone' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Phone number').fill(phoneNumber)
    await dialog.getByLabel('Name').fill('My phone')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    await codeField(page).pressSequentially(await codeSentTo(phoneNumber))
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Remove My phone' }).waitFor()
    await page.getByText('8 recovery codes left').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('of two factors one is chosen, the address keeps the choice, and after 30 s a code is sent again', async () => {
    await textsWereSentBefore(phoneNumber)
    const { page, context } = await openAsStranger(browser)
    await page.clock.install()
    await page.goto('/auth/login')
    await enterLogin(page, person.email, person.password)
    await page.getByRole('button', { name: /^Authenticator app/ }).waitFor()
    await page.getByRole('button', { name: /^Text message to .*My phone/ }).click()
    await page.waitForURL(/[?&]mfaUid=[0-9a-f-]{36}/)
    await page.getByText(/^Enter the 6-digit code that was sent to \+[•\d]*\d{4}\.$/).waitFor()
    await codeSentTo(phoneNumber, 2)

    await page.getByText(/^Resend code in (30|29|28) s$/).waitFor()
    await page.clock.fastForward(31_000)
    await textsWereSentBefore(phoneNumber)
    await page.getByRole('button', { name: 'Resend code' }).click()
    await codeSentTo(phoneNumber, 3)
    await page.getByText(/^Resend code in (30|29|28) s$/).waitFor()

    await textsWereSentBefore(phoneNumber)
    await page.reload()
    await enterLogin(page, person.email, person.password)
    const code = await codeSentTo(phoneNumber, 4)
    await codeField(page).pressSequentially(code)
    await page.waitForURL(projects())
    await context.close()
  })

  test('without any factor the password alone lets in again', async () => {
    const { page, context } = await openAfterRecovery(2)
    await page.goto('/settings')
    for (const name of ['Authenticator app', 'My phone']) {
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
      await page.getByRole('button', { name: `Remove ${name}` }).waitFor({ state: 'hidden' })
    }
    await page.getByText('your password alone lets you in').waitFor()
    await context.close()
    const later = await openAsStranger(browser)
    await later.page.goto('/auth/login')
    await enterLogin(later.page, person.email, person.password)
    await later.page.waitForURL(projects())
    await later.context.close()
  })

  /** Authenticator codes serve once, and the next one takes half a minute. */
  async function openAfterRecovery(at = 1): Promise<Awaited<ReturnType<typeof openAsStranger>>> {
    const session = await openAsStranger(browser)
    await session.page.goto('/auth/login?mfaUid=recovery')
    await enterLogin(session.page, person.email, person.password)
    await session.page.getByLabel('Recovery code').fill(recoveryCodes[at] ?? '')
    await session.page.getByRole('button', { name: 'Log In' }).click()
    await session.page.waitForURL(projects())
    return session
  }
})

test('who signed in long ago confirms it before a factor is added, and the step goes on by itself', async () => {
  const person = await newPerson('Lena Long', { of: organization, as: 'member' })
  const { page, context } = await openAs(browser, person)
  await page.goto('/settings')
  await loginsAreOld(person.email)
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Password', { exact: true }).fill(person.password)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('img', { name: 'QR code of the secret below' }).waitFor()
  await context.close()
})
