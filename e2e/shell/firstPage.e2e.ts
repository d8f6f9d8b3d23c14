import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { newOrganization, type Organization, openAs } from '../support/people.ts'
import { emptyProject } from '../support/plants.ts'

const MOST_REQUESTS = 20
const MOST_BYTES = 300_000

let browser: Browser
let organization: Organization
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('First Page Solar', 'Fia Owner')
  await emptyProject(organization.owner.api, 'First ridge')
})
afterAll(() => closePages(browser))

interface Fetched {
  readonly url: string
  /** As transferred, with the headers of the answer. */
  bytes: number
}

/** What a page fetches from here on, in the order of its requests. */
async function fetchedBy(page: Page): Promise<ReadonlyMap<string, Fetched>> {
  const session = await page.context().newCDPSession(page)
  const fetched = new Map<string, Fetched>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('http')) fetched.set(requestId, { url: request.url, bytes: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = fetched.get(requestId)
    if (one) one.bytes = encodedDataLength
  })
  await session.send('Network.enable')
  return fetched
}

test('the first page after a login is small, asks who is there once, and brings no map, chart or scene', async () => {
  const { page, context, problems } = await openAs(browser, organization.owner)
  const fetched = await fetchedBy(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'First ridge' }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const all = [...fetched.values()]
  const urls = all.map(({ url }) => url)
  expect(all.every(({ bytes }) => bytes > 0)).toBe(true)
  expect(urls.length).toBeLessThanOrEqual(MOST_REQUESTS)
  expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_BYTES)
  expect(urls.filter((url) => url.endsWith('operation=Me'))).toHaveLength(1)
  expect(urls.filter((url) => /\/(map|echarts|PlantScene|three)[^/]*\.js$/.test(url))).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('what does not change is fetched once', async () => {
  const { page, context } = await openAs(browser, organization.owner)
  await page.goto('/')
  await page.getByRole('link', { name: 'First ridge' }).first().waitFor()
  const scripts = async (): Promise<readonly number[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : -1)),
    )
  const cold = await scripts()
  expect(cold.length).toBeGreaterThan(3)
  expect(Math.min(...cold)).toBeGreaterThan(0)
  await page.reload()
  await page.getByRole('link', { name: 'First ridge' }).first().waitFor()
  expect(await scripts()).toEqual(cold.map(() => 0))
  await context.close()
})
