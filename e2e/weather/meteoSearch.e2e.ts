import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { emptyProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, projectPath, type Session } from '../support/session.ts'

let browser: Browser
let api: Api
let session: Session
let projectId = ''
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await emptyProject(api, 'Found weather')
  session = await openSignedIn(browser)
})
afterEach(() => expect(session.problems).toEqual([]))
afterAll(() => closePages(browser))

const offer = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const DATASET = /\/resources\/meteo\/[0-9a-f-]{36}/

test('weather is found for the place of the project, downloaded, and becomes a dataset', async () => {
  const { page } = session
  await page.goto(projectPath(projectId, 'resources/meteo'))
  await page.getByRole('link', { name: 'Find weather' }).click()
  await page.getByRole('heading', { name: 'Find weather' }).waitFor()
  await page.getByText(/standard time UTC/).waitFor()
  for (const source of ['PVGIS', 'NSRDB', 'NASA POWER', 'Solcast', 'SolarAnywhere', 'Meteonorm']) {
    await page.getByRole('heading', { name: source, exact: true }).waitFor()
  }
  await page
    .getByText(/has no key of SolarAnywhere/)
    .first()
    .waitFor()
  await page.getByText(/Meteonorm files are made with its program/).waitFor()

  await page.getByLabel('Source').selectOption('NASA POWER')
  const series = offer(page, 'NASA POWER: Hourly series')
  await series.getByLabel('From year').selectOption('2021')
  await series.getByLabel('To year').selectOption('2022')
  await series.getByRole('button', { name: 'Download', exact: true }).press('Enter')
  await page.waitForURL(DATASET)
  await page.getByRole('heading', { name: /^NASA POWER 2021-2022/ }).waitFor()

  // What was fetched is kept: the same again is in the project already
  await page.goto(projectPath(projectId, 'resources/meteo/find?source=nasapower'))
  const again = offer(page, 'NASA POWER: Hourly series')
  await page.getByText(/^answered /).waitFor()
  await again.getByRole('button', { name: 'Use stored file 2021 to 2022' }).click()
  await again.getByText(/is already in the project as the meteo dataset/).waitFor()
  await again.getByRole('link', { name: 'Open it' }).click()
  await page.waitForURL(DATASET)
})

test('a place is pointed at on the map, and the way back is a button', async () => {
  const { page } = session
  await page.goto(projectPath(projectId, 'resources/meteo/find?source=nasapower'))
  await offer(page, 'NASA POWER: Hourly series')
    .getByText(/at most 78\skm from the project/)
    .waitFor()
  const map = page.getByRole('region', { name: 'Map of places' })
  await map.getByRole('img', { name: 'Looked at' }).waitFor()
  await map.click({ position: { x: 60, y: 60 } })
  await page.waitForURL(/latitude=/)
  await page.getByText(/standard time UTC.*\skm from the project/).waitFor()
  await offer(page, 'NASA POWER: Hourly series')
    .getByText(/ to .*\skm from the project/)
    .waitFor()
  await page.getByRole('button', { name: 'Back to the project' }).click()
  await page.waitForURL((url) => !url.search.includes('latitude'))
})

test('a refusal says why and what to do, in a narrow window too', async () => {
  const { page } = session
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(projectPath(projectId, 'resources/meteo/find?source=pvgis'))
  await page.getByLabel('Latitude').fill('40')
  await page.getByLabel('Longitude').fill('-40')
  await page.getByRole('button', { name: 'Look here' }).click()
  await page.getByText('40.0000° N, 40.0000° W').first().waitFor()
  const typical = offer(page, 'PVGIS: Typical year')
  await typical.getByRole('button', { name: 'Download', exact: true }).click()
  await typical.getByText(/PVGIS has nothing at this place: Location over the sea\./).waitFor()
  await typical.getByText(/Choose another source, or upload a file\./).waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
