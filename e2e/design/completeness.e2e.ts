import { type PlantDocument, samplePlant } from '@duet/plant'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { mapIsIdle } from '../support/designMap.ts'
import { importProject } from '../support/plants.ts'
import { firstUserApi, openSignedIn, picture, projectPath } from '../support/session.ts'

let browser: Browser
let api: Api
beforeAll(async () => {
  browser = await launchBrowser()
  api = await firstUserApi()
})
afterAll(() => closePages(browser))

/** The sample's tracker block alone, without an inverter. */
function oneBlock(): PlantDocument {
  const plant = samplePlant()
  const [block] = plant.blocks
  if (block === undefined) throw new Error('the sample has no block')
  return {
    ...plant,
    blocks: [{ ...block, pv_inverter_id: null }],
    block_layers: plant.block_layers.filter(({ block_id }) => block_id === block.id),
  }
}

const componentsSchema = z.array(
  z.object({ id: z.string(), kind: z.string(), parameters: z.record(z.string(), z.unknown()) }),
)

/** Writes unsound values into the first component of a kind. */
async function spoil(projectId: string, kind: string, change: object): Promise<void> {
  const components = await api.ask(
    'Components',
    'query Components($id: ID!) { components(project_id: $id) { id kind parameters } }',
    { id: projectId },
    componentsSchema,
  )
  const component = components.find((candidate) => candidate.kind === kind)
  if (component === undefined) throw new Error(`the project has no ${kind}`)
  await api.ask(
    'UpdateComponent',
    'mutation UpdateComponent($id: ID!, $parameters: JSON!) { updateComponent(id: $id, parameters: $parameters) { id } }',
    { id: component.id, parameters: { ...component.parameters, ...change } },
    z.object({ id: z.string() }),
  )
}

async function openBlock(page: Page, projectId: string): Promise<void> {
  await page.goto(projectPath(projectId, 'design/blocks'))
  await page.getByRole('button', { name: 'East trackers', exact: true }).click()
  await page.getByRole('heading', { name: 'Before it can be simulated' }).waitFor()
  await mapIsIdle(page)
}

const issue = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Name of what the cursor is in. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const input = document.activeElement
    const label = document.querySelector(`label[for="${input?.id}"]`)
    return input?.getAttribute('aria-label') ?? label?.textContent ?? ''
  })
}

async function isFocused(page: Page, label: string): Promise<void> {
  await expect.poll(() => focused(page)).toBe(label)
}

/** Hours of a day in which the grid takes all, and those around noon in which it does not. */
const NIGHT = Array.from({ length: 10 }, () => 100)
const NOON = Array.from({ length: 4 }, () => 40)

