import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { degreesOf, onlyComponents, openDesign, type PointM } from '../support/designMap.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture } from '../support/session.ts'

const FIELD: readonly PointM[] = [
  [-150, -150],
  [150, -150],
  [150, 150],
  [-150, 150],
]

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

/** Names of the lines of the list, from above. */
function lines(page: Page): Promise<readonly (string | null)[]> {
  return page
    .getByRole('treeitem')
    .evaluateAll((all) => all.map((line) => line.getAttribute('aria-label')))
}

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    const isThere = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) === true,
      selector,
    )
    if (isThere) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${selector}`)
}

/** Adds a layer by typing its coordinates, without the mouse. */
async function typeLayer(page: Page, kind: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add layer by coordinates' }).focus()
  await page.keyboard.press('Enter')
  const coordinates = page.getByRole('textbox', { name: 'Coordinates' })
  await coordinates.waitFor()
  if (kind !== 'Perimeter') {
    await page.getByRole('combobox', { name: 'Type' }).focus()
    await page.keyboard.press('Enter')
    const option = page.getByRole('option', { name: kind, exact: true })
    await option.waitFor()
    while ((await option.getAttribute('data-combobox-selected')) === null) {
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
  }
  await tabTo(page, 'textarea')
  await page.keyboard.insertText(text)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await coordinates.waitFor({ state: 'hidden' })
}

describe('the lists of the design', () => {
  test('draw, change, lock, order and undo with the keyboard alone', async () => {
    const projectId = await importProject(api, 'Quartzsite', onlyComponents())
    const { page, problems, context } = await openSignedIn(browser, 1440, 900)
    await openDesign(page, projectId, 16)
    await tabTo(page, '[aria-label="Add block"]')
    await page.keyboard.press('Enter')
    await page.getByRole('treeitem', { name: 'Block, 0 layers' }).waitFor()
    await typeLayer(page, 'Perimeter', FIELD.map((at) => degreesOf(at).join(', ')).join('\n'))
    await typeLayer(
      page,
      'Exclusion, line',
      FIELD.slice(0, 2)
        .map((at) => degreesOf(at).join(' '))
        .join('\n'),
    )
    expect(await lines(page)).toEqual([
      'Block, 2 layers',
      'Perimeter, Perimeter',
      'Exclusion, Exclusion',
    ])
    expect(await accessFaults(page)).toEqual([])

    // a click on a name leaves the keys to the list
    await page
      .getByRole('treeitem', { name: 'Exclusion, Exclusion' })
      .getByText('Exclusion')
      .click()
    await page.keyboard.press('ArrowUp')
    await page
      .getByRole('treeitem', { name: 'Perimeter, Perimeter' })
      .and(page.locator(':focus'))
      .waitFor()

    // the list: go, select several, lock, order, rename
    await page.getByRole('treeitem', { name: 'Block, 2 layers' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByText('2 layers selected', { exact: true }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByRole('treeitem', { name: 'Exclusion, Exclusion' }).waitFor()
    expect((await lines(page))[1]).toBe('Exclusion, Exclusion')
    await page.keyboard.press('F2')
    await page.getByRole('tree').locator('input:focus').waitFor()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText('Road')
    await page.keyboard.press('Enter')
    await page.getByRole('treeitem', { name: 'Road, Exclusion' }).waitFor()
    await page.keyboard.press('Shift+F10')
    await page.getByRole('menuitem', { name: 'Lock', exact: true }).waitFor()
    await page.getByRole('menuitem', { name: 'Lock', exact: true }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('treeitem', { name: 'Road, Exclusion, locked' }).waitFor()
    await picture(page, 'design-lists')

    // the table of corners: metres, a cell, a block of cells
    await page.keyboard.press('ArrowDown')
    await page.getByRole('textbox', { name: 'Longitude of vertex 1' }).waitFor()
    await page.getByRole('radio', { name: 'Metres' }).focus()
    await page.keyboard.press('Space')
    const east = page.getByRole('textbox', { name: 'East of vertex 3' })
    await east.focus()
    await page.keyboard.insertText('200')
    await page.keyboard.press('Enter')
    await page
      .getByRole('textbox', { name: 'East of vertex 4' })
      .and(page.locator(':focus'))
      .waitFor()
    expect(await east.inputValue()).toBe('200')
    await page
      .getByText(/^9\.75.ha$/)
      .first()
      .waitFor()
    expect(await accessFaults(page)).toEqual([])

    // the history: back to the first layer, and on to the end
    await page.getByRole('button', { name: 'History' }).focus()
    await page.keyboard.press('Enter')
    const steps = page.getByRole('list', { name: 'Steps' })
    await steps.getByRole('button', { name: 'Add Perimeter' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('treeitem', { name: 'Block, 1 layer' }).waitFor()
    await steps.getByRole('button', { name: 'Move vertex of Perimeter' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('treeitem', { name: 'Road, Exclusion, locked' }).waitFor()

    // and all of it in words
    await page.getByRole('button', { name: 'Read the map as text' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('The map shows 1 block, 2 layers').waitFor()
    expect(await accessFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByText(/^Saved \d/).waitFor()
    await page.reload()
    await page.getByRole('treeitem', { name: 'Road, Exclusion, locked' }).waitFor()
    expect((await lines(page))[1]).toBe('Road, Exclusion, locked')
    expect(problems).toEqual([])
    await context.close()
  })
})
