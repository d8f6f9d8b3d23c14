import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import {
  degreesOf,
  mapRegion,
  onlyComponents,
  type PointM,
  tablesBecome,
} from '../support/designMap.ts'
import { changesSent, openControls, openGround, treeLines } from '../support/designPanels.ts'
import { chosen, isUsable, type Opening, press } from '../support/dialogs.ts'
import { heightTiff } from '../support/heightTiff.ts'
import { stopFaults, tabStops } from '../support/keyboard.ts'
import { accessFaults, excessWidthPx } from '../support/pageFaults.ts'
import {
  newOrganization,
  newPerson,
  type Organization,
  openAs,
  type Person,
} from '../support/people.ts'
import { copyOfSample, importProject } from '../support/plants.ts'
import { picture, type Session } from '../support/session.ts'

const { latitude, longitude } = samplePlant().project
const PLACE = { latitude, longitude }
const PANEL = 'Bifacial 550 W, 144 half cells'
const TABLE = 'Fixed tilt 2P x 26, 20° south'
const INVERTER = 'String inverter 250 kW, 800 V'

let browser: Browser
let organization: Organization
let owner: Person
let projectId: string
let session: Session
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Access Solar', 'Ada Owner')
  owner = organization.owner
  projectId = await copyOfSample(owner.api, 'Open mesa')
  session = await openAs(browser, owner)
})
afterAll(() => closePages(browser))

const address = (id: string, page: string): string =>
  `/${organization.slug}/project/${id}/design/${page}`

const idSchema = z.object({ id: z.string() })

const EXCHANGE = 'Import and export'
const ON_BLOCKS: readonly Opening[] = [
  { title: 'Import layers', opener: EXCHANGE, open: chosen(EXCHANGE, 'Import…') },
  { title: 'Export', opener: EXCHANGE, open: chosen(EXCHANGE, 'Export…') },
  { title: 'Add layer by coordinates', opener: 'Add layer by coordinates' },
  { title: 'Shortcuts', opener: 'Shortcuts' },
  { title: 'The map in words', opener: 'Read the map as text' },
  { title: 'Import terrain', opener: 'Import heights' },
  { title: 'Add a picture', opener: 'Add picture' },
]
const OF_PANEL = `Actions for ${PANEL}`
const ON_PANEL: readonly Opening[] = [
  { title: 'Add to the library', opener: OF_PANEL, open: chosen(OF_PANEL, 'Add to library…') },
  { title: 'Delete', opener: OF_PANEL, open: chosen(OF_PANEL, 'Delete…') },
]
const ON_INVERTERS: readonly Opening[] = [
  { title: 'CEC inverter catalogue', opener: 'CEC catalogue…' },
  { title: 'Inverter from the library', opener: 'From library…' },
]

describe('every part of the design', () => {
  test('is clear to a screen reader, and its dialogs give the focus back', async () => {
    const { page, problems } = session
    problems.length = 0
    await page.goto(address(projectId, 'blocks'))
    await tablesBecome(page, (count) => count > 300)
    await openGround(page)
    await page.getByRole('button', { name: /^History/ }).click()
    await page.getByRole('treeitem', { name: 'East field, Perimeter' }).click()
    expect.soft(await accessFaults(page), 'page').toEqual([])
    for (const opening of ON_BLOCKS) await isUsable(page, opening)

    await page.getByRole('button', { name: 'Edit its table slots' }).click()
    await page
      .getByRole('toolbar', { name: 'Slots' })
      .getByText(/of .* tables/)
      .waitFor()
    expect.soft(await accessFaults(page), 'slots').toEqual([])
    await page.getByRole('button', { name: 'Done' }).click()
    expect(problems).toEqual([])
  })

  test('so are components, their library and their catalogue', async () => {
    const { page, problems } = session
    problems.length = 0
    await page.goto(address(projectId, 'components/panel'))
    await page.getByRole('table', { name: 'Panels' }).getByRole('link', { name: PANEL }).click()
    await page.getByRole('img', { name: /^Module of / }).waitFor()
    expect.soft(await accessFaults(page), 'panel').toEqual([])
    for (const opening of ON_PANEL) await isUsable(page, opening)
    await page.goto(address(projectId, 'components/inverter'))
    for (const opening of ON_INVERTERS) await isUsable(page, opening)
    expect(problems).toEqual([])
  })

  test('so is the 3-D view with a table chosen', async () => {
    const { page, problems } = session
    problems.length = 0
    await page.setViewportSize({ width: 1040, height: 640 })
    await page.goto(address(projectId, 'blocks'))
    await tablesBecome(page, (count) => count > 300)
    await press(page, '3-D scene')
    const scene = page.getByRole('region', { name: '3-D view' })
    await scene.and(page.locator('[data-frames]')).waitFor()
    await page.getByRole('application').press('n')
    await page.getByRole('complementary', { name: 'Chosen table' }).waitFor()
    expect.soft(await accessFaults(page)).toEqual([])
    await press(page, 'Back to map')
    await mapRegion(page).waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(problems).toEqual([])
  })
})

