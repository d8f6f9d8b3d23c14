import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { enrollAuthenticator } from '../support/authenticator.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { providerAnswers } from '../support/messages.ts'
import { loginsAreOld } from '../support/pastTime.ts'
import {
  invite,
  newEmail,
  newOrganization,
  newPerson,
  type Organization,
  openAs,
  openAsStranger,
  PASSWORD,
  type Person,
  setFlag,
} from '../support/people.ts'
import { enterLogin } from '../support/session.ts'

// Each test is a row of the error catalogue. Where its title says nothing else, the real server refuses.

const INVALID_LOGIN = 'Invalid login credentials.'
const USER_ALREADY_EXISTS = 'A user with this email already exists.'
const INVITE_EMAIL_MISMATCH = 'The invitation code provided does not match the provided email.'
const WEAK_PASSWORD = 'Password must be at least 6 characters.'

let browser: Browser
let organization: Organization
let person: Person
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Catalogue Solar', 'Cara Owner')
  person = await newPerson('Karl Member', { of: organization, as: 'member' })
  await setFlag('ga-third-party-login', true)
})
afterAll(async () => {
  await setFlag('ga-third-party-login', false)
  await closePages(browser)
})

async function asStranger(address: string, run: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } = await openAsStranger(browser)
  await page.goto(address)
  await run(page)
  await context.close()
}

async function asOwner(address: string, run: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } = await openAs(browser, organization.owner)
  await page.goto(address)
  await run(page)
  await context.close()
}

async function signUp(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Work Email').fill(email)
  await fillPassword(page, password)
}

async function fillPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
}

/** The one alert of the page says exactly this. */
async function isTold(page: Page, text: string): Promise<void> {
  const alert = page.getByRole('alert')
  await alert.getByText(text, { exact: true }).waitFor()
  expect(await alert.count()).toBe(1)
}

/** Who comes back from the provider next. */
function atProvider(email: string): Promise<void> {
  return providerAnswers({ claims: { sub: randomUUID(), email, email_verified: true } })
}

describe('auth error', () => {
  test('IdentityNotFound: an account at the provider that nobody here has', () =>
    asStranger('/auth/login', async (page) => {
      await atProvider(newEmail('Nadja Nobody'))
      await page.getByRole('button', { name: 'Log In With Contoso' }).click()
      await isTold(page, INVALID_LOGIN)
    }))

  test('LocalPasswordNotSet: a password of somebody who has an account at the provider alone', async () => {
    const email = newEmail('Petra Provider')
    const { link } = await invite(email, { of: organization, as: 'member' })
    await atProvider(email)
    await asStranger(link, async (page) => {
      await page.getByRole('button', { name: 'Sign Up With Contoso' }).click()
      await page.waitForURL(/\/projects/)
    })
    await asStranger('/auth/login', async (page) => {
      await enterLogin(page, email, PASSWORD)
      await isTold(page, INVALID_LOGIN)
    })
  })

  test('IncorrectPassword, UserNotFound: the same words, so that nobody learns who is registered', () =>
    asStranger('/auth/login', async (page) => {
      await enterLogin(page, person.email, 'not the password')
      await isTold(page, INVALID_LOGIN)
      await page.reload()
      await enterLogin(page, newEmail('Nils Nobody'), 'not the password')
      await isTold(page, INVALID_LOGIN)
    }))

  test('InvalidInvite: revoked while the form was open', async () => {
    const { id, link } = await invite(newEmail('Rita Revoked'), { of: organization, as: 'member' })
    await asStranger(link, async (page) => {
      await page.getByLabel('Confirm Password').waitFor()
      const mutation = 'mutation DeleteInvite($id: ID!) { deleteInvite(id: $id) { success } }'
      await organization.owner.api.ask('DeleteInvite', mutation, { id }, z.unknown())
      await fillPassword(page, PASSWORD)
      await isTold(page, 'The invitation code provided is invalid.')
    })
  })

  test("InvalidPassword: the server's message", () =>
    asOwner('/settings', async (page) => {
      const next = 'another horse 8'
      await page.route('**/api/graphql?operation=ChangePassword', (route) =>
        route.continue({ postData: route.request().postData()?.replace(next, 'seven77') ?? '' }),
      )
      await page.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('New Password', { exact: true }).fill(next)
      await page.getByLabel('Confirm Password', { exact: true }).fill(next)
      await page.getByRole('button', { name: 'Change Password' }).click()
      await isTold(page, 'Password must be at least 8 characters.')
    }))

  test('InviteEmailMismatch: another address, by password and at the provider', async () => {
    const invited = newEmail('Mia Mismatch')
    const { token, link } = await invite(invited, { of: organization, as: 'member' })
    await asStranger(`/auth/register?invite_token=${token}`, async (page) => {
      await signUp(page, newEmail('Someone Else'))
      await isTold(page, INVITE_EMAIL_MISMATCH)
    })
    await atProvider(newEmail('Someone Else'))
    await asStranger(link, async (page) => {
      await page.getByRole('button', { name: 'Sign Up With Contoso' }).click()
      await isTold(page, INVITE_EMAIL_MISMATCH)
    })
  })
})

