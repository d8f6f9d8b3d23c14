import { localFrame, toLngLat } from '@duet/plant'
import {
  chunkBytes,
  makeChunk,
  type PlaybackIndex,
  playbackChunks,
  playbackMeasure,
  putColumn,
} from '@duet/results/playback'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { noteFrames, noteMeasure, rendererOf } from '../support/frames.ts'
import { sampleProject } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

const BLOCKS = 20
const FRAMES_A_DAY = 48
const SCRUB_STEPS = 60
/** Where no graphics card draws, a picture of 50,000 tables takes seconds. */
const FEW_FRAMES_A_MINUTE_MS = 900_000
const ID = crypto.randomUUID()

/** A plant with values for each table, quarters of an hour from six in the morning on. */
function madeUpIndex(tables: number, dayCount: number): PlaybackIndex {
  const days = Array.from({ length: dayCount }, (_, day) => {
    const startMs = Date.UTC(2026, 0, 1 + day, 13)
    const date = new Date(startMs).toISOString().slice(0, 10)
    return { date, start_utc_ms: startMs, frame_count: FRAMES_A_DAY, utc_offset_h: -7 }
  })
  return {
    version: 1,
    id: ID,
    kind: 'run',
    name: `${tables} tables`,
    granularity: 'table',
    is_typical_year: false,
    step_s: 900,
    measures: [
      { key: 'power', legend: [0, 1] },
      { key: 'angle', legend: [-60, 60] },
    ],
    blocks: Array.from({ length: BLOCKS }, (_, block) => ({
      id: `b${block}`,
      name: `Block ${block + 1}`,
      table_count: tables / BLOCKS,
      nominal_dc_kw: 1000,
      table_width_m: 2.4,
      centre_height_m: 1.5,
      mount: { kind: 'singleAxis', axis_azimuth_deg: 180 },
    })),
    units: Array.from({ length: tables }, (_, table) => ({
      block: table % BLOCKS,
      name: `Table ${table + 1}`,
      table_count: 1,
      nominal_dc_kw: 40,
    })),
    inverters: [],
    days,
    chunks: playbackChunks(days, tables),
  }
}

/** Tables of 40 m in a square of rows. */
function outlines(tables: number): string {
  const frame = localFrame(-112, 33.4)
  const across = Math.ceil(Math.sqrt(tables * 7))
  const features = Array.from({ length: tables }, (_, table) => {
    const [x, y] = [6 * (table % across), 42 * Math.floor(table / across)]
    const corners = [
      [x, y],
      [x, y + 40],
      [x - 2.4, y + 40],
      [x - 2.4, y],
      [x, y],
    ]
    const ring = corners.map(([east = 0, north = 0]) => toLngLat(frame, east, north))
    return {
      type: 'Feature',
      geometry: { type: 'Polygon', coordinates: [ring] },
      properties: { block: table % BLOCKS, unit: table },
    }
  })
  return JSON.stringify({ type: 'FeatureCollection', features })
}

/** Frames of a chunk: a wave that runs over the tables. */
function frames(index: PlaybackIndex, key: string, chunk: number): Buffer {
  const measure = playbackMeasure(key)!
  const { day_count } = index.chunks[chunk]!
  const isAngle = key === 'angle'
  const made = makeChunk(day_count * FRAMES_A_DAY, isAngle ? BLOCKS : index.units.length)
  for (let column = 0; column < made.columnCount; column++)
    putColumn(made, column, measure, (frame) => {
      const hour = (frame % FRAMES_A_DAY) / FRAMES_A_DAY
      if (isAngle) return 110 * (hour - 0.5)
      return Math.sin(Math.PI * hour) * (0.75 + 0.25 * Math.sin(column / 97 + frame / 5))
    })
  return Buffer.from(chunkBytes(made))
}

const asksSchema = z.object({
  variables: z.object({ measure: z.string(), chunks: z.array(z.number()) }),
})

