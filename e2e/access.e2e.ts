import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from './support/api.ts'
import { launchBrowser } from './support/chromium.ts'
import { accessFaults, coveredTexts, excessWidthPx } from './support/pageFaults.ts'
import { copyOfSample } from './support/plants.ts'
import { blockIds, ended, run } from './support/projectApi.ts'
import { firstUserApi, openPage, projectPath, type Session, signIn } from './support/session.ts'

/** The smallest window that the product is made for. */
const WIDTH = 1280
const HEIGHT = 800

let browser: Browser
let session: Session
/** Parts of addresses that are only known once the project is there. */
const known = new Map<string, string>()
beforeAll(async () => {
  browser = await launchBrowser()
  const api = await firstUserApi()
  const projectId = await copyOfSample(api, 'Vulture Mountains')
  const input = { name: 'Typical year', block_ids: await blockIds(api, projectId) }
  const runId = (await run(api, projectId, input)).simulation!.id
  await ended(api, projectId, runId)
  known.set('RUN', runId)
  for (const { key, id } of await recordIds(api, projectId)) known.set(key, id)
  known.set('PROJECT', projectPath(projectId, '').replace(/\/$/, ''))
  session = await openPage(browser, WIDTH, HEIGHT)
  await signIn(session.page)
})
afterAll(() => browser.close())

/** One component of each kind, and the dataset. */
async function recordIds(
  api: Api,
  projectId: string,
): Promise<readonly { readonly key: string; readonly id: string }[]> {
  const components = await api.ask(
    'Components',
    'query Components($id: ID!) { components(project_id: $id) { id kind } }',
    { id: projectId },
    z.array(z.object({ id: z.string(), kind: z.string() })),
  )
  const datasets = await api.ask(
    'Datasets',
    'query Datasets($id: ID!) { projectEnviroDatasets(project_id: $id) { id } }',
    { id: projectId },
    z.array(z.object({ id: z.string() })),
  )
  return [
    ...components.map(({ id, kind }) => ({ key: kind, id })),
    ...datasets.map(({ id }) => ({ key: 'DATASET', id })),
  ]
}

/** Addresses, each with something that is there once the page is drawn. */
const PAGES: readonly (readonly [address: string, drawn: string])[] = [
  ['/my-organization/projects', 'table a'],
  ['/my-organization/project-create', 'form input'],
  ['/somebody-else/projects', 'h1'],
  ['/my-organization/no-such-page', 'h1'],
  ['PROJECT/design/blocks', '[data-idle="true"]'],
  ['PROJECT/design/components', 'table a'],
  ['PROJECT/design/components/panel/panel', 'figure canvas'],
  ['PROJECT/design/components/table/table', 'main form, main input'],
  ['PROJECT/design/components/inverter/inverter', 'figure canvas'],
  ['PROJECT/design/components/transformer/transformer', 'main form, main input'],
  ['PROJECT/design/components/hvTransformer', 'h1'],
  ['PROJECT/design/components/dcWire/dcWire', 'main form, main input'],
  ['PROJECT/design/components/acWire/acWire', 'main form, main input'],
  ['PROJECT/resources/meteo', 'table svg'],
  ['PROJECT/resources/meteo/DATASET', 'figure canvas'],
  ['PROJECT/compute/blocks', 'main table'],
  ['PROJECT/compare', 'h1'],
  ['PROJECT/simulations', 'main table a'],
  ['PROJECT/simulations/RUN/energy-yields', 'figure canvas'],
  ['PROJECT/simulations/RUN/energy-losses', 'figure canvas'],
  ['PROJECT/simulations/RUN/data-export', 'main button'],
]

/** The address with what is known by now in place of its words. */
function addressOf(pattern: string): string {
  const parts = pattern.split('/').map((part, at, all) => {
    const isKind = all[at - 1] === 'components'
    return isKind ? part : (known.get(part) ?? part)
  })
  return parts.join('/')
}

describe('every page', () => {
  test('of those who are not signed in is usable by all', async () => {
    const { page, problems, context } = await openPage(browser, WIDTH, HEIGHT)
    await page.goto('/auth/login')
    await page.getByLabel('Email').waitFor()
    expect(await accessFaults(page)).toEqual([])
    expect(await excessWidthPx(page)).toBeLessThanOrEqual(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test.for(PAGES)('is usable by all and fits a small window: %s', async ([address, drawn]) => {
    const { page, problems } = session
    problems.length = 0
    await page.goto(addressOf(address))
    await page.locator(drawn).first().waitFor()
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await accessFaults(page)).toEqual([])
    expect.soft(await excessWidthPx(page), 'wider than the window').toBeLessThanOrEqual(0)
    expect.soft(await coveredTexts(page), 'texts that are covered').toEqual([])
    expect.soft(await page.title()).toMatch(/ \| DUET$/)
    expect.soft(await page.locator('h1').count(), 'headings of the first order').toBe(1)
    expect.soft(problems).toEqual([])
  })
})