describe('auth error where registration is open', () => {
  beforeAll(() => setFlag('ga-open-registration', true))
  afterAll(() => setFlag('ga-open-registration', false))

  test('UserAlreadyExists: and the same words for email-already-in-use, at the provider', () =>
    asStranger('/auth/register', async (page) => {
      await signUp(page, person.email)
      await isTold(page, USER_ALREADY_EXISTS)
      await page.reload()
      await atProvider(person.email)
      await page.getByRole('button', { name: 'Sign Up With Contoso' }).click()
      await page.waitForURL(/[?&]token=/)
      await isTold(page, USER_ALREADY_EXISTS)
    }))

  test('InvalidEmailDomain: by password and at the provider', () =>
    asStranger('/auth/register', async (page) => {
      const text = 'Free and public email domains are currently restricted.'
      const email = `free.${randomUUID()}@gmail.com`
      await signUp(page, email)
      await isTold(page, text)
      await page.reload()
      await atProvider(email)
      await page.getByRole('button', { name: 'Sign Up With Contoso' }).click()
      await page.waitForURL(/[?&]token=/)
      await isTold(page, text)
    }))

  test('weak-password: in the form, and by the server, to which the request is changed on its way', () =>
    asStranger('/auth/register', async (page) => {
      await signUp(page, newEmail('Willi Weak'), 'five5')
      await page.getByText(WEAK_PASSWORD, { exact: true }).waitFor()
      await page.route('**/api/graphql?operation=LocalRegister', (route) =>
        route.continue({ postData: route.request().postData()?.replace(PASSWORD, 'five5') ?? '' }),
      )
      await signUp(page, newEmail('Willi Weak'))
      await isTold(page, WEAK_PASSWORD)
    }))

  test('a password that is too long is told to be so, not to be too short', () =>
    asStranger('/auth/register', async (page) => {
      await signUp(page, newEmail('Lotte Long'), 'x'.repeat(300))
      await page.getByText('Password must be at most 128 characters.', { exact: true }).waitFor()
    }))
})

describe('provider error', () => {
  test('invalid-login-credentials: a wrong password where a recent login is asked for', () =>
    asOwner('/settings', async (page) => {
      await loginsAreOld(organization.owner.email)
      await page.getByRole('button', { name: 'Add authenticator app' }).click()
      await page.getByRole('button', { name: 'Continue' }).click()
      const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
      await dialog.getByLabel('Password', { exact: true }).fill('not the password')
      await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
      await dialog.getByText('Invalid username or password.', { exact: true }).waitFor()
    }))

  test('invalid-verification-code: at the login and where a factor is added', async () => {
    const careful = await newPerson('Cem Careful', { of: organization, as: 'member' })
    const { page, context } = await openAs(browser, careful)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Add authenticator app' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Verification code').fill('000000')
    await page.getByText('Invalid verification code.', { exact: true }).waitFor()
    await context.close()

    await enrollAuthenticator(careful.api)
    await asStranger('/auth/login', async (stranger) => {
      await enterLogin(stranger, careful.email, careful.password)
      await stranger.getByLabel('Verification code').fill('000000')
      await stranger.getByText('Invalid verification code.', { exact: true }).waitFor()
    })
  })

  test('other: its own code and message', () =>
    asStranger('/auth/login', async (page) => {
      await providerAnswers({ error: 'access_denied', description: 'You cancelled at Contoso.' })
      await page.getByRole('button', { name: 'Log In With Contoso' }).click()
      await isTold(page, 'You cancelled at Contoso. (access_denied)')
    }))
})

