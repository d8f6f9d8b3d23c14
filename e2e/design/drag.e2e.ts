import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { openDesign, squareField, tablesBecome } from '../support/designMap.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn } from '../support/session.ts'

/** Holds about 2,000 tables of the sample. */
const SIDE_M = 830
const ZOOM = 15.5
/** What a machine without a graphics processor must reach; with one it is 16. */
const MAX_MEDIAN_FRAME_MS = 500

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

function rendererOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2')
    const info = gl?.getExtension('WEBGL_debug_renderer_info')
    return gl && info ? String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL)) : 'unknown'
  })
}

/** Begins to note when frames are drawn; call what comes back to get their lengths, ms. */
async function recordFrames(page: Page): Promise<() => Promise<readonly number[]>> {
  const record = await page.evaluateHandle(() => {
    const times: number[] = []
    const note = (time: number): void => {
      times.push(time)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    return times
  })
  return async () => {
    const times = await record.jsonValue()
    return times.slice(1).map((time, index) => time - times[index]!)
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

describe('dragging a corner', () => {
  test('of a block with about 2,000 tables keeps up with the hand', async () => {
    const projectId = await importProject(api, 'Ranegras Plain', squareField(SIDE_M))
    const { page, context } = await openSignedIn(browser, 1280, 800)
    const at = await openDesign(page, projectId, ZOOM)
    const before = await tablesBecome(page, (count) => count > 1500)
    await page.getByRole('button', { name: 'Square field', exact: true }).click()
    const corner = at([SIDE_M / 2, SIDE_M / 2])
    await page.mouse.move(corner.x, corner.y)
    await page.mouse.down()
    const frames = await recordFrames(page)
    for (let step = 1; step <= 30; step++) {
      await page.mouse.move(corner.x - 4 * step, corner.y + 4 * step)
    }
    const frameMs = await frames()
    await page.mouse.up()
    const after = await tablesBecome(page, (count) => count < before)
    console.log(
      `${before} tables, then ${after}: ${frameMs.length} frames, median ${median(frameMs).toFixed(0)} ms, ` +
        `longest ${Math.max(...frameMs).toFixed(0)} ms, on ${await rendererOf(page)}`,
    )
    expect(median(frameMs)).toBeLessThan(MAX_MEDIAN_FRAME_MS)
    await page.getByText(/^Saved \d/).waitFor()
    await context.close()
  })
})
