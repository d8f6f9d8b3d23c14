import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import {
  mapIsIdle,
  openDesign,
  type PointM,
  squareField,
  tablesBecome,
} from '../support/designMap.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, type Session } from '../support/session.ts'

/** About 0.5 m a pixel: 400 m from left to right. */
const ZOOM = 17
const FIELD_M = 200

let browser: Browser
let api: Api
let session: Session
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  session = await openSignedIn(browser)
})
afterAll(() => closePages(browser))

interface Hand {
  readonly page: Page
  readonly click: (...points: readonly PointM[]) => Promise<void>
  readonly drag: (from: PointM, to: PointM) => Promise<void>
  readonly move: (to: PointM) => Promise<void>
  readonly press: (...keys: readonly string[]) => Promise<void>
}

/** A field of 200 m by 200 m in the middle of the map, and a hand over it. */
async function openField(name: string): Promise<Hand> {
  const projectId = await importProject(api, name, squareField(FIELD_M))
  const { page } = session
  const at = await openDesign(page, projectId, ZOOM)
  const move = async (to: PointM): Promise<void> => {
    const { x, y } = at(to)
    await page.mouse.move(x, y, { steps: 3 })
  }
  return {
    page,
    move,
    click: async (...points) => {
      for (const point of points) {
        const { x, y } = at(point)
        await page.mouse.click(x, y)
      }
    },
    drag: async (from, to) => {
      await move(from)
      await page.mouse.down()
      await move(to)
      await page.mouse.up()
    },
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
  }
}

/** Waits for the words that a screen reader would hear. */
async function hears(page: Page, words: RegExp | string): Promise<void> {
  await page.locator('output').filter({ hasText: words }).waitFor()
}

const square = (east: number, north: number, sideM: number): readonly PointM[] => [
  [east, north],
  [east + sideM, north],
  [east + sideM, north + sideM],
  [east, north + sideM],
]

describe('the hand on the map', () => {
  test('draws layers of every kind, each with its key', async () => {
    const { page, click, drag, press } = await openField('Vulture Mountains')
    await press('x')
    await click(...square(-60, 130, 30))
    await press('Enter')
    await hears(page, 'Exclusion added')
    await press('l')
    await click([-150, -140], [150, -140])
    await press('Enter')
    await hears(page, 'Exclusion 1 added')
    await press('g')
    await click([-90, -60], [90, -60])
    await press('Enter')
    await hears(page, 'Guide Line added')
    await press('s')
    await click([120, -50], [120, 50])
    await press('Enter')
    await hears(page, 'Shading added')
    await press('o')
    await click([150, 100])
    await hears(page, 'Shading 1 added')
    await press('e')
    await click(...square(-70, -40, 80))
    await press('Enter')
    await hears(page, 'Section added')
    await press('n')
    await click([-180, 60], [-130, 60])
    await press('Enter')
    await click([-180, 50], [-130, 50])
    await press('Enter', 'Enter')
    await hears(page, 'Panels added')
    await press('q')
    await drag([-180, 0], [-140, -10])
    await hears(page, 'Frame added')
    await press('b', 'p')
    await drag([140, -120], [190, -70])
    await hears(page, 'Perimeter added')
    await press('b', 'c')
    await click(...square(40, 40, 30))
    await press('Enter')
    await hears(page, 'Square field changed')
    await mapIsIdle(page)
    await picture(page, 'drawing-layers')
    for (let i = 0; i < 10; i++) await press('Control+z')
    await tablesBecome(page, (count) => count > 20)
    await page.getByText(/^Saved \d/).waitFor()
    expect(session.problems).toEqual([])
  })

  test('splits, merges, turns, copies and takes it all back', async () => {
    const { page, click, move, press } = await openField('Eagle Tail')
    await page.getByRole('treeitem', { name: /Square field/ }).click()
    await press('k')
    await click([-130, 20], [130, 20])
    await move([60, 60])
    await press('Enter')
    await hears(page, 'Split Square field')
    expect(await page.getByRole('treeitem', { name: /Square field/ }).count()).toBe(2)
    await press('j')
    await hears(page, '2 layers merged into Square field')
    expect(await page.getByRole('treeitem', { name: /Square field/ }).count()).toBe(1)
    // the handle that stands above the box around the selection
    await page.getByRole('treeitem', { name: /Square field/ }).click()
    await mapIsIdle(page)
    await picture(page, 'drawing-selected')
    await press('Shift+R')
    await page.getByRole('textbox', { name: 'Angle' }).fill('30')
    await press('Enter')
    await hears(page, 'Square field changed')
    await page.getByRole('button', { name: 'Undo', exact: true }).hover()
    await page.getByText('Undo: Turn Square field').waitFor()
    await press('Control+c', 'Control+v')
    await hears(page, /Square field \(copy\) added/)
    await press('Control+a')
    await hears(page, '2 layers selected')
    await press('Delete')
    await hears(page, '2 layers deleted')
    for (const name of ['Delete 2 layers', 'Paste', 'Turn', 'Merge', 'Split']) {
      await press('Control+z')
      await hears(page, `Undone: ${name}`)
    }
    expect(session.problems).toEqual([])
  })

  test('selects by marquee, snaps, measures, and respects a lock', async () => {
    const { page, click, drag, move, press } = await openField('Big Horn')
    await press('x')
    await click(...square(-60, 130, 30))
    await press('Enter')
    await hears(page, 'Exclusion added')
    await press('Escape')
    await page.keyboard.down('Shift')
    await drag([-160, 168], [160, -160])
    await page.keyboard.up('Shift')
    await hears(page, '2 layers selected')
    await press('Escape', 'x')
    await move([99, 101])
    await page.getByText('Corner of Square field').waitFor()
    await picture(page, 'drawing-snap')
    await click([99, 101])
    await move([150, 100])
    await page.keyboard.type('40')
    await press('Tab')
    await page.keyboard.type('90')
    await press('Enter')
    await click([140, 60])
    await press('Enter')
    await hears(page, 'Exclusion 1 added')
    await page.getByText('Longest edge').waitFor()
    await press('m')
    await click([-100, -150], [-50, -150])
    await press('Enter')
    await hears(page, /^(49|50).*90°/)
    await press('Escape', 'Escape')
    await page.getByRole('treeitem', { name: /Square field/ }).click()
    await press('Shift+L')
    await hears(page, 'Square field locked')
    await press('ArrowRight', 'Delete')
    await page.getByRole('alert').filter({ hasText: 'Square field is locked' }).waitFor()
    await press('Shift+L')
    await click([-30, -30])
    await page.mouse.click(640, 500, { button: 'right' })
    await page.getByRole('menuitem', { name: /^Offset/ }).waitFor()
    await press('Escape')
    expect(session.problems).toEqual([])
  })

  test('moves a corner by the keys alone', async () => {
    const { page, press } = await openField('Saddle Mountain')
    await page.getByRole('treeitem', { name: /Square field/ }).click()
    await page.getByRole('application', { name: 'Drawing area' }).focus()
    await press('Tab')
    await hears(page, 'Corner 1 of 4')
    await press('Shift+ArrowRight', 'Insert')
    await press('Shift+Tab', 'Shift+Tab')
    await hears(page, 'Square field')
    await press('?')
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor()
    await picture(page, 'drawing-shortcuts')
    await press('Escape')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Draw', exact: true }).click()
    await page.getByRole('menuitem', { name: /^Perimeter/ }).waitFor()
    await picture(page, 'drawing-narrow')
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })
})
