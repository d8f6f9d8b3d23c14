import type { Browser, Locator, Page } from 'playwright-core'
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

const panel = (page: Page, description: string): Locator =>
  page.locator('section', { hasText: description })

async function enterRates(page: Page): Promise<void> {
  await page.getByLabel('Currency').fill('eur')
  await page.getByLabel('Real discount rate').fill('5')
  await page.getByLabel('Inflation').fill('2')
  await page.getByLabel('Analysis period').fill('25')
}

async function enterLine(line: Locator, name: string, price: string): Promise<void> {
  await line.getByLabel('Name').fill(name)
  await line.getByLabel('Price').fill(price)
}

async function fits(page: Page): Promise<void> {
  expect.soft(await accessFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  expect.soft(await excessWidthPx(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('costs are entered once, and a simulation shows what its plant costs and earns', async () => {
  const api = await firstUserApi()
  const projectId = await copyOfSample(api, 'Costs', smallPlant())
  const input = { name: 'Whole year', block_ids: await blockIds(api, projectId) }
  const runId = (await run(api, projectId, input)).simulation!.id
  expect((await ended(api, projectId, runId)).status).toBe('completed')
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(projectPath(projectId, `simulations/${runId}/economics`))
  await page.getByText('The project has no costs yet').waitFor()
  await page.getByRole('link', { name: 'Go to costs' }).click()
  await page.getByRole('button', { name: 'Enter costs' }).click()
  await page.getByRole('button', { name: 'Save costs' }).click()
  await page.getByText('must be the three letters of a currency').waitFor()
  await enterRates(page)
  await enterLine(panel(page, 'Paid once').getByRole('group'), 'All of it', '0.8')
  await enterLine(panel(page, 'With the price of the first year').getByRole('group'), 'Care', '15')
  await page.getByText('By month and hour', { exact: true }).click()
  await page.getByLabel('Prices by month and hour').fill('50 40')
  await page.getByText('1 line: 12 are needed, January first.').waitFor()
  const day = Array.from({ length: 24 }, (_, hour) => (hour < 12 ? 60 : 50)).join('\t')
  await page.getByLabel('Prices by month and hour').fill(Array(12).fill(day).join('\n'))
  await fits(page)
  await picture(page, 'costs')
  await page.getByRole('button', { name: 'Save costs' }).click()
  await page.getByText('Costs saved').waitFor()

  await page.goto(projectPath(projectId, `simulations/${runId}/economics`))
  const strip = page.getByRole('list', { name: 'Economics at P50' })
  await strip.getByText('EUR/MWh').first().waitFor()
  await page.getByRole('figure', { name: 'Cash flow' }).locator('canvas').first().waitFor()
  const likely = page.getByRole('table', { name: 'How likely' })
  expect(await likely.getByRole('row').count()).toBe(6)
  await fits(page)
  await picture(page, 'economics')
  expect(problems).toEqual([])
  await context.close()
})
