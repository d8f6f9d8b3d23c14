import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { newOrganization, type Organization, openAs } from '../support/people.ts'
import { importProject, smallPlant } from '../support/plants.ts'

let browser: Browser
let organization: Organization
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Watchful Solar', 'Wim Owner')
})
afterAll(() => closePages(browser))

/** A logger's table: an inverter of each block, one of which the tag does not say the block. */
const READINGS = [
  'timestamp,PLANT.BLK01.INV01.AC_KW,"Inverter 2, AC Power kW",PLANT.MTR_KW,GHI,Air Temp',
  '2026-06-02T19:00:00Z,500,480,970,910,31',
].join('\n')
const WITHOUT_BLOCK = 'Inverter 2, AC Power kW'

const nodesSchema = z.object({
  version: z.object({
    currency: z.string(),
    nodes: z.array(
      z.object({ sensor_tag: z.string().nullable(), component: z.string(), scale: z.number() }),
    ),
  }),
})

test('a design becomes a monitored plant by tags of a file, of which one is put right', async () => {
  const { owner, slug } = organization
  const projectId = await importProject(owner.api, 'Watched mesa', smallPlant())
  const { page, context, problems } = await openAs(browser, owner)
  const next = (step: string): Promise<void> =>
    page.getByRole('button', { name: `Next: ${step}` }).click()
  await page.goto(`/${slug}/project/${projectId}/monitor`)
  await page.getByRole('link', { name: 'Set up monitoring' }).click()
  await page.getByText('The design is frozen as it stands').waitFor()
  await next('Hierarchy')

  await page.getByText('From tags', { exact: true }).click()
  const buffer = Buffer.from(READINGS)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'logger.csv', mimeType: 'text/csv', buffer })
  const block = page.getByRole('textbox', { name: `Block of ${WITHOUT_BLOCK}` })
  await block.waitFor()
  await page.getByRole('button', { name: 'Check hierarchy' }).click()
  await page.getByRole('alert').filter({ hasText: 'Row 2' }).waitFor()
  await block.fill('2')
  await page.getByRole('button', { name: 'Check hierarchy' }).click()
  await page.getByRole('alert').filter({ hasText: 'nodes' }).waitFor()

  await next('Readings')
  // what was given is there after a reload
  await page.reload()
  await page.getByRole('button', { name: 'Back: Hierarchy' }).click()
  expect(await block.inputValue()).toBe('2')
  await next('Readings')
  await next('Weather')
  await next('Budget')
  await page.getByRole('textbox', { name: 'Currency' }).fill('eur')
  await next('Test of a day')
  await next('Go')
  await page.getByText('from 5 tags').waitFor()
  await page.getByRole('button', { name: 'Deploy' }).click()
  await page.getByRole('heading', { name: 'Versions' }).waitFor()
  await page.getByText('0 of 5 tags have come').waitFor()

  const { version } = await owner.api.ask(
    'SentinelDeployment',
    `query SentinelDeployment($id: ID!) { sentinelDeployment(project_id: $id) {
      version { currency nodes { sensor_tag component scale } } } }`,
    { id: projectId },
    nodesSchema,
  )
  expect(version.currency).toBe('EUR')
  expect(version.nodes).toContainEqual({
    sensor_tag: WITHOUT_BLOCK,
    component: 'inverter',
    scale: 1000,
  })
  expect(problems).toEqual([])
  await context.close()
})
