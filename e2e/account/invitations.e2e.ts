import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { linkIn, mailTo } from '../support/messages.ts'
import { invitationsHaveExpired, linksWereSentBefore } from '../support/pastTime.ts'
import {
  invite,
  newEmail,
  newOrganization,
  newPerson,
  type Organization,
  openAs,
  openAsStranger,
  PASSWORD,
  setFlag,
} from '../support/people.ts'
import { emptyProject } from '../support/plants.ts'
import { enterLogin } from '../support/session.ts'

let browser: Browser
let organization: Organization
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Invitation Solar', 'Ina Owner')
})
afterAll(() => closePages(browser))

const projects = (): RegExp => new RegExp(`/${organization.slug}/projects$`)

describe('invitations', () => {
  test('one is sent, opened in the mail, and leads through the registration to the projects', async () => {
    const email = newEmail('Nina Newcomer')
    const owner = await openAs(browser, organization.owner)
    await owner.page.goto(`/${organization.slug}/settings/edit`)
    const form = owner.page
      .locator('form')
      .filter({ has: owner.page.getByLabel('Role', { exact: true }) })
    await form.getByLabel('Email').fill('nina at home')
    await form.getByRole('button', { name: 'Invite' }).click()
    await form.getByText('must be an email address').waitFor()
    await form.getByLabel('Email').fill(email)
    await form.getByRole('button', { name: 'Invite' }).click()
    const invited = owner.page.getByRole('row').filter({ hasText: email })
    await invited.getByText('pending').waitFor()
    await invited.getByText('Email sent').waitFor()

    const mail = await mailTo(email, `Invitation to ${organization.name}`)
    expect(mail.from).toContain('DUET')
    expect(mail.text).toContain(linkIn(mail))
    const { page, context, problems } = await openAsStranger(browser)
    await page.setContent(mail.html)
    await page.getByRole('link', { name: 'Accept the invitation' }).click()
    await page.getByText(`You are invited to ${organization.name}.`).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    expect(await page.getByLabel('Email').isEditable()).toBe(false)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.waitForURL(projects())
    await page.getByText('No projects yet').waitFor()
    expect(problems).toEqual([])
    await context.close()

    const again = await openAsStranger(browser)
    await again.page.goto(linkIn(mail))
    await again.page.getByText('was accepted already.').waitFor()
    await again.page.getByRole('link', { name: 'Log In' }).click()
    await again.page.getByLabel('Password', { exact: true }).waitFor()
    expect(await again.page.getByLabel('Email').inputValue()).toBe(email)
    await again.context.close()

    await owner.page.reload()
    await owner.page.getByRole('row').filter({ hasText: email }).getByText('accepted').waitFor()
    const members = owner.page.getByRole('table', { name: 'Members' })
    await members.getByRole('row').filter({ hasText: email }).waitFor()
    await owner.context.close()
  })

  test('somebody who is registered logs in, and the invitation is accepted on the way', async () => {
    const person = await newPerson('Renate Registered')
    const { link } = await invite(person.email, { of: organization, as: 'member' })
    const { page, context } = await openAsStranger(browser)
    await page.goto(link)
    await page.waitForURL(/\/auth\/login\?.*invite_id=/)
    await enterLogin(page, person.email, person.password)
    await page.waitForURL(projects())
    await page.getByText('No projects yet').waitFor()
    await context.close()
  })

  test('an owner asks twice before another role, and hands over the link', async () => {
    const email = newEmail('Hanna Handed')
    await invite(email, { of: organization, as: 'member' })
    const owner = await openAs(browser, organization.owner)
    await owner.page.goto(`/${organization.slug}/settings/edit`)
    const form = owner.page
      .locator('form')
      .filter({ has: owner.page.getByLabel('Role', { exact: true }) })
    await form.getByLabel('Email').fill(email)
    await form.getByLabel('Role', { exact: true }).click()
    await owner.page.getByRole('option', { name: 'Admin' }).click()
    await form.getByRole('button', { name: 'Invite' }).click()
    await owner.page.getByText('was invited as Member and has not answered yet').waitFor()
    await owner.page.getByRole('button', { name: 'Invite as Admin' }).click()
    const row = owner.page.getByRole('row').filter({ hasText: email })
    await row.getByText('Admin').waitFor()
    await row.getByRole('button', { name: `Copy the link of the invite to ${email}` }).click()
    const link = await owner.page.getByLabel('Link', { exact: true }).inputValue()
    await owner.context.close()

    const { page, context } = await openAsStranger(browser)
    await page.goto(link)
    await page.getByText(`You are invited to ${organization.name}.`).waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await page.getByRole('button', { name: 'Decline the invitation' }).click()
    await page.getByText('was declined.').waitFor()
    await context.close()
  })

  test('somebody who is signed in answers on the page of the link, in the app, or as another account', async () => {
    const person = await newPerson('Ada Answer', { of: organization, as: 'guest' })
    const other = await newOrganization('Second Solar', 'Sara Second')
    const { link } = await invite(person.email, { of: other, as: 'member' })
    const { page, context } = await openAs(browser, person)
    await page.goto('/')
    await page.waitForURL(projects())
    await page.getByText('Sara Second invites you to join Second Solar.').waitFor()
    await page.getByRole('link', { name: 'Answer' }).click()
    await page.getByRole('button', { name: 'Decline the invite to Second Solar' }).waitFor()
    await page.goto(`/${other.slug}/projects`)
    await page.getByRole('heading', { name: "Sorry, you don't have access." }).waitFor()
    await page.getByRole('button', { name: 'Accept the invite to Second Solar' }).waitFor()
    const foreign = await invite(newEmail('Fay Foreign'), { of: other, as: 'member' })
    await page.goto(foreign.link)
    await page.getByText(`You are signed in as ${person.email}.`).waitFor()
    await page.getByRole('link', { name: 'Stay signed in and go home' }).click()
    await page.waitForURL(projects())
    await page.goto(link)
    await page.getByRole('button', { name: 'Accept the invitation' }).click()
    await page.waitForURL(new RegExp(`/${other.slug}/projects$`))
    await page.goto(foreign.link)
    await page.getByRole('button', { name: 'Sign out and go on' }).click()
    await page.getByRole('button', { name: 'Sign Up', exact: true }).waitFor()
    await context.close()
  })

  test('one that has run out or was revoked says so, and what to do; an unknown one tells nothing', async () => {
    const late = newEmail('Lara Late')
    const expired = await invite(late, { of: organization, as: 'member' })
    await invitationsHaveExpired(late)
    const revoked = await invite(newEmail('Vera Void'), { of: organization, as: 'member' })
    const owner = await openAs(browser, organization.owner)
    await owner.page.goto(`/${organization.slug}/settings/edit`)
    await owner.page.getByRole('row').filter({ hasText: late }).getByText('expired').waitFor()
    await owner.page.getByRole('button', { name: /^Revoke the invite to vera\.void/ }).click()
    const row = owner.page.getByRole('row').filter({ hasText: 'vera.void' })
    await row.getByText('revoked').waitFor()
    await owner.context.close()

    const { page, context } = await openAsStranger(browser)
    for (const [{ link }, said] of [
      [expired, /expired on .*Ask Ina Owner to send it again\./s],
      [revoked, /was revoked\..*ask Ina Owner for a new invitation\./s],
    ] as const) {
      await page.goto(link)
      await page.getByText(`to ${organization.name}`).waitFor()
      expect(await page.getByRole('main').innerText()).toMatch(said)
    }
    await page.goto(`${revoked.link}x`)
    await page.getByText('DUET is currently invite only.').waitFor()
    await context.close()
  })
})

