import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { storeMonitoredDays } from '../support/monitoredDays.ts'
import { accessFaults, excessWidthPx } from '../support/pageFaults.ts'
import { copyOfSample } from '../support/plants.ts'
import { firstUserApi, openSignedIn, projectPath } from '../support/session.ts'

let browser: Browser
let projectId: string
beforeAll(async () => {
  browser = await launchBrowser()
  const api = await firstUserApi()
  projectId = await copyOfSample(api, 'Energy monitored')
  await api.ask(
    'DeployProject',
    `mutation DeployProject($project_id: ID!, $input: DeploymentVersionInput) {
      deployProject(project_id: $project_id, input: $input) { id }
    }`,
    { project_id: projectId, input: { price_per_kwh: 0.1, currency: 'USD' } },
    z.looseObject({}),
  )
  await storeMonitoredDays(projectId, 20)
})
afterAll(() => closePages(browser))

test('losses add up from available to delivered, and a cause shows its days', async () => {
  const { page, problems } = await openSignedIn(browser)
  await page.goto(projectPath(projectId, 'monitor/system-losses'))
  await page.getByText(/18\.80.MWh of 20\.00.MWh available were delivered \(94\.0.%\)/).waitFor()
  await page.getByRole('button', { name: 'Inverter outage' }).click()
  await page.getByText(/On 20 of 20 days/).waitFor()
  await page.getByText('Money').click()
  await page.getByRole('img', { name: /From available to delivered/ }).waitFor()
  await page.waitForURL(
    ({ searchParams: shown }) =>
      shown.get('cause') === 'inverter_outage' && shown.get('as') === 'money',
  )
  expect(await accessFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('what a contract excuses leaves the availability, and the address says so, on a phone too', async () => {
  const { page, problems } = await openSignedIn(browser, 390, 844)
  await page.goto(projectPath(projectId, 'monitor/system-performance'))
  await page.getByText(/94\.0.% of what was expected/).waitFor()
  await page.getByText('20 events count').waitFor()
  await page
    .getByRole('radiogroup', { name: 'Inverter outage counts as' })
    .getByText('Excluded')
    .click()
  await page.getByText('No event of this period counts against the plant.').waitFor()
  await page.waitForURL((url) => url.searchParams.get('terms') === 'inverter_outage.excluded')
  expect(await excessWidthPx(page)).toBe(0)
  expect(problems).toEqual([])
})

test('the report of a day is a PDF, and who wants reports by mail says so beside it', async () => {
  const { page, problems } = await openSignedIn(browser)
  await page.goto(projectPath(projectId, 'monitor/system-performance'))
  await page.getByRole('button', { name: 'Report' }).click()
  const downloaded = page.waitForEvent('download')
  await page.getByRole('menuitem').first().click()
  expect((await downloaded).suggestedFilename()).toMatch(
    /_Energy-monitored_\d{4}-\d{2}-\d{2}\.pdf$/,
  )
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('menuitem', { name: 'Reports by mail' }).click()
  await page.getByLabel('Monthly').check()
  expect(await accessFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('You get the monthly report of this plant by mail.').waitFor()
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('menuitem', { name: 'Reports by mail' }).click()
  expect(await page.getByLabel('Monthly').isChecked()).toBe(true)
  expect(problems).toEqual([])
})
