import { sampleWeather } from '@duet/plant'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { blockIds, ended, run, sampleProject } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, projectPath, type Session } from '../support/session.ts'

/** The sample year as 2026, in the clock of the place. */
interface Row {
  readonly utcMs: number
  readonly values: readonly number[]
}

const HOUR_MS = 3_600_000
const ZONE_H = -7
const HEADER = 'time,GHI [W/m2],DNI [W/m2],DHI [W/m2],temp_air [degC],wind_speed [m/s]'
const PLACE = ['# Latitude: 33.45', '# Longitude: -111.98', '# Elevation: 358 m']
const ZONE = '# Time zone: UTC-07:00, times are the beginning of the interval'

function cleanRows(): readonly Row[] {
  const { columns } = sampleWeather()
  const { ghi_wm2, dni_wm2, dhi_wm2, temp_c, windspeed } = columns
  return Array.from({ length: 8760 }, (_, i) => ({
    utcMs: Date.UTC(2026, 0, 1, i) - ZONE_H * HOUR_MS,
    values: [ghi_wm2, dni_wm2, dhi_wm2, temp_c, windspeed].map((column) => column?.[i] ?? 0),
  }))
}

const CLEAN = cleanRows()
const local = (utcMs: number): string =>
  new Date(utcMs + ZONE_H * HOUR_MS).toISOString().slice(0, 16).replace('T', ' ')
const line = ({ utcMs, values }: Row, time = local): string => [time(utcMs), ...values].join(',')
const LINES = CLEAN.map((row) => line(row))
const FIRST_LINE = 6

const table = (
  rows: readonly string[],
  { remarks = [...PLACE, ZONE], names = HEADER } = {},
): string => [...remarks, names, ...rows].join('\n')

/** July 20, noon. */
const NOON = 200 * 24 + 12

const denver = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'America/Denver',
  dateStyle: 'short',
  timeStyle: 'short',
})

const MUTATIONS: readonly (readonly [string, () => string])[] = [
  ['a row that stands twice', () => table(LINES.toSpliced(NOON, 0, LINES[NOON] ?? ''))],
  ['the youngest row first', () => table(LINES.toReversed())],
  [
    'a clock with summer time',
    () =>
      table(
        CLEAN.map((row) => line(row, (ms) => denver.format(ms))),
        { remarks: [...PLACE, '# Clock: America/Denver, times are the beginning of the interval'] },
      ),
  ],
  [
    'German numbers, dates and names',
    () =>
      [
        ...PLACE,
        ZONE,
        'Datum;Globalstrahlung;Direktnormalstrahlung;Diffusstrahlung;Lufttemperatur;Windgeschwindigkeit',
        ...CLEAN.map(({ utcMs, values }) => {
          const [date = '', time = ''] = local(utcMs).split(' ')
          const numbers = values.map((value) => String(value).replace('.', ','))
          return [`${date.split('-').toReversed().join('.')} ${time}`, ...numbers].join(';')
        }),
      ].join('\n'),
  ],
  [
    'kilowatts under the name of watts',
    () =>
      table(
        CLEAN.map(({ utcMs, values }) =>
          line({ utcMs, values: values.map((value, at) => (at < 3 ? value / 1000 : value)) }),
        ),
      ),
  ],
  ['seconds since 1970', () => table(CLEAN.map((row) => line(row, (ms) => String(ms / 1000))))],
  [
    'days of the year',
    () =>
      table(
        CLEAN.map((row, i) => line(row, () => `2026,${Math.floor(i / 24) + 1},${i % 24}`)),
        { names: HEADER.replace('time', 'Year,DOY,Hour') },
      ),
  ],
  [
    'times at the end, as a remark says',
    () =>
      table(
        CLEAN.map((row) => line(row, (ms) => local(ms + HOUR_MS))),
        { remarks: [...PLACE, ZONE.replace('beginning', 'end')] },
      ),
  ],
]

/** Has the row that is changed, summer and winter time, and takes a third of the time of the year. */
const PERIOD = { from: '2026-07-13', to: '2026-11-15' }

const datasetsSchema = z.array(z.object({ id: z.string() }))
const yieldSchema = z.array(z.object({ energy_kwh: z.number() }))

let browser: Browser
let session: Session
let api: Api
let projectId: string
/** Fixed rows: quicker than trackers, and as much out with the sun. */
let fixedBlock: string | undefined
let cleanKwh: number
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await sampleProject(api)
  fixedBlock = (await blockIds(api, projectId)).at(-1)
  session = await openSignedIn(browser)
  cleanKwh = await energyOf(await imported('clean', table(LINES)))
})
afterAll(() => closePages(browser))

