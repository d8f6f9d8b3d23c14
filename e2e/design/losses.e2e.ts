import { samplePlant } from '@duet/plant'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { accessFaults, excessWidthPx } from '../support/pageFaults.ts'
import { newOrganization, newPerson, type Organization, openAs } from '../support/people.ts'
import { importProject } from '../support/plants.ts'
import { picture } from '../support/session.ts'

let browser: Browser
let organization: Organization
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Loss Solar', 'Lea Owner')
})
afterAll(() => closePages(browser))

/** Three blocks that are alike. */
function plantOfThree(): ReturnType<typeof samplePlant> {
  const plant = samplePlant()
  const [block] = plant.blocks
  const blocks = ['North', 'South', 'West'].map((name) => ({
    ...block!,
    id: crypto.randomUUID(),
    name,
  }))
  return { ...plant, blocks, block_layers: [] }
}

const rowOf = (page: Page, loss: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByText(loss, { exact: true }) })
    .first()

async function fits(page: Page): Promise<void> {
  expect.soft(await accessFaults(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 900 })
  expect.soft(await excessWidthPx(page)).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1440, height: 900 })
}

test('losses are set for the plant and for a block, with their source, and viewers see them', async () => {
  const { owner, slug } = organization
  const projectId = await importProject(owner.api, 'Losses', plantOfThree())
  const { page, problems, context } = await openAs(browser, owner)
  await page.goto(`/${slug}/project/${projectId}/design/losses`)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Change Mismatch loss', exact: true }).click()
  await dialog.getByLabel('Mismatch loss').fill('120')
  await dialog.getByRole('button', { name: 'Save loss' }).click()
  await dialog.getByText('North, South, West: Mismatch loss').waitFor()
  await fits(page)
  await picture(page, 'loss-dialog')
  await dialog.getByLabel('Mismatch loss').fill('0.7')
  await dialog.getByRole('button', { name: 'Save loss' }).click()
  await rowOf(page, 'Mismatch loss').getByText('0.7 %').waitFor()

  await page.getByRole('button', { name: 'Change Mismatch loss', exact: true }).click()
  await dialog.getByLabel('Of', { exact: true }).click()
  await page.getByRole('option', { name: 'South' }).click()
  await dialog.getByLabel('Mismatch loss').fill('1.5')
  await dialog.getByRole('button', { name: 'Save loss' }).click()
  await page.getByRole('button', { name: '1 block differs in Mismatch loss' }).click()
  await rowOf(page, 'Mismatch loss').getByText('1.5 %').waitFor()

  await page.getByRole('button', { name: 'Source and uncertainty of Mismatch loss' }).click()
  await dialog.getByLabel('Source or note').fill('Flash list of the supplier')
  await dialog.getByLabel('Uncertainty, one standard deviation').fill('0.2')
  await dialog.getByRole('button', { name: 'Save source' }).click()
  await rowOf(page, 'Mismatch loss').getByText('Flash list of the supplier').waitFor()
  await page.getByText(/^Saved/).waitFor()

  await page.reload()
  const row = rowOf(page, 'Mismatch loss')
  await row.getByText('South').waitFor()
  await row.getByText('0.2 %').waitFor()
  await fits(page)
  await picture(page, 'losses')
  await page.getByRole('switch', { name: 'Only what is set' }).click()
  await expect.poll(() => page.getByText('LeTID loss', { exact: true }).count()).toBe(0)
  expect(problems).toEqual([])
  await context.close()

  const viewer = await newPerson('Vera Viewer', { of: organization, as: 'guest' })
  await owner.api.ask(
    'Share',
    `mutation Share($id: ID!, $email: String!) {
      addProjectUser(project_id: $id, email: $email, role_id: "viewer") { id }
    }`,
    { id: projectId, email: viewer.email },
    z.object({ id: z.string() }),
  )
  const seen = await openAs(browser, viewer)
  await seen.page.goto(`/${slug}/project/${projectId}/design/losses`)
  await rowOf(seen.page, 'Mismatch loss').getByText('Flash list of the supplier').waitFor()
  expect(await seen.page.getByRole('button', { name: /^(Change|Source)/ }).count()).toBe(0)
  await seen.context.close()
})

