import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { emptyProject, importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture } from '../support/session.ts'

const PROJECTS = '/my-organization/projects'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

/** Opens the menu of a project in the list and chooses an entry. */
async function choose(page: Page, project: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${project}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

describe('the projects', () => {
  test('one is created by the form, which says what is missing', async () => {
    const { page, problems, context } = await openSignedIn(browser)
    await page.getByRole('link', { name: 'Create project' }).click()
    const create = page.getByRole('button', { name: 'Create project' })
    await create.click()
    await page.getByText('Name is required').waitFor()
    await page.getByText('Latitude is required').waitFor()
    await page.getByLabel('Name').fill('Buckeye east')
    await page.getByLabel('Latitude').fill('95')
    await page.getByText('maximum 90').waitFor()
    await page.getByLabel('Latitude').fill('33.4')
    await page.getByLabel('Longitude').fill('-112.5')
    await create.click()
    await page.waitForURL(/\/project\/[0-9a-f-]{36}\/design\/blocks/)
    await page.getByText('Buckeye east').first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('one is found by its name, and the address keeps the search', async () => {
    await emptyProject(api, 'Wintersburg south')
    const { page, context } = await openSignedIn(browser)
    await page.getByRole('link', { name: 'Phoenix sample' }).waitFor()
    await page.getByLabel('Search projects').fill('wintersburg')
    await page.getByText('1 project', { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Wintersburg south' }).waitFor()
    await page.waitForURL(/search=wintersburg/)
    await page.reload()
    await page.getByText('1 project', { exact: true }).waitFor()
    expect(await page.getByLabel('Search projects').inputValue()).toBe('wintersburg')
    await page.getByLabel('Search projects').fill('no such name')
    await page.getByText('No project is called “no such name”').waitFor()
    await page.getByRole('button', { name: 'Clear search' }).click()
    await page.getByRole('link', { name: 'Phoenix sample' }).waitFor()
    await context.close()
  })

  test('one is renamed, and deleted after a question', async () => {
    await emptyProject(api, 'Old name')
    const { page, problems, context } = await openSignedIn(browser)
    await choose(page, 'Old name', 'Edit')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('')
    await dialog.getByText('Name is required').waitFor()
    await dialog.getByLabel('Name').fill('New name')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'New name' }).waitFor()

    await choose(page, 'New name', 'Delete')
    await dialog.getByText('It can be restored for 30 days.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await choose(page, 'New name', 'Delete')
    await dialog.getByRole('button', { name: 'Delete project' }).click()
    await page.getByText('New name was deleted.').waitFor()
    await page.getByRole('link', { name: 'New name' }).waitFor({ state: 'hidden' })
    await page.reload()
    await page.getByRole('link', { name: 'Phoenix sample' }).waitFor()
    expect(await page.getByRole('link', { name: 'New name' }).count()).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('one cannot be shared with a person whom nobody knows', async () => {
    await emptyProject(api, 'Aguila')
    const { page, context } = await openSignedIn(browser)
    await choose(page, 'Aguila', 'Share')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText('Choose a person, or type an email address').waitFor()
    await dialog.getByLabel('Name or email').fill('nobody@example.com')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByRole('button', { name: 'Invite nobody@example.com as guest' }).waitFor()
    await context.close()
  })

  test('the list shows each with its place and owner', async () => {
    const latitude = `${samplePlant().project.latitude.toFixed(3)}°`
    const plants = ['Gila Bend north', 'Tonopah', 'Harquahala flats']
    for (const name of plants) await importProject(api, name, samplePlant())
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(`${PROJECTS}?order=created_at`)
    for (const name of plants) {
      const link = page.getByRole('link', { name, exact: true })
      const row = page.getByRole('row').filter({ has: link })
      await row.getByText(latitude).waitFor()
    }
    await picture(page, 'projects')
    expect(await page.title()).toBe('Projects | DUET')
    expect(problems).toEqual([])
    await context.close()
  })
})
