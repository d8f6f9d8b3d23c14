import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { openDesign, squareField, tablesBecome } from '../support/designMap.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture } from '../support/session.ts'

const ZOOM = 17
/** Holds 26 rows of 9 tables, 11.4 m apart, the first against the southern edge. */
const SIDE_M = 300
const TABLES = 234

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

async function openSlots(page: Page): Promise<void> {
  await page
    .getByRole('treeitem', { name: /Square field/ })
    .or(page.getByText('Square field'))
    .first()
    .click()
  await page.getByRole('tab', { name: 'Layer' }).click()
  await page.getByRole('button', { name: 'Edit its table slots' }).click()
  await page.getByText(`Section: ${TABLES} of ${TABLES} tables`).waitFor()
}

describe('slots of a section', () => {
  test('are painted off with the mouse, a stroke being one step, and stay so after a reload', async () => {
    const projectId = await importProject(api, 'Vulture Mine', squareField(SIDE_M))
    const { page, problems, context } = await openSignedIn(browser, 1440, 900)
    const at = await openDesign(page, projectId, ZOOM)
    await tablesBecome(page, (count) => count === TABLES)
    await openSlots(page)
    // the middle row, and from it down over four more
    const rowM = (row: number): number => -SIDE_M / 2 + 2.2 + row * 11.4
    const from = at([-100, rowM(13)])
    const to = at([60, rowM(9)])
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    const painted = await tablesBecome(page, (count) => count < TABLES)
    expect(TABLES - painted).toBeGreaterThanOrEqual(5)
    await picture(page, 'design-section')
    await page.keyboard.press('Control+z')
    await tablesBecome(page, (count) => count === TABLES)
    await page.keyboard.press('Control+Shift+z')
    await tablesBecome(page, (count) => count === painted)
    await page.getByText(/^Saved \d/).waitFor()
    await page.reload()
    await tablesBecome(page, (count) => count === painted)
    expect(problems).toEqual([])
    await context.close()
  })

  test('are switched by the keys, by rows and to a number of tables', async () => {
    const projectId = await importProject(api, 'Square of slots', squareField(SIDE_M))
    const { page, problems, context } = await openSignedIn(browser, 1440, 900)
    await openDesign(page, projectId, ZOOM)
    await tablesBecome(page, (count) => count === TABLES)
    await openSlots(page)
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'Space']) await page.keyboard.press(key)
    await tablesBecome(page, (count) => count === TABLES - 1)
    await page.getByText('Row 2, place 2: off').waitFor({ state: 'attached' })
    const rows = page.getByRole('region', { name: 'Slots by row' })
    await rows.getByRole('row', { name: /^2 8 of 9 2/ }).waitFor()
    await rows.getByRole('button', { name: 'Row 3 off' }).click()
    await tablesBecome(page, (count) => count === TABLES - 10)
    await page.getByRole('button', { name: 'Invert' }).click()
    await tablesBecome(page, (count) => count === 10)
    await page.getByRole('textbox', { name: 'Tables to keep' }).fill('54')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await tablesBecome(page, (count) => count === 54)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('toolbar', { name: 'Slots' }).waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
    await context.close()
  })
})