describe('requests to join', () => {
  test('whoever has an address of an allowed domain asks, and is let in', async () => {
    const domain = `${randomUUID()}.helio.example`
    const owner = await openAs(browser, organization.owner)
    await owner.page.goto(`/${organization.slug}/settings/edit`)
    await owner.page.getByLabel('Allowed domains').first().fill(domain)
    await owner.page.getByLabel('Allowed domains').first().press('Enter')
    await owner.page.getByRole('button', { name: 'Save' }).click()

    const person = await newPerson('Jonas Joiner', undefined, newEmail('Jonas Joiner', domain))
    const joiner = await openAs(browser, person)
    await joiner.page.goto('/')
    await joiner.page.waitForURL(/\/organization-picker/)
    await joiner.page.getByRole('heading', { name: 'Join an organization' }).waitFor()
    await joiner.page.getByRole('button', { name: `Request to join ${organization.name}` }).click()
    await joiner.page.getByText('Waiting for an answer').waitFor()
    await joiner.page.goto(`/${organization.slug}/projects`)
    await joiner.page.waitForURL(/\/organization-picker/)

    await owner.page.reload()
    await owner.page.getByRole('button', { name: 'Approve the request of Jonas Joiner' }).click()
    const members = owner.page.getByRole('table', { name: 'Members' })
    await members.getByRole('row').filter({ hasText: person.email }).waitFor()
    await joiner.page.goto('/')
    await joiner.page.waitForURL(projects())
    await Promise.all([owner.context.close(), joiner.context.close()])
  })
})

