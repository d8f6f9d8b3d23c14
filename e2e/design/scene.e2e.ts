import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { mapIsIdle, onlyComponents, openDesign, tablesBecome } from '../support/designMap.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { copyOfSample, importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

const scene = (page: Page): Locator => page.getByRole('region', { name: '3-D view' })

/** What the drawing says of itself. */
async function figure(page: Page, name: string): Promise<number> {
  return Number(await scene(page).getAttribute(`data-${name}`))
}

async function sunIs(page: Page, isSo: (elevationDeg: number) => boolean): Promise<number> {
  for (;;) {
    const elevationDeg = await figure(page, 'sun-elevation')
    if (isSo(elevationDeg)) return elevationDeg
    await scene(page)
      .and(page.locator(`:not([data-sun-elevation="${elevationDeg.toFixed(3)}"])`))
      .waitFor()
  }
}

/** Size of a PNG, and how many different bytes its picture holds. */
function readPng(file: string): {
  readonly width: number
  readonly height: number
  readonly values: number
} {
  const bytes = readFileSync(file)
  const parts: Buffer[] = []
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(bytes.subarray(at + 8, at + 8 + length))
    }
    at += length + 12
  }
  return {
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    values: new Set(inflateSync(Buffer.concat(parts))).size,
  }
}

describe('the 3-D view', () => {
  test('shows the sample as built, at the sun of the hour, and goes back to the map', async () => {
    const projectId = await copyOfSample(api, 'Phoenix in space')
    const { page, problems, context } = await openSignedIn(browser, 1200, 760)
    await page.goto(projectPath(projectId, 'design/blocks'))
    const tables = await tablesBecome(page, (count) => count > 300)
    await page.keyboard.press('3')
    await scene(page).and(page.locator('[data-frames]')).waitFor()
    expect(await figure(page, 'table-count')).toBe(tables)

    await page.getByLabel('Date', { exact: true }).fill('2026-06-21')
    await page.getByRole('button', { name: 'Noon', exact: true }).click()
    // 90° − 33.31° + 23.44°, at the time of the course that is nearest to noon
    expect(await sunIs(page, (elevationDeg) => elevationDeg > 79)).toBeCloseTo(80.13, 1)
    await page.getByRole('button', { name: 'Morning', exact: true }).click()
    const low = await sunIs(page, (elevationDeg) => elevationDeg < 20)
    expect(low).toBeGreaterThan(0)
    const [tracker] = (await scene(page).getAttribute('data-rotation'))!.split(' ').map(Number)
    // the sun is in the east: trackers face it, but turn back for their neighbours
    expect(tracker).toBeLessThan(0)
    expect(tracker).toBeGreaterThan(-60)

    await page.getByRole('application').focus()
    await page.keyboard.press('n')
    const card = page.getByRole('complementary', { name: 'Chosen table' })
    await card.getByText('Single-axis tracker').waitFor()
    await card.getByText(/true tracking/).waitFor()
    await page.keyboard.press('c')
    const shaded = page.getByRole('region', { name: 'Row section' }).locator('[data-shaded]')
    expect(Number(await shaded.getAttribute('data-shaded'))).toBeLessThan(0.001)
    await page.getByRole('figure', { name: 'Tracker angle' }).waitFor()
    await picture(page, 'scene-section')
    expect(await accessFaults(page)).toEqual([])

    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Back to map' }).click()
    await mapIsIdle(page)
    expect(problems).toEqual([])
    await context.close()
  })

  test('saves a picture with a caption in the size that is asked for', async () => {
    const projectId = await copyOfSample(api, 'Phoenix picture')
    const { page, context } = await openSignedIn(browser, 1200, 760)
    await page.goto(projectPath(projectId, 'design/blocks'))
    await tablesBecome(page, (count) => count > 300)
    await page.keyboard.press('3')
    await scene(page).and(page.locator('[data-frames]')).waitFor()
    await page.getByRole('button', { name: 'Evening', exact: true }).click()
    await picture(page, 'scene')
    await page.getByRole('button', { name: 'Save picture' }).click()
    await page.getByRole('combobox', { name: 'Size' }).selectOption('1280x720')
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save PNG' }).click()
    const download = await saving
    expect(download.suggestedFilename()).toMatch(/^phoenix-picture-3-d-\d{4}-.*\.png$/)
    const { width, height, values } = readPng(await download.path())
    expect([width, height]).toEqual([1280, 720])
    // a blank picture has one colour
    expect(values).toBeGreaterThan(100)
    await context.close()
  })

  test('of a plant without tables says what to do', async () => {
    const projectId = await importProject(api, 'Nothing built', onlyComponents())
    const { page, context } = await openSignedIn(browser, 1200, 760)
    await openDesign(page, projectId, 16)
    await page.keyboard.press('3')
    await page.getByRole('heading', { name: 'No tables yet' }).waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Back to map' }).click()
    await mapIsIdle(page)
    await context.close()
  })
})
