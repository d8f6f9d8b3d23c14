import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closePages, launchBrowser } from './support/chromium.ts'
import { openSignedIn, picture } from './support/session.ts'

/** A page of the samples that the guide shows. */
interface Shown {
  /** Of the file. */
  readonly name: string
  /** From the organisation, from the sample after `SAMPLE`, or from the monitored one after `PLANT`. */
  readonly path: string
  /** A link of that page that leads on to what is shown. */
  readonly follow?: string
  /** In place of the last part of the address that the link leads to. */
  readonly tab?: string
  /** Something that is there once the page is drawn. */
  readonly drawn: string
}

const RUN = { path: 'PLANT/simulations', follow: 'main table a' }
const WEATHER = { path: 'PLANT/resources/meteo', follow: 'main table a' }
const CHART = 'figure canvas'

const PAGES: readonly Shown[] = [
  { name: 'projects', path: 'projects', drawn: 'main table a' },
  { name: 'design', path: 'SAMPLE/design/blocks', drawn: '[data-idle="true"]' },
  {
    name: 'components',
    path: 'SAMPLE/design/components/panel',
    follow: 'main table a',
    drawn: 'main [aria-label^="Module of"]',
  },
  { name: 'compute', path: 'SAMPLE/compute/blocks', drawn: 'main table' },
  { name: 'energy-yields', ...RUN, drawn: CHART },
  { name: 'energy-losses', ...RUN, tab: 'energy-losses', drawn: CHART },
  { name: 'years', ...RUN, tab: 'years', drawn: CHART },
  { name: 'data-export', ...RUN, tab: 'data-export', drawn: 'main button' },
  { name: 'meteo-list', path: 'PLANT/resources/meteo', drawn: 'main table svg' },
  { name: 'meteo-dataset', ...WEATHER, drawn: CHART },
  { name: 'meteo-quality', ...WEATHER, tab: '?tab=quality', drawn: 'main h2' },
  { name: 'playground-panel', path: '/pv3/panel', drawn: CHART },
  { name: 'playground-array', path: '/pv3/array', drawn: CHART },
  { name: 'monitor-overview', path: 'PLANT/monitor?period=30d', drawn: CHART },
  {
    name: 'monitor-issue',
    path: 'PLANT/monitor/performance-issues',
    follow: 'main table a',
    drawn: CHART,
  },
  { name: 'monitor-inverters', path: 'PLANT/monitor/block', drawn: 'figure canvas' },
  { name: 'monitor-capacity-test', path: 'PLANT/monitor/capacity-test', drawn: CHART },
  { name: 'playback', path: 'PLANT/plant-playback', follow: 'main table a', drawn: 'main canvas' },
  { name: 'monitor-portfolio', path: 'monitor-portfolios', follow: 'main table a', drawn: CHART },
]

let browser: Browser
let page: Page
/** Address of the monitored sample, whose design is locked. */
let plant: string
/** Address of the one that is not monitored. */
let sample: string
beforeAll(async () => {
  browser = await launchBrowser()
  ;({ page } = await openSignedIn(browser))
  // It is made in the background, after the first start
  const link = page.getByRole('link', { name: 'Phoenix monitored', exact: true })
  await vi.waitFor(
    async () => {
      await page.goto('/my-organization/projects')
      await page.locator('main table a').first().waitFor()
      expect(await link.count()).toBe(1)
    },
    { timeout: 500_000, interval: 5_000 },
  )
  plant = await addressOf('Phoenix monitored')
  sample = await addressOf('Phoenix sample')
  // Its days are evaluated last
  await vi.waitFor(
    async () => {
      await page.goto(`${plant}/monitor?period=30d`)
      await page.locator(CHART).first().waitFor({ timeout: 5_000 })
    },
    { timeout: 500_000, interval: 5_000 },
  )
})
afterAll(() => closePages(browser))

async function addressOf(project: string): Promise<string> {
  const href = await page.getByRole('link', { name: project, exact: true }).getAttribute('href')
  return /.*\/project\/[^/]+/.exec(href ?? '')?.[0] ?? ''
}

test.for(PAGES)('$name', async ({ name, path, follow, tab, drawn }) => {
  const address = path.startsWith('/') ? path : `/my-organization/${path}`
  await page.goto(
    address.replace('/my-organization/PLANT', plant).replace('/my-organization/SAMPLE', sample),
  )
  if (follow !== undefined) {
    const from = page.url()
    await page.locator(follow).first().click()
    await page.waitForURL((url) => url.href !== from)
  }
  if (tab !== undefined) await page.goto(new URL(tab, page.url()).href)
  await page.locator(drawn).first().waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
  // A map cuts its land after it is fetched
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2_000)
  await picture(page, name)
})
