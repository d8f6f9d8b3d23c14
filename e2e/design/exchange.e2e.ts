import { readFile } from 'node:fs/promises'
import { guessCrs, readGisFiles } from '@duet/formats'
import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import {
  degreesOf,
  onlyComponents,
  openDesign,
  type PointM,
  tablesBecome,
} from '../support/designMap.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture } from '../support/session.ts'

const ZOOM = 15
const { latitude, longitude } = samplePlant().project

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

const coordinates = (points: readonly PointM[]): string =>
  points.map((point) => degreesOf(point).join(',')).join(' ')

function area(name: string, corners: readonly PointM[]): string {
  const ring = coordinates([...corners, ...corners.slice(0, 1)])
  return `<Placemark><name>${name}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`
}

const SITE = `<?xml version="1.0" encoding="UTF-8"?>
<kml xmlns="http://www.opengis.net/kml/2.2"><Document>
<Folder><name>Parcels</name>
${area('Parcel A', [
  [-200, -200],
  [200, -200],
  [200, 200],
  [-200, 200],
])}
${area('Bow tie', [
  [300, 0],
  [400, 100],
  [400, 0],
  [300, 100],
])}
</Folder>
<Folder><name>Access roads</name><Placemark><name>Road</name><LineString><coordinates>${coordinates(
  [
    [-250, 0],
    [250, 5],
  ],
)}</coordinates></LineString></Placemark></Folder>
</Document></kml>`

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Import…' }).click()
  await page
    .getByLabel('Files to import')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) })
}

async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Exports in a format and gives the bytes with their name. */
async function exported(page: Page, format: string): Promise<{ name: string; bytes: Uint8Array }> {
  await page.getByRole('button', { name: 'Import and export' }).click()
  await page.getByRole('menuitem', { name: 'Export…' }).click()
  await pick(page, 'Format', format)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const download = await downloading
  return {
    name: download.suggestedFilename(),
    bytes: new Uint8Array(await readFile(await download.path())),
  }
}

describe('files of other programs', () => {
  test('a KML becomes layers after a look at it, as one step that undo takes back', async () => {
    const projectId = await importProject(api, 'Import', onlyComponents())
    const { page, problems, context } = await openSignedIn(browser)
    await openDesign(page, projectId, ZOOM)
    await chooseFile(page, 'site.kml', SITE)
    await page.getByText('1 shape is left out').waitFor()
    await page.getByText(/must not cross itself/).waitFor()
    await pick(page, 'Access roads become', 'Exclusion')
    await picture(page, 'import')
    await page.getByRole('switch', { name: /^Cut outlines/ }).click()
    await page.getByRole('button', { name: 'Import 4 layers' }).click()
    await page.getByText('4 layers were imported').waitFor()
    for (const name of ['Parcel A', 'Bow tie', 'Road']) {
      await page.getByText(name, { exact: true }).first().waitFor()
    }
    await page.getByText(/^Saved \d/).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('Parcel A', { exact: true }).waitFor({ state: 'detached' })
    await page.getByText(/^Saved \d/).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('a file that is damaged says where, and changes nothing', async () => {
    const projectId = await importProject(api, 'Damaged', onlyComponents())
    const { page, context } = await openSignedIn(browser, 1280, 800)
    await openDesign(page, projectId, ZOOM)
    await chooseFile(page, 'site.kml', SITE.slice(0, 400))
    await page.getByRole('alert').filter({ hasText: 'not complete XML' }).waitFor()
    await page.getByRole('button', { name: 'Choose another file' }).click()
    await page.getByLabel('Files to import').setInputFiles({
      name: 'scene.shd',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('x'),
    })
    await page.getByRole('alert').filter({ hasText: 'is not one of PVsyst' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('A block is a part of the plant').waitFor()
    await context.close()
  })

  test('each format of the sample plant reads back with all its layers and tables', async () => {
    const plant = samplePlant()
    const projectId = await importProject(api, 'Export', plant)
    const { page, problems, context } = await openSignedIn(browser, 1280, 800)
    await openDesign(page, projectId, ZOOM)
    const tables = await tablesBecome(page, (count) => count > 300)
    for (const format of ['GeoJSON', 'KML', 'KMZ', 'Shapefile (ZIP)', 'DXF']) {
      const file = readGisFiles([await exported(page, format)])
      const types = Map.groupBy(file.features, ({ attributes }) => attributes['type'])
      expect([format, types.get('table')?.length]).toEqual([format, tables])
      const drawn = file.features.filter(({ attributes }) => attributes['type'] !== 'table')
      expect(drawn.map(({ name }) => name).toSorted()).toEqual(
        plant.block_layers.map(({ name }) => name).toSorted(),
      )
      expect(guessCrs(file, { latitude, longitude }).distanceM).toBeLessThan(2000)
    }
    const corners = readGisFiles([await exported(page, 'Table corners (CSV)')])
    expect(corners.features).toHaveLength(tables)
    const scene = await exported(page, 'Shading scene of PVsyst (SHD)')
    expect(scene.name).toMatch(/_export_all_shd_\d{4}-\d{2}-\d{2}\.SHD$/)
    const ofScene = readGisFiles([scene]).features.filter(({ layer }) => layer === 'Tables')
    expect(ofScene).toHaveLength(tables)
    const bill = await exported(page, 'Bill of quantities (CSV)')
    expect(bill.name).toMatch(/_export_all_bill_\d{4}-\d{2}-\d{2}\.csv$/)
    const text = new TextDecoder().decode(bill.bytes)
    expect(text).toContain(`Plant,Tables,`)
    expect(problems).toEqual([])
    await context.close()
  })
})