describe('roles', () => {
  test('a member who becomes a guest loses the page of a project that is open', async () => {
    const { owner } = organization
    const projectId = await emptyProject(owner.api, 'Guest ridge')
    const person = await newPerson('Gesa Guest', { of: organization, as: 'member' })
    await openToOrganization()
    const member = await openAs(browser, person)
    await member.page.goto(`/${organization.slug}/project/${projectId}/resources/meteo`)
    await member.page.getByRole('heading', { name: 'Meteo' }).waitFor()

    const manager = await openAs(browser, owner)
    await manager.page.goto(`/${organization.slug}/settings/edit`)
    await manager.page.getByRole('combobox', { name: 'Role of Gesa Guest' }).click()
    await manager.page.getByRole('option', { name: 'Guest' }).click()
    await manager.page.getByRole('button', { name: 'Make guest' }).click()
    await expect
      .poll(() => manager.page.getByRole('combobox', { name: 'Role of Gesa Guest' }).inputValue())
      .toBe('Guest')

    await member.page.getByRole('heading', { name: 'Project Not Found' }).waitFor()
    await member.page
      .getByText(
        "The project you are looking for does not exist, or you don't have access to the project.",
      )
      .waitFor()
    await member.page.getByRole('link', { name: 'Go to Projects →' }).click()
    await member.page.waitForURL(projects())
    await member.page.getByText('No projects yet').waitFor()
    await Promise.all([manager.context.close(), member.context.close()])
  })

  async function openToOrganization(): Promise<void> {
    const { page, context } = await openAs(browser, organization.owner)
    await page.goto(`/${organization.slug}/projects`)
    await page.getByRole('button', { name: 'Actions for Guest ridge' }).click()
    await page.getByRole('menuitem', { name: 'Share' }).click()
    await page.getByRole('combobox', { name: 'General access' }).click()
    await page.getByRole('option', { name: 'Organization can view' }).click()
    await page.getByRole('row').filter({ hasText: 'Organization can view' }).waitFor()
    await context.close()
  }
})

describe('open registration', () => {
  beforeAll(() => setFlag('ga-open-registration', true))
  afterAll(() => setFlag('ga-open-registration', false))

  test('a newcomer verifies the address, fills in the intake form and founds an organisation', async () => {
    const email = newEmail('Opal Open')
    const { page, context, problems } = await openAsStranger(browser)
    await page.clock.install()
    await page.goto('/auth/login')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await page.getByLabel('Work Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm Password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
    await page.waitForURL(/\/auth\/email-verification/)
    await page.getByText(`We sent an email to ${email}.`).waitFor()

    await page.getByRole('button', { name: 'I have opened the link' }).click()
    await page.getByText('The address is not verified yet.').waitFor()
    await page.goto('/settings')
    await page.waitForURL(/\/auth\/email-verification/)
    await resendAfterHalfAMinute(page, email)

    await page.goto(linkIn(await mailTo(email, 'Verify your email address', 2)))
    await page.waitForURL(/\/onboarding\/intake-form/)
    await page.goto('/organization-picker')
    await page.waitForURL(/\/onboarding\/intake-form/)
    await fillIntakeForm(page)
    await page.waitForURL(/\/organization-picker/)
    const slug = `opal-${randomUUID().slice(0, 8)}`
    await page.getByLabel('Name', { exact: true }).fill('Opal Energy')
    await page.getByLabel('Slug').fill(slug)
    await page.getByRole('button', { name: 'Create organization' }).click()
    await page.waitForURL(new RegExp(`/${slug}/projects`))
    expect(problems).toEqual([])
    await context.close()
  })

  async function resendAfterHalfAMinute(page: Page, email: string): Promise<void> {
    await linksWereSentBefore(email)
    await page.getByRole('button', { name: 'Resend email' }).click()
    await page.getByText('Resend email in 30 s').waitFor()
    await page.clock.fastForward(25_000)
    await page.getByText(/^Resend email in [1-5] s$/).waitFor()
    await page.clock.fastForward(6000)
    await page.getByRole('button', { name: 'Resend email' }).waitFor()
  }

  async function fillIntakeForm(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Company Name is required').waitFor()
    await page.getByLabel('Company Name').fill('Opal Energy')
    for (const [field, choice] of [
      ['Company Type', 'Developer'],
      ['Position', 'Engineer'],
    ] as const) {
      await page.getByRole('combobox', { name: field }).click()
      await page.getByRole('option', { name: choice }).click()
    }
    await page.getByRole('checkbox', { name: 'Plant layout' }).check()
    await page.getByRole('checkbox', { name: 'Bifacial modules' }).check()
    await page.getByRole('button', { name: 'Submit' }).click()
  }
})