test('a loss of a component is changed for all blocks or for one, and each step is undone', async () => {
  const { owner, slug } = organization
  const projectId = await importProject(owner.api, 'Losses of parts', plantOfThree())
  const { page, problems, context } = await openAs(browser, owner)
  await page.goto(`/${slug}/project/${projectId}/design/losses`)
  const dialog = page.getByRole('dialog')
  const loss = 'Remaining years degradation rate'
  const row = rowOf(page, loss)
  const change = async (value: string, block?: string): Promise<void> => {
    await page.getByRole('button', { name: `Change ${loss}`, exact: true }).click()
    if (block !== undefined) {
      await dialog.getByLabel('Of', { exact: true }).click()
      await page.getByRole('option', { name: block }).click()
      await dialog.getByText(`${block} gets a copy of`).waitFor()
    } else await dialog.getByText('The change is of North, South and West').waitFor()
    await dialog.getByLabel(loss).fill(value)
    await dialog.getByRole('button', { name: 'Save loss' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const undo = (name: string): Promise<void> =>
    page.getByRole('button', { name: `Undo: ${name}` }).click()

  await change('0.77')
  await row.getByText('0.77 %').waitFor()
  await change('0.99', 'South')
  await row.getByRole('button', { name: `1 block differs in ${loss}` }).click()
  await row.getByText('0.99 %').waitFor()

  await page.getByRole('button', { name: 'Change Unavailability', exact: true }).click()
  await dialog.getByLabel('Unavailability').fill('3')
  await dialog.getByRole('button', { name: 'Save loss' }).click()
  await rowOf(page, 'Unavailability').getByText('3 %').waitFor()
  await page.getByRole('button', { name: 'Source and uncertainty of Unavailability' }).click()
  await dialog.getByLabel('Source or note').fill('Contract')
  await dialog.getByRole('button', { name: 'Save source' }).click()
  await rowOf(page, 'Unavailability').getByText('Contract').waitFor()
  await fits(page)

  await undo('Change the source of Unavailability')
  await rowOf(page, 'Unavailability').getByText('Contract').waitFor({ state: 'detached' })
  await undo('Change Unavailability of the plant')
  await rowOf(page, 'Unavailability').getByText('not set').waitFor()
  await undo(`Change ${loss} of South`)
  await row.getByText('none').waitFor()
  await page.getByRole('button', { name: new RegExp(`^Undo: Change ${loss} of`) }).click()
  await row.getByText('0.77 %').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: new RegExp(`^Redo: Change ${loss} of`) }).click()
  await row.getByText('0.77 %').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a far horizon is drawn by hand and by keys, in step with its points', async () => {
  const { owner, slug } = organization
  const projectId = await importProject(owner.api, 'Horizon by hand', plantOfThree())
  const { page, problems, context } = await openAs(browser, owner)
  await page.goto(`/${slug}/project/${projectId}/design/losses`)
  await page.getByRole('button', { name: 'Change Far horizon', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const lines = dialog.getByRole('textbox', { name: 'Far horizon' })
  const drawing = dialog.locator('[data-picture]')
  const click = async (name: string): Promise<void> =>
    dialog.getByRole('button', { name, exact: true }).click()

  const { width, height } = (await drawing.boundingBox())!
  await drawing.click({ position: { x: width / 4, y: height * (1 - 10 / 45) } })
  await expect.poll(() => lines.inputValue()).toMatch(/^(89|90|91) (9|10|11)$/)
  await lines.fill('90 10')
  await lines.blur()
  await dialog.getByText('1 point, up to 10°').waitFor()

  const point = dialog.getByRole('slider', { name: 'Point 1 of 1' })
  const { x, y } = (await point.boundingBox())!
  await page.mouse.move(x + 12, y + 12)
  await page.mouse.down()
  await page.mouse.move(x + 12 + width / 12, y + 12 - height / 9, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => lines.inputValue()).toMatch(/^(119|120|121) (14|15|16)$/)
  await click('Undo')
  await expect.poll(() => lines.inputValue()).toBe('90 10')

  await point.focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(() => lines.inputValue()).toBe('90.1 11')
  await click('Add a point')
  await expect.poll(() => lines.inputValue()).toBe('90.1 11\n270 11')
  await fits(page)
  await picture(page, 'horizon-by-hand')
  await dialog.getByRole('slider', { name: 'Point 1 of 2' }).focus()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('Delete')
  await expect.poll(() => lines.inputValue()).toBe('90.1 11')
  await dialog.getByRole('button', { name: 'Save loss' }).click()
  await rowOf(page, 'Far horizon').getByText('1 point', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Change Far horizon', exact: true }).click()
  await click('Clear Far horizon')
  await expect.poll(() => lines.inputValue()).toBe('')
  await click('Reset')
  await expect.poll(() => lines.inputValue()).toBe('90.1 11')
  expect(problems).toEqual([])
  await context.close()
})