async function choose(name: string, content: string): Promise<Locator> {
  const { page } = session
  await page.goto(projectPath(projectId, 'resources/meteo'))
  await page.getByRole('button', { name: 'Upload weather file' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(content) }
  await (await chooser).setFiles(file)
  return page.getByRole('dialog', { name: `${name}.csv` })
}

/** Imports what the wizard shows. @returns the id of the dataset */
async function accept(page: Page, dialog: Locator): Promise<string> {
  await dialog.getByRole('button', { name: 'Summary' }).click()
  await dialog.getByText('8,760 of 1 h').waitFor()
  await dialog.getByRole('button', { name: 'Import' }).click()
  await page.waitForURL(/\/resources\/meteo\/[0-9a-f-]{36}/)
  return /meteo\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? ''
}

const imported = async (name: string, content: string): Promise<string> =>
  accept(session.page, await choose(name, content))

async function energyOf(datasetId: string): Promise<number> {
  const { simulation, errors } = await run(api, projectId, {
    name: 'Mutations',
    block_ids: [fixedBlock],
    enviro_dataset_id: datasetId,
    ...PERIOD,
  })
  expect(errors).toEqual([])
  const id = simulation?.id ?? ''
  expect((await ended(api, projectId, id)).status).toBe('completed')
  const yields = await api.ask(
    'BlockYields',
    'query BlockYields($id: ID!) { blockYields(simulation_id: $id) { energy_kwh } }',
    { id },
    yieldSchema,
  )
  return yields.reduce((sum, block) => sum + block.energy_kwh, 0)
}

/** Relative to the clean year, per cent. */
const percentOff = async (datasetId: string): Promise<number> =>
  100 * ((await energyOf(datasetId)) / cleanKwh - 1)

describe('a clean year, written otherwise, through the wizard', () => {
  test.each(MUTATIONS)('%s gives the energy of the clean year', async (name, write) => {
    const off = await percentOff(await imported(name, write()))
    expect(Math.abs(off)).toBeLessThan(0.1)
  })

  test('a time with two values is refused with its lines; the first row of it mends it', async () => {
    const other = (LINES[NOON] ?? '').replace(/,[^,]*,/, ',11.5,')
    const dialog = await choose('two-values', table(LINES.toSpliced(NOON + 1, 0, other)))
    await dialog.getByRole('table', { name: 'Problems of the file' }).waitFor()
    const lines = `(lines ${NOON + FIRST_LINE} and ${NOON + FIRST_LINE + 1})`
    await dialog.getByText(lines).first().waitFor()
    await dialog.getByRole('button', { name: 'Summary' }).click()
    expect(await dialog.getByRole('button', { name: 'Import' }).isDisabled()).toBe(true)
    await dialog.getByRole('button', { name: /Time$/ }).click()
    await dialog.getByLabel('Keep the first row of each time').click()
    expect(Math.abs(await percentOff(await accept(session.page, dialog)))).toBeLessThan(0.1)
  })

  test('the swapped sign of a longitude is asked about, and its mend is offered', async () => {
    const remarks = [...PLACE.map((text) => text.replace('-111.98', '111.98')), ZONE]
    const dialog = await choose('longitude-sign', table(LINES, { remarks }))
    await dialog.getByRole('button', { name: 'Name and place' }).click()
    await dialog.getByRole('button', { name: 'Take this place' }).click()
    expect(Math.abs(await percentOff(await accept(session.page, dialog)))).toBeLessThan(0.1)
  })

  test('a clock that is an hour wrong is corrected after the import', async () => {
    const remarks = [...PLACE, ZONE.replace('-07', '-08')]
    const dialog = await choose('clock-wrong', table(LINES, { remarks }))
    await dialog.getByRole('button', { name: /Time$/ }).click()
    await dialog.getByLabel('Clock of the file, from UTC').fill('-8')
    await dialog.getByRole('combobox', { name: 'Times are those of the' }).click()
    await session.page.getByRole('option', { name: 'Beginning' }).click()
    await dialog.getByLabel(/^Keep .* as it is$/).check()
    const id = await accept(session.page, dialog)
    expect(Math.abs(await percentOff(id))).toBeGreaterThan(0.5)
    await api.ask(
      'UpdateEnviroDataset',
      `mutation UpdateEnviroDataset($id: ID!, $input: EnviroDatasetUpdate!) {
        updateEnviroDataset(id: $id, input: $input) { id }
      }`,
      { id, input: { local_time_zone: ZONE_H, reason: 'the logger stood an hour off' } },
      datasetsSchema.element,
    )
    expect(Math.abs(await percentOff(id))).toBeLessThan(0.1)
  })
})
