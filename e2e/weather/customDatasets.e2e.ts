import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { accessFaults, unreachableControls } from '../support/pageFaults.ts'
import { emptyProject } from '../support/plants.ts'
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
  projectId = await emptyProject(await firstUserApi(), 'Meter of Gila Bend')
  session = await openSignedIn(browser)
})
afterEach(() => expect(session.problems).toEqual([]))
afterAll(() => closePages(browser))

const list = (): string => projectPath(projectId, 'resources/datasets')
const DAYS = 40

/** Quarter hours of a meter and a sensor, with a remark, a row of units and one gap. */
function meterTable(): string {
  const rows = Array.from({ length: DAYS * 96 }, (_, i) => {
    const time = new Date(Date.UTC(2025, 4, 1) + i * 900_000).toISOString().slice(0, 16)
    const light = Math.max(0, Math.sin((((i % 96) - 24) / 48) * Math.PI))
    return `${time.replace('T', ' ')};${(25 * light).toFixed(3)};${(900 * light).toFixed(1)};ok`
  })
  const gap = rows.toSpliced(500, 20)
  return ['Plant;Gila Bend', 'Time;Meter;Sensor;State', ';kWh;W/m²;', ...gap].join('\n')
}

/** A workbook that names the dataset, made as people do. */
async function compareInWorkbook(page: Page, id: string): Promise<void> {
  await page.goto(projectPath(projectId, `compare/draft?a=custom:${id}&b=custom:${id}`))
  await page.getByRole('button', { name: 'Save workbook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Meter and run')
  await dialog.getByRole('button', { name: 'Save workbook' }).click()
  await page.getByRole('heading', { name: 'Meter and run' }).waitFor()
}

async function choose(page: Page, name: string, content: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload dataset' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a table with times' }).click()
  await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
  const dialog = page.getByRole('dialog', { name: 'Upload dataset' })
  await dialog.getByRole('table', { name: 'Columns of the file' }).waitFor()
  return dialog
}

describe('custom datasets', () => {
  test('a table is mapped, read, drawn and described; columns and zoom stand in the address', async () => {
    const { page } = session
    await page.goto(list())
    await page.getByText('No custom datasets yet').waitFor()
    const dialog = await choose(page, 'meter.csv', meterTable())
    expect(await dialog.getByLabel('Unit of Meter').inputValue()).toBe('kWh')
    expect(await dialog.getByLabel('Column of the time').inputValue()).toBe('Time')
    expect(await accessFaults(page)).toEqual([])
    await picture(page, 'custom-dataset-mapping')
    await dialog.getByLabel('Name', { exact: true }).fill('Revenue meter')
    await dialog.getByRole('button', { name: 'Read file' }).click()
    await page.getByRole('heading', { name: 'Revenue meter' }).waitFor()
    await page.getByText('20 rows are missing in one place').waitFor()
    const columns = page.getByRole('table', { name: 'Columns of the dataset' })
    expect(await columns.getByRole('row', { name: /^Meter Energy kWh Sum over/ }).count()).toBe(1)
    await page.getByRole('figure', { name: 'Values' }).locator('canvas').waitFor()
    await page.getByRole('combobox', { name: 'Columns of the chart' }).click()
    await page.getByRole('option', { name: 'Sensor' }).click()
    await expect.poll(() => page.url()).toContain('columns=c2%2Cc3')
    await picture(page, 'custom-dataset')
    expect(await accessFaults(page)).toEqual([])
    const from = '2025-05-10T07:00:00.000Z'
    const to = '2025-05-11T07:00:00.000Z'
    await page.goto(`${new URL(page.url()).pathname}?columns=c3&from=${from}&to=${to}`)
    await page.getByText('All values in steps of 15 min').waitFor()
  })

  test('the next file with the same names is read as the one before', async () => {
    const { page } = session
    await page.goto(list())
    const dialog = await choose(page, 'next.csv', meterTable())
    await dialog.getByText("those of the dataset 'Revenue meter'").waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  test('what is wrong is told with its lines, and the form stays', async () => {
    const { page } = session
    await page.goto(list())
    const dialog = await choose(page, 'bad.csv', meterTable())
    await dialog.getByRole('checkbox', { name: 'State' }).check()
    await dialog.getByRole('button', { name: 'Read file' }).click()
    await dialog.getByText('Line 4, column "State": "ok" is not a number').waitFor()
    await dialog.getByRole('checkbox', { name: 'State' }).uncheck()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  test('is corrected, saved, renamed and deleted', async () => {
    const { page } = session
    await page.goto(list())
    await page.getByRole('link', { name: 'Revenue meter' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save CSV' }).click()
    expect((await saved).suggestedFilename()).toBe('Revenue meter.csv')
    await page.getByRole('button', { name: 'Actions for Revenue meter' }).click()
    await page.getByRole('menuitem', { name: 'Correct columns and times' }).click()
    const dialog = page.getByRole('dialog', { name: 'Correct columns and times' })
    await dialog.getByRole('checkbox', { name: 'Sensor' }).uncheck()
    await dialog.getByRole('button', { name: 'Read file anew' }).click()
    await dialog.waitFor({ state: 'detached' })
    const columns = page.getByRole('table', { name: 'Columns of the dataset' })
    await expect.poll(() => columns.getByRole('row').count()).toBe(2)
    const address = page.url()
    await compareInWorkbook(page, new URL(address).pathname.split('/').at(-1) ?? '')
    await page.goto(address)
    await page.getByRole('button', { name: 'Actions for Revenue meter' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('listitem').getByText('Meter and run').waitFor()
    await page.getByRole('button', { name: 'Delete dataset' }).click()
    await page.getByText('No custom datasets yet').waitFor()
  })

  test('a narrow window has all of it in reach', async () => {
    const { page } = session
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(list())
    const dialog = await choose(page, 'narrow.csv', meterTable())
    await picture(page, 'custom-dataset-mapping-narrow')
    await dialog.getByRole('button', { name: 'Read file' }).click()
    await page.getByRole('heading', { name: 'narrow' }).waitFor()
    await page.getByRole('figure', { name: 'Values' }).locator('canvas').waitFor()
    expect(await unreachableControls(page)).toEqual([])
    expect(await accessFaults(page)).toEqual([])
    await picture(page, 'custom-dataset-narrow')
  })
})
