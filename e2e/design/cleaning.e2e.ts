import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { accessFaults, excessWidthPx } from '../support/pageFaults.ts'
import { copyOfSample, smallPlant } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => closePages(browser))

async function fits(page: Page): Promise<void> {
  expect.soft(await accessFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  expect.soft(await excessWidthPx(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function enterSchedule(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Change Soiling', exact: true }).click()
  await dialog.getByLabel('Soiling algorithm').click()
  await page.getByRole('option', { name: 'Sawtooth' }).click()
  await dialog.getByLabel('Soiling rate').fill('0.1')
  await dialog.getByLabel('Cleaning interval').fill('73')
  await dialog.getByLabel('Date of most recent cleaning').fill('2026-01-01')
  await dialog.getByRole('button', { name: 'Save loss' }).click()
}

async function enterCosts(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Enter costs' }).click()
  await page.getByLabel('Currency').fill('eur')
  await page.getByLabel('Real discount rate').fill('5')
  await page.getByLabel('Inflation').fill('2')
  await page.getByLabel('Analysis period').fill('25')
  for (const cost of ['cost 1', 'cost 1']) {
    await page
      .getByRole('button', { name: `Remove ${cost}` })
      .first()
      .click()
  }
  await page.getByText('Flat', { exact: true }).click()
  await page.getByLabel('Price', { exact: true }).fill('50')
  await page.getByRole('button', { name: 'Save costs' }).click()
  await page.getByText('Costs saved').waitFor()
}

test('cleanings are weighed by the last simulation, and their cost joins the running costs', async () => {
  const api = await firstUserApi()
  const projectId = await copyOfSample(api, 'Cleaning', smallPlant())
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(projectPath(projectId, 'design/losses'))
  await page.getByText('Simulate the plant over a year').waitFor()
  const input = { name: 'Whole year', block_ids: await blockIds(api, projectId) }
  const runId = (await run(api, projectId, input)).simulation!.id
  expect((await ended(api, projectId, runId)).status).toBe('completed')
  await page.reload()
  await page.getByText('has dirt that is cleaned by hand').waitFor()
  await enterSchedule(page)
  const table = page.getByRole('table', { name: 'Cleanings a year' })
  await table.waitFor()
  expect(await table.getByRole('row').count()).toBe(13)
  await page.getByRole('link', { name: 'Enter them under Costs' }).waitFor()

  await enterCosts(page, projectPath(projectId, 'design/costs'))
  await page.goto(projectPath(projectId, 'design/losses'))
  await page.getByLabel('Cost of one cleaning of the plant').fill('60')
  await table.getByText('Best').waitFor()
  await page.getByRole('button', { name: 'Save to running costs' }).click()
  await page.getByRole('button', { name: 'Undo: Change the cost of a cleaning' }).waitFor()
  await table.scrollIntoViewIfNeeded()
  await picture(page, 'cleaning')
  await fits(page)

  await page.goto(projectPath(projectId, `simulations/${runId}/economics`))
  await page.getByText('Cleaning of the plant').first().waitFor()
  expect(problems).toEqual([])
  await context.close()
})
