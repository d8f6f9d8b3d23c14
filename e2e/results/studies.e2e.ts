import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { copyOfSample, smallPlant } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => closePages(browser))

test('a study runs its values, says which cannot be built, marks the best, takes more, and goes with its runs', async () => {
  const projectId = await copyOfSample(await firstUserApi(), 'Hyder', smallPlant())
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(projectPath(projectId, 'compute/studies'))
  await page.getByText('No studies yet').waitFor()
  await page.getByRole('link', { name: 'New study' }).first().click()
  await page.getByRole('checkbox', { name: 'East trackers' }).uncheck()
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('From, month', 'Jun')
  await choose('To, month', 'Jun')
  await choose('Parameter', 'Inverters of a block')
  await page.getByLabel('Values', { exact: true }).fill('2, 3, 4')
  await page.getByText('3 simulations.').waitFor()
  await page.getByRole('button', { name: 'Start study' }).click()
  await page.waitForURL(/\/compute\/studies\/[0-9a-f-]{36}$/)
  await page.getByText('2 of 3 done').waitFor()
  const table = page.getByRole('table', { name: 'Values of the study' })
  const best = table.getByRole('row').filter({ hasText: 'best' })
  expect(await best.getByRole('link').textContent()).toBe('4')
  await table.getByText('above its maximum DC power').waitFor()
  await choose('Figure of the right axis', 'Clipping')
  await page.getByRole('figure').locator('canvas').first().waitFor()
  await picture(page, 'study')
  await page.getByLabel('Values', { exact: true }).fill('5')
  await page.getByRole('button', { name: 'Add and run' }).click()
  await page.getByText('3 of 4 done').waitFor()
  expect(await table.getByRole('row').count()).toBe(5)
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete study' }).click()
  await page.getByText('No studies yet').waitFor()
  await page.goto(projectPath(projectId, 'simulations'))
  await page.getByText('No simulations yet').waitFor()
  expect(problems).toEqual([])
  await context.close()
})
