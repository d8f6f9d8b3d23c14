import { panText } from '@duet/formats/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { copyOfSample } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

const PANEL = 'Bifacial 550 W, 144 half cells'

let browser: Browser
let api: Api
let projectId: string
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await copyOfSample(api, 'Sonoran field')
})
afterAll(() => closePages(browser))

async function openPanel(page: Page): Promise<void> {
  await page.goto(projectPath(projectId, 'design/components'))
  await page.getByRole('navigation', { name: 'Components' }).getByText(PANEL).click()
  await ivCurves(page).waitFor()
}

const ivCurves = (page: Page) =>
  page.getByRole('figure', { name: 'IV Curves' }).locator('canvas').first()

describe('the components', () => {
  test('a panel shows its curves, says what is wrong with a value, and keeps a right one', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await openPanel(page)
    await page.getByText(/^Used by .*East trackers/).waitFor()
    await picture(page, 'components')

    const resistance = page.getByLabel('Series resistance')
    const before = await resistance.inputValue()
    await resistance.fill('-1')
    await page.getByText('must be non-negative').waitFor()
    await page.getByText('1 field error, not saved yet').waitFor()
    await page.getByText('The curves are drawn once the fields are valid').waitFor()
    await resistance.fill('')
    await page.getByText('required', { exact: true }).waitFor()
    await resistance.fill('0.21')
    await page.getByText('not saved yet', { exact: true }).waitFor()
    await ivCurves(page).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(`${PANEL} was saved.`).waitFor()

    await page.reload()
    await ivCurves(page).waitFor()
    expect(await resistance.inputValue()).toBe('0.21')
    expect(before).not.toBe('0.21')
    expect(problems).toEqual([])
    await context.close()
  })

  test('the PAN file of a panel is read, shown and made into a component', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'design/components/panel'))
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import a PAN file' }).first().click()
    await (await chooser).setFiles({
      name: 'ex-500.PAN',
      mimeType: 'text/plain',
      buffer: Buffer.from(panText()),
    })
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByLabel('Name').inputValue()).toContain('EX-500')
    await dialog.getByRole('row', { name: /^Open circuit voltage .* file$/ }).waitFor()
    await dialog.getByRole('row', { name: /^Open circuit voltage .* 0\.00 %$/ }).waitFor()
    await dialog.getByRole('tab', { name: /Not used/ }).click()
    await dialog.getByText('MadeUpKey', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Create Panel' }).click()
    await page.waitForURL(/\/components\/panel\/[0-9a-f-]{36}/)
    await ivCurves(page).waitFor()
    expect(await page.getByLabel('Open circuit voltage').inputValue()).toMatch(/^45\.[45]/)
    expect(problems).toEqual([])
    await context.close()
  })

  test('what is not saved is not lost without a question', async () => {
    const { page, context } = await openSignedIn(browser)
    await openPanel(page)
    await page.getByLabel('Ideality factor').fill('1.5')
    await page.getByRole('link', { name: 'Meteo' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    expect(page.url()).toContain('/design/components/')
    expect(await page.getByLabel('Ideality factor').inputValue()).toBe('1.5')
    await context.close()
  })
})
