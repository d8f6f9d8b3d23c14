import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { copyOfSample } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import {
  firstUserApi,
  openSignedIn,
  picture,
  projectPath,
  type Session,
} from '../support/session.ts'

const TABS = [
  'Energy yields',
  'DC energy yields',
  'AC energy yields',
  'Years',
  'Panel temperature',
  'Energy losses',
  'Economics',
  'Drill-down',
  'Irradiance',
  'Data export',
  'PDF report',
  'Module irradiance',
  'PVsyst factors',
]

let browser: Browser
let api: Api
let projectId: string
let runId: string
let session: Session
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await copyOfSample(api, 'Tabs of a run')
  const input = { name: 'Whole year', block_ids: await blockIds(api, projectId) }
  runId = (await run(api, projectId, input)).simulation!.id
  expect((await ended(api, projectId, runId)).status).toBe('completed')
  session = await openSignedIn(browser)
})
afterAll(() => closePages(browser))

const tabPath = (tab: string): string => projectPath(projectId, `simulations/${runId}/${tab}`)

async function open(tab: string): Promise<Page> {
  session.problems.length = 0
  await session.page.goto(tabPath(tab))
  return session.page
}

/** A figure of a strip as it is written. */
async function figure(page: Page, label: string): Promise<string> {
  const button = page.getByRole('button', { name: new RegExp(`^${label} `) })
  return (await button.first().innerText()).replace(label, '').trim()
}

const rowSchema = z.object({ key: z.string(), value_after: z.number() })

async function account(): Promise<ReadonlyMap<string, number>> {
  const { rows } = await api.ask(
    'SystemLosses',
    'query SystemLosses($id: ID!) { systemLosses(simulation_id: $id) { rows { key value_after } } }',
    { id: runId },
    z.object({ rows: z.array(rowSchema) }),
  )
  return new Map(rows.map(({ key, value_after }) => [key, value_after]))
}

