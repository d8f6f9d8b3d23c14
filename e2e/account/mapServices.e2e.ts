import { createServer } from 'node:http'
import { crc32, deflateSync } from 'node:zlib'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { firstUserApi, openSignedIn, picture } from '../support/session.ts'

const TILE_PX = 4

/** 331 m everywhere, in terrarium's colours. */
function heightPng(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(TILE_PX, 0)
  header.writeUInt32BE(TILE_PX, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const row = [0, ...Array.from({ length: TILE_PX }, () => [129, 75, 0]).flat()]
  const rows = Buffer.from(Array.from({ length: TILE_PX }, () => row).flat())
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

interface MapServer {
  readonly url: string
  readonly paths: readonly string[]
  readonly stop: () => Promise<void>
}

/** A server of tiles with a key, and of place search as Nominatim answers. */
async function startMapServer(): Promise<MapServer> {
  const paths: string[] = []
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost')
    paths.push(`${url.pathname}${url.search}`)
    response.setHeader('access-control-allow-origin', '*')
    if (url.pathname === '/search') {
      const found = [{ display_name: 'Gasse 7, Wien', lat: '48.2', lon: '16.37' }]
      response.setHeader('content-type', 'application/json').end(JSON.stringify(found))
    } else if (url.searchParams.get('key') === 'right') {
      response.setHeader('content-type', 'image/png').end(heightPng())
    } else response.writeHead(403).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    paths,
    stop: () => new Promise((done) => server.close(() => done())),
  }
}

let browser: Browser
let tiles: MapServer
beforeAll(async () => {
  browser = await launchBrowser()
  tiles = await startMapServer()
})
// Of a try that failed; the maps of other files would fetch from it
beforeEach(removeServices)
afterAll(async () => {
  await removeServices()
  await closePages(browser)
  await tiles.stop()
})

async function removeServices(): Promise<void> {
  const api = await firstUserApi()
  const set = await api.ask(
    'MapServices',
    'query MapServices { mapServices { kind } }',
    {},
    z.array(z.object({ kind: z.string() })),
  )
  for (const { kind } of set) {
    await api.ask(
      'DeleteMapService',
      'mutation DeleteMapService($kind: String!) { deleteMapService(kind: $kind) { success } }',
      { kind },
      z.object({ success: z.boolean() }),
    )
  }
}

/** What is set up in the panel of a service; the page comes anew once it is stored. */
async function setUp(
  page: Page,
  panel: Locator,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await panel.getByRole('button', { name: /^(Set up|Change)$/ }).click()
  await panel.getByRole('combobox', { name: 'Service' }).click()
  await page.getByRole('option', { name: 'Another address' }).click()
  for (const [label, value] of Object.entries(fields)) await panel.getByLabel(label).fill(value)
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('Read and accept the terms first').waitFor()
  await panel.getByRole('checkbox', { name: /I have read the terms/ }).check()
  const reloaded = page.waitForEvent('load')
  await panel.getByRole('button', { name: 'Save' }).click()
  await reloaded
}

test('an administrator sets tiles and place search, which hold at once', async () => {
  const before = tiles.paths.length
  const { page, context, problems } = await openSignedIn(browser)
  await page.goto('/admin/map')
  const panelOf = (title: string): Locator =>
    page.locator('section', { has: page.getByRole('heading', { name: title }) })

  const imagery = panelOf('Satellite imagery')
  await imagery.getByText('None is set.').waitFor()
  await setUp(page, imagery, {
    Name: 'Own tiles',
    Address: `${tiles.url}/sat/{z}/{x}/{y}.png?key={key}`,
    Key: 'wrong',
    'Finest zoom': '15',
  })
  await imagery.getByText('the key is wrong, or not for this address').waitFor()
  expect(tiles.paths.slice(before)).toEqual(['/sat/14/3091/6575.png?key=wrong'])
  problems.length = 0

  await setUp(page, imagery, {
    Name: 'Own tiles',
    Address: `${tiles.url}/sat/{z}/{x}/{y}.png?key={key}`,
    Key: 'right',
  })
  await imagery.getByRole('img', { name: 'Phoenix, Arizona, as the service has it' }).waitFor()
  await imagery.getByText('key stored').waitFor()

  const terrain = panelOf('Heights of the ground')
  await setUp(page, terrain, {
    Name: 'Own heights',
    Address: `${tiles.url}/dem/{z}/{x}/{y}.png?key=right`,
  })
  await terrain.getByText('heights from 331 m to 331 m').waitFor()

  const places = panelOf('Place search')
  await setUp(page, places, { Name: 'Own finder', Address: `${tiles.url}/search` })
  const search = places.getByRole('textbox', { name: 'Try it' })
  await search.fill('Gasse 7')
  await page.getByRole('option', { name: 'Search “Gasse 7” with Own finder' }).click()
  await page.getByRole('option', { name: 'Gasse 7, Wien' }).click()
  await places.getByText('48.2000° N, 16.3700° E').waitFor()
  expect(tiles.paths.at(-1)).toBe('/search?q=Gasse+7&format=jsonv2&limit=8')
  expect(await accessFaults(page)).toEqual([])
  await picture(page, 'admin-map')

  for (const panel of [imagery, terrain, places]) {
    await panel.getByRole('button', { name: 'Remove' }).click()
    const reloaded = page.waitForEvent('load')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await reloaded
    await panel.getByText('None is set.').waitFor()
  }
  expect(problems).toEqual([])
  await context.close()
})

test('a new project finds its place by coordinates and by the list, and nothing is asked', async () => {
  const before = tiles.paths.length
  const { page, context, problems } = await openSignedIn(browser)
  await page.goto('/my-organization/project-create')
  const search = page.getByRole('textbox', { name: 'Find a place' })
  const latitude = page.getByRole('textbox', { name: 'Latitude' })
  const longitude = page.getByRole('textbox', { name: 'Longitude' })
  await search.fill('33°26′54″N 112°4′26″W')
  await search.press('Enter')
  expect(await latitude.inputValue()).toBe('33.448333')
  expect(await longitude.inputValue()).toBe('-112.073889')
  await search.fill('Windhoke')
  await page.getByRole('option', { name: 'Windhoek, Namibia' }).waitFor()
  expect(await page.getByRole('option', { name: /^Search/ }).count()).toBe(0)
  await search.press('Enter')
  await expect.poll(() => latitude.inputValue()).toMatch(/^-22\.5/)
  expect(await longitude.inputValue()).toMatch(/^17\.0/)
  expect(tiles.paths).toHaveLength(before)
  expect(problems).toEqual([])
  await context.close()
})