/** Answers what the player asks for as the server would. */
async function serve(page: Page, index: PlaybackIndex, tables: number): Promise<void> {
  const file = (name: string): string => `/api/files/made-up/${name}`
  await page.route('**/api/graphql?operation=PlantPlayback', (route) =>
    route.fulfill({
      json: {
        data: {
          plantPlaybackIndex: { url: file('index.json') },
          plantPlaybackGeoJson: { url: file('tables.geojson') },
        },
      },
    }),
  )
  await page.route('**/api/graphql?operation=PlantPlaybackData', (route) => {
    const asked = asksSchema.parse(route.request().postDataJSON())
    const links = asked.variables.chunks.map((chunk) => ({
      chunk,
      url: file(`${asked.variables.measure}-${chunk}.bin`),
    }))
    return route.fulfill({ json: { data: { plantPlaybackData: links } } })
  })
  const outline = outlines(tables)
  await page.route('**/api/files/made-up/*', (route) => {
    const name = route.request().url().split('/').at(-1) ?? ''
    if (name === 'index.json') return route.fulfill({ json: index })
    if (name === 'tables.geojson') return route.fulfill({ body: outline })
    const [key = '', chunk = ''] = name.replace('.bin', '').split('-')
    return route.fulfill({ body: frames(index, key, Number(chunk)) })
  })
}

/** Moves one of the bars to and fro, a step each frame. */
async function scrub(page: Page, label: string, steps: number): Promise<void> {
  await page.evaluate(
    async ([name, count]) => {
      const bar = document.querySelector<HTMLInputElement>(`input[aria-label="${name}"]`)
      if (bar === null) throw new Error('no bar')
      // as a hand would: React does not hear of a value that is set on its own field
      const field = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
      const [least, most] = [Number(bar.min), Number(bar.max)]
      for (let i = 0; i < count; i++) {
        const share = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / count)
        field?.set?.call(bar, String(Math.round(least + share * (most - least))))
        bar.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    },
    [label, steps] as const,
  )
}

/** Time of all scripts of the page so far, ms. */
async function scriptClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0)
  }
}

const settled = (page: Page): Promise<void> =>
  page.getByRole('status').filter({ hasText: 'UTC' }).first().waitFor()

async function measured(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  const clock = await scriptClock(page)
  const noted = await noteFrames(page)
  const before = await clock()
  await act()
  const spentMs = (await clock()) - before
  const { scriptMs, intervalMs } = await noted()
  noteMeasure({
    case: what,
    script_ms: scriptMs,
    all_scripts_ms_a_frame: [spentMs / Math.max(1, scriptMs.length)],
    interval_ms: intervalMs,
    renderer: await rendererOf(page),
  })
  expect(scriptMs.length).toBeGreaterThan(20)
}

test.for([
  [2000, 365],
  [50_000, 1],
] as const)(
  '%d tables over %d days of quarters of an hour',
  { timeout: FEW_FRAMES_A_MINUTE_MS },
  async ([tables, days]) => {
    const projectId = await sampleProject(api)
    const index = madeUpIndex(tables, days)
    const { page, context } = await openSignedIn(browser, 1440, 900)
    await serve(page, index, tables)
    for (const view of ['map', 'scene']) {
      await page.goto(projectPath(projectId, `plant-playback/${ID}?view=${view}&speed=1`))
      await settled(page)
      const name = `${tables} tables, ${days} days, ${view}`
      await measured(page, `${name}: a day is scrubbed`, () =>
        scrub(page, 'Time of the day', SCRUB_STEPS),
      )
      if (days > 1)
        await measured(page, `${name}: the period is scrubbed`, () =>
          scrub(page, 'Time in the period', SCRUB_STEPS),
        )
      await settled(page)
      await page.getByRole('application').focus()
      await page.keyboard.press('Control+Home')
      await measured(page, `${name}: played`, async () => {
        await page.keyboard.press('Space')
        await page.waitForFunction(
          () => Number(document.querySelector('[data-frame]')?.getAttribute('data-frame')) > 30,
        )
      })
    }
    await context.close()
  },
)
