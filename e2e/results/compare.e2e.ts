import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { tabTo } from '../support/keyboard.ts'
import { accessFaults, coveredTexts, excessWidthPx } from '../support/pageFaults.ts'
import { copyOfSample } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
let projectId: string
let cleanId: string
let dirtyId: string
let springId: string
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await copyOfSample(api, 'Harquahala')
  cleanId = await completedRun({ name: 'Washed often' })
  await changeSoiling(6)
  dirtyId = await completedRun({ name: 'Washed seldom' })
  springId = await completedRun({
    name: 'Spring of a later year',
    simulated_year: 2030,
    from: '2030-03-15T00:00',
    to: '2030-06-01T00:00',
  })
})
afterAll(() => closePages(browser))

async function completedRun(input: object): Promise<string> {
  const block_ids = await blockIds(api, projectId)
  const { simulation } = await run(api, projectId, { block_ids, ...input })
  expect((await ended(api, projectId, simulation!.id)).status).toBe('completed')
  return simulation!.id
}

const blockSchema = z.looseObject({ configuration: z.looseObject({}) })

async function changeSoiling(percent: number): Promise<void> {
  const { blocks } = await api.ask(
    'ProjectBlocks',
    `query ProjectBlocks($id: ID!) { projectBlocks(project_id: $id) { blocks {
      id name enviro_dataset_id pv_panel_id pv_table_id pv_inverter_id pv_transformer_id
      pv_dc_wire_id pv_ac_wire_id configuration
    } } }`,
    { id: projectId },
    z.object({ blocks: z.array(blockSchema) }),
  )
  const soiling_rates_percentage = Array.from({ length: 12 }, () => percent)
  await api.ask(
    'UpsertBlocks',
    `mutation UpsertBlocks($id: ID!, $blocks: [BlockInput!]!) {
      upsertBlocks(project_id: $id, blocks: $blocks) { id }
    }`,
    {
      id: projectId,
      blocks: blocks.map((block) => ({
        ...block,
        configuration: { ...block.configuration, soiling_rates_percentage },
      })),
    },
    z.array(z.unknown()),
  )
}

async function energyKwh(simulationId: string): Promise<number> {
  const kpis = await api.ask(
    'SimulationKpis',
    'query SimulationKpis($id: ID!) { simulationKpis(simulation_id: $id) { key value } }',
    { id: simulationId },
    z.array(z.object({ key: z.string(), value: z.number().nullable() })),
  )
  return kpis.find(({ key }) => key === 'energy')!.value!
}

const comparePath = (a: string, b: string): string =>
  projectPath(projectId, `compare?a=${a}&b=${b}`)

/** Texts of the cells of a row that begins with `name`; every white space is a plain one. */
async function cellsOf(page: Page, table: string, name: string): Promise<readonly string[]> {
  const cell = page.getByRole('table', { name: table }).getByRole('cell', { name, exact: true })
  const row = cell.locator('xpath=ancestor::tr')
  const texts = await row.getByRole('cell').allInnerTexts()
  return texts.map((text) => text.replaceAll(/\s/gu, ' '))
}

const twelveTimes = (percent: number): string =>
  Array.from({ length: 12 }, () => percent).join(', ')

/** A file saved by a button, line by line. */
async function savedLines(page: Page, button: string): Promise<readonly string[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const text = readFileSync(await (await download).path(), 'utf8')
  return text.trimEnd().split('\r\n')
}

