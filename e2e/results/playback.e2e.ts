import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { accessFaults, excessWidthPx } from '../support/pageFaults.ts'
import { copyOfSample, smallPlant } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
let projectId: string
const runIds: string[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await copyOfSample(api, 'Played', smallPlant())
  const block_ids = await blockIds(api, projectId)
  for (const [name, from, to] of [
    ['June', '06-01', '06-15'],
    ['Late June', '06-10', '06-20'],
  ]) {
    const days = { simulated_year: 2030, from: `2030-${from}T00:00`, to: `2030-${to}T00:00` }
    const { simulation } = await run(api, projectId, { name, block_ids, ...days })
    expect((await ended(api, projectId, simulation!.id)).status).toBe('completed')
    runIds.push(simulation!.id)
  }
})
afterAll(() => closePages(browser))

const address = (query = ''): string =>
  projectPath(projectId, `plant-playback/${runIds[0]}${query}`)

async function openPlayer(query = ''): Promise<Page> {
  const { page } = await openSignedIn(browser, 1440, 1000)
  await page.goto(address(query))
  await valuesShown(page)
  return page
}

/** The clock stands until values are there. */
const valuesShown = (page: Page): Promise<void> =>
  page.getByRole('status').filter({ hasText: 'UTC' }).first().waitFor()

const frameOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-frame]').first().getAttribute('data-frame'))

test('a run is played from its page, by buttons and by keys', async () => {
  const { page } = await openSignedIn(browser, 1440, 1000)
  await page.goto(projectPath(projectId, `simulations/${runIds[0]}/energy-yields`))
  await page.getByRole('link', { name: 'Play', exact: true }).click()
  await valuesShown(page)
  const start = await frameOf(page)
  await page.getByRole('button', { name: 'Step on' }).click()
  await expect.poll(() => frameOf(page)).toBe(start + 1)
  const stage = page.getByRole('application')
  await stage.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => frameOf(page)).toBe(0)
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => frameOf(page)).toBe(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('End')
  await expect.poll(() => frameOf(page)).toBeGreaterThan(20)
  const second = await frameOf(page)
  await page.keyboard.press('Control+End')
  await expect.poll(() => frameOf(page)).toBeGreaterThan(second)
  await page.keyboard.press('Control+Home')
  await page.getByLabel('Speed').selectOption('8 h a second')
  // both are written one after the other: neither may take the other away
  await expect.poll(() => page.url()).toMatch(/[?&]speed=8/)
  await expect.poll(() => page.url()).toMatch(/[?&]time=/)
  const before = page.url()
  await stage.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await expect.poll(() => frameOf(page)).toBeGreaterThan(5)
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor()
  const stopped = await frameOf(page)
  await expect.poll(() => page.url()).not.toBe(before)
  await page.reload()
  await valuesShown(page)
  await expect.poll(() => frameOf(page)).toBe(stopped)
  expect(page.url()).toContain('speed=8')
})

test('two runs run by one clock, and where one has no frame it says so', async () => {
  const page = await openPlayer(`?time=2030-06-12T12:00&measure=cell`)
  await page.getByLabel('Beside it').selectOption({ label: 'Late June' })
  await expect.poll(() => page.getByRole('application').count()).toBe(2)
  await valuesShown(page)
  await page.getByText('B: Late June').waitFor()
  const rowOf = (name: string): Promise<string> =>
    page.getByRole('table', { name }).locator('tbody tr').first().innerText()
  await expect.poll(() => rowOf('Blocks, A')).toMatch(/°C.*W/)
  await expect
    .poll(async () => (await rowOf('Blocks, B')) === (await rowOf('Blocks, A')))
    .toBe(true)
  await page.getByRole('application').first().focus()
  await page.keyboard.press('Control+Home')
  await page.getByText('No frame of this time').waitFor()
})

test('tables are looked at in 3-D, values under the cursor named, picture and video saved', async () => {
  const page = await openPlayer('?view=scene&time=2030-06-02T12:00&measure=front&speed=8')
  const stage = page.getByRole('application')
  const box = (await stage.boundingBox())!
  const tip = stage.locator('[data-part="tip"]')
  for (let place = 0; place < 400 && !(await tip.isVisible()); place++) {
    const [x, y] = [0.1 + 0.04 * (place % 20), 0.2 + 0.035 * Math.floor(place / 20)]
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
  }
  await expect.poll(() => tip.innerText()).toMatch(/W\/m²/)
  await picture(page, 'playback-scene')
  const [image] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save picture (PNG)' }).click(),
  ])
  expect(image.suggestedFilename()).toBe('june-light-on-the-front.png')
  expect(
    readFileSync(await image.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  await page.getByRole('button', { name: 'Record a video (WebM)' }).click()
  const start = await frameOf(page)
  await expect.poll(() => frameOf(page)).toBeGreaterThan(start + 4)
  const [video] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'End the video and save it' }).click(),
  ])
  expect(video.suggestedFilename()).toBe('june-light-on-the-front.webm')
  // the first bytes of Matroska
  expect(
    readFileSync(await video.path())
      .subarray(0, 4)
      .toString('hex'),
  ).toBe('1a45dfa3')
})

test('a narrow window has all of it, and nothing is out of reach', async () => {
  const page = await openPlayer()
  await picture(page, 'playback-map')
  expect(await accessFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await valuesShown(page)
  expect(await excessWidthPx(page)).toBe(0)
  expect(await accessFaults(page)).toEqual([])
  await picture(page, 'playback-narrow')
})

test('what cannot be played says why', async () => {
  const { page } = await openSignedIn(browser, 1440, 900)
  await page.goto(projectPath(projectId, `plant-playback/${crypto.randomUUID()}`))
  await page.getByText('Run or deployment not found').waitFor()
})
