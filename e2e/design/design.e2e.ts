import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import {
  degreesOf,
  mapIsIdle,
  onlyComponents,
  openDesign,
  type PointM,
  tableCount,
  tablesBecome,
} from '../support/designMap.ts'
import { addWeather, copyOfSample, importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

const ZOOM = 17
const FIELD: readonly PointM[] = [
  [-150, -150],
  [150, -140],
  [140, 150],
  [-130, 130],
]

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

async function saved(page: Page): Promise<void> {
  await page.getByText(/^Saved \d/).waitFor()
}

describe('the design', () => {
  test('of the sample is drawn with its tables', async () => {
    const projectId = await copyOfSample(api, 'Phoenix west')
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'design/blocks'))
    expect(await tablesBecome(page, (count) => count > 300)).toBeGreaterThan(300)
    await page.getByRole('button', { name: 'East trackers', exact: true }).click()
    await page.getByText('Ready to simulate', { exact: true }).waitFor()
    await mapIsIdle(page)
    await picture(page, 'design')
    expect(problems).toEqual([])
    await context.close()
  })

  test('of a new block is drawn by hand, saved, and there after a reload', async () => {
    const projectId = await importProject(api, 'Arlington', onlyComponents())
    await addWeather(api, projectId, 'Typical year')
    const { page, problems, context } = await openSignedIn(browser)
    const at = await openDesign(page, projectId, ZOOM)
    await page.getByRole('button', { name: 'Add block' }).click()
    await page.getByRole('heading', { name: 'Before it can be simulated' }).waitFor()
    await choose(page, 'Table', 'Single-axis tracker 1P x 78')
    await page.getByRole('button', { name: 'Perimeter', exact: true }).click()
    const [first, second, third, last] = FIELD.map(at)
    for (const { x, y } of [first!, second!, third!]) await page.mouse.click(x, y)
    await page.mouse.move(last!.x, last!.y, { steps: 4 })
    await tablesBecome(page, (count) => count > 20)
    await picture(page, 'design-drawing')
    await page.mouse.click(last!.x, last!.y)
    await page.keyboard.press('Enter')
    const count = await tablesBecome(page, (tables) => tables > 20)
    await page.getByRole('tab', { name: /^Block/ }).click()
    await choose(page, 'Meteo dataset', 'Typical year')
    // one inverter cannot take the current of all its strings
    await page.getByRole('button', { name: /^Use \d+ inverters/ }).click()
    await page.getByText('Ready to simulate', { exact: true }).waitFor()
    await saved(page)
    await page.reload()
    await tablesBecome(page, (tables) => tables === count)
    expect(problems).toEqual([])
    await context.close()
  })

  test('loses tables to an exclusion, which undo and redo take back and forth', async () => {
    const projectId = await importProject(api, 'Harqua Valley', samplePlant())
    const { page, context } = await openSignedIn(browser, 1280, 800)
    const at = await openDesign(page, projectId, ZOOM - 1)
    const before = await tablesBecome(page, (count) => count > 300)
    await page.getByRole('button', { name: 'East trackers', exact: true }).click()
    await page.keyboard.press('x')
    const pond: readonly PointM[] = [
      [60, -150],
      [260, -150],
      [260, -60],
      [60, -60],
    ]
    for (const { x, y } of pond.map(at)) await page.mouse.click(x, y)
    await page.keyboard.press('Enter')
    const without = await tablesBecome(page, (count) => count < before)
    await page.keyboard.press('Control+z')
    await tablesBecome(page, (count) => count === before)
    await page.keyboard.press('Control+Shift+z')
    await tablesBecome(page, (count) => count === without)
    await saved(page)
    await page.reload()
    await tablesBecome(page, (count) => count === without)
    await context.close()
  })

  test('refuses a perimeter that crosses itself and says where', async () => {
    const projectId = await importProject(api, 'Cactus Road', onlyComponents())
    const { page, context } = await openSignedIn(browser, 1280, 800)
    const at = await openDesign(page, projectId, ZOOM - 0.6)
    await page.keyboard.press('p')
    const [a, b, c, d] = FIELD.map(at)
    for (const { x, y } of [a!, c!, b!, d!]) await page.mouse.click(x, y)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'must not cross itself' }).waitFor()
    expect(await tableCount(page)).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('alert').filter({ hasText: 'must not cross' }).waitFor({ state: 'hidden' })
    await context.close()
  })

  test('can be made with the keyboard alone', async () => {
    const projectId = await importProject(api, 'Salome', onlyComponents())
    const { page, context } = await openSignedIn(browser, 1280, 800)
    await openDesign(page, projectId, ZOOM)
    await page.getByRole('button', { name: 'Add layer by coordinates' }).focus()
    await page.keyboard.press('Enter')
    const coordinates = page.getByRole('textbox', { name: 'Coordinates' })
    await coordinates.waitFor()
    await page.keyboard.press('Tab')
    while (!(await coordinates.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('-112.58, north')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByText('Line 1: write a longitude and a latitude.').waitFor()
    await coordinates.focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(FIELD.map((point) => degreesOf(point).join(', ')).join('\n'))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: /^Block/ }).click()
    await choose(page, 'Table', 'Single-axis tracker 1P x 78')
    await tablesBecome(page, (count) => count > 20)
    await saved(page)
    await context.close()
  })
})