describe('two runs with different soiling', () => {
  test('are held against each other, from the key figures to the energy to the grid', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(comparePath(cleanId, dirtyId))
    await page.getByRole('figure').locator('canvas').first().waitFor()
    const [a, b] = [await energyKwh(cleanId), await energyKwh(dirtyId)]
    const percent = `−${((1 - b / a) * 100).toFixed(2)} %`
    const energy = await cellsOf(page, 'Key figures of both runs', 'Energy')
    expect(Number.parseFloat(energy[1]!)).toBeCloseTo(a / 1e6, 2)
    expect(Number.parseFloat(energy[2]!)).toBeCloseTo(b / 1e6, 2)
    expect(energy[4]).toBe(percent)
    const losses = 'Loss stages of both runs'
    const soiling = await cellsOf(page, losses, 'Soiling')
    expect(soiling.slice(1, 4)).toEqual(['−2.00 %', '−6.00 %', '−4.00'])
    const grid = await cellsOf(page, losses, 'Energy to grid')
    expect(grid.at(-1)).toBe(percent)
    expect(grid.at(-2)).toBe(energy[3])
    const left = await cellsOf(page, 'Energy by stage in both runs', 'Energy to grid')
    expect(left.slice(3)).toEqual([energy[3], percent])
    const block = await cellsOf(page, 'Blocks of both runs', 'East trackers')
    expect(Number(block.at(-1))).toBeCloseTo(b / a, 2)
    const inputs = 'Inputs that differ'
    const rates = await cellsOf(page, inputs, 'Soiling loss East trackers, West fixed tilt')
    expect(rates.slice(2)).toEqual([`${twelveTimes(2)} %`, `${twelveTimes(6)} %`])
    expect(await page.getByRole('table', { name: inputs }).getByRole('row').count()).toBe(2)
    await picture(page, 'compare')
    expect(problems).toEqual([])
    await context.close()
  })

  test('are laid over each other on the page of losses', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, `simulations/${cleanId}/energy-losses`))
    await page.getByRole('combobox', { name: 'Second simulation' }).click()
    await page.getByRole('option', { name: /^Washed seldom/ }).click()
    await page.getByRole('columnheader', { name: 'Difference, points' }).waitFor()
    await page.waitForURL((url) => url.searchParams.get('with') === dirtyId)
    expect(problems).toEqual([])
    await context.close()
  })

  test('change sides, and the address keeps it', async () => {
    const { page, context } = await openSignedIn(browser)
    await page.goto(comparePath(cleanId, dirtyId))
    await page.getByRole('button', { name: 'Swap' }).click()
    await page.waitForURL((url) => url.searchParams.get('a') === dirtyId)
    await page.reload()
    await page.getByRole('table', { name: 'Key figures of both runs' }).waitFor()
    expect(await page.getByRole('combobox', { name: 'Dataset A' }).inputValue()).toMatch(
      /^Washed seldom/,
    )
    expect((await cellsOf(page, 'Key figures of both runs', 'Energy'))[4]).toMatch(/^\+/)
    await context.close()
  })

  test('are compared block by block, by keyboard too', async () => {
    const { page, context } = await openSignedIn(browser)
    await page.goto(comparePath(cleanId, dirtyId))
    const choice = page.getByRole('combobox', { name: 'Results of' })
    await page.getByRole('table', { name: 'Key figures of both runs' }).waitFor()
    await page.getByRole('button', { name: 'Swap' }).focus()
    await tabTo(page, 'Results of')
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: 'East trackers' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.get('block') === 'East trackers')
    expect(await choice.inputValue()).toBe('East trackers')
    await page.getByText('Energy at the output of the block').waitFor()
    const zones = page.getByRole('table', { name: 'Zones of both runs' })
    expect(await zones.getByRole('row', { name: /^Zone 1: / }).innerText()).toMatch(/0\.9\d\d$/)
    await context.close()
  })

  test('are saved as files, table by table', async () => {
    const { page, context } = await openSignedIn(browser)
    await page.goto(comparePath(cleanId, dirtyId))
    await page.getByRole('figure').locator('canvas').first().waitFor()
    const figures = await savedLines(page, 'Save compared key figures (CSV)')
    const [a, b] = [await energyKwh(cleanId), await energyKwh(dirtyId)]
    expect(figures[1]).toBe(['Energy', 'kWh', a, b, b - a, (b - a) / a].join(','))
    const stages = await savedLines(page, 'Save compared loss stages (CSV)')
    expect(stages.at(-1)).toBe(`Energy to grid,ac,level,,,,${a},${b},${b - a},kWh`)
    const months = await savedLines(page, 'Save data (CSV)')
    expect(months).toHaveLength(13)
    expect((await savedLines(page, 'Save compared inputs (CSV)')).slice(1)).toEqual([
      `Block,Soiling loss,"East trackers, West fixed tilt","${twelveTimes(2)}","${twelveTimes(6)}",%`,
    ])
    await context.close()
  })
})

