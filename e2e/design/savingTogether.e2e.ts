import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { squareField } from '../support/designMap.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { newOrganization, newPerson, type Organization, openAs } from '../support/people.ts'
import { importProject } from '../support/plants.ts'
import { picture } from '../support/session.ts'

let browser: Browser
let organization: Organization
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Together Solar', 'Ana Owner')
})
afterAll(() => closePages(browser))

const design = (id: string): string => `/${organization.slug}/project/${id}/design/blocks`

const inverters = (page: Page): Locator => page.getByLabel('Number of inverters')
const saved = (page: Page): Promise<void> => page.getByText(/^Saved \d/).waitFor()

async function setInverters(page: Page, count: number): Promise<void> {
  await inverters(page).fill(String(count))
  await inverters(page).blur()
}

async function invertersBecome(page: Page, count: number): Promise<void> {
  await expect.poll(() => inverters(page).inputValue()).toBe(String(count))
}

/** No call about the design reaches the server, until what comes back is called. */
async function cutOff(context: BrowserContext): Promise<() => Promise<void>> {
  const calls = /operation=(Upsert|Delete|DesignChanges)/
  await context.route(calls, (route) => route.abort())
  return async () => {
    await context.unroute(calls)
    // as a browser tells when its line is back
    for (const page of context.pages())
      await page.evaluate(() => void window.dispatchEvent(new Event('online')))
  }
}

async function storedInverters(projectId: string): Promise<number> {
  const { blocks } = await organization.owner.api.ask(
    'ProjectBlocks',
    'query ProjectBlocks($id: ID!) { projectBlocks(project_id: $id) { blocks { configuration } } }',
    { id: projectId },
    z.object({
      blocks: z.array(z.object({ configuration: z.object({ num_inverters: z.number() }) })),
    }),
  )
  return blocks[0]?.configuration.num_inverters ?? 0
}

describe('saving', () => {
  test('edits without a connection are kept through a reload and sent when there is one', async () => {
    const { owner } = organization
    const projectId = await importProject(owner.api, 'Far away', squareField(200))
    const { page, context } = await openAs(browser, owner)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.goto(design(projectId))
    await inverters(page).waitFor()
    const connect = await cutOff(context)
    await setInverters(page, 5)
    await page.getByText('Offline, 1 change kept').waitFor()
    await page.reload()
    await invertersBecome(page, 5)
    await page.getByText('Offline, 1 change kept').waitFor()
    expect(await storedInverters(projectId)).not.toBe(5)
    await connect()
    await saved(page)
    expect(await storedInverters(projectId)).toBe(5)
    await page.reload()
    await invertersBecome(page, 5)
    await context.close()
  })

  test('two people see what the other does, and decide where both did the same', async () => {
    const { owner } = organization
    const projectId = await importProject(owner.api, 'Side by side', squareField(200))
    const ben = await newPerson('Ben Builder', { of: organization, as: 'owner' })
    const [anas, bens] = await Promise.all([openAs(browser, owner), openAs(browser, ben)])
    await Promise.all([anas, bens].map(({ page }) => page.goto(design(projectId))))
    await Promise.all([anas, bens].map(({ page }) => inverters(page).waitFor()))

    await setInverters(anas.page, 7)
    await invertersBecome(bens.page, 7)
    await bens.page
      .getByText(/^Ana Owner changed /)
      .first()
      .waitFor()

    // both change the same, and one is told
    let connect = await cutOff(bens.context)
    await setInverters(bens.page, 9)
    await bens.page.getByText('Offline, 1 change kept').waitFor()
    await setInverters(anas.page, 8)
    await saved(anas.page)
    await connect()
    const panel = bens.page.getByRole('alert', { name: 'Changed by two people' })
    await panel.getByRole('heading', { name: /^Ana Owner changed .* while you did$/ }).waitFor()
    const row = panel.getByRole('row', { name: /^Number of inverters/ })
    expect(await row.getByRole('cell').allInnerTexts()).toEqual(['9', '8'])
    await invertersBecome(bens.page, 9)
    expect(await storedInverters(projectId)).toBe(8)
    await picture(bens.page, 'design-conflict')
    expect(await accessFaults(bens.page)).toEqual([])
    await panel.getByRole('button', { name: 'Keep mine' }).click()
    await invertersBecome(anas.page, 9)
    expect(await panel.count()).toBe(0)

    connect = await cutOff(bens.context)
    await setInverters(bens.page, 11)
    await bens.page.getByText('Offline, 1 change kept').waitFor()
    await setInverters(anas.page, 10)
    await saved(anas.page)
    await expect.poll(() => storedInverters(projectId)).toBe(10)
    await connect()
    await panel.getByRole('button', { name: 'Take theirs' }).click()
    await invertersBecome(bens.page, 10)
    expect(await storedInverters(projectId)).toBe(10)
    await Promise.all([anas.context.close(), bens.context.close()])
  })
})