describe('what a block still lacks', () => {
  test('leads to the field of the block, of its parts and inside them', async () => {
    const projectId = await importProject(api, 'Completeness 1', oneBlock())
    await spoil(projectId, 'panel', {
      iam_profile: [0, 20, 40, 60, 20].map((angle) => ({ angle, modifier: 1 })),
      bypass_diodes: [1, 4],
    })
    const { page, problems, context } = await openSignedIn(browser)
    await openBlock(page, projectId)
    await picture(page, 'completeness')
    await issue(page, 'Choose an Inverter').click()
    await isFocused(page, 'Inverter')

    const march = page.getByRole('group', { name: /^Soiling loss/ }).getByLabel('Mar')
    await march.fill('')
    await page.getByText('required', { exact: true }).waitFor()
    await march.fill('101')
    await issue(page, 'Soiling loss (March): maximum 100').click()
    await isFocused(page, 'Mar')

    await issue(
      page,
      'Panel, IAM profile, row 5, Incidence angle: Incidence angles values must be unique',
    ).click()
    await page.waitForURL(/\/components\/panel\/.+#iam_profile/)
    await isFocused(page, 'Incidence angle, row 5')
    await picture(page, 'completeness-component')
    await page.goBack()
    await issue(
      page,
      'Panel, Bypass diodes (columns): must be factor of number of cell columns on the panel',
    ).click()
    await isFocused(page, 'Bypass diodes, columns')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('a form', () => {
  test('of a panel suggests cell lengths, and says limits in the unit shown', async () => {
    const projectId = await importProject(api, 'Completeness 2', oneBlock())
    const { page, problems, context } = await openSignedIn(browser)
    await page.goto(projectPath(projectId, 'design/components'))
    await page.getByRole('navigation', { name: 'Components' }).getByText('Bifacial 550 W').click()
    await page.getByRole('button', { name: '79.375', exact: true }).click()
    expect(await page.getByLabel('Cell length').inputValue()).toBe('79.375')
    await picture(page, 'cell-lengths')
    await page.getByLabel('First year degradation rate').fill('150')
    await page.getByText('must be less than 100', { exact: true }).waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('of a block takes snow by month, or by its depth with an albedo', async () => {
    const projectId = await importProject(api, 'Completeness 3', oneBlock())
    const { page, problems, context } = await openSignedIn(browser)
    await openBlock(page, projectId)
    const model = page.getByRole('combobox', { name: 'Snow on the front' })
    const choose = async (name: string) => {
      await model.click()
      await page.getByRole('option', { name, exact: true }).click()
    }
    await choose('Monthly')
    const january = page.getByRole('group', { name: /^Snow loss/ }).getByLabel('Jan')
    await january.fill('101')
    await page.getByText('maximum 100', { exact: true }).waitFor()
    await january.fill('35')
    await picture(page, 'snow-by-month')
    await page.reload()
    await page.getByRole('button', { name: 'East trackers', exact: true }).click()
    await expect.poll(() => january.inputValue()).toBe('35')
    await choose('By snow depth')
    await expect.poll(() => january.count()).toBe(0)
    await page.getByLabel('Albedo of snow').fill('0.7')
    await model.scrollIntoViewIfNeeded()
    await picture(page, 'snow-that-slides')
    await page.setViewportSize({ width: 390, height: 844 })
    await model.scrollIntoViewIfNeeded()
    await picture(page, 'snow-narrow')
    expect(problems).toEqual([])
    await context.close()
  })

  test('of a block takes auxiliaries, and a threshold of its fans once it has some', async () => {
    const projectId = await importProject(api, 'Completeness 4', oneBlock())
    const { page, problems, context } = await openSignedIn(browser)
    await openBlock(page, projectId)
    const threshold = page.getByRole('textbox', { name: 'Fans run from' })
    await page.getByRole('textbox', { name: 'Auxiliaries by night' }).fill('-1')
    await page.getByText('must be non-negative', { exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Auxiliaries by night' }).fill('350')
    expect(await threshold.count()).toBe(0)
    await page.getByRole('textbox', { name: 'Fans', exact: true }).fill('4')
    await threshold.fill('250')
    await picture(page, 'auxiliaries')
    await page.setViewportSize({ width: 390, height: 844 })
    await threshold.scrollIntoViewIfNeeded()
    await picture(page, 'auxiliaries-narrow')
    expect(problems).toEqual([])
    await context.close()
  })

  test('of a block takes soiling by rain, and by rain and dust', async () => {
    const projectId = await importProject(api, 'Completeness 5', oneBlock())
    const { page, problems, context } = await openSignedIn(browser)
    await openBlock(page, projectId)
    const algorithm = page.getByRole('combobox', { name: 'Soiling algorithm' })
    const choose = async (name: string) => {
      await algorithm.click()
      await page.getByRole('option', { name, exact: true }).click()
    }
    await choose('Rain')
    await page.getByRole('textbox', { name: 'Most soiling' }).fill('101')
    await page.getByText('maximum 100', { exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Most soiling' }).fill('20')
    await page.getByRole('textbox', { name: 'Washed every' }).fill('30')
    await page.getByLabel('Date of a wash').fill('2021-05-01')
    await algorithm.scrollIntoViewIfNeeded()
    await picture(page, 'soiling-by-rain')
    await choose('Rain and dust')
    await page.getByRole('textbox', { name: 'Fall of dust of 2.5 to 10 µm' }).fill('0.005')
    await page.setViewportSize({ width: 390, height: 844 })
    await algorithm.scrollIntoViewIfNeeded()
    await picture(page, 'soiling-by-dust-narrow')
    expect(problems).toEqual([])
    await context.close()
  })

  test('of the plant asks for the parts of a stage and sets the limit against the modules', async () => {
    const projectId = await importProject(api, 'Buckeye', oneBlock())
    const { page, problems, context } = await openSignedIn(browser)
    await openBlock(page, projectId)
    await page.getByRole('tab', { name: 'System' }).click()
    await page.getByRole('switch', { name: 'HV stage' }).click()
    await expect.poll(() => page.getByText('required', { exact: true }).count()).toBe(2)
    await page.getByRole('switch', { name: 'HV stage' }).click()
    await page.getByRole('switch', { name: 'Grid injection limit' }).click()
    const limit = page.getByRole('textbox', { name: 'Grid injection limit' })
    await limit.fill('0')
    await page.getByText('must be positive', { exact: true }).waitFor()
    await limit.fill('5')
    await page.getByText('1.49 times the limit').waitFor()
    await picture(page, 'system-form')
    const schedule = page.getByRole('textbox', { name: 'Limit by month and hour' })
    await schedule.fill('100 100')
    await schedule.blur()
    await page.getByText('Line 1 has 2 numbers: give 24, from midnight on.').waitFor()
    await schedule.fill([...NIGHT, ...NOON, ...NIGHT].join(' '))
    await schedule.blur()
    await page.getByText('40 % dark, 100 % bright; midnight at the left').waitFor()
    await picture(page, 'limit-by-hour')
    await page.getByRole('textbox', { name: 'Outages', exact: true }).fill('3')
    await page.getByText('required', { exact: true }).waitFor()
    await page.getByRole('textbox', { name: 'Mean duration of an outage' }).fill('24')
    await picture(page, 'outages')
    await page.setViewportSize({ width: 390, height: 844 })
    await schedule.scrollIntoViewIfNeeded()
    await picture(page, 'limit-by-hour-narrow')
    expect(problems).toEqual([])
    await context.close()
  })
})
