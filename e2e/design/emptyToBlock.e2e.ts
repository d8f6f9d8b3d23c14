import { panText } from '@duet/formats/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { countingHand, type Hand, tell, total } from '../support/countingHand.ts'
import { mapIsIdle, mapRegion, tablesBecome } from '../support/designMap.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { addWeather, emptyProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

const MOST_S = 90
/** Corners of the land from the middle of the map to the right and down, px: about 30 ha where the map opens. */
const LAND_PX = [
  [-210, 190],
  [200, 180],
  [190, -200],
  [-180, -170],
] as const
const STARTED_WITH_DEFAULTS = ['Table', 'Inverter', 'MV transformer', 'DC wire']

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

/** Makes a panel of a PAN file. */
async function importPanel(page: Page, hand: Hand): Promise<void> {
  await hand.chooseFile(page.getByRole('button', { name: 'Import a PAN file' }).first(), {
    name: 'ex-500.PAN',
    mimeType: 'text/plain',
    buffer: Buffer.from(panText()),
  })
  await hand.click(page.getByRole('dialog').getByRole('button', { name: 'Create Panel' }))
  await page.waitForURL(/\/components\/panel\/[0-9a-f-]{36}/)
}

/** Makes a component of usual values. */
async function createUsual(page: Page, hand: Hand, label: string): Promise<void> {
  const before = page.url()
  await hand.click(page.getByRole('button', { name: `Create ${label}`, exact: true }).first())
  await page.waitForURL((url) => url.href !== before)
}

async function choose(page: Page, hand: Hand, label: string, option: string): Promise<void> {
  await hand.click(page.getByRole('combobox', { name: label, exact: true }))
  await hand.click(page.getByRole('option', { name: option }))
}

async function drawLand(page: Page, hand: Hand): Promise<void> {
  const map = await mapRegion(page).boundingBox()
  if (!map) throw new Error('the map is not on the page')
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 }
  await hand.press('p')
  for (const [right, down] of LAND_PX) {
    await hand.clickAt({ x: middle.x + right, y: middle.y + down })
  }
  await hand.press('Enter')
  await hand.press('f')
  await tablesBecome(page, (count) => count > 100)
}

test('an empty project becomes a complete block with an estimate in less than 90 s of interaction', async () => {
  const projectId = await emptyProject(api, 'Ninety seconds')
  await addWeather(api, projectId, 'Typical year')
  const { page, problems, context } = await openSignedIn(browser)
  const hand = countingHand(page)
  await page.goto(projectPath(projectId, 'design/components'))
  await page.getByRole('heading', { name: 'No Panels yet' }).waitFor()

  await hand.step('panel of a PAN file', () => importPanel(page, hand))
  for (const label of STARTED_WITH_DEFAULTS) {
    await hand.step(label, () => createUsual(page, hand, label))
  }
  await hand.step('to the map', async () => {
    await hand.click(page.getByRole('link', { name: 'Blocks', exact: true }))
    await mapIsIdle(page)
  })
  await hand.step('perimeter', () => drawLand(page, hand))
  await hand.step('back to the block', () => hand.click(page.getByRole('tab', { name: /^Block/ })))
  const list = page.getByRole('list', { name: 'Before it can be simulated' })
  await hand.step('the list leads to the missing part', async () => {
    await hand.click(list.getByRole('button', { name: /^Choose an? AC wire$/ }))
    await page
      .getByRole('combobox', { name: 'AC wire', exact: true })
      .and(page.locator(':focus'))
      .waitFor()
    await hand.click(page.getByRole('link', { name: 'New AC wire' }))
    await createUsual(page, hand, 'AC wire')
    await hand.click(page.getByRole('link', { name: 'Blocks', exact: true }))
    await choose(page, hand, 'AC wire', 'AC wire')
  })
  // the only weather, and as many inverters as the modules need, are there without a hand
  await page.getByText('Ready to simulate', { exact: true }).waitFor()
  const estimate = page.getByRole('region', { name: 'Quick estimate' })
  await estimate.getByText(/^\d[\d,.]*\s(M|G)Wh\/year/).waitFor()
  await estimate.getByText(/^[12],?\d{3}\skWh\/kWp/).waitFor()
  await page.getByText(/^Saved \d/).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await picture(page, 'design-complete-block')

  tell(hand.steps())
  expect(total(hand.steps(), 'tookS')).toBeLessThan(MOST_S)
  expect(total(hand.steps(), 'personS')).toBeLessThan(MOST_S)
  expect(problems).toEqual([])
  await context.close()
})
