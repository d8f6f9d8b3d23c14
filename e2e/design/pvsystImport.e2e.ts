import { projectArchive, variantText, withResults } from '@duet/formats/testing/pvsyst'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { openSignedIn, picture } from '../support/session.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => closePages(browser))

const archive = (change?: Parameters<typeof projectArchive>[0]) => ({
  name: 'plant.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(projectArchive(change)),
})

/** A new project from an archive, up to its preview. */
async function begin(page: Page, change?: Parameters<typeof projectArchive>[0]): Promise<void> {
  await page.goto('/my-organization/project-create')
  await page.getByRole('radio', { name: 'A PVsyst project' }).click()
  await page
    .locator('input[aria-label="Begin from a PVsyst project"]')
    .setInputFiles(archive(change))
  await page.getByText('Invented plant lies at').waitFor()
  await page.getByRole('button', { name: 'Create project' }).click()
  await page.getByRole('heading', { name: 'Preview of Trackers' }).waitFor()
}

const row = (page: Page, text: string) =>
  page
    .getByRole('table', { name: 'What becomes of the variant' })
    .getByRole('row')
    .filter({ hasText: text })

describe('a project of PVsyst', () => {
  test('becomes a new project: previewed line by line, filtered, imported and opened', async () => {
    const { page } = await openSignedIn(browser)
    await begin(page)
    await row(page, 'North field: mismatch').getByText('Taken').waitFor()
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: /^Not taken over/ }).click()
    await page.waitForURL(/show=not_taken/)
    expect(await row(page, 'North field: mismatch').count()).toBe(0)
    await page.reload()
    await row(page, 'Operating temperatures').waitFor()
    await page.getByRole('combobox', { name: 'State' }).click()
    await page.getByRole('option', { name: 'All states' }).click()
    await page.waitForURL((url) => !url.search.includes('show'))
    await picture(page, 'pvsyst-import')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('heading', { name: 'Trackers is imported' }).waitFor()
    await page.getByRole('link', { name: 'Open the design' }).click()
    await page.getByText('North field').first().waitFor()
  })

  test('that is left before its import stands in the list, to go on or to delete', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await begin(page)
    const id = /project\/([^/]+)/.exec(page.url())?.[1] ?? ''
    await page.goto('/my-organization/projects')
    const link = page.locator(`a[href*="${id}/pvsyst-import"]`)
    await link.click()
    await page.getByRole('heading', { name: 'Preview of Trackers' }).waitFor()
    const note = page.getByRole('note').filter({ hasText: 'not finished' })
    await picture(page, 'pvsyst-unfinished')
    await note.getByRole('button', { name: 'Delete project' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete project' }).click()
    await page.waitForURL(/\/projects$/)
    await page.getByRole('heading', { name: 'Projects' }).waitFor()
    await expect.poll(() => link.count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('with results is run, and compared month by month and stage by stage', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await begin(page, withResults())
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('heading', { name: 'Trackers is imported' }).waitFor()
    const imported = page.url()
    await page.getByRole('link', { name: 'Run', exact: true }).click()
    await page.getByText('Ready').first().waitFor()
    await page.getByRole('button', { name: 'Run simulation' }).click()
    await page.getByRole('region', { name: 'Simulation in progress' }).getByRole('link').click()
    await page.getByRole('figure').locator('canvas').first().waitFor()
    await page.goto(imported)
    await page.getByRole('link', { name: 'Compare' }).and(page.locator('main *')).click()
    await page.getByRole('heading', { name: 'PVsyst against DUET, Trackers' }).waitFor()
    const ratio = page
      .getByRole('table', { name: 'Figures of both series' })
      .getByRole('row', { name: /^B \/ A/ })
    expect(await ratio.innerText()).toMatch(/\b[01]\.\d+/)
    await page.getByRole('tab', { name: 'Losses' }).click()
    const stages = page.getByRole('table', { name: 'Loss stages of both runs' })
    const light = stages.getByRole('row', { name: /^Global horizontal/ }).first()
    expect(await light.innerText()).toMatch(/2,237\s*kWh\/m²\s+2,237\s*kWh\/m²/)
    const sentences = page.getByRole('list', { name: 'What differs' })
    await sentences
      .getByText(/points of what comes to it/)
      .first()
      .waitFor()
    await picture(page, 'pvsyst-compare')
    expect(problems).toEqual([])
    await context.close()
  })

  test('says what is missing and lets a usual part stand for it', async () => {
    const { page } = await openSignedIn(browser)
    await begin(page, { 'Invented/Components/Invented.PAN': undefined })
    await row(page, 'Invented.PAN').getByText('To choose').waitFor()
    await page.getByRole('combobox', { name: 'Panel in place of Invented.PAN' }).waitFor()
    await page.getByRole('switch', { name: 'Fill gaps with starter defaults' }).press('Space')
    await row(page, 'Invented.PAN').getByText('Starter default').waitFor()
    await page.waitForURL(/starter=true/)
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await page.getByRole('link', { name: 'Import another variant' }).click()
    const choice = page.getByRole('combobox', { name: 'Panel in place of Invented.PAN' })
    await choice.click()
    await page.getByRole('option').first().click()
    await row(page, 'Invented.PAN')
      .getByText('Taken')
      .or(row(page, 'Invented.PAN').getByText('Assumed'))
      .first()
      .waitFor()
    await choice.press('Escape')
    await choice.press('Tab')
    await page.keyboard.press('Enter')
    await row(page, 'Invented.PAN').getByText('To choose').waitFor()
    expect(await choice.evaluate((field) => field === document.activeElement)).toBe(true)
  })

  test('tells a damaged file from one that is none of PVsyst', async () => {
    const { page } = await openSignedIn(browser)
    await begin(page, {
      'Invented/Invented.VC1': variantText().slice(0, 700),
      'Invented/notes.txt': 'Fence',
    })
    const files = page.getByRole('table', { name: 'Files' })
    await files.getByRole('row').filter({ hasText: 'Invented.VC1' }).getByText('Not read').waitFor()
    await files.getByRole('row').filter({ hasText: 'notes.txt' }).getByText('Passed over').waitFor()
    await page.getByRole('button', { name: 'Start over' }).click()
    await page.getByRole('button', { name: 'Drop a project folder or a zip file' }).waitFor()
  })
})
