import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from './support/api.ts'
import { launchBrowser } from './support/chromium.ts'
import { addWeather, emptyProject, weatherText } from './support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from './support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => browser.close())

/** Chooses a file in the way of a user: button, dialog, file chooser. */
async function upload(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Upload weather file' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** The sample year with rows changed; `at` counts the rows of values from 0. */
function changedRows(change: (cells: string[], at: number) => string[]): string {
  const lines = weatherText().trimEnd().split('\n')
  const first = lines.findIndex((line) => /^\d/.test(line))
  return lines
    .map((line, index) => (index < first ? line : change(line.split(','), index - first).join(',')))
    .join('\n')
}

/** A table with names of its own, a week of hours. */
function plainTable(): string {
  const rows = Array.from({ length: 168 }, (_, hour) => {
    const at = new Date(Date.UTC(2025, 5, 1, hour)).toISOString().slice(0, 16).replace('T', ' ')
    const sun = Math.max(0, Math.sin((((hour % 24) - 5.5) / 13) * Math.PI))
    return [at, (950 * sun).toFixed(1), (840 * sun).toFixed(1), (160 * sun).toFixed(1), 31].join(
      ';',
    )
  })
  return ['When;Pyranometer;Direct;Diffuse;Air', ...rows].join('\n')
}

describe('the weather', () => {
  test('a file is chosen, read, and shown by month, day and hour', async () => {
    const projectId = await emptyProject(api, 'Palo Verde')
    await addWeather(api, projectId, 'Synthetic typical year')
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'resources/meteo'))
    await page.getByRole('link', { name: 'Synthetic typical year' }).waitFor()
    // a little warmer than the first
    const text = changedRows((cells) => cells.with(-3, String(Number(cells.at(-3)) + 1)))
    await upload(page, 'one-degree-warmer.csv', text)
    await page.waitForURL(/\/resources\/meteo\/[0-9a-f-]{36}/)
    await page.getByText('was added.').waitFor()
    await page.reload()
    for (const chart of ['Months', 'Days', 'Hours by month']) {
      await page.getByRole('figure', { name: chart }).locator('canvas').first().waitFor()
    }
    await page.getByText('8,760').first().waitFor()
    await picture(page, 'meteo-dataset')
    await page.getByRole('link', { name: 'All meteo datasets' }).click()
    const rows = page.getByRole('table', { name: 'Meteo datasets' }).getByRole('row')
    await rows.filter({ hasText: 'one-degree-warmer' }).waitFor()
    await page.locator('table svg polyline, table svg path').nth(1).waitFor()
    await picture(page, 'meteo-list')
    expect(problems).toEqual([])
    await context.close()
  })

  test('a file with faults says in which lines, and nothing is added', async () => {
    const projectId = await emptyProject(api, 'Centennial wash')
    const { page, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'resources/meteo'))
    await page.getByText('No weather yet').waitFor()
    const text = changedRows((cells, at) => (at === 4000 ? cells.with(-1, 'cloudy') : cells))
    const line = text.split('\n').findIndex((row) => row.includes('cloudy')) + 1
    await upload(page, 'broken.csv', text)
    const faults = page.getByRole('table', { name: 'Problems of the file' })
    const fault = faults.getByRole('row').filter({ hasText: 'cloudy' })
    await fault.getByText(line.toLocaleString('en-GB'), { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('No weather yet').waitFor()
    await context.close()
  })

  test('a table of no known layout is read once its columns are named', async () => {
    const projectId = await emptyProject(api, 'Saddle Mountain')
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'resources/meteo'))
    await upload(page, 'station.csv', plainTable())
    const dialog = page.getByRole('dialog', { name: 'Name the columns' })
    await dialog.waitFor()
    const holds = {
      When: 'Time (with its date)',
      Pyranometer: 'GHI',
      Direct: 'DNI',
      Diffuse: 'DHI',
      Air: 'Air temperature',
    }
    for (const [column, quantity] of Object.entries(holds)) {
      await dialog.getByRole('combobox', { name: `${column} holds` }).click()
      await page.getByRole('option', { name: quantity, exact: true }).click()
    }
    const start = dialog.getByRole('button', { name: 'Import' })
    await dialog.getByLabel('Clock, hours from UTC').fill('20')
    await dialog.getByText('maximum 14').waitFor()
    expect(await start.isDisabled()).toBe(true)
    await dialog.getByLabel('Clock, hours from UTC').fill('-7')
    await start.click()
    await page.waitForURL(/\/resources\/meteo\/[0-9a-f-]{36}/)
    await page.getByText('168', { exact: true }).first().waitFor()
    await page.getByRole('figure', { name: 'Days' }).locator('canvas').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })
})
