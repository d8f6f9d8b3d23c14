import { samplePlant } from '@duet/plant'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { addWeather, importProject, longWeatherText } from '../support/plants.ts'
import { blockIds, jobState, run } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, picture } from '../support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

test('a run that does not end is ended by hand, with a reason that its users read', async () => {
  const projectId = await importProject(api, 'Stuck at Tonopah', samplePlant())
  const enviro_dataset_id = await addWeather(api, projectId, 'Ten minutes', longWeatherText())
  const block_ids = await blockIds(api, projectId)
  const { simulation } = await run(api, projectId, {
    name: 'Stuck',
    block_ids,
    enviro_dataset_id,
  })
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto('/admin/simulations')
  await page.getByRole('button', { name: 'Set the status of Stuck of Stuck at Tonopah' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set the status of a simulation' })
  expect(await accessFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Set status' }).click()
  await dialog.getByText('Reason is required').first().waitFor()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Its worker was lost')
  await picture(page, 'admin-simulations')
  await dialog.getByRole('button', { name: 'Set status' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: 'Stuck at Tonopah' }).waitFor({ state: 'detached' })
  const { status, error_message } = await jobState(api, projectId, simulation!.id)
  expect(status).toBe('failed')
  expect(error_message).toContain('Its worker was lost')
  expect(problems).toEqual([])
  await context.close()
})