describe('the tabs of a run', () => {
  test('are all there, fit, and are reached by the keyboard', async () => {
    const page = await open('energy-yields')
    const bar = page.getByRole('tablist', { name: 'Results' })
    const tabs = bar.getByRole('tab')
    await tabs.first().waitFor()
    expect(await tabs.allInnerTexts()).toEqual(TABS)
    expect(await bar.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0)
    const places = (): Promise<number[]> =>
      tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().left))
    const before = await places()
    await tabs.first().focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForURL(/dc-energy-yields/)
    await bar.getByRole('tab', { name: 'DC energy yields', selected: true }).waitFor()
    expect(await places(), 'no tab moves when another is opened').toEqual(before)
    await page.setViewportSize({ width: 390, height: 800 })
    await page.goto(tabPath('pvsyst-factors'))
    await bar.getByRole('tab', { selected: true }).waitFor()
    const box = await bar.getByRole('tab', { selected: true }).boundingBox()
    expect(box!.x + box!.width).toBeLessThanOrEqual(391)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  test('energy yields: hours, zones and every key figure', async () => {
    const page = await open('energy-yields')
    await page.getByRole('figure', { name: 'Hourly energy' }).locator('canvas').first().waitFor()
    const zones = page.getByRole('table', { name: 'Zones' })
    await zones.getByRole('row').nth(2).waitFor()
    await page.getByRole('combobox', { name: 'Zones of the block' }).click()
    await page.getByRole('option', { name: 'West fixed tilt' }).click()
    await page.waitForURL(/zones=/)
    await page.reload()
    await page.getByRole('heading', { name: 'Zones of West fixed tilt' }).waitFor()
    const figures = page.getByRole('table', { name: 'All key figures' })
    await figures.getByRole('row').first().waitFor()
    expect(await figures.getByRole('row').count()).toBeGreaterThan(14)
    expect(await figure(page, 'Clipping')).toMatch(/^\d\.\d\s%$/)
    expect(session.problems).toEqual([])
  })

  test('years: an editor changes a part, adds one, and the P-values follow', async () => {
    const page = await open('years')
    const parts = page.getByRole('table', { name: 'Parts of the uncertainty' })
    const together = (text: RegExp): Promise<void> => page.getByText(text).waitFor()
    await together(/Together 9\.46/)
    await page.getByRole('table', { name: 'P-values' }).getByRole('row').nth(5).waitFor()
    await parts.getByRole('button', { name: 'Change Simulation and other' }).click()
    await page.waitForURL(/part=other/)
    const dialog = page.getByRole('dialog', { name: 'Change Simulation and other' })
    await dialog.getByLabel('Standard deviation').fill('0')
    await dialog.getByRole('button', { name: 'Save part' }).click()
    await together(/Together 8\.03/)
    await page.getByRole('button', { name: 'Add part' }).click()
    const added = page.getByRole('dialog', { name: 'Add part' })
    await added.getByRole('button', { name: 'Add part' }).click()
    await added.getByText('Name is required').waitFor()
    await added.getByLabel('Name').fill('Availability')
    await added.getByRole('combobox', { name: 'Distribution' }).click()
    await page.getByRole('option', { name: 'Uniform' }).click()
    await added.getByLabel('Half the width').fill('6')
    await added.getByRole('button', { name: 'Add part' }).click()
    await together(/Together 8\.74/)
    await parts.getByText('uniform, ± 6.0 %').waitFor()
    await picture(page, 'years')
    await page.getByRole('button', { name: 'Back to the usual plant' }).click()
    await together(/Together 9\.46/)
    expect(session.problems).toEqual([])
  })

  test('years: sensitivities are computed by simulations, and parts are correlated', async () => {
    const page = await open('years')
    const sensitivities = page.getByRole('table', { name: 'Sensitivities' })
    await sensitivities.getByText('Not computed').nth(6).waitFor()
    await page.getByRole('button', { name: 'Compute sensitivities' }).click()
    await sensitivities
      .getByText(/By two simulations/)
      .nth(1)
      .waitFor({ timeout: 240_000 })
    const parts = page.getByRole('table', { name: 'Parts of the uncertainty' })
    await parts.getByText('1, not computed').waitFor({ state: 'detached' })
    await page.getByRole('combobox', { name: 'Part', exact: true }).click()
    await page.getByRole('option', { name: 'Soiling' }).click()
    await page.getByRole('combobox', { name: 'With', exact: true }).click()
    await page.getByRole('option', { name: 'Differences between years' }).click()
    await page.getByLabel('Correlation', { exact: true }).fill('0.5')
    await page.getByRole('button', { name: 'Save correlation' }).click()
    await page.getByText(/can be correlated by at most 0\.00/).waitFor()
    await page.getByRole('combobox', { name: 'With', exact: true }).click()
    await page.getByRole('option', { name: 'Snow' }).click()
    await page.getByRole('button', { name: 'Save correlation' }).click()
    const pairs = page.getByRole('table', { name: 'Correlation of the parts' })
    await pairs.getByRole('button', { name: 'Remove the correlation of Soiling with Snow' }).click()
    await pairs.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Back to the usual plant' }).click()
    await page
      .getByRole('button', { name: 'Back to the usual plant' })
      .waitFor({ state: 'detached' })
    expect(session.problems).toEqual([])
  })

  test('years: the life of the plant is as long as an editor says, and falls', async () => {
    const page = await open('years')
    const life = page.getByRole('table', { name: 'Life of the plant' })
    await life.getByRole('row').nth(25).waitFor()
    await page.getByLabel('Years of life').fill('30')
    await page.getByRole('button', { name: 'Save years', exact: true }).click()
    await life.getByRole('row').nth(30).waitFor()
    await page.getByRole('row', { name: /^Life, 30 years/ }).waitFor()
    await page.getByRole('combobox', { name: 'Mean of' }).click()
    await page.getByRole('option', { name: 'Mean of 10 years' }).click()
    await page.waitForURL(/years=10/)
    await page.getByRole('button', { name: 'Back to the usual plant' }).click()
    await life.getByRole('row').nth(30).waitFor({ state: 'detached' })
    expect(session.problems).toEqual([])
  })

  test('DC and AC: the energies of the account, blocks, hours and duration', async () => {
    const losses = await account()
    const dc = await open('dc-energy-yields')
    await dc
      .getByRole('figure', { name: /by hour and month/ })
      .locator('canvas')
      .first()
      .waitFor()
    expect(Number.parseFloat(await figure(dc, 'DC energy'))).toBeCloseTo(
      losses.get('dc_mpp')! / 1e6,
      2,
    )
    expect(await dc.getByRole('table', { name: 'DC of the blocks' }).getByRole('row').count()).toBe(
      3,
    )
    await picture(dc, 'dc-energy-yields')
    const ac = await open('ac-energy-yields')
    await ac.getByRole('figure', { name: 'Duration of power' }).locator('canvas').first().waitFor()
    expect(Number.parseFloat(await figure(ac, 'To the grid'))).toBeCloseTo(
      losses.get('e_grid')! / 1e6,
      2,
    )
    const total = ac
      .getByRole('table', { name: 'AC by month' })
      .getByRole('row', { name: /^Total/ })
    expect(await total.innerText()).toContain((losses.get('e_grid')! / 1e6).toFixed(3))
    await picture(ac, 'ac-energy-yields')
    expect(session.problems).toEqual([])
  })

  test('panel temperature: histogram, months and the model of the run', async () => {
    const page = await open('panel-temperature')
    await page
      .getByRole('figure', { name: 'Cell temperature in light' })
      .locator('canvas')
      .first()
      .waitFor()
    expect(Number.parseFloat(await figure(page, 'Highest'))).toBeGreaterThan(50)
    const models = page.getByRole('table', { name: 'Models of cell temperature' })
    expect(await models.innerText()).toContain('PVsyst Uc')
    await picture(page, 'panel-temperature')
    expect(session.problems).toEqual([])
  })

  test('irradiance: from level ground to the cells, face by face', async () => {
    const losses = await account()
    const page = await open('irradiance')
    const months = page.getByRole('table', { name: 'Irradiation by month' })
    await months.waitFor()
    expect(Number.parseFloat((await figure(page, 'GHI')).replace(',', ''))).toBeCloseTo(
      losses.get('ghi')!,
      0,
    )
    await page.getByText('Front by stage').click()
    const total = months.getByRole('row', { name: /^Total/ })
    await expect
      .poll(() => total.innerText())
      .toContain(
        losses
          .get('spectral')!
          .toLocaleString('en-GB', { maximumFractionDigits: 2, minimumFractionDigits: 2 }),
      )
    await page
      .getByRole('figure', { name: /by hour and month/ })
      .locator('canvas')
      .first()
      .waitFor()
    await picture(page, 'irradiance')
    expect(session.problems).toEqual([])
  })

  test('energy losses: Sankey, and months of all stages and of one', async () => {
    const page = await open('energy-losses?view=sankey')
    await page
      .getByRole('figure', { name: /^Streams of energy/ })
      .locator('canvas')
      .first()
      .waitFor()
    await picture(page, 'energy-losses-sankey')
    await page.getByText('Months', { exact: true }).click()
    await page
      .getByRole('figure', { name: /^Losses by month/ })
      .locator('canvas')
      .first()
      .waitFor()
    await page.getByRole('link', { name: 'Temperature', exact: true }).click()
    await page
      .getByRole('figure', { name: 'Temperature by month' })
      .locator('canvas')
      .first()
      .waitFor()
    await page.waitForURL(/stage=temperature/)
    await picture(page, 'energy-losses-months')
    expect(session.problems).toEqual([])
  })
})
