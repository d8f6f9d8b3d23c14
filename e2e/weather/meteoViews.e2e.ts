import { readFileSync } from 'node:fs'
import { readWeather } from '@duet/formats'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { addWeather, emptyProject, weatherText } from '../support/plants.ts'
import {
  firstUserApi,
  openSignedIn,
  picture,
  projectPath,
  type Session,
} from '../support/session.ts'

let browser: Browser
let api: Api
let session: Session
let projectId: string
let datasetId: string
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await emptyProject(api, 'Weather views')
  datasetId = await addWeather(api, projectId, 'Sample year')
  session = await openSignedIn(browser)
})
afterEach(() => expect(session.problems).toEqual([]))
afterAll(() => closePages(browser))

const datasetPath = (search: string): string =>
  projectPath(projectId, `resources/meteo/${datasetId}${search}`)

/** Waits until charts of these names are drawn. */
async function drawn(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.getByRole('figure', { name, exact: true }).locator('canvas').first().waitFor()
  }
}

const TABS: readonly (readonly [tab: string, charts: readonly string[]])[] = [
  ['Overview', ['Months']],
  ['Time series', ['Time series']],
  ['Hours by month', ['Hours by month']],
  ['Days', ['Days']],
  ['Sun path', ['Sun path']],
  [
    'Temperature and wind',
    ['Least, mean and greatest', 'Classes of temperature', 'Wind by hour', 'Classes of wind speed'],
  ],
  [
    'Quality',
    [
      'Light of every day',
      'Light against the sun',
      'Global irradiation against a clear sky',
      'Availability',
    ],
  ],
]

describe('the views of a dataset', () => {
  test('every tab is drawn, and its address leads back to it', async () => {
    const { page } = session
    await page.goto(datasetPath(''))
    for (const [tab, charts] of TABS) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      await drawn(page, charts)
    }
    await page.waitForURL(/tab=quality/)
    await page.reload()
    await drawn(page, ['Light of every day'])
    await page.getByRole('button', { name: /^Show .*passed/ }).click()
    await page.getByRole('list', { name: 'Other checks' }).getByText('Duplicates').waitFor()
    await picture(page, 'meteo-quality')
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByText('The dataset is as it came from its file.').waitFor()
  })

  test('the table rolls up, leaves columns out, and is saved with its units', async () => {
    const { page } = session
    await page.goto(datasetPath('?tab=table&interval=OneMonth&columns=ghi_wm2%2Ctemp_c'))
    const table = page.getByRole('table', { name: 'Rows of the dataset' })
    await table.getByRole('row').nth(12).waitFor()
    expect(await table.getByRole('columnheader').allTextContents()).toEqual([
      'Time',
      'GHI (kWh/m²)',
      'Temperature (°C)',
    ])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save all (CSV)' }).click()
    const lines = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n')
    expect(lines.length).toBe(13)
    const sum = lines.slice(1).reduce((total, line) => total + Number(line.split(',')[1]), 0)
    expect(sum).toBeCloseTo(await annualGhi(), 6)
  })

  test('all hours are saved as PVsyst imports them, whatever the table shows', async () => {
    const { page } = session
    await page.goto(datasetPath('?tab=table&interval=OneMonth&columns=temp_c'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save all hours for PVsyst (CSV)' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('sample-year-pvsyst.csv')
    const weather = await readWeather([readFileSync(await file.path(), 'utf8')])
    expect(weather).toMatchObject({ format: 'pvsyst-csv', rowCount: 8760 })
    const ghi = weather.columns.ghi_wm2 ?? new Float64Array()
    expect(ghi.reduce((sum, value) => sum + value, 0) / 1000).toBeCloseTo(await annualGhi(), 1)
  })

  test('a day of the time series is asked for and shown with the keyboard alone', async () => {
    const { page } = session
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(datasetPath('?tab=time-series'))
    await drawn(page, ['Time series'])
    await page.getByRole('button', { name: 'Day', exact: true }).press('Enter')
    await page.waitForURL(/from=/)
    await drawn(page, ['Time series'])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1440, height: 900 })
  })
})

describe('edits and comparison', () => {
  test('a scaled dataset keeps its reason, and the comparison finds the scale', async () => {
    const { page } = session
    await page.goto(datasetPath(''))
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Make dataset' }).click()
    await page.getByText('Add at least one edit.').waitFor()
    await page.getByRole('button', { name: 'Add edit' }).click()
    await page.getByRole('menuitem', { name: 'Scale a column' }).click()
    await page.getByLabel('Factor').fill('1.05')
    await page.getByLabel('Reason').fill('Station reads low')
    const ghi = page
      .getByRole('table', { name: 'Totals before and after' })
      .getByRole('row', { name: /Global horizontal irradiance/ })
    await ghi.getByText(/^5\.00\s%$/).waitFor()
    await picture(page, 'meteo-edit')
    await page.getByLabel('Name of the new dataset').fill('Sample year, scaled')
    await page.getByRole('button', { name: 'Make dataset' }).click()
    await page.getByText(/Station reads low/).waitFor()
    await page.getByRole('link', { name: 'Compare the two' }).click()
    const row = page
      .getByRole('table', { name: 'Differences by column' })
      .getByRole('row', { name: /Global horizontal irradiance/ })
    await row.getByText(/^5\.00\s%$/).waitFor()
    await drawn(page, ['Global horizontal irradiance by month'])
    await picture(page, 'meteo-compare')
    expect(page.url()).toMatch(/a=meteo(:|%3A)[0-9a-f-]{36}&b=meteo(:|%3A)[0-9a-f-]{36}/)
  })

  test('the list is searched, and its badge leads to the report', async () => {
    await addWeather(api, projectId, 'Another year', weatherText().replaceAll(',31.', ',32.'))
    const { page } = session
    await page.goto(projectPath(projectId, 'resources/meteo'))
    const rows = page.getByRole('table', { name: 'Meteo datasets' }).getByRole('row')
    await rows.filter({ hasText: 'Another year' }).waitFor()
    await page.getByRole('searchbox', { name: 'Search datasets' }).fill('sample')
    await rows.filter({ hasText: 'Another year' }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: /^Quality of Sample year:/ }).click()
    await drawn(page, ['Light of every day'])
  })
})

/** Global irradiation of the dataset, kWh/m², from the API. */
async function annualGhi(): Promise<number> {
  const days = await api.ask(
    'DailySparkLine',
    'query DailySparkLine($id: ID!) { dailySparkLine(id: $id) }',
    { id: datasetId },
    z.array(z.number().nullable()),
  )
  return days.reduce<number>((sum, day) => sum + (day ?? 0), 0)
}
