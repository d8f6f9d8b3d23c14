import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { addWeather, copyOfSample, importProject, longWeatherText } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

const runButton = (page: Page) => page.getByRole('button', { name: 'Run simulation' })

/** The panel at the bottom right that follows a run. */
const progress = (page: Page) => page.getByRole('region', { name: 'Simulation in progress' })

describe('a run', () => {
  test('of the sample is drawn once its light is traced', async () => {
    const projectId = await copyOfSample(api, 'Gillespie')
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'compute/blocks'))
    await page.getByText('Ready').nth(1).waitFor()
    await page.getByLabel('Name').fill('Year with synthetic weather')
    await picture(page, 'compute')
    const startMs = performance.now()
    await runButton(page).click()
    await progress(page).waitFor()
    await progress(page).getByRole('link').click()
    const chart = page.getByRole('figure').first().locator('canvas').first()
    await chart.waitFor()
    const runMs = performance.now() - startMs
    // Said, not asserted: it depends on the machine
    console.log(`click to chart: ${Math.round(runMs)} ms`)
    await page.waitForURL(/\/simulations\/[0-9a-f-]{36}\/energy-yields/)
    expect(problems).toEqual([])
    await context.close()
  })

  test('of a block that is not complete says, block by block, what is missing', async () => {
    const plant = samplePlant()
    const [first, second] = plant.blocks
    const projectId = await importProject(api, 'Hassayampa', {
      ...plant,
      blocks: [{ ...first!, pv_inverter_id: null }, second!],
    })
    const { page, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'compute/blocks'))
    await runButton(page).waitFor()
    await addWeather(api, projectId, 'Typical year')
    await page.reload()
    await page.getByRole('combobox', { name: 'Meteo dataset' }).click()
    await page.getByRole('option', { name: /^Typical year/ }).click()
    const incomplete = page.getByRole('checkbox', { name: first!.name })
    expect(await incomplete.isChecked()).toBe(false)
    await incomplete.check()
    await page.getByRole('link', { name: 'Choose an Inverter' }).waitFor()
    await page.getByText('2 blocks, 1 not ready: see Pre-flight.').waitFor()
    await runButton(page).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Nothing was started' })
    await alert.getByRole('link', { name: first!.name }).waitFor()
    await alert
      .getByText(/inverter/i)
      .first()
      .waitFor()
    expect(await alert.getByText(second!.name).count()).toBe(0)
    await context.close()
  })

  test('survives a reload of the page, and is stopped after a question', async () => {
    const projectId = await importProject(api, 'Rainbow Valley', samplePlant())
    await addWeather(api, projectId, 'Ten minutes', longWeatherText())
    const { page, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'compute/blocks'))
    await page.getByRole('combobox', { name: 'Meteo dataset' }).click()
    await page.getByRole('option', { name: /^Ten minutes/ }).click()
    await runButton(page).click()
    await progress(page).waitFor()
    await page.reload()
    await progress(page)
      .getByText(/^Running/)
      .waitFor()
    await picture(page, 'compute-progress')
    await progress(page).getByRole('button', { name: 'Stop' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Stop simulation' }).click()
    await progress(page).getByText('The simulation was stopped.').waitFor()
    await page.getByRole('link', { name: 'Results' }).click()
    await page.getByRole('row').filter({ hasText: 'Stopped' }).waitFor()
    await context.close()
  })
})
