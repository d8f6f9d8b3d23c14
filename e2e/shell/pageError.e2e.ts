import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { ownServer } from '../support/ownServer.ts'
import { copyOfSample } from '../support/plants.ts'
import { firstUserApi, openSignedIn, projectPath } from '../support/session.ts'

let browser: Browser
let projectId: string
beforeAll(async () => {
  browser = await launchBrowser()
  projectId = await copyOfSample(await firstUserApi(), 'Black Mesa')
})
afterAll(() => closePages(browser))

/** Opens a page whose design the application cannot read. */
async function openBroken(): Promise<Awaited<ReturnType<typeof openSignedIn>>> {
  const session = await openSignedIn(browser)
  await session.page.route('**/api/graphql?operation=ComputeBlocks', async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.replaceAll('"name":"', '"name":1,"was":"') })
  })
  return session
}

/** What the error-reporting server was told, as text. */
async function errorReports(): Promise<string> {
  return (await fetch(`${ownServer().outsideUrl}/reports`)).text()
}

test('a page that breaks reports itself to the server and on from there, and says so once it has', async () => {
  const { page, context } = await openBroken()
  const reported = page.waitForResponse('**/api/page-errors')
  await page.goto(projectPath(projectId, 'compute/blocks'))
  const answer = await reported
  expect(answer.status()).toBe(204)
  const alert = page.getByRole('alert')
  await alert.getByText('Our team has been notified and will resolve the issue soon.').waitFor()
  const shownId = await alert.locator('code').textContent()
  expect(answer.request().postDataJSON()).toMatchObject({ event_id: shownId })
  await expect.poll(errorReports).toContain(shownId?.replaceAll('-', ''))
  await context.close()
})

test('a report that does not arrive is not claimed', async () => {
  const { page, context } = await openBroken()
  await page.route('**/api/page-errors', (route) => route.abort())
  await page.goto(projectPath(projectId, 'compute/blocks'))
  const alert = page.getByRole('alert')
  await alert.getByText('The error could not be reported to the server.').waitFor()
  expect(await alert.textContent()).not.toContain('notified')
  await context.close()
})
