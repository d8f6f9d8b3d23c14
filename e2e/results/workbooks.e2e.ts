import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { accessFaults, coveredTexts, excessWidthPx } from '../support/pageFaults.ts'
import { copyOfSample } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
let projectId: string
let runId: string
let weatherId: string
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await copyOfSample(api, 'Gila Bend')
  const block_ids = await blockIds(api, projectId)
  const { simulation } = await run(api, projectId, { block_ids, name: 'Typical year' })
  runId = simulation!.id
  expect((await ended(api, projectId, runId)).status).toBe('completed')
  const datasets = await api.ask(
    'ListCompareDatasets',
    'query ListCompareDatasets($id: ID!) { listCompareDatasets(project_id: $id) { id source } }',
    { id: projectId },
    z.array(z.object({ id: z.string(), source: z.string() })),
  )
  weatherId = datasets.find(({ source }) => source === 'meteo')!.id
})
afterAll(() => closePages(browser))

const shown = (view: string): string =>
  projectPath(
    projectId,
    `compare/draft?a=${runId}&b=meteo:${weatherId}&a_column=ghi&b_column=ghi_wm2&view=${view}`,
  )

const figures = (page: Page) => page.getByRole('table', { name: 'Figures of both series' })

async function saved(page: Page, entry: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: entry }).click()
  return readFileSync(await (await download).path())
}

test('a run and its weather are compared, saved, tagged and found again', async () => {
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(shown('series'))
  await page.getByRole('figure').locator('canvas').first().waitFor()
  const rmse = figures(page).getByRole('row', { name: /^RMSE/ })
  expect(await rmse.innerText()).toMatch(/\s0\s*W\/m²/)
  await picture(page, 'workbook-series')
  await page.getByRole('button', { name: 'Save workbook' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Light of the run')
  await page.getByRole('dialog').getByRole('button', { name: 'Save workbook' }).click()
  await page.getByRole('heading', { name: 'Light of the run' }).waitFor()
  await page.waitForURL((url) => url.search === '')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await page.getByRole('button', { name: 'Tag #1', exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Days and hours' }).click()
  await page.getByRole('figure', { name: 'Difference by hour and day' }).waitFor()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('button', { name: 'Save changes' }).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('figure', { name: 'Difference by hour and day' }).waitFor()
  await page.getByRole('button', { name: 'Tag #1', exact: true }).click()
  await page.getByRole('figure', { name: 'Both series' }).waitFor()
  await page.getByRole('link', { name: 'All workbooks' }).click()
  await page.getByRole('searchbox', { name: 'Search workbooks' }).fill('light')
  const row = page.getByRole('table', { name: 'Workbooks' }).getByRole('row', { name: /Light of/ })
  await row.waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('every view is usable by all and fits a small window', async () => {
  const { page, problems, context } = await openSignedIn(browser, 390, 844)
  for (const view of ['series', 'months', 'scatter', 'distribution', 'days']) {
    await page.goto(shown(view))
    await figures(page).waitFor()
    await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
    expect.soft(await accessFaults(page), view).toEqual([])
    expect.soft(await excessWidthPx(page), view).toBeLessThanOrEqual(0)
    expect.soft(await coveredTexts(page), view).toEqual([])
  }
  expect(problems).toEqual([])
  await context.close()
})

test('what is shown is taken away as files with the same total', async () => {
  const { page, context } = await openSignedIn(browser)
  await page.goto(shown('months'))
  await figures(page).waitFor()
  const total = figures(page).getByRole('row', { name: /^Total A/ })
  const shownKwh = Number.parseFloat(
    (await total.innerText()).replace(/^Total A\s*/, '').replaceAll(',', ''),
  )
  const lines = (await saved(page, 'Every step (CSV)')).toString('utf8').trim().split('\n')
  expect(lines[0]).toBe('time,a [W/m²],b [W/m²],difference [W/m²]')
  const sum = lines.slice(1).reduce((kwh, line) => kwh + Number(line.split(',')[1]) / 1000, 0)
  expect(sum).toBeCloseTo(shownKwh, 0)
  expect((await saved(page, 'One page (PDF)')).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await saved(page, 'Every step (Parquet)')).subarray(0, 4).toString()).toBe('PAR1')
  await context.close()
})

test('a dataset that was deleted is named, and another can be chosen', async () => {
  const { page, context } = await openSignedIn(browser)
  await page.goto(shown('series').replace(weatherId, runId))
  await page.getByText('The dataset in the address is not in this project.').waitFor()
  await page.getByRole('combobox', { name: 'Dataset B' }).click()
  await page
    .getByRole('option', { name: /weather|year/i })
    .last()
    .click()
  await figures(page).waitFor()
  await context.close()
})
