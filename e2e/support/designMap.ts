import { createLayer, localFrame, type PlantDocument, samplePlant, toLngLat } from '@duet/plant'
import type { Locator, Page } from 'playwright-core'
import { projectPath } from './session.ts'

const { latitude, longitude } = samplePlant().project
const FRAME = localFrame(longitude, latitude)

/** East and north of the site of the sample plant, m. */
export type PointM = readonly [east: number, north: number]

/** Longitude and latitude of a point. */
export function degreesOf([east, north]: PointM): readonly [number, number] {
  return toLngLat(FRAME, east, north)
}

/** Equator of Web Mercator, m; its tiles are 512 pixels. */
const EQUATOR_M = 40_075_016.68
const TILE_PX = 512

const metresPerPixel = (zoom: number): number =>
  (EQUATOR_M * Math.cos((latitude * Math.PI) / 180)) / (TILE_PX * 2 ** zoom)

export function mapRegion(page: Page): Locator {
  return page.getByRole('region', { name: 'Map', exact: true })
}

/** Waits until tables are laid out and the map is drawn. */
export async function mapIsIdle(page: Page): Promise<void> {
  await mapRegion(page).and(page.locator('[data-idle="true"]')).waitFor()
}

export async function tableCount(page: Page): Promise<number> {
  return Number(await mapRegion(page).getAttribute('data-table-count'))
}

/** Waits until the number of tables is as it should be. */
export async function tablesBecome(page: Page, isSo: (count: number) => boolean): Promise<number> {
  for (;;) {
    await mapIsIdle(page)
    const count = await tableCount(page)
    if (isSo(count)) return count
    await mapRegion(page)
      .and(page.locator(`:not([data-table-count="${count}"])`))
      .waitFor()
  }
}

/** Opens the design with the site in the middle; gives where a point of the ground is on the screen. */
export async function openDesign(
  page: Page,
  projectId: string,
  zoom: number,
): Promise<(point: PointM) => { readonly x: number; readonly y: number }> {
  const at = encodeURIComponent(JSON.stringify([longitude, latitude, zoom]))
  await page.goto(`${projectPath(projectId, 'design/blocks')}?at=${at}`)
  await mapIsIdle(page)
  const box = await mapRegion(page).boundingBox()
  if (!box) throw new Error('the map is not on the page')
  return ([east, north]) => ({
    x: box.x + box.width / 2 + east / metresPerPixel(zoom),
    y: box.y + box.height / 2 - north / metresPerPixel(zoom),
  })
}

/** The components of the sample plant, and nothing drawn. */
export function onlyComponents(): PlantDocument {
  return { ...samplePlant(), blocks: [], block_layers: [] }
}

/** The fixed-tilt block of the sample on a square of its own, without exclusions. */
export function squareField(sideM: number): PlantDocument {
  const plant = samplePlant()
  const block = plant.blocks.find(({ name }) => name === 'West fixed tilt')
  if (!block) throw new Error('the sample plant has changed')
  const half = sideM / 2
  const corners: readonly PointM[] = [
    [-half, -half],
    [half, -half],
    [half, half],
    [-half, half],
    [-half, -half],
  ]
  const coordinates = [corners.map((corner) => [...degreesOf(corner)])]
  const field = createLayer({
    id: crypto.randomUUID(),
    projectId: crypto.randomUUID(),
    blockId: block.id,
    name: 'Square field',
    createdAt: new Date().toISOString(),
    type: 'perimeter',
    geojson: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } },
  })
  return { ...plant, blocks: [block], block_layers: [field] }
}
