import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { sampleProject } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, projectPath } from '../support/session.ts'

let browser: Browser
let project: string
beforeAll(async () => {
  browser = await launchBrowser()
  project = await sampleProject(await firstUserApi())
})
afterAll(() => closePages(browser))

test('the question mark opens the guide of the page beside it, and gives the focus back', async () => {
  const { page, context, problems } = await openSignedIn(browser)
  await page.goto(projectPath(project, 'design/components/inverter'))
  await page.getByRole('button', { name: 'Help' }).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('menuitem', { name: 'Guide for this page' }).waitFor()
  await page.keyboard.press('Enter')
  const guide = page.frameLocator('iframe[title="Guide"]')
  await guide.getByRole('heading', { name: 'Inverter', exact: true }).waitFor()
  expect(await page.locator('iframe').getAttribute('src')).toBe('/docs/components.html#inverter')
  expect(await accessFaults(page)).toEqual([])
  const alone = await context.newPage()
  await alone.goto('/docs/components.html#inverter')
  expect(await accessFaults(alone)).toEqual([])
  await alone.close()

  await page.getByRole('button', { name: 'Close the guide' }).click()
  const help = page.getByRole('button', { name: 'Help' })
  await expect.poll(() => help.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})

test('the palette finds places of the guide, with a letter wrong too, and opens them', async () => {
  const { page, context, problems } = await openSignedIn(browser)
  await page.goto(projectPath(project, 'design/components/panel'))
  await page.getByRole('button', { name: 'Help' }).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByLabel(/search the guide$/).fill('spectrm')
  await page.getByRole('button', { name: /^Surface: Spectrum/ }).waitFor()
  await page.keyboard.press('Enter')
  const guide = page.frameLocator('iframe[title="Guide"]')
  await guide.getByRole('heading', { name: 'Spectrum', exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a term says what it means on focus, until Escape', async () => {
  const { page, context, problems } = await openSignedIn(browser)
  await page.goto(projectPath(project, 'design/components/table'))
  await page.getByText('Single-axis tracker').first().click()
  const term = page.getByRole('link', { name: 'Row spacing', exact: true })
  await term.focus()
  await page.getByText('Horizontal distance of two rows').waitFor()
  expect(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('Horizontal distance of two rows').waitFor({ state: 'hidden' })
  // the label still names its field
  expect(await page.getByRole('textbox', { name: 'Row spacing', exact: true }).count()).toBe(1)
  expect(problems).toEqual([])
  await context.close()
})
