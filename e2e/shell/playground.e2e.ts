import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { newOrganization, openAs } from '../support/people.ts'
import type { Session } from '../support/session.ts'

let browser: Browser
let session: Session
beforeAll(async () => {
  browser = await launchBrowser()
  const { owner } = await newOrganization('Playground Solar', 'Paula Owner')
  session = await openAs(browser, owner)
})
afterAll(() => closePages(browser))

const figure = (page: Page, label: string): Locator =>
  page.locator('main ul[aria-label^="Figures"] li', { hasText: label }).first()

/** The number of a figure on the page. */
async function numberOf(page: Page, label: string): Promise<number> {
  const text = await figure(page, label).locator('[data-figures]').innerText()
  return Number.parseFloat(text.replaceAll(',', ''))
}

test('the user menu leads to the playgrounds, and from there to either', async () => {
  const { page } = session
  await page.goto('/credits')
  await page.getByRole('button', { name: 'User menu' }).click()
  await page.getByRole('menuitem', { name: 'Playground' }).click()
  await page.getByRole('link', { name: 'Open the panel playground' }).click()
  await page.getByRole('heading', { level: 1, name: 'Panel playground' }).waitFor()
  await page.getByRole('link', { name: 'Array', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Array playground' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/pv3/array')
})

test('a cell shaded by the keyboard costs a third of whole cells, and the address brings it back', async () => {
  const { page } = session
  await page.goto('/pv3/panel')
  await page.getByRole('button', { name: 'No shadow' }).click()
  await page.getByRole('combobox', { name: 'Cells', exact: true }).selectOption('full')
  await page.getByLabel('Strings in parallel under a diode').selectOption('1')
  await expect.poll(() => numberOf(page, 'Power lost')).toBe(0)
  const cells = page.getByRole('button', { name: /^Cells\./ })
  await cells.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  await expect.poll(() => numberOf(page, 'Power lost')).toBeGreaterThan(30)
  expect(await numberOf(page, 'Power lost')).toBeLessThan(40)
  expect(await figure(page, 'Diodes conducting').innerText()).toContain('1 of 3')
  await page.getByText(/^Diode 1 leads .* past its 24 cells/).waitFor()
  await expect.poll(() => page.url()).toContain('pt1')
  const lost = await numberOf(page, 'Power lost')

  await page.goto(page.url())
  await expect.poll(() => numberOf(page, 'Power lost')).toBe(lost)
})

test('two settings are compared, and one is left', async () => {
  const { page } = session
  await page.goto('/pv3/panel')
  await page.getByRole('button', { name: 'Snow on the lower edge' }).click()
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByLabel('Panel stands').selectOption('landscape')
  await page
    .getByText(/Setting A: .*Setting B: /)
    .first()
    .waitFor()
  await expect.poll(() => page.url()).toContain('on=b')
  await page.getByRole('button', { name: 'Keep B only' }).click()
  await expect.poll(() => page.url()).not.toContain('b=')
  expect(page.url()).toContain('orlandscape')
})

test('a diode count that does not fit is refused with what to do', async () => {
  const { page } = session
  await page.goto('/pv3/panel?a=di4')
  const alert = page.getByRole('alert')
  expect(await alert.innerText()).toContain('Choose 1, 2, 3, 6 or 0 diodes.')
})

test('rows get light that becomes finer, and brighter ground brightens the rear', async () => {
  const { page, problems } = session
  problems.length = 0
  await page.goto('/pv3/array')
  await page.getByText(/paths from each strip of a face.*noise of the front ±/).waitFor()
  const before = await numberOf(page, 'Rear')
  await page.getByRole('textbox', { name: 'Albedo', exact: true }).fill('0.6')
  await expect.poll(() => numberOf(page, 'Rear')).toBeGreaterThan(2 * before)
  await expect.poll(() => page.url()).toContain('al0.6')
  expect(problems).toEqual([])
})
