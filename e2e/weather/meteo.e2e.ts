import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { addWeather, emptyProject, weatherText } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

/** Chooses a file in the way of a user: button, dialog, file chooser. */
async function upload(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload weather file' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await page.getByRole('dialog', { name }).getByRole('button', { name: 'Import' }).click()
}

/** The sample year with rows changed; `at` counts the rows of values from 0. */
function changedRows(change: (cells: string[], at: number) => string[]): string {
  const lines = weatherText().trimEnd().split('\n')
  const first = lines.findIndex((line) => /^\d/.test(line))
  return lines
    .map((line, index) => (index < first ? line : change(line.split(','), index - first).join(',')))
    .join('\n')
}

describe('the weather', () => {
  test('a file is chosen, read, and shown by month, day and hour', async () => {
    const projectId = await emptyProject(api, 'Palo Verde')
    await addWeather(api, projectId, 'Synthetic typical year')
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'resources/meteo'))
    await page.getByRole('link', { name: 'Synthetic typical year', exact: true }).waitFor()
    // a little warmer than the first
    const text = changedRows((cells) => cells.with(-3, String(Number(cells.at(-3)) + 1)))
    await upload(page, 'one-degree-warmer.csv', text)
    await page.waitForURL(/\/resources\/meteo\/[0-9a-f-]{36}/)
    await page.getByText('was added.').waitFor()
    await page.reload()
    await page.getByText('8,760', { exact: true }).waitFor()
    for (const chart of ['Months', 'Hours by month', 'Days']) {
      if (chart !== 'Months') await page.getByRole('tab', { name: chart }).click()
      await page.getByRole('figure', { name: chart }).locator('canvas').first().waitFor()
    }
    await picture(page, 'meteo-dataset')
    await page.getByRole('link', { name: 'All meteo datasets' }).click()
    const rows = page.getByRole('table', { name: 'Meteo datasets' }).getByRole('row')
    await rows.filter({ hasText: 'one-degree-warmer' }).waitFor()
    await page.locator('table svg polyline, table svg path').nth(1).waitFor()
    await picture(page, 'meteo-list')
    expect(problems).toEqual([])
    await context.close()
  })
})
