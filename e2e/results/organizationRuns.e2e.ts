import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { copyOfSample, emptyProject, smallPlant } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture } from '../support/session.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => closePages(browser))

test('projects are found, run first and run again; what was refused says why, and the change of the yield is seen', async () => {
  const api = await firstUserApi()
  await copyOfSample(api, 'Aztec north', smallPlant())
  await emptyProject(api, 'Aztec bare')
  const { page, problems, context } = await openSignedIn(browser)
  await page.getByRole('link', { name: 'Runs', exact: true }).click()
  await page.getByLabel('Search runs').fill('aztec')
  await page.waitForURL(/search=aztec/)
  const table = page.getByRole('table', { name: 'Runs' })
  const north = table.getByRole('row').filter({ hasText: 'Aztec north' })
  await north.getByText('No run').waitFor()

  await page.getByRole('button', { name: 'Choose all 2' }).click()
  await page.getByRole('button', { name: 'Run 2 again' }).click()
  const dialog = page.getByRole('dialog', { name: 'Run again' })
  await dialog.getByText(/leave room for [\d,]+ runs now/).waitFor()
  await picture(page, 'runs-asked')
  await dialog.getByRole('button', { name: 'Start 2 runs' }).click()
  await dialog.getByText('1 run started, 1 refused.').waitFor()
  await dialog.getByText('The design has no blocks yet.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await north.getByText('Completed').waitFor()
  await north.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Run 1 again' }).click()
  await dialog.getByRole('button', { name: 'Start 1 run' }).click()
  await dialog.getByText('1 run started, 0 refused.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await north.getByText(/, again$/).waitFor()
  await north.getByText('same engine').waitFor()
  await north.getByText(/^0\.00\s%$/).waitFor()
  await picture(page, 'runs')
  expect(problems).toEqual([])
  await context.close()
})
