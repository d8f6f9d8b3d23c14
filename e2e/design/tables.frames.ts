import { createLayer, type PlantDocument, samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { degreesOf, openDesign, squareField, tablesBecome } from '../support/designMap.ts'
import { noteFrames, noteMeasure, rendererOf } from '../support/frames.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn } from '../support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

/** Four squares of the fixed tables of the sample, a block each, with so many metres between their middles. */
function fourFields(sideM: number): PlantDocument {
  const plant = squareField(sideM)
  const [block] = plant.blocks
  if (!block) throw new Error('the sample plant has changed')
  const fields = [0, 1, 2, 3].map((i) => {
    const [west, south] = [
      (i % 2) * (sideM + 20) - sideM - 10,
      Math.floor(i / 2) * (sideM + 20) - sideM - 10,
    ]
    const id = crypto.randomUUID()
    const ring = [
      [west, south],
      [west + sideM, south],
      [west + sideM, south + sideM],
      [west, south + sideM],
      [west, south],
    ] as const
    const coordinates = [ring.map((corner) => [...degreesOf(corner)])]
    return {
      block: { ...block, id, name: `Field ${i + 1}` },
      layer: createLayer({
        id: crypto.randomUUID(),
        projectId: crypto.randomUUID(),
        blockId: id,
        name: `Land ${i + 1}`,
        createdAt: new Date().toISOString(),
        type: 'perimeter',
        geojson: { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates } },
      }),
    }
  })
  return {
    ...samplePlant(),
    blocks: fields.map((field) => field.block),
    block_layers: fields.map(({ layer }) => layer),
  }
}

/** Pans the map by one step a frame, as a hand would, for so many frames. */
async function pan(page: Page, frames: number): Promise<void> {
  await page.evaluate(async (count) => {
    const canvas = document.querySelector<HTMLElement>('canvas[aria-label="Drawing area"]')
    if (canvas === null) throw new Error('no map')
    const box = canvas.getBoundingClientRect()
    const send = (type: string, target: EventTarget, i: number): void => {
      const x = box.x + box.width / 2 + 60 * Math.sin(i / 12)
      const y = box.y + box.height / 2 + 40 * Math.cos(i / 9)
      target.dispatchEvent(
        new MouseEvent(type, { bubbles: true, clientX: x, clientY: y, button: 0, buttons: 1 }),
      )
    }
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve))
    send('mousedown', canvas, 0)
    for (let i = 0; i < count; i++) {
      send('mousemove', canvas, i)
      await frame()
    }
    send('mouseup', canvas, count)
  }, frames)
}

test('50,000 tables while the map is moved', async () => {
  const projectId = await importProject(api, 'Frames 50000', fourFields(2170))
  const { page, context } = await openSignedIn(browser, 1440, 900)
  for (const zoom of [13, 15.5, 18]) {
    await openDesign(page, projectId, zoom)
    const tables = await tablesBecome(page, (count) => count > 45_000)
    const frames = await noteFrames(page)
    await pan(page, 90)
    const { scriptMs, intervalMs } = await frames()
    noteMeasure({
      case: `map of ${tables} tables is moved, zoom ${zoom}`,
      script_ms: scriptMs,
      interval_ms: intervalMs,
      renderer: await rendererOf(page),
    })
    expect(tables).toBeGreaterThan(45_000)
  }
  await context.close()
})

test('5,000 tables while a corner is dragged: from the move of the mouse to the painted arrays', async () => {
  const side = 1390
  const projectId = await importProject(api, 'Frames 5000', squareField(side))
  const { page, context } = await openSignedIn(browser, 1440, 900)
  const at = await openDesign(page, projectId, 14.5)
  const tables = await tablesBecome(page, (count) => count > 4500)
  await page.getByText('Square field').first().click()
  const corner = at([side / 2, side / 2])
  await page.mouse.move(corner.x, corner.y)
  await page.mouse.down()
  const waits: number[] = []
  for (let step = 1; step <= 12; step++) {
    const painted = page.evaluate(async () => {
      const region = document.querySelector('[data-table-count]')
      if (region === null) throw new Error('no map')
      const moved = await new Promise<number>((resolve) =>
        window.addEventListener('mousemove', (event) => resolve(event.timeStamp), {
          once: true,
          capture: true,
        }),
      )
      await new Promise((resolve) =>
        new MutationObserver(resolve).observe(region, { attributeFilter: ['data-table-count'] }),
      )
      return performance.now() - moved
    })
    await page.mouse.move(corner.x - 6 * step, corner.y + 6 * step)
    waits.push(await painted)
  }
  await page.mouse.up()
  noteMeasure({
    case: `${tables} tables, a corner is dragged`,
    move_to_paint_ms: waits,
    renderer: await rendererOf(page),
  })
  expect(waits).toHaveLength(12)
  await context.close()
})
