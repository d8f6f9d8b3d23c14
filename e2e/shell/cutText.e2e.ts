import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { mapIsIdle } from '../support/designMap.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, projectPath } from '../support/session.ts'

const LONG = 'East trackers beside the road to the substation'

let browser: Browser
let projectId: string
beforeAll(async () => {
  browser = await launchBrowser()
  const plant = samplePlant()
  const blocks = plant.blocks.map((block, at) => (at === 0 ? { ...block, name: LONG } : block))
  projectId = await importProject(await firstUserApi(), 'Cut names', { ...plant, blocks })
})
afterAll(() => closePages(browser))

const tip = (page: Page) => page.getByRole('tooltip')

test('a name that is cut is shown whole under the pointer and with the focus of the keyboard', async () => {
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(projectPath(projectId, 'design/blocks'))
  await mapIsIdle(page)
  const line = page.getByRole('treeitem', { name: LONG })
  await line.getByText(LONG).hover()
  await expect.poll(() => tip(page).textContent()).toBe(LONG)
  await page.keyboard.press('Escape')
  await tip(page).waitFor({ state: 'detached' })
  await line.getByText(LONG).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect.poll(() => tip(page).textContent()).toBe(LONG)
  expect(await accessFaults(page)).toEqual([])
  await page.getByRole('tab', { name: /^Block/ }).click()
  const panel = page.getByRole('combobox', { name: 'Panel', exact: true })
  await panel.hover()
  await expect.poll(() => tip(page).textContent()).toBe('Bifacial 550 W, 144 half cells')
  expect(problems).toEqual([])
  await context.close()
})
