import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { mapIsIdle, openDesign } from '../support/designMap.ts'
import { heightTiff } from '../support/heightTiff.ts'
import { importProject } from '../support/plants.ts'
import {
  firstUserApi,
  openSignedIn,
  picture,
  projectPath,
  type Session,
} from '../support/session.ts'

const { latitude, longitude } = samplePlant().project
const ZOOM = 15.4

/** Rolling ground of 4 by 4 km around the site, about 20 m a pixel; a corner of it is not known. */
const GROUND = heightTiff({
  columns: 200,
  rows: 200,
  west: longitude - 0.02,
  north: latitude + 0.02,
  pixelDeg: 0.0002,
  heightM: (column, row) =>
    column + row < 12
      ? Number.NaN
      : 310 + 22 * Math.sin(column / 17) + 14 * Math.cos(row / 11 + column / 40),
})

/** A red square, 8 by 8 pixels. */
const RED_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mM4oaGBFTEMLQkAgl1GARdiiXUAAAAASUVORK5CYII=',
  'base64',
)

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

/** Relief is drawn by the processor here: a small page. */
const openGroundPage = (): Promise<Session> => openSignedIn(browser, 1040, 640)

async function openGround(page: Page): Promise<void> {
  const fold = page.getByRole('region', { name: 'Ground' }).getByRole('button', { name: /^Ground/ })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
}

async function chooseFile(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer }
  await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file)
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option }).click()
}

describe('the ground', () => {
  test('takes terrain from a GeoTIFF and shows it in colours, profiles and areas', async () => {
    const projectId = await importProject(api, 'Rolling ground', samplePlant())
    const { page, problems, context } = await openGroundPage()
    const at = await openDesign(page, projectId, ZOOM)
    await openGround(page)
    await page.getByRole('button', { name: 'Import heights' }).click()
    await chooseFile(page, 'notes.tif', Buffer.from('no picture at all'))
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await chooseFile(page, 'rolling.tif', GROUND)
    await page.getByText('The terrain covers the perimeters of all blocks.').waitFor()
    await picture(page, 'terrain-import')
    await page.getByRole('button', { name: 'Use this terrain' }).click()
    const shown = page.getByRole('switch', { name: 'Show terrain (T)' })
    await shown.waitFor()
    expect(await shown.isChecked()).toBe(true)
    await page.getByRole('toolbar', { name: 'View of the terrain' }).waitFor()
    await choose(page, 'Colour by', 'Height (isobands)')
    await page.getByRole('list', { name: 'Height above sea level' }).waitFor()
    await mapIsIdle(page)
    await picture(page, 'terrain')

    await page.getByRole('button', { name: 'Inspect', exact: true }).click()
    const panel = page.getByRole('region', { name: 'Inspect terrain' })
    for (const point of [at([-200, 150]), at([-60, 190])]) await page.mouse.click(point.x, point.y)
    await panel
      .getByText(/long, .* above sea level/)
      .first()
      .waitFor()
    await panel.getByLabel('Point: longitude, latitude').fill(`${longitude}, ${latitude}`)
    await panel.getByRole('button', { name: 'Add point' }).click()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Areas' }).click()
    const areas = page.getByRole('dialog', { name: 'Ground by height, slope and aspect' })
    await areas.getByRole('columnheader', { name: 'Whole terrain' }).waitFor()
    await areas.getByText('10 % and more').waitFor()
    await page.keyboard.press('Escape')

    await page.reload()
    await shown.waitFor()
    await page.getByRole('toolbar', { name: 'View of the terrain' }).waitFor()
    await page.goto(projectPath(projectId, 'design/blocks'))
    await page.getByRole('button', { name: 'East trackers', exact: true }).click()
    const horizon = page.getByRole('textbox', { name: 'Far horizon' })
    expect(await horizon.inputValue()).toBe('')
    await page.getByRole('button', { name: 'From the terrain' }).click()
    await page.getByText(/^72 points, up to [\d.]+°$/).waitFor()
    expect(await horizon.inputValue()).toMatch(/^0 [\d.]+\n5 [\d.]+\n/)
    await picture(page, 'horizon-of-terrain')
    expect(problems).toEqual([])
    await context.close()
  })

  test('takes a picture, which is placed by keys and typed figures', async () => {
    const projectId = await importProject(api, 'Site plan', samplePlant())
    const { page, problems, context } = await openGroundPage()
    await openDesign(page, projectId, ZOOM)
    await openGround(page)
    await page.getByRole('button', { name: 'Add picture' }).click()
    await chooseFile(page, 'site plan.png', RED_PNG)
    await page.getByLabel('Width on the ground').fill('300')
    await page.getByRole('button', { name: 'Add picture', exact: true }).last().click()
    const form = page.getByRole('group', { name: 'Place site plan' })
    await form.waitFor()
    expect(await form.getByLabel('Width').inputValue()).toBe('300')
    await page.getByRole('button', { name: /^Whole picture/ }).press('Shift+ArrowRight')
    await form.getByLabel('Rotation').fill('20')
    await mapIsIdle(page)
    await picture(page, 'ground-picture')
    await form.getByRole('button', { name: 'Save place' }).click()
    await form.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Actions for site plan' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const rename = page.getByRole('dialog', { name: 'Rename picture' })
    await rename.getByRole('textbox', { name: 'Name' }).fill('Old survey')
    await rename.getByRole('button', { name: 'Rename' }).click()
    await rename.waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByText('Old survey', { exact: true }).waitFor()
    await mapIsIdle(page)
    await page.getByRole('button', { name: 'Actions for Old survey' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Delete picture' }).click()
    await page.getByText('Old survey', { exact: true }).waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
    await context.close()
  })
})
