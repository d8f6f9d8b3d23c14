import { samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { copyOfSample, smallPlant } from '../support/plants.ts'
import { blockIds, run } from '../support/projectApi.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
let projectId = ''
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
  projectId = await copyOfSample(api, 'Theba', smallPlant())
})
afterAll(() => closePages(browser))

const preflight = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Pre-flight' }) })

test('the pre-flight tells what a run would be, and follows the choices', async () => {
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(projectPath(projectId, 'compute/blocks'))
  const panel = preflight(page)
  await panel.getByText(/of 8,760 steps with daylight/).waitFor()
  await panel.getByText('Altogether').waitFor()
  await panel.getByText(/An estimate from/).waitFor()
  expect(await panel.getByRole('listitem').filter({ hasText: 'modules' }).count()).toBe(2)
  await picture(page, 'compute-preflight')
  const [, second] = samplePlant().blocks
  await page.getByRole('checkbox', { name: second?.name ?? '' }).uncheck()
  await expect
    .poll(() => panel.getByRole('listitem').filter({ hasText: 'modules' }).count())
    .toBe(1)
  expect(problems).toEqual([])
  await context.close()
})

test('what is wrong with the time range stands at its field', async () => {
  const { page, context } = await openSignedIn(browser)
  await page.goto(projectPath(projectId, 'compute/blocks'))
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('From, month', 'Jun')
  await choose('To, month', 'Mar')
  await page.getByText("'To' must be no earlier than 'From'").first().waitFor()
  expect(await page.getByRole('button', { name: 'Run simulation' }).isDisabled()).toBe(true)
  await choose('To, month', 'Jun')
  await page.getByLabel('Simulated year').fill('2020')
  await page
    .getByText("'From' must be no earlier than the PV System Start Date of selected blocks")
    .first()
    .waitFor()
  await page.getByLabel('Simulated year').fill('1900')
  await page.getByText('minimum 1950').waitFor()
  await context.close()
})

test('a run is opened again with its choices, and run again as it was', async () => {
  const [first = ''] = await blockIds(api, projectId)
  const { simulation } = await run(api, projectId, {
    name: 'Two days of June',
    block_ids: [first],
    from: '2026-06-20',
    to: '2026-06-21',
  })
  const id = simulation?.id ?? ''
  const { page, problems, context } = await openSignedIn(browser)
  await page.goto(projectPath(projectId, 'simulations'))
  await page.getByRole('button', { name: 'Actions for Two days of June' }).click()
  await page.getByRole('menuitem', { name: 'Run again' }).click()
  await page.waitForURL(new RegExp(`run=${id}`))
  await page.getByText('The design is as it was in that simulation.').waitFor()
  expect(await page.getByRole('combobox', { name: 'From, month' }).inputValue()).toBe('Jun')
  expect(await page.getByRole('combobox', { name: 'To, day' }).inputValue()).toBe('21')
  await page.getByRole('button', { name: 'Run again as it was' }).click()
  await page.getByRole('region', { name: 'Simulation in progress' }).waitFor()
  await expect.poll(async () => (await simulationIds(api)).length).toBe(2)
  for (const runId of await simulationIds(api)) await stop(api, runId)
  expect(problems).toEqual([])
  await context.close()
})

const SIMULATIONS = `query ProjectDuetSim($project: ID!) { projectDuetSim(project_id: $project) { id } }`

const withId = z.object({ id: z.string() })

async function simulationIds(of: Api): Promise<readonly string[]> {
  const found = await of.ask('ProjectDuetSim', SIMULATIONS, { project: projectId }, z.array(withId))
  return found.map(({ id }) => id)
}

const STOP = `mutation StopRunningSimulation($id: ID!, $project: ID!) {
  stopRunningSimulation(id: $id, project_id: $project) { id }
}`

const stop = (of: Api, id: string) =>
  of.ask('StopRunningSimulation', STOP, { id, project: projectId }, withId)
