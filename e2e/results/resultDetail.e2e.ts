import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { copyOfSample, smallPlant } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
let projectId: string
let runId: string
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await copyOfSample(api, 'Vulture Peak', smallPlant())
  const input = {
    name: 'Typical January',
    block_ids: (await blockIds(api, projectId)).slice(0, 1),
    from: '2026-01-01T00:00',
    to: '2026-02-01T00:00',
  }
  runId = (await run(api, projectId, input)).simulation!.id
  expect((await ended(api, projectId, runId)).status).toBe('completed')
})
afterAll(() => closePages(browser))

const tabPath = (tab: string): string => projectPath(projectId, `simulations/${runId}/${tab}`)

test('drill-down goes down both axes by keyboard, and the address keeps the part', async () => {
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(tabPath('drill-down'))
  const plant = page.getByRole('navigation', { name: 'Part of the plant' })
  await page.getByRole('button', { name: 'East trackers', exact: true }).press('Enter')
  await plant.getByText('East trackers').waitFor()
  await page.getByRole('button', { name: /^Zone 2/ }).click()
  await plant.getByText(/^Zone 2/).waitFor()
  const time = page.getByRole('navigation', { name: 'Part of the time' })
  await page.getByRole('button', { name: 'January', exact: true }).click()
  await time.getByText('January').waitFor()
  await page.waitForURL(/time=.*2026-01/)
  await page
    .getByRole('figure', { name: /Energy losses/ })
    .locator('canvas')
    .first()
    .waitFor()
  await picture(page, 'drill-down')
  await page.reload()
  await plant.getByText(/^Zone 2/).waitFor()
  await plant.getByRole('button', { name: 'Whole system' }).click()
  await page.getByRole('table', { name: 'Blocks' }).waitFor()
  await time.getByText('January').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a table has a profile of its modules, for the run and for each step of a day', async () => {
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(tabPath('module-irradiance'))
  const modules = page.getByRole('figure', { name: 'Modules of the table' })
  await modules.locator('canvas').first().waitFor()
  await page.getByRole('figure', { name: 'Rows of cells' }).waitFor()
  await page.getByLabel('Number of the table').fill('3')
  await page.waitForURL(/table=2/)
  await page.getByText('Day and instants').click()
  await page.getByRole('button', { name: 'Next step' }).click()
  await page.waitForURL(/time=.*T/)
  await modules.getByText(/W\/m²/).first().waitFor()
  await picture(page, 'module-irradiance')
  expect(problems).toEqual([])
  await context.close()
})

test('PVsyst factors are asked for and told about', async () => {
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(tabPath('pvsyst-factors'))
  await page.getByText(/^Takes about/).waitFor()
  await page.getByRole('button', { name: 'Make the factors' }).click()
  await page.getByRole('table', { name: 'PVsyst factors' }).waitFor({ timeout: 60_000 })
  await picture(page, 'pvsyst-factors')
  expect(problems).toEqual([])
  await context.close()
})
