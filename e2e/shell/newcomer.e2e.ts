import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { countingHand, type Hand, tell, total } from '../support/countingHand.ts'
import { mapIsIdle, mapRegion, tablesBecome } from '../support/designMap.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { newOrganization, type Person } from '../support/people.ts'
import { weatherText } from '../support/plants.ts'
import { openPage } from '../support/session.ts'

/** Of a person's time; what the machine takes besides is told, and depends on the machine. */
const MOST_PERSON_S = 300
/** Corners of the land from the middle of the map to the right and down, px. */
const LAND_PX = [
  [-110, 100],
  [100, 95],
  [95, -105],
  [-95, -90],
] as const

let browser: Browser
let newcomer: Person
beforeAll(async () => {
  browser = await launchBrowser()
  newcomer = (await newOrganization('First Solar Farm', 'Nora Newcomer')).owner
})
afterAll(() => closePages(browser))

const steps = (page: Page) => page.getByRole('navigation', { name: 'Your first project' })

async function signInByHand(page: Page, hand: Hand): Promise<void> {
  const { email, password } = newcomer
  await hand.type(page.getByLabel('Email'), email)
  await hand.press('Tab')
  await hand.type(page.getByLabel('Password', { exact: true }), password)
  await hand.press('Enter')
  await page.waitForURL(/\/projects/)
}

async function createProject(page: Page, hand: Hand): Promise<void> {
  const first = page.getByRole('list', { name: 'Steps of your first project' })
  await hand.click(first.getByRole('link', { name: 'Create project' }))
  await hand.type(page.getByLabel('Name'), 'My plant')
  // a pair fills both fields
  await hand.type(page.getByLabel('Latitude'), '33.3121, -112.0876')
  await hand.press('Enter')
  await page.waitForURL(/\/design\/blocks/)
  await mapIsIdle(page)
}

async function drawLand(page: Page, hand: Hand): Promise<void> {
  const map = await mapRegion(page).boundingBox()
  if (!map) throw new Error('the map is not on the page')
  for (const [right, down] of LAND_PX) {
    await hand.clickAt({ x: map.x + map.width / 2 + right, y: map.y + map.height / 2 + down })
  }
  await hand.press('Enter')
  await tablesBecome(page, (count) => count > 10)
}

async function addWeather(page: Page, hand: Hand): Promise<void> {
  await hand.click(steps(page).getByRole('link', { name: 'Add weather' }))
  await hand.click(page.getByRole('button', { name: 'Upload weather file' }))
  await hand.chooseFile(page.getByRole('button', { name: 'Choose a file' }), {
    name: 'year.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(weatherText()),
  })
  const dialog = page.getByRole('dialog', { name: 'year.csv' })
  await hand.click(dialog.getByRole('button', { name: 'Import' }))
  await page.waitForURL(/\/resources\/meteo\/[0-9a-f-]{36}/)
}

async function run(page: Page, hand: Hand): Promise<void> {
  await hand.click(steps(page).getByRole('link', { name: 'Run simulation' }))
  await hand.click(page.getByRole('button', { name: 'Run simulation' }))
  const progress = page.getByRole('region', { name: 'Simulation in progress' })
  await hand.click(progress.getByRole('link', { name: 'View results' }))
  await page.waitForURL(/\/simulations\/[0-9a-f-]{36}/)
}

/** The first bytes of the report. */
async function report(page: Page, hand: Hand): Promise<string> {
  await hand.click(page.getByRole('tab', { name: 'PDF report' }))
  await hand.click(page.getByRole('button', { name: 'Make report' }))
  const download = page.waitForEvent('download')
  await hand.click(page.getByRole('button', { name: /^Download / }).first())
  return readFileSync(await (await download).path())
    .subarray(0, 5)
    .toString()
}

test('a newcomer comes from the first page to a report of an own plant in less than five minutes', async () => {
  const { page, problems, context } = await openPage(browser)
  const hand = countingHand(page)
  await page.goto('/')
  await hand.step('sign in', () => signInByHand(page, hand))
  expect(await accessFaults(page)).toEqual([])
  await hand.step('own project at a place, with usual components', () => createProject(page, hand))
  await hand.step('land', () => drawLand(page, hand))
  await hand.step('own weather', () => addWeather(page, hand))
  await hand.step('run to the results', () => run(page, hand))
  let head = ''
  await hand.step('PDF report', async () => {
    head = await report(page, hand)
  })
  tell(hand.steps())
  expect(head).toBe('%PDF-')
  expect(total(hand.steps(), 'personS')).toBeLessThan(MOST_PERSON_S)
  // with a result there is nothing more to be shown
  await steps(page).waitFor({ state: 'detached' })
  await page.goto('/')
  await page.getByRole('link', { name: 'My plant' }).waitFor()
  expect(await page.getByRole('heading', { name: 'Your first project' }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()
})