describe('anything else', () => {
  test('Unknown: a code that the product never answers (answer made up)', () =>
    asStranger('/auth/login', async (page) => {
      await page.route('**/api/graphql?operation=LocalLogin', (route) =>
        route.fulfill({
          json: {
            data: {
              localLogin: { __typename: 'AuthError', code: 'Strange', message: 'E 17', mfa: null },
            },
          },
        }),
      )
      await enterLogin(page, person.email, person.password)
      await isTold(page, 'An unknown error has occurred.')
    }))
})

describe('further rules', () => {
  test('a forgotten password whose request fails says "Incorrect username or password"', () =>
    asStranger('/auth/password-reset', async (page) => {
      await page.getByLabel('Email').fill('no address')
      await page.getByRole('button', { name: 'Request Password Reset' }).click()
      await isTold(page, 'Incorrect username or password')
    }))

  test('a request for an unknown address succeeds like any other', () =>
    asStranger('/auth/password-reset', async (page) => {
      await page.getByLabel('Email').fill(newEmail('Nora Nobody'))
      await page.getByRole('button', { name: 'Request Password Reset' }).click()
      await page.getByText('Please check your email for password reset instructions.').waitFor()
    }))

  test('MFA required starts the second step instead of a message', async () => {
    const careful = await newPerson('Mona Careful', { of: organization, as: 'member' })
    await enrollAuthenticator(careful.api)
    await asStranger('/auth/login', async (page) => {
      await enterLogin(page, careful.email, careful.password)
      await page.getByRole('heading', { name: 'Authenticate Your Account' }).waitFor()
      expect(await page.getByRole('alert').count()).toBe(0)
    })
  })

  test("an error shows the first message of the server's list (a second one added on the way)", () =>
    asOwner(`/${organization.slug}/settings/edit`, async (page) => {
      await page.route('**/api/graphql?operation=*', async (route) => {
        const answer = await route.fetch()
        const body = z
          .looseObject({ errors: z.array(z.unknown()).optional() })
          .parse(await answer.json())
        const errors = body.errors && [...body.errors, { message: 'The second of the list' }]
        await route.fulfill({ response: answer, json: { ...body, ...(errors && { errors }) } })
      })
      await page.getByRole('button', { name: 'Leave the organization' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Leave organization' }).click()
      await dialog.getByText('An organization keeps at least one owner.').waitFor()
      expect(await page.getByText('The second of the list').count()).toBe(0)
    }))

  test('the update of an organisation shows what is wrong at its field', async () => {
    const other = await newOrganization('Taken Solar', 'Tarek Owner')
    await asOwner(`/${organization.slug}/settings/edit`, async (page) => {
      const slug = page.getByLabel('Slug')
      await slug.fill(other.slug)
      await page.getByRole('button', { name: 'Save' }).click()
      await page.locator('[data-error] , [aria-invalid="true"]').first().waitFor()
      expect(await slug.getAttribute('aria-invalid')).toBe('true')
      await expect.poll(() => slug.evaluate((field) => field === document.activeElement)).toBe(true)
    })
  })
})

describe('validation', () => {
  test('what is missing is named by its label, and passwords are compared', async () => {
    const { link } = await invite(newEmail('Vera Valid'), { of: organization, as: 'member' })
    await asStranger(link, async (page) => {
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
      await page.getByText('Password is required', { exact: true }).waitFor()
      await page.getByText('Confirm Password is required', { exact: true }).waitFor()
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByLabel('Confirm Password').fill(`${PASSWORD}8`)
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
      await page.getByText('Passwords do not match', { exact: true }).waitFor()
    })
  })
})
