import { gzipSync } from 'node:zlib'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { emptyProject, weatherText } from '../support/plants.ts'
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
  projectId = await emptyProject(await firstUserApi(), 'Gila Bend')
  session = await openSignedIn(browser)
})
afterEach(() => expect(session.problems).toEqual([]))
afterAll(() => closePages(browser))

/** Chooses a file in the way of a user: button, dialog, file chooser. */
async function choose(page: Page, name: string, content: string | Buffer): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload weather file' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const buffer = typeof content === 'string' ? Buffer.from(content) : content
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer })
  return page.getByRole('dialog', { name })
}

/** The sample year as a sequence in which one time stands twice, with other wind. */
function yearWithTimeTwice(): { readonly text: string; readonly line: number } {
  const lines = weatherText().replace('# type: TMY', '# type: Sequential').trimEnd().split('\n')
  const at = lines.findIndex((line) => /^\d/.test(line)) + 4000
  const text = lines.toSpliced(at, 0, (lines[at] ?? '').replace(/[^,]*$/, '31')).join('\n')
  return { text, line: at + 1 }
}

const HOUR_MS = 3_600_000
const DAYS = 100

/** 100 days of New York's own clock from 1 September on, hour-ending, with names of its own. */
function newYorkTable(): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/New_York',
    dateStyle: 'short',
    timeStyle: 'short',
  })
  const rows = Array.from({ length: DAYS * 24 }, (_, i) => {
    const end = Date.UTC(2023, 8, 1, 5 + i)
    // The sun is highest at about 17:00 UTC there.
    const solarH = (end / HOUR_MS - 0.5 - 4.95) % 24
    const light = 900 * Math.max(0, Math.cos(((solarH - 12) / 12) * Math.PI))
    return `${format.format(end)};${light.toFixed(1)};21.5`
  })
  return ['When;Pyranometer;Air', ...rows].join('\n')
}

/** Three days of light in UTC, and nothing else. */
function lightAlone(): string {
  const rows = Array.from({ length: 72 }, (_, i) => {
    const time = new Date(Date.UTC(2023, 5, 1, i)).toISOString().slice(0, 16)
    return `${time},${Math.max(0, 900 * Math.sin((((i % 24) - 13) / 12) * Math.PI)).toFixed(1)},7`
  })
  return ['time,ghi,channel', ...rows].join('\n')
}

describe('uploading weather', () => {
  test('a time that stands twice is refused with its lines, until one says which row to take', async () => {
    const { page } = session
    await page.goto(projectPath(projectId, 'resources/meteo'))
    const { text, line } = yearWithTimeTwice()
    const dialog = await choose(page, 'twice.csv', text)
    await dialog.getByRole('table', { name: 'Problems of the file' }).waitFor()
    const importing = dialog.getByRole('button', { name: 'Import' })
    expect(await importing.isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: /Time$/ }).click()
    await dialog.getByText(`(lines ${line} and ${line + 1}), 1 of them with other values`).waitFor()
    await dialog.getByLabel('Keep the first row of each time').click()
    await dialog.getByRole('figure', { name: 'Daily light before and after' }).waitFor()
    await dialog.getByRole('button', { name: 'Summary' }).click()
    await dialog.getByText('8,760 of 1 h').waitFor()
    expect(await importing.isDisabled()).toBe(false)
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
    await page.getByRole('button', { name: 'Choose a file' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('No weather yet').waitFor()
  })

  test('a packed file of a known format goes straight to its summary', async () => {
    const { page } = session
    await page.goto(projectPath(projectId, 'resources/meteo'))
    const dialog = await choose(page, 'desert.csv.gz', gzipSync(weatherText()))
    await dialog.getByText('8,760 of 1 h').waitFor()
    await dialog.getByText('Typical year').first().waitFor()
    await dialog.getByRole('button', { name: 'Name and place' }).click()
    await dialog.getByLabel('Name', { exact: true }).fill('Desert, unpacked')
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog.getByRole('button', { name: 'Import' }).click()
    await page.waitForURL(/\/resources\/meteo\/[0-9a-f-]{36}/)
    await page.getByText('Desert, unpacked').first().waitFor()
  })

  test('a table in New York time is read once its columns are named and its place is given', async () => {
    const { page } = session
    await page.goto(projectPath(projectId, 'resources/meteo'))
    const dialog = await choose(page, 'albany.csv', newYorkTable())
    await dialog.getByText('Say which column holds irradiance').waitFor()
    await dialog.getByRole('combobox', { name: 'Pyranometer holds' }).click()
    await page.getByRole('option', { name: 'GHI', exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Air holds' }).click()
    await page.getByRole('option', { name: 'Air temperature', exact: true }).click()
    await picture(page, 'meteo-upload-columns')
    await dialog.getByRole('button', { name: 'Name and place' }).click()
    await dialog.getByLabel('Latitude').fill('42.65')
    await dialog.getByLabel('Longitude').fill('-73.75')
    await dialog.getByLabel('Height above sea level').fill('40')
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByLabel('Clock of the file, from UTC').fill('20')
    await dialog.getByText('maximum 14').waitFor()
    await dialog.getByLabel('Clock of the file, from UTC').fill('-5')
    await dialog.getByText('2023-11-05 02:00').waitFor()
    await dialog.getByText('Best: interval end').waitFor()
    await dialog.getByText('This is sure').waitFor()
    await dialog
      .getByRole('figure', { name: 'Bright days and the sun' })
      .locator('canvas')
      .first()
      .waitFor()
    await picture(page, 'meteo-upload-time')
    await dialog.getByRole('button', { name: 'Summary' }).click()
    await dialog.getByText('2,400 of 1 h').waitFor()
    await dialog.getByText('were moved to standard time').waitFor()
    await dialog.getByRole('button', { name: 'Import' }).click()
    await page.waitForURL(/\/resources\/meteo\/[0-9a-f-]{36}/)
    await page.getByText('2,400').first().waitFor()
  })

  test('a file without air temperature asks where it is taken from, and the dataset tells', async () => {
    const { page } = session
    await page.goto(projectPath(projectId, 'resources/meteo'))
    const dialog = await choose(page, 'light.csv', lightAlone())
    await dialog.getByText('The file has no air temperature').waitFor()
    await dialog.getByRole('button', { name: 'Summary' }).click()
    const importing = dialog.getByRole('button', { name: 'Import' })
    expect(await importing.isDisabled()).toBe(true)
    await dialog.getByRole('combobox', { name: 'Air temperature from' }).click()
    await page.getByRole('option', { name: 'One value for all months' }).click()
    // Slower than the file is read anew after a digit.
    await dialog
      .getByRole('textbox', { name: 'Air temperature', exact: true })
      .pressSequentially('18', { delay: 600 })
    await dialog.getByText('Air temperature 18 °C in all months; the file has none.').waitFor()
    await dialog.getByRole('button', { name: 'Name and place' }).click()
    await dialog.getByRole('button', { name: 'It is of the project' }).click()
    await dialog.getByRole('button', { name: 'Summary' }).click()
    await importing.click()
    await page.waitForURL(/\/resources\/meteo\/[0-9a-f-]{36}/)
    await page.getByText('18 °C in all months', { exact: true }).waitFor()
  })
})
