import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { ownServer } from '../support/ownServer.ts'
import { newOrganization, openAs } from '../support/people.ts'
import { emptyProject } from '../support/plants.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => closePages(browser))

const REASON = 'Ticket 4711: the layout is gone'

test('an administrator acts as a user, copies a project, ends it, and all of it is in the audit log', async () => {
  const organization = await newOrganization('Impersonated Solar', 'Iris Owner')
  const { owner } = organization
  const project = `Helped ridge ${organization.slug}`
  const projectId = await emptyProject(owner.api, project)
  const email = ownServer().email
  const { page, context, problems } = await openAs(browser, {
    email,
    password: ownServer().password,
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'System Admin' }).click()
  await page.waitForURL(/\/admin\/users/)
  await page.goto('/admin/impersonate')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Impersonate' }).click()
  await page.getByText('Reason is required').waitFor()
  await page.getByLabel('Reason').fill(REASON)
  await page.getByRole('button', { name: 'Impersonate' }).click()
  await page.waitForURL(new RegExp(`/${organization.slug}/projects`))

  const bar = page.getByRole('region', { name: 'Impersonation' })
  await bar.getByText(email).waitFor()
  await bar.getByText(owner.email).waitFor()
  expect(await bar.getByRole('button', { name: 'Copy Project to Self' }).count()).toBe(0)
  await page.goto('/admin/users')
  await page.getByText('Page Not Found').first().waitFor()

  await page.goto(`/${organization.slug}/project/${projectId}/resources/meteo`)
  await bar.getByRole('button', { name: 'Copy Project to Self' }).click()
  await page
    .getByText(/was copied into My Organization\./)
    .first()
    .waitFor()
  await page.goto(`/${organization.slug}/projects`)
  await page.getByRole('button', { name: `Actions for ${project}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete project' }).click()
  await page.getByText(`${project} was deleted.`).waitFor()
  await bar.getByRole('button', { name: 'End Impersonate Session' }).click()
  await bar.waitFor({ state: 'hidden' })
  await page.goto('/my-organization/projects?search=Helped')
  await page.getByRole('link', { name: new RegExp(project) }).waitFor()

  await page.goto('/admin/audit')
  await page.getByText(REASON).first().waitFor()
  const rows = page.getByRole('row')
  await rows.filter({ hasText: 'Project copied' }).filter({ hasText: project }).first().waitFor()
  const deleted = rows.filter({ hasText: 'Project deleted' }).filter({ hasText: owner.email })
  await deleted.getByText(`by ${email}`).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('the pages of the administration do not exist for others', async () => {
  const { owner } = await newOrganization('Ordinary Solar', 'Orla Owner')
  const { page, context } = await openAs(browser, owner)
  await page.goto('/admin/flags')
  await page.getByText('Page Not Found').first().waitFor()
  await page.getByRole('link').first().waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'User Settings' }).waitFor()
  expect(await page.getByRole('menuitem', { name: 'System Admin' }).count()).toBe(0)
  await context.close()
})
