import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { copyOfSample, smallPlant } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

const CLI = resolve(import.meta.dirname, '../../apps/cli/src/main.ts')

let browser: Browser
let api: Api
let projectId: string
let runId: string
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await copyOfSample(api, 'Gila Bend', smallPlant())
  const input = { name: 'Take away', block_ids: await blockIds(api, projectId) }
  runId = (await run(api, projectId, input)).simulation!.id
  expect((await ended(api, projectId, runId)).status).toBe('completed')
})
afterAll(() => closePages(browser))

const tabPath = (tab: string): string => projectPath(projectId, `simulations/${runId}/${tab}`)

/** The first file of a list, once it is ready. */
async function downloadFirst(page: Page, table: string): Promise<Download> {
  const row = page.getByRole('table', { name: table }).getByRole('row').nth(1)
  await row.getByText('Ready').waitFor({ timeout: 60_000 })
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: /^Download / }).click()
  return download
}

async function energyKwh(): Promise<number> {
  const kpis = await api.ask(
    'SimulationKpis',
    'query SimulationKpis($id: ID!) { simulationKpis(simulation_id: $id) { key value } }',
    { id: runId },
    z.array(z.object({ key: z.string(), value: z.number().nullable() })),
  )
  return kpis.find(({ key }) => key === 'energy')!.value!
}

test('a report is made on the page and has the energy of the screen', async () => {
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(tabPath('pdf-report'))
  await page.getByText('No reports yet').waitFor()
  const add = page.getByRole('button', { name: 'Add revision' })
  await add.click()
  await page.getByText('What changed is required').waitFor()
  await page.getByLabel('Revision', { exact: true }).fill('A')
  await page.getByLabel('What changed').fill('First issue')
  await add.click()
  await page.getByRole('button', { name: 'Delete revision A' }).waitFor()
  // An emptied form lacks nothing yet
  await page.getByText('What changed is required').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Make report' }).click()
  const download = await downloadFirst(page, 'Reports')
  expect(download.suggestedFilename()).toMatch(/_Gila-Bend_Take-away_\d{4}-\d{2}-\d{2}\.pdf$/)
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const data = await api.ask(
    'GetSimPdfExportData',
    'query GetSimPdfExportData($id: ID!) { simPdfExportData(simulation_id: $id) { months { energy_kwh } } }',
    { id: runId },
    z.object({ months: z.array(z.object({ energy_kwh: z.number() })) }),
  )
  const total = data.months.reduce((sum, { energy_kwh }) => sum + energy_kwh, 0)
  expect(total / (await energyKwh())).toBeCloseTo(1, 6)
  await picture(page, 'pdf-report')
  expect(problems).toEqual([])
  await context.close()
})

test('a bundle is made on the page and repeats the run on the command line', async () => {
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(tabPath('data-export'))
  await page.getByRole('button', { name: 'Make bundle' }).click()
  const download = await downloadFirst(page, 'Bundles')
  const file = resolve(await download.path(), '..', 'bundle.zip')
  await download.saveAs(file)
  const text = execFileSync(process.execPath, [CLI, 'simulate', file], { encoding: 'utf8' })
  expect(text).toContain('all figures are the same')
  expect(problems).toEqual([])
  await context.close()
})
