import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { addWeather, emptyProject, longWeatherText } from '../support/plants.ts'
import {
  firstUserApi,
  openSignedIn,
  picture,
  projectPath,
  type Session,
} from '../support/session.ts'

let browser: Browser
let session: Session
let projectId: string
beforeAll(async () => {
  browser = await launchBrowser()
  const api = await firstUserApi()
  projectId = await emptyProject(api, 'Casa Grande')
  await addWeather(api, projectId, 'Satellite', longWeatherText(700))
  await addWeather(api, projectId, 'Station', longWeatherText(60))
  await addWeather(api, projectId, 'Three weeks', longWeatherText(21))
  session = await openSignedIn(browser)
})
afterAll(() => closePages(browser))

test('a long series is corrected to a short one, and made a dataset with its history', async () => {
  const { page } = session
  await page.goto(projectPath(projectId, 'resources/meteo'))
  await page.getByRole('link', { name: 'Long-term correction' }).click()
  const choose = async (field: string, option: RegExp): Promise<void> => {
    await page.getByRole('combobox', { name: field }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await choose('Measured', /^Station/)
  await choose('Reference', /^Satellite/)
  await page.getByText(/60 days, 60 pairs with light/).waitFor()
  const scatter = page.getByRole('figure', { name: 'Measured against the reference' })
  await scatter.getByText('All 60 pairs, counted by cells.').waitFor()
  await scatter.locator('canvas').first().waitFor()
  await picture(page, 'long-term-scatter')
  expect(session.problems).toEqual([])
  await choose('Measured', /^Three weeks/)
  await page.getByText(/light on 21 common days; 30 are needed/).waitFor()
  await choose('Measured', /^Station/)
  await choose('Method', /^Quantile mapping/)
  await page.waitForURL(/method=quantile/)
  await page.getByText(/60 days, 60 pairs with light/).waitFor()
  await page.getByLabel('Name of the new dataset').fill('Corrected')
  await page.getByRole('button', { name: 'Make dataset' }).click()
  await page.waitForURL(/tab=history/)
  await page
    .getByText(/Light corrected to 'Station' \(by quantiles, by the day; 60 common/)
    .waitFor()
})