/** Everything is there to read, and nothing of the design or its components can be changed. */
async function isReadOnly(page: Page, id: string, reason: string): Promise<void> {
  const sent = changesSent(page)
  await page.goto(address(id, 'blocks'))
  await tablesBecome(page, (count) => count > 300)
  await page.getByText(reason).waitFor()
  const tools = page.getByRole('toolbar', { name: 'Map tools' }).getByRole('button')
  expect(
    await tools.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(['Select', 'Measure'])
  await openGround(page)
  const lines = await treeLines(page)
  await page.getByRole('treeitem', { name: 'East field, Perimeter' }).click()
  const properties = page.getByRole('complementary', { name: 'Properties' })
  await properties.getByRole('textbox', { name: 'Longitude of vertex 1' }).waitFor()
  for (const tab of ['Layer', 'Block', 'System']) {
    await properties.getByRole('tab', { name: tab }).click()
    expect.soft(await openControls(properties), tab).toEqual([])
  }
  const changing =
    /^(Add|Import heights|Undo|Redo|History|Delete|Actions for|Edit|Draw|Snapping|Rectangles|Rename)/
  expect
    .soft(await page.getByRole('button', { name: changing, disabled: false }).allInnerTexts())
    .toEqual([])
  await mapRegion(page).locator('canvas').focus()
  const keys = ['Delete', 'ArrowLeft', 'Control+d', 'Control+x', 'Control+v', 'Shift+L', 'p', 'j']
  for (const key of keys) await page.keyboard.press(key)
  await page.getByRole('treeitem', { name: 'East field, Perimeter' }).focus()
  for (const key of ['F2', 'Delete', 'Alt+ArrowDown', 'Shift+F10']) await page.keyboard.press(key)
  expect(await page.getByRole('menu').count()).toBe(0)
  expect(await treeLines(page)).toEqual(lines)
  expect(
    await page.getByRole('button', { name: 'Select', exact: true }).getAttribute('aria-pressed'),
  ).toBe('true')
  expect.soft(await accessFaults(page)).toEqual([])

  await page.goto(address(id, 'components/inverter'))
  await page.getByRole('table', { name: 'Inverters' }).getByRole('link', { name: INVERTER }).click()
  await page.getByRole('textbox', { name: 'Inverter name' }).waitFor()
  expect.soft(await openControls(page.getByRole('main'))).toEqual([])
  const creating = /^(Add|New|Create|From library|CEC|Save$|Discard|Delete|Drop)/
  expect
    .soft(await page.getByRole('button', { name: creating, disabled: false }).allInnerTexts())
    .toEqual([])
  expect(sent).toEqual([])
}

describe('who may not change the design', () => {
  test('a viewer reads all of it, and exports it where the project lets viewers', async () => {
    const viewer = await newPerson('Vera Viewer', { of: organization, as: 'guest' })
    const ask = (mutation: string): Promise<unknown> =>
      owner.api.ask('Share', mutation, { id: projectId, email: viewer.email }, idSchema)
    await ask(`mutation Share($id: ID!, $email: String!) {
      addProjectUser(project_id: $id, email: $email, role_id: "viewer") { id }
    }`)
    const { page, problems, context } = await openAs(browser, viewer)
    await isReadOnly(page, projectId, 'View only. An editor of the project can change it.')
    await page.goto(address(projectId, 'blocks'))
    await page.getByRole('button', { name: EXCHANGE }).click()
    await page.getByRole('menuitem').first().waitFor()
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Export…'])
    await owner.api.ask(
      'Close',
      `mutation Close($id: ID!, $input: ProjectInput!) {
        updateProject(id: $id, input: $input) { id }
      }`,
      { id: projectId, input: { ...PLACE, name: 'Open mesa', exports_for_viewers: false } },
      idSchema,
    )
    await page.reload()
    await page.getByRole('button', { name: 'Read the map as text' }).waitFor()
    expect(await page.getByRole('button', { name: EXCHANGE }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('nor can its owner, while it is deployed', async () => {
    const { page, problems } = session
    problems.length = 0
    const locked = await copyOfSample(owner.api, 'Locked mesa')
    await owner.api.ask(
      'Deploy',
      'mutation Deploy($id: ID!) { deployProject(project_id: $id) { id } }',
      { id: locked },
      idSchema,
    )
    await isReadOnly(page, locked, 'View only while the project is monitored.')
    expect(problems).toEqual([])
  })
})

const FIELD: readonly PointM[] = [
  [-150, -150],
  [150, -150],
  [150, 150],
  [-150, 150],
]
const textOf = (points: readonly PointM[]): string =>
  points.map((at) => degreesOf(at).join(', ')).join('\n')

test('a block is drawn, given heights and completed with the keyboard alone', async () => {
  const { page, problems } = session
  problems.length = 0
  const id = await importProject(owner.api, 'Keyed mesa', onlyComponents())
  await page.goto(address(id, 'blocks'))
  await press(page, 'Add layer by coordinates')
  await page.getByRole('textbox', { name: 'Coordinates' }).focus()
  await page.keyboard.insertText(textOf(FIELD))
  await press(page, 'Add layer')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const line = page.getByRole('treeitem', { name: 'Perimeter, Perimeter' })
  await line.waitFor()

  await page.getByRole('switch', { name: 'A height for each point, above ground' }).press('Space')
  const height = page.getByRole('textbox', { name: 'Height of vertex 1' })
  await height.focus()
  await page.keyboard.insertText('2.5')
  await page.keyboard.press('Enter')
  await page
    .getByRole('textbox', { name: 'Height of vertex 2' })
    .and(page.locator(':focus'))
    .waitFor()
  expect(await height.inputValue()).toBe('2.5')

  const stops = await tabStops(page)
  expect(stopFaults(stops)).toEqual([])
  const names = stops.map(({ name }) => name)
  for (const part of [
    /^treeitem Perimeter/,
    /^application Drawing area/,
    /Select$/,
    /Longitude of vertex 4$/,
    /tab Layer/,
  ]) {
    expect
      .soft(
        names.some((name) => part.test(name)),
        `${part} of ${names.join('|')}`,
      )
      .toBe(true)
  }

  await page.getByRole('tab', { name: 'Layer' }).press('ArrowLeft')
  const list = page.getByRole('list', { name: 'Before it can be simulated' })
  await list.getByRole('button', { name: 'Choose a Table' }).focus()
  await page.keyboard.press('Enter')
  const table = page.getByRole('combobox', { name: 'Table', exact: true })
  await table.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: TABLE }).waitFor()
  // A list that opens marks its choice a tick later: a key before that, faster than anybody's, would be undone
  await page.evaluate(() => new Promise((ticked) => setTimeout(ticked)))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => table.inputValue()).toBe(TABLE)
  await tablesBecome(page, (count) => count > 20)
  await page.getByText(/^Saved \d/).waitFor()
  expect(problems).toEqual([])
})

const GROUND = heightTiff({
  columns: 20,
  rows: 20,
  west: -112.1,
  north: 33.32,
  pixelDeg: 0.001,
  heightM: () => 300,
})

test('what cannot be read says why, and changes nothing', async () => {
  const { page, problems } = session
  problems.length = 0
  await page.goto(address(projectId, 'blocks'))
  await tablesBecome(page, (count) => count > 300)
  const lines = await treeLines(page)
  const sent = changesSent(page)
  const dialog = page.getByRole('dialog')
  const says = (text: string | RegExp): Promise<void> =>
    dialog.getByRole('alert').filter({ hasText: text }).waitFor()

  await press(page, 'Add layer by coordinates')
  const coordinates = page.getByRole('textbox', { name: 'Coordinates' })
  await coordinates.fill('somewhere near Tonopah')
  await dialog.getByText('write a longitude and a latitude').first().waitFor()
  await press(page, 'Add layer')
  await says('Correct the lines that cannot be read first.')
  const [a, b, c, d] = FIELD
  await coordinates.fill(textOf([a!, c!, b!, d!]))
  await press(page, 'Add layer')
  await says('the outline must not cross itself')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await openGround(page)
  const choose = (name: string, buffer: Buffer): Promise<void> =>
    dialog.locator('input[type="file"]').setInputFiles({ name, mimeType: '', buffer })
  await press(page, 'Add picture')
  await choose('plan.png', Buffer.from('no picture at all'))
  await says(/plan\.png/)
  await choose('plan.tif', GROUND.subarray(0, 900))
  await says('The TIFF cannot be read')
  await page.keyboard.press('Escape')
  await press(page, 'Import heights')
  await choose('heights.tif', GROUND.subarray(0, 900))
  await says('The TIFF cannot be read')
  await page.keyboard.press('Escape')

  await chosen(EXCHANGE, 'Import…')(page)
  await choose('site.dwg', Buffer.from('AC1032 and so on'))
  await says('is a DWG drawing, which cannot be read. Save it as ASCII DXF and import that')
  await press(page, 'Choose another file')
  await choose('site.kml', Buffer.from('<kml><Document><Placemark><Polygon>'))
  await says('not complete XML')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect(await treeLines(page)).toEqual(lines)
  expect(await page.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
  expect(sent).toEqual([])
  expect(problems).toEqual([])
})

test('a narrow window has the tree, the map and the properties one below the other', async () => {
  const { page, problems } = session
  problems.length = 0
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address(projectId, 'blocks'))
  await tablesBecome(page, (count) => count > 300)
  await picture(page, 'design-narrow')
  await page.getByRole('treeitem', { name: 'East field, Perimeter' }).click()
  const parts = [
    mapRegion(page),
    page.getByRole('tree', { name: 'Blocks and layers' }),
    page.getByRole('textbox', { name: 'Name', exact: true }),
    page.getByRole('textbox', { name: 'Longitude of vertex 1' }),
    page.getByRole('button', { name: 'Shortcuts' }),
    page.getByRole('button', { name: 'Redo' }),
  ]
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded()
    const box = await part.boundingBox()
    expect
      .soft(box && box.width > 20 && box.x >= 0 && box.x + box.width <= 390, String(part))
      .toBe(true)
  }
  expect(await excessWidthPx(page)).toBeLessThanOrEqual(0)
  expect.soft(await accessFaults(page)).toEqual([])
  expect(problems).toEqual([])
})

test('the bars over the map stand in one line, with words in a wide window', async () => {
  const { page, problems } = session
  problems.length = 0
  await page.goto(address(projectId, 'blocks'))
  await tablesBecome(page, (count) => count > 300)
  const bars = ['Map tools', 'History', 'Views'].map((name) => page.getByRole('toolbar', { name }))
  const perimeter = page.getByRole('button', { name: 'Perimeter', exact: true })
  for (const [width, words] of [
    [1280, ''],
    [1920, ''],
    [2560, 'Perimeter'],
    [3000, 'Perimeter'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => perimeter.innerText()).toBe(words)
    const tops = await Promise.all(bars.map(async (bar) => (await bar.boundingBox())?.y))
    expect.soft(new Set(tops).size, `lines at ${width}`).toBe(1)
    expect.soft(await excessWidthPx(page), `wider than ${width}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(problems).toEqual([])
})
