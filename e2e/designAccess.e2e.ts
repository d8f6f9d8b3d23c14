import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser } from './support/chromium.ts'
import { mapIsIdle, tablesBecome } from './support/designMap.ts'
import { accessFaults } from './support/pageFaults.ts'
import { newOrganization, type Organization, openAs } from './support/people.ts'
import { copyOfSample } from './support/plants.ts'
import type { Session } from './support/session.ts'

let browser: Browser
let organization: Organization
let projectId: string
let session: Session
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Access Solar', 'Ada Owner')
  projectId = await copyOfSample(organization.owner.api, 'Open mesa')
  session = await openAs(browser, organization.owner)
})
afterAll(() => browser.close())

const address = (page: string, id = projectId): string =>
  `/${organization.slug}/project/${id}/design/${page}`

const press = async (page: Page, button: string | RegExp): Promise<void> => {
  const opener = page.getByRole('button', { name: button, exact: true }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
}

const entry =
  (menu: string, item: string) =>
  async (page: Page): Promise<void> => {
    await press(page, menu)
    await page.getByRole('menuitem', { name: item }).focus()
    await page.keyboard.press('Enter')
  }

interface Opening {
  readonly name: string
  /** Button that has the focus again when it is closed. */
  readonly opener: string
  readonly open?: (page: Page) => Promise<void>
  readonly shows?: string
}

const DIALOGS: readonly Opening[] = [
  { name: 'import', opener: 'Import and export', open: entry('Import and export', 'Import…') },
  { name: 'export', opener: 'Import and export', open: entry('Import and export', 'Export…') },
  { name: 'add by coordinates', opener: 'Add layer by coordinates' },
  { name: 'shortcuts', opener: 'Shortcuts' },
  { name: 'the map in words', opener: 'Read the map as text' },
  { name: 'import of heights', opener: 'Import heights' },
  { name: 'adding a picture', opener: 'Add picture' },
]

async function isUsableDialog(page: Page, { opener, open }: Opening): Promise<void> {
  await (open ?? ((on: Page) => press(on, opener)))(page)
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  await expect
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
  expect.soft(await accessFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(() => page.evaluate(() => (document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent ?? "").slice(0, 60)), { timeout: 1500 })
    .toBe(opener)
}

describe('who sees no picture', () => {
  test('reads the page', async () => {
    const { page } = session
    await page.goto(address('blocks'))
    await tablesBecome(page, (count) => count > 300)
    const ground = page.getByRole('region', { name: 'Ground' }).getByRole('button', { name: /^Ground/ })
    if ((await ground.getAttribute('aria-expanded')) === 'false') await ground.click()
    await page.getByRole('button', { name: /^History/ }).click()
    await page.getByRole('treeitem', { name: /Perimeter/ }).first().click()
    await page.screenshot({ path: '/tmp/hM/page.png' })
    expect(await accessFaults(page)).toEqual([])
  })
  test.for(DIALOGS)('dialog: $name', async (opening) => {
    await isUsableDialog(session.page, opening)
  })
  test('section', async () => {
    const { page } = session
    await page.getByRole('button', { name: 'Edit its table slots' }).click()
    await page.getByRole('toolbar', { name: 'Slots' }).waitFor()
    await page.getByText(/of .* tables/).first().waitFor()
    await page.screenshot({ path: '/tmp/hM/section.png' })
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Done' }).click()
  })
  test('scene', async () => {
    const { page } = session
    await page.keyboard.press('3')
    await page.getByRole('region', { name: '3-D view' }).and(page.locator('[data-frames]')).waitFor()
    await page.getByRole('application').focus()
    await page.keyboard.press('n')
    await page.getByRole('complementary', { name: 'Chosen table' }).waitFor()
    await page.screenshot({ path: '/tmp/hM/scene.png' })
    expect(await accessFaults(page)).toEqual([])
  })
  test('problems', () => { expect(session.problems).toEqual([]) })
})