describe('the comparison', () => {
  test('shows months that a run lacks as missing, and tells what differs in the inputs', async () => {
    const { page, problems, context } = await openSignedIn(browser, 1280, 800)
    await page.goto(comparePath(dirtyId, springId))
    const chart = page.getByRole('figure', { name: 'Monthly energy' })
    await chart.getByText(/Missing in B: Jan, Feb, Jun/).waitFor()
    await chart.getByText(/A is of 2026, B of 2030/).waitFor()
    await chart.getByRole('button', { name: 'Show as table' }).click()
    const january = await cellsOf(page, 'Monthly energy', 'Jan')
    expect(january.slice(2, 4)).toEqual(['–', '–'])
    const april = await cellsOf(page, 'Monthly energy', 'Apr')
    expect(Number.parseFloat(april[3]!)).toBeGreaterThan(0.9)
    const from = await cellsOf(page, 'Inputs that differ', 'From')
    expect(from.slice(2)).toEqual(['start of the weather', '2030-03-15T00:00'])
    expect(problems).toEqual([])
    await context.close()
  })

  test('begins with the latest two runs, from the navigation', async () => {
    const { page, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'simulations'))
    const navigation = page.getByRole('navigation', { name: 'Project' })
    await navigation.waitFor()
    expect(await navigation.getByRole('listitem').allInnerTexts()).toEqual([
      'Model',
      'Meteo',
      'Compute',
      'Results',
      'Compare',
      'Monitor',
    ])
    await navigation.getByRole('link', { name: 'Compare' }).click()
    await page.getByText('No workbooks yet').waitFor()
    await page.getByRole('link', { name: 'New comparison' }).first().click()
    await page.getByRole('table', { name: 'Loss stages of both runs' }).waitFor()
    const chosen = (letter: string) =>
      page.getByRole('combobox', { name: `Dataset ${letter}` }).inputValue()
    expect(await chosen('A')).toMatch(/^Washed seldom/)
    expect(await chosen('B')).toMatch(/^Spring of a later year/)
    await context.close()
  })

  test('of a run with itself, or with one that is not there, says so', async () => {
    const { page, context } = await openSignedIn(browser)
    await page.goto(comparePath(cleanId, cleanId))
    await page.getByText(/A and B are the same run/).waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
    await page.goto(comparePath(cleanId, projectId))
    await page.getByText(/is not in this project/).waitFor()
    await page.getByRole('combobox', { name: 'Dataset B' }).click()
    await page.getByRole('option', { name: /^Washed seldom/ }).click()
    await page.getByRole('table', { name: 'Key figures of both runs' }).waitFor()
    await context.close()
  })

  test('without two runs says what can be chosen', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    const otherId = await copyOfSample(api, 'Ajo plain')
    await page.goto(projectPath(otherId, 'compare/draft'))
    await page.getByText('Choose two datasets', { exact: true }).waitFor()
    expect(await accessFaults(page)).toEqual([])
    expect(problems).toEqual([])
    await context.close()
  })

  test('says what went wrong, and tries again', async () => {
    const { page, context } = await openSignedIn(browser)
    await page.route('**/api/graphql?operation=SystemLosses', (route) =>
      route.fulfill({ status: 500, body: 'no' }),
    )
    await page.goto(comparePath(cleanId, dirtyId))
    const panel = page.locator('section').filter({ hasText: 'Loss stages' })
    const again = panel.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/api/graphql?operation=SystemLosses')
    await again.click()
    await panel.getByRole('table').waitFor()
    await context.close()
  })

  test('is usable by all and fits a small window', async () => {
    const { page, problems, context } = await openSignedIn(browser, 1280, 800)
    await page.goto(comparePath(cleanId, springId))
    await page.getByRole('table', { name: 'Loss stages of both runs' }).waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    expect(await accessFaults(page)).toEqual([])
    expect(await excessWidthPx(page)).toBeLessThanOrEqual(0)
    expect(await coveredTexts(page)).toEqual([])
    expect(await page.title()).toMatch(/ \| DUET$/)
    expect(await page.locator('h1').count()).toBe(1)
    expect(problems).toEqual([])
    await context.close()
  })
})
