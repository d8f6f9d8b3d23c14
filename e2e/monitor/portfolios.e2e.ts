import { samplePlant } from '@duet/plant'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { excessWidthPx } from '../support/pageFaults.ts'
import { setFlag } from '../support/people.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn } from '../support/session.ts'

const PORTFOLIO = 'Deserts'
const PLANT = 'Gila Bend'
const recordSchema = z.object({ id: z.string() })

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
  const api = await firstUserApi()
  const [organization] = await api.ask(
    'Organizations',
    'query Organizations { organizations { id } }',
    {},
    z.array(recordSchema),
  )
  const portfolio = await api.ask(
    'CreatePortfolio',
    'mutation CreatePortfolio($id: ID!, $name: String!) { createPortfolio(organization_id: $id, name: $name) { id } }',
    { id: organization?.id, name: PORTFOLIO },
    recordSchema,
  )
  await api.ask(
    'DeployProject',
    'mutation DeployProject($id: ID!, $portfolio: ID) { deployProject(project_id: $id, portfolio_id: $portfolio) { id } }',
    { id: await importProject(api, PLANT, samplePlant()), portfolio: portfolio.id },
    recordSchema,
  )
  await setFlag('sentinel-demo', true)
})
afterAll(async () => {
  await setFlag('sentinel-demo', false)
  await closePages(browser)
})

test('a portfolio is reached from the projects, and says of which plants its sums are', async () => {
  const { page, problems, context } = await openSignedIn(browser)
  await page.getByRole('link', { name: 'Monitor', exact: true }).click()
  await page.getByRole('heading', { name: 'Portfolios', level: 1 }).waitFor()
  await page.getByRole('link', { name: PORTFOLIO, exact: true }).click()
  await page.getByRole('heading', { name: PORTFOLIO, level: 1 }).waitFor()
  await page.getByText('Energy is that of 0 of 1 plant').waitFor()
  await page.getByRole('link', { name: PLANT }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('filters, order and period of the list are in the address, also in a narrow window', async () => {
  const { page, problems, context } = await openSignedIn(browser, 390, 844)
  await page.goto('/my-organization/monitor-portfolios/all')
  await page.getByLabel('Search plants').fill('gila')
  await page.waitForURL(/search=gila/)
  await page.goto(`${page.url()}&freshness=live&period=7d`)
  await page.getByText('No plant matches').waitFor()
  await page.goto(page.url().replace('freshness=live', 'freshness=offline'))
  await page.getByRole('link', { name: PLANT }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Period' }).inputValue()).toBe('Last 7 days')
  expect(await excessWidthPx(page)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  await context.close()
})
