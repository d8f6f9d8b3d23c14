import { samplePlant } from '@duet/plant'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { mapIsIdle, mapRegion, openDesign } from '../support/designMap.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture } from '../support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

test('the map says where it is without a service: under the pointer, at its edges, by search', async () => {
  const projectId = await importProject(api, 'Where it is', samplePlant())
  const { page, context, problems } = await openSignedIn(browser)
  const address = (): string => decodeURIComponent(page.url())
  const placeOf = await openDesign(page, projectId, 16)
  const map = mapRegion(page)
  const { x, y } = placeOf([100, -50])
  await page.mouse.move(x, y)
  const { latitude, longitude } = samplePlant().project
  const shown = await map.getByText(/°\sN, .*°\sW · /).textContent()
  const [north = Number.NaN, west = Number.NaN] =
    (shown ?? '').match(/\d+\.\d{5}/g)?.map(Number) ?? []
  // a pixel is 2 m at this zoom: 2e-5 degrees
  expect(Math.abs(north - (latitude - 50 / 111_000))).toBeLessThan(5e-5)
  expect(
    Math.abs(west + longitude + 100 / (111_000 * Math.cos((latitude * Math.PI) / 180))),
  ).toBeLessThan(5e-5)
  expect(shown).toMatch(/· (99|100|101)(\.\d+)?\sm\sE, (49|50|51)(\.\d+)?\sm\sS$/)
  // lines stand 50 m apart at this zoom, every fifth is strong
  await map.getByText('250 m E', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Zoom out' }).click()
  await expect.poll(address).toContain(',15]')
  await page.getByRole('button', { name: 'Find a place' }).click()
  const search = page.getByRole('textbox', { name: 'Go to a place' })
  await search.fill('Tucson')
  await page.getByRole('option', { name: 'Tucson, AZ, United States' }).waitFor()
  expect(await accessFaults(page)).toEqual([])
  await search.press('Enter')
  await expect.poll(address).toMatch(/at=.*-110\.9\d+,32\.2\d+,13/)
  await mapIsIdle(page)
  await picture(page, 'map-place')
  await page.getByRole('button', { name: 'Fit to plant' }).click()
  await expect.poll(address).not.toMatch(/-110\.9/)
  await mapIsIdle(page)
  expect(problems).toEqual([])
  await context.close()
})
