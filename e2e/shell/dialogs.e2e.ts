import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { type MonitoredProject, monitoredCopy } from '../support/monitoredProject.ts'
import { ownServer } from '../support/ownServer.ts'
import { accessFaults, coveredTexts, unreachableControls } from '../support/pageFaults.ts'
import { copyOfSample } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import { firstUserApi, openPage, projectPath, type Session, signIn } from '../support/session.ts'

const PROJECT = 'Eagletail'

let browser: Browser
let session: Session
let projectId: string
let runId: string
let workbookId: string
let monitored: MonitoredProject
beforeAll(async () => {
  browser = await launchBrowser()
  const api = await firstUserApi()
  projectId = await copyOfSample(api, PROJECT)
  const days = { from: '2030-03-15T00:00', to: '2030-03-16T00:00' }
  const block_ids = (await blockIds(api, projectId)).slice(0, 1)
  runId = (await run(api, projectId, { ...days, block_ids })).simulation!.id
  await ended(api, projectId, runId)
  workbookId = await workbookOf(api)
  monitored = await monitoredCopy(api, 'Monitored mesa with dialogs')
  session = await openPage(browser, 1280, 800)
  await signIn(session.page)
})
afterAll(() => closePages(browser))

/** Of the run with itself, with a tag. */
async function workbookOf(api: Api): Promise<string> {
  const dataset = { id: runId, label: 'Run', source: 'simulation' }
  const shown = { dataset_a: dataset, dataset_b: dataset }
  const tag = { id: 'one', name: 'Tag #1', createdAt: '2026-03-01T12:00:00.000Z' }
  const tags = [{ ...tag, ...shown, parameters: PARAMETERS }]
  const { id } = await api.ask(
    'CreateCompareWorkbook',
    `mutation CreateCompareWorkbook($id: ID!, $input: CompareWorkbookInput!) {
      createCompareWorkbook(project_id: $id, input: $input) { id }
    }`,
    {
      id: projectId,
      input: {
        name: 'Both',
        ...shown,
        data: { version: 1, parameters: PARAMETERS, tags },
      },
    },
    z.object({ id: z.string() }),
  )
  return id
}

const COLUMN = { column: null, part: null, shift_minutes: 0 }
const PARAMETERS = {
  a: COLUMN,
  b: COLUMN,
  alignment: 'auto',
  interval: 'auto',
  from: null,
  to: null,
  view: 'runs',
  block: null,
  weather_column: null,
}

interface Opening {
  readonly name: string
  readonly address: () => string
  readonly open: (page: Page) => Promise<void>
}

const fromMenu =
  (menu: string, entry: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: `Actions for ${menu}`, exact: true }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

const byButton =
  (name: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('button', { name }).click()

const projects = (): string => `/my-organization/projects?search=${PROJECT}`
const design = (): string => projectPath(projectId, 'design/blocks')
const losses = (): string => projectPath(projectId, 'design/losses')
const meteo = (): string => projectPath(projectId, 'resources/meteo')
const datasets = (): string => projectPath(projectId, 'resources/datasets')
const results = (): string => projectPath(projectId, `simulations/${runId}/energy-yields`)

const years = (): string => projectPath(projectId, `simulations/${runId}/years`)

const workbooks = (): string => projectPath(projectId, 'compare')
const workbook = (): string => projectPath(projectId, `compare/${workbookId}`)

const webhooks = (): string => '/my-organization/settings/webhooks'
const performance = (): string => projectPath(monitored.projectId, 'monitor/system-performance')
const issue = (): string =>
  projectPath(monitored.projectId, `monitor/performance-issues/${monitored.issueId}`)

const reportsByMail = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Report' }).click()
  await page.getByRole('menuitem', { name: 'Reports by mail' }).click()
}

const DIALOGS: readonly Opening[] = [
  { name: 'Edit project', address: projects, open: fromMenu(PROJECT, 'Edit') },
  { name: 'Copy project', address: projects, open: fromMenu(PROJECT, 'Copy') },
  { name: 'Activity', address: projects, open: fromMenu(PROJECT, 'Activity') },
  { name: 'Deleted projects', address: projects, open: byButton('Deleted projects') },
  { name: 'Go to', address: projects, open: byButton('Go to') },
  { name: 'Share', address: projects, open: fromMenu(PROJECT, 'Share') },
  { name: 'Delete project', address: projects, open: fromMenu(PROJECT, 'Delete') },
  { name: 'Add layer', address: design, open: byButton('Add layer by coordinates') },
  { name: 'Shortcuts', address: design, open: byButton('Shortcuts') },
  { name: 'Delete block', address: design, open: fromMenu('East trackers', 'Delete') },
  { name: 'Change loss', address: losses, open: byButton(/^Change Soiling$/) },
  {
    name: 'Source of a loss',
    address: losses,
    open: byButton(/^Source and uncertainty of Soiling$/),
  },
  { name: 'Upload weather', address: meteo, open: byButton('Upload weather file') },
  { name: 'Upload dataset', address: datasets, open: byButton('Upload dataset') },
  { name: 'Rename weather', address: meteo, open: fromMenu(`${PROJECT} weather`, 'Rename') },
  { name: 'How it was computed', address: results, open: byButton('How was this computed?') },
  { name: 'Add part', address: years, open: byButton('Add part') },
  { name: 'Change part', address: years, open: byButton('Change Soiling') },
  { name: 'Rename workbook', address: workbooks, open: fromMenu('Both', 'Rename') },
  { name: 'Duplicate workbook', address: workbooks, open: fromMenu('Both', 'Duplicate') },
  { name: 'Delete workbook', address: workbooks, open: fromMenu('Both', 'Delete') },
  { name: 'Save workbook', address: workbook, open: byButton('Save as new') },
  { name: 'Rename tag', address: workbook, open: fromMenu('Tag #1', 'Rename') },
  { name: 'Add webhook', address: webhooks, open: byButton('Add webhook') },
  { name: 'Reports by mail', address: performance, open: reportsByMail },
  { name: 'Split days', address: issue, open: byButton('Split days off') },
  { name: 'Ignore issue', address: issue, open: byButton('Ignore') },
]

describe('every dialog', () => {
  test.for(DIALOGS)('is usable by all: $name', async ({ address, open }) => {
    const { page, problems } = session
    problems.length = 0
    const at = new URL(address(), ownServer().baseUrl).href
    // The dialog before may have been on the same page, and is closed
    if (page.url() !== at) await page.goto(at)
    await open(page)
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    expect.soft(await accessFaults(page)).toEqual([])
    expect
      .soft(await dialog.evaluate((element) => element.contains(document.activeElement)), 'focus')
      .toBe(true)
    expect.soft(await dialog.evaluate((element) => element.scrollWidth)).toBeLessThan(1280)
    expect.soft(await coveredTexts(dialog), 'texts that are covered').toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect.soft(await unreachableControls(page), 'out of reach at 390').toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect.soft(problems).toEqual([])
  })
})
