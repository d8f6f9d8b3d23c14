import { readFile } from 'node:fs/promises'
import { readPan } from '@duet/formats'
import { validateComponent } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { copyOfSample } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

const PANEL = 'Bifacial 550 W, 144 half cells'
const componentSchema = z.object({ id: z.string(), name: z.string(), parameters: z.unknown() })

let browser: Browser
let api: Api
let first: string
let second: string
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  first = await copyOfSample(api, 'Library field 1')
  second = await copyOfSample(api, 'Library field 2')
})
afterAll(() => closePages(browser))

async function openPanel(page: Page, projectId: string): Promise<void> {
  await page.goto(projectPath(projectId, 'design/components/panel'))
  await page.getByRole('table', { name: 'Panels' }).getByRole('link', { name: PANEL }).click()
  await page.getByRole('img', { name: /^Module of / }).waitFor()
}

const act = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${PANEL}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const panels = (projectId: string): Promise<z.infer<typeof componentSchema>[]> =>
  api.ask(
    'Components',
    'query Components($p: ID!) { components(project_id: $p, kind: "panel") { id name parameters } }',
    { p: projectId },
    z.array(componentSchema),
  )

describe('components between projects and programs', () => {
  test('a panel goes through the library into another project as it is', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await openPanel(page, first)
    await picture(page, 'component-pictures')
    await act(page, 'Add to library…')
    await page.getByRole('dialog').getByRole('button', { name: 'Add to library' }).click()
    await page.getByText(`${PANEL} is in the library.`).waitFor()

    // once more: it is asked before the one of that name is replaced
    await act(page, 'Add to library…')
    await page.getByRole('dialog').getByRole('button', { name: 'Add to library' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click()
    await page.getByText(`${PANEL} is in the library.`).first().waitFor()

    await page.goto(projectPath(second, 'design/components/panel'))
    await page.getByRole('button', { name: 'From library…' }).click()
    await page.getByRole('button', { name: `Use ${PANEL}` }).click()
    await page.waitForURL(/\/components\/panel\/[0-9a-f-]{36}/)
    const [original] = await panels(first)
    const copies = await panels(second)
    expect(copies).toHaveLength(2)
    expect(copies.map(({ parameters }) => parameters)).toEqual([
      original?.parameters,
      original?.parameters,
    ])
    expect(problems).toEqual([])
    await context.close()
  })

  test('a panel is exported as a PAN file that holds all of it', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await openPanel(page, first)
    const download = page.waitForEvent('download')
    await act(page, 'Export as PAN')
    const file = await download
    expect(file.suggestedFilename()).toBe('bifacial-550-w-144-half-cells.PAN')
    const read = readPan(await readFile(await file.path())).parameters
    const [original] = await panels(first)
    expect(read).toEqual(validateComponent('panel', original?.parameters).parameters)
    expect(problems).toEqual([])
    await context.close()
  })

  test('who deletes a panel is told which blocks lose it', async () => {
    const { page, context } = await openSignedIn(browser)
    await openPanel(page, first)
    await act(page, 'Delete…')
    await page
      .getByRole('dialog')
      .getByText(/East trackers, West fixed tilt will be left/)
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    expect(await panels(first)).toHaveLength(1)
    await context.close()
  })

  test('an empty catalogue says who fills it', async () => {
    const { page, context } = await openSignedIn(browser)
    await page.goto(projectPath(first, 'design/components/inverter'))
    await page.getByRole('button', { name: 'CEC catalogue…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search inverters').fill('no such inverter')
    await dialog.getByText('No inverter found').waitFor()
    await context.close()
  })
})
