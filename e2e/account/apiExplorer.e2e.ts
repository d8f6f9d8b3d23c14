import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { excessWidthPx } from '../support/pageFaults.ts'
import { newOrganization, openAs, type Person } from '../support/people.ts'

const ADDRESS = '/settings/user/api-explorer'

let browser: Browser
let person: Person
beforeAll(async () => {
  browser = await launchBrowser()
  person = (await newOrganization('Explorer Solar', 'Edda Explores')).owner
})
afterAll(() => closePages(browser))

const editor = (page: Page) => page.getByRole('textbox', { name: 'Operation' })
const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' })

test('an operation is run by the keyboard, as the user and with the schema at hand, and the editor is left by Tab', async () => {
  const { page, problems, context } = await openAs(browser, person)
  await page.goto(ADDRESS)
  await editor(page).focus()
  await page.keyboard.press('Control+Enter')
  await answer(page).getByText(person.email).waitFor()
  await page.keyboard.press('Tab')
  expect(await editor(page).evaluate((one) => one === document.activeElement)).toBe(false)
  await page.keyboard.press('Shift+Tab')
  await editor(page).and(page.locator(':focus')).waitFor()
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).press('Enter')
  await page.getByRole('link', { name: 'Query', exact: true }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('it is dark where the page is, and has the operation above its answer in a narrow window', async () => {
  const { page, problems, context } = await openAs(browser, person, { colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(ADDRESS)
  await editor(page).waitFor()
  const ground = await page
    .locator('.graphiql-container')
    .evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(ground).toMatch(/^rgb\(\d\d, \d\d, \d\d\)$/)
  await page.getByRole('button', { name: /^Execute/ }).click()
  await answer(page).getByText(person.email).waitFor()
  const [above, below] = await Promise.all([
    page.locator('.graphiql-editors').boundingBox(),
    answer(page).boundingBox(),
  ])
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y)
  expect(below!.width).toBeGreaterThan(250)
  expect(await excessWidthPx(page)).toBeLessThanOrEqual(0)
  expect(problems).toEqual([])
  await context.close()
})
