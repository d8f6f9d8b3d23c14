import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import {
  newOrganization,
  newPerson,
  type Organization,
  openAs,
  type Person,
} from '../support/people.ts'
import { importProject } from '../support/plants.ts'
import { inverterWasOff } from '../support/storedEvents.ts'

let browser: Browser
let organization: Organization
let operator: Person
let viewer: Person
let projectId: string
let inverter: string

beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Issue Solar', 'Ida Owner')
  const member = { of: organization, as: 'member' }
  operator = await newPerson('Otto Operator', member)
  viewer = await newPerson('Vera Viewer', member)
  const { api } = organization.owner
  projectId = await importProject(api, 'Monitored mesa', samplePlant())
  const share = `mutation Share($id: ID!, $email: String!, $role: String!) {
    addProjectUser(project_id: $id, email: $email, role_id: $role) { id }
  }`
  for (const [{ email }, role] of [
    [operator, 'operator'],
    [viewer, 'viewer'],
  ] as const)
    await api.ask('Share', share, { id: projectId, email, role }, z.unknown())
  const deploy = `mutation Deploy($id: ID!) {
    deployProject(project_id: $id, input: { time_zone: "UTC", price_per_kwh: 0.5, currency: "USD" }) { id }
  }`
  await api.ask('Deploy', deploy, { id: projectId }, z.unknown())
  inverter = await inverterWasOff(projectId)
}, 180_000)
afterAll(() => closePages(browser))

const address = (page: string): string =>
  `/${organization.slug}/project/${projectId}/monitor/${page}`

/** Opens the one issue from the list. */
async function openIssue(page: Page): Promise<void> {
  await page.goto(address('performance-issues'))
  await page.getByText(/90\.00\s*kWh, 45\s*USD lost .* to one issue/).waitFor()
  await page
    .getByRole('table', { name: 'Issues', exact: true })
    .getByRole('link', { name: inverter })
    .click()
  await page.getByText(`${inverter} was off on 3 days`).waitFor()
}

test('the worst fault is one click from the overview', async () => {
  const { page, problems } = await openAs(browser, viewer)
  await page.goto(`${address('').slice(0, -1)}?period=7d`)
  await page
    .getByRole('table', { name: 'Largest issues' })
    .getByRole('row')
    .nth(1)
    .getByRole('link')
    .click()
  await page.getByText(`${inverter} was off on 3 days`).waitFor()
  expect(problems).toEqual([])
})

test('an operator acknowledges, comments, gives a ticket, and ignores with a reason', async () => {
  const { page, problems, context } = await openAs(browser, operator)
  await openIssue(page)
  await page.getByText('at most 1 % of the rated power').waitFor()
  await page.getByRole('button', { name: 'Acknowledge' }).click()
  await page.getByText('changed the state from Open to Acknowledged').waitFor()
  await page.getByLabel('Comment').fill('Fuse of the fan')
  await page.getByRole('button', { name: 'Add comment' }).click()
  await page.getByText('Fuse of the fan', { exact: true }).waitFor()
  await page.getByLabel('Ticket').fill('OM-12')
  await page.getByRole('button', { name: 'Save ticket' }).click()
  await page.getByText('set the ticket OM-12').waitFor()
  await page.getByRole('combobox', { name: 'Assignee' }).click()
  await page.getByRole('option', { name: 'Vera Viewer' }).click()
  await page.getByText('Assigned to Vera Viewer').waitFor()
  await page.getByRole('button', { name: 'Ignore…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ignore', exact: true }).click()
  await dialog.getByText('Reason is required').waitFor()
  await dialog.getByLabel('Reason').fill('Replaced in autumn')
  await dialog.getByRole('button', { name: 'Ignore', exact: true }).click()
  await page.getByText('Ignored: Replaced in autumn', { exact: true }).waitFor()
  await dialog.waitFor({ state: 'hidden' })
  expect(problems).toEqual([])
  await context.close()
})

test('an operator splits days off, finds both in the list, and merges them again', async () => {
  const { page, problems, context } = await openAs(browser, operator)
  await openIssue(page)
  await page.getByRole('button', { name: 'Split days off…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Days that are another issue' }).click()
  await page.getByRole('option').last().click()
  // leaves the list of choices
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Split off' }).click()
  await page.getByText('split this issue off another').waitFor()
  await page.goto(address('performance-issues'))
  await page.getByText('2 issues', { exact: false }).first().waitFor()
  const choices = page.getByRole('checkbox', { name: `Choose ${inverter}, inverter outage` })
  await choices.first().check()
  await choices.last().check()
  await page.getByText('2 chosen').waitFor()
  await page.getByRole('button', { name: 'Merge into one' }).click()
  await page.getByText('to one issue').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a viewer looks at issues and events, and cannot change them', async () => {
  const { page, problems, context } = await openAs(browser, viewer)
  await openIssue(page)
  await page.getByText('Operators of the project can change this').waitFor()
  for (const name of ['Acknowledge', 'Ignore…', 'Add comment', 'Save ticket', 'Split days off…'])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
  await page.goto(address('performance-issues/event-log?type=inverter_outage'))
  const log = page.getByRole('table', { name: 'Events' })
  await log.getByRole('link', { name: inverter }).first().waitFor()
  expect(await log.getByRole('row').count()).toBe(4)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save 3 rows (CSV)' }).click()
  expect((await saved).suggestedFilename()).toBe('events.csv')
  await page.goto(address('performance-issues/event-log?type=snow'))
  await page.getByText('No event', { exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
