import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { focusedName, tabTo } from '../support/keyboard.ts'
import { newOrganization, openAsStranger, type Person } from '../support/people.ts'
import { copyOfSample, smallPlant } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'

const PROJECT = 'Keyed valley'
const RUN = 'By the keyboard'

let browser: Browser
let person: Person
beforeAll(async () => {
  browser = await launchBrowser()
  person = (await newOrganization('Keyed Solar', 'Kaya Keys')).owner
  const projectId = await copyOfSample(person.api, PROJECT, smallPlant())
  const input = { name: RUN, block_ids: await blockIds(person.api, projectId) }
  await ended(person.api, projectId, (await run(person.api, projectId, input)).simulation!.id)
})
afterAll(() => closePages(browser))

/** What has the focus becomes this. */
async function focusBecomes(page: Page, name: string | RegExp): Promise<void> {
  await expect.poll(() => focusedName(page)).toMatch(name)
}

/** Opens what the button with the focus opens, looks inside, and leaves it by Escape: the focus is back on the button. */
async function opensAndGivesBack(page: Page, inside: 'menu' | 'dialog'): Promise<void> {
  const opener = await focusedName(page)
  await page.keyboard.press('Enter')
  await page.locator(`[role="${inside}"]:focus-within`).waitFor()
  if (inside === 'menu') await arrowsMove(page)
  else await staysInside(page)
  await page.keyboard.press('Escape')
  await page.getByRole(inside).waitFor({ state: 'hidden' })
  await expect.poll(() => focusedName(page)).toBe(opener)
}

/** Down and up again, and to both ends. */
async function arrowsMove(page: Page): Promise<void> {
  await page.keyboard.press('Home')
  const first = await focusedName(page)
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => focusedName(page)).not.toBe(first)
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => focusedName(page)).toBe(first)
  await page.keyboard.press('End')
  await expect.poll(() => focusedName(page)).not.toBe(first)
}

/** Tab goes around in a dialog, both ways. */
async function staysInside(page: Page): Promise<void> {
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    expect(await page.locator('[role="dialog"]:focus-within').count()).toBe(1)
  }
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await focusBecomes(page, /^Email/)
  await page.keyboard.press('Enter')
  await page.getByText('Email is required').waitFor()
  await page.keyboard.type(person.email)
  await tabTo(page, /^Password/)
  await page.keyboard.type(person.password)
  await tabTo(page, /^Email/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/projects/)
  await page.getByRole('link', { name: PROJECT }).waitFor()
}

test('from the login to a result, its files and back, without a mouse', async () => {
  const { page, problems, context } = await openAsStranger(browser)
  await logIn(page)

  await tabTo(page, 'Skip to content', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.locator('main :focus').count(), 'in the content').toBe(1)
  await tabTo(page, `Actions for ${PROJECT}`)
  await opensAndGivesBack(page, 'menu')
  await tabTo(page, 'User menu', 'Shift+Tab')
  await opensAndGivesBack(page, 'menu')
  await tabTo(page, PROJECT)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/design\/blocks/)
  await page.getByRole('button', { name: 'Add layer by coordinates' }).waitFor()
  await tabTo(page, 'Add layer by coordinates')
  await opensAndGivesBack(page, 'dialog')
  await tabTo(page, 'Results', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: RUN }).waitFor()
  await tabTo(page, RUN)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/energy-yields/)
  await page.getByRole('figure').first().waitFor()

  await tabTo(page, 'How was this computed?')
  await opensAndGivesBack(page, 'dialog')
  await tabTo(page, 'Energy yields')
  const tabs = page.getByRole('tablist', { name: 'Results' }).getByRole('tab')
  for (let at = (await tabs.allInnerTexts()).indexOf('Data export'); at > 0; at--) {
    await page.keyboard.press('ArrowRight')
  }
  await focusBecomes(page, 'Data export')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/data-export/)

  await page.getByRole('button', { name: 'Create export' }).waitFor()
  await tabTo(page, 'CSV')
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'Parquet' }).isChecked()).toBe(true)
  await tabTo(page, 'Create export')
  await page.keyboard.press('Space')
  await page.getByText('The export is being made; it appears in the list below.').waitFor()
  const download = page.getByRole('button', { name: /^Download / })
  await download.first().waitFor()
  await tabTo(page, /^Download /)
  const file = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  expect((await file).suggestedFilename()).toMatch(/\.parquet$/)

  await tabTo(page, 'DUET, to the projects', 'Shift+Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: PROJECT }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
