import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { newOrganization, type Organization, openAs } from '../support/people.ts'
import { copyOfSample, smallPlant } from '../support/plants.ts'
import { blockIds, ended, run } from '../support/projectApi.ts'
import type { Session } from '../support/session.ts'

let browser: Browser
let organization: Organization
let session: Session
let page: Page
let projectId: string
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Preferring Solar', 'Petra Chooser')
  projectId = await copyOfSample(organization.owner.api, 'Shown in feet', smallPlant())
  session = await openAs(browser, organization.owner)
  ;({ page } = session)
})
afterAll(() => closePages(browser))

async function choose(title: string, choice: string): Promise<void> {
  await page.goto('/settings/user/preferences')
  await page.getByRole('radiogroup', { name: title }).getByText(choice, { exact: true }).click()
}

const stored = (): Promise<unknown> =>
  organization.owner.api.ask(
    'Me',
    'query Me { me { preferences { unit_system color_scheme date_style hour_cycle } } }',
    {},
    z.object({ preferences: z.unknown() }),
  )

describe('colors', () => {
  const scheme = (): Promise<string | null> =>
    page.locator('html').getAttribute('data-mantine-color-scheme')
  const ground = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('are changed at once, and are there before the first paint', async () => {
    await choose('Colors', 'Light')
    await expect.poll(ground).toBe('rgb(246, 248, 249)')
    await choose('Colors', 'Dark')
    await expect.poll(scheme).toBe('dark')
    await expect.poll(ground).toBe('rgb(20, 25, 30)')
    await expect.poll(stored).toMatchObject({ preferences: { color_scheme: 'dark' } })
    // Whatever draws later, the page has its colours when its head is read
    const early = page.waitForRequest(/\/assets\/.*\.js/).then(scheme)
    await page.reload()
    expect(await early).toBe('dark')
  })

  test('are those of the guide, too', async () => {
    await page.goto('/docs/results.html')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const drawn = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(drawn).toBe('dark')
    expect(await accessFaults(page)).toEqual([])
    await page.goto('/settings/user/preferences')
    await page.getByRole('heading', { name: 'Preferences' }).waitFor()
  })

  test('stay for the pages before the login', async () => {
    await page.getByRole('button', { name: 'User menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Log in to DUET' }).waitFor()
    expect(await ground()).toBe('rgb(20, 25, 30)')
    session = await openAs(browser, organization.owner, { colorScheme: 'light' })
    ;({ page } = session)
    await page.goto('/settings/user/preferences')
    await page.getByRole('heading', { name: 'Preferences' }).waitFor()
    await expect.poll(scheme).toBe('dark')
    await choose('Colors', 'As the system')
    await expect.poll(scheme).toBe('light')
  })
})

test('dates and the clock follow the choice', async () => {
  await page.goto('/settings/user/preferences')
  await page.getByRole('combobox', { name: 'Dates' }).click()
  await page.getByRole('option', { name: '2026-11-29' }).click()
  await page.getByText('For example: 2026-11-29').waitFor()
  await choose('Clock', '12 hours')
  await page.getByText('For example: 2026-11-29 2:05 PM').waitFor()
  await page.goto('/settings/user/account/edit')
  await page.getByText(/Member since 20\d\d-\d\d-\d\d\./).waitFor()
  expect(session.problems).toEqual([])
})

/** Figures and units in SI that somebody reads, with what stands around them. */
const IN_SI =
  /.{0,30}(?:°C|\bm\/s|\d[\s\u202f](?:m|mm|cm|km|ha|m²)(?![\w/²³·])|[(,] ?(?:m|mm|cm|km|ha)\)?$).{0,20}/gm
/** The standard test conditions are a name, and wires are sold by their section in mm². */
const HONEST = [/(?:at|always|than|T −) 25 °C/, /mm²/]

async function textsInSi(): Promise<readonly string[]> {
  const text = await page.evaluate(() =>
    [
      document.body.innerText,
      ...[...document.querySelectorAll('[aria-label], [title], [aria-description]')].flatMap(
        (element) =>
          ['aria-label', 'title', 'aria-description'].map((name) => element.getAttribute(name)),
      ),
    ].join('\n'),
  )
  const found = text.match(IN_SI) ?? []
  return found.filter((one) => !HONEST.some((exception) => exception.test(one)))
}

describe('in US customary units', () => {
  const at = (path: string): string => `/${organization.slug}/project/${projectId}/${path}`
  let runId: string
  let tableId: string
  beforeAll(async () => {
    const { api } = organization.owner
    const input = { name: 'In feet', block_ids: await blockIds(api, projectId) }
    runId = (await run(api, projectId, input)).simulation?.id ?? ''
    await ended(api, projectId, runId)
    const components = await api.ask(
      'Components',
      'query Components($id: ID!) { components(project_id: $id) { id kind } }',
      { id: projectId },
      z.array(z.object({ id: z.string(), kind: z.string() })),
    )
    tableId = components.find(({ kind }) => kind === 'table')?.id ?? ''
    await choose('Units', 'US customary')
    await page.getByText('21.33\u202fft').waitFor()
  })
  beforeEach(() => {
    session.problems.length = 0
  })

  const PAGES = [
    ['design/blocks', '[data-idle="true"]'],
    ['design/components/table/TABLE', 'main input'],
    ['design/losses', 'main table'],
    ['resources/meteo', 'main table a'],
    ['resources/meteo/DATASET', 'figure canvas'],
    ['resources/meteo/DATASET?tab=table', 'main table'],
    ['resources/meteo/DATASET?tab=climate', 'figure canvas'],
    ['simulations', 'main table a'],
    ['simulations/RUN/energy-yields', 'figure canvas'],
    ['simulations/RUN/panel-temperature', 'figure canvas'],
    ['simulations/RUN/energy-losses', 'figure canvas'],
    ['simulations/RUN/module-irradiance', 'main section'],
    ['compute/blocks', 'main table'],
  ] as const

  test.for(PAGES)('nothing of %s is in SI', async ([path, drawn]) => {
    const { api } = organization.owner
    const [dataset] = await api.ask(
      'Datasets',
      'query Datasets($id: ID!) { projectEnviroDatasets(project_id: $id) { id } }',
      { id: projectId },
      z.array(z.object({ id: z.string() })),
    )
    await page.goto(
      at(
        path
          .replace('TABLE', tableId)
          .replace('RUN', runId)
          .replace('DATASET', dataset?.id ?? ''),
      ),
    )
    await page.locator(drawn).first().waitFor()
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    expect(await textsInSi()).toEqual([])
    expect(session.problems).toEqual([])
  })

  test('a typed 20 ft is stored as 6.096 m and is 20 ft again', async () => {
    await page.goto(at(`design/components/table/${tableId}`))
    const spacing = page.getByRole('textbox', { name: /^Tracker pitch|^Row spacing/ }).first()
    await spacing.fill('20')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const pitch = async (): Promise<readonly unknown[]> => {
      const { parameters } = await organization.owner.api.ask(
        'Component',
        'query Component($id: ID!) { component(id: $id) { parameters } }',
        { id: tableId },
        z.object({ parameters: z.record(z.string(), z.unknown()) }),
      )
      return [parameters['tracker_pitch'], parameters['row_spacing']]
    }
    await expect.poll(pitch).toContain(6.096)
    await page.reload()
    expect(await spacing.inputValue()).toBe('20')
  })
})
