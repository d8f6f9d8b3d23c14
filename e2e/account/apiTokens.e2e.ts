import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { apiOf } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { ownServer } from '../support/ownServer.ts'
import { newOrganization, openAs } from '../support/people.ts'
import { emptyProject } from '../support/plants.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => closePages(browser))

const ORGANIZATIONS = 'query Organizations { organizations { slug } }'

test('a token is made, does what its scopes say and no more, and is void once revoked', async () => {
  const organization = await newOrganization('Token Solar', 'Toni Owner')
  const { page, context, problems } = await openAs(browser, organization.owner)
  await page.goto('/settings/user/api-tokens')
  await page.getByText('No tokens yet').waitFor()
  await page.getByRole('button', { name: 'Create token' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  await dialog.getByText('Name is required').waitFor()
  await dialog.getByLabel('Name').fill('Nightly report')
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const token = (await dialog.getByLabel('Token', { exact: true }).textContent()) ?? ''
  expect(token).toMatch(/^duet_/)
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Nightly report' })
  await row.getByText('read', { exact: true }).waitFor()
  await row.getByText('Never', { exact: true }).waitFor()

  const script = apiOf({ baseUrl: ownServer().baseUrl, token })
  const own = z.array(z.object({ slug: z.string() }))
  expect(await script.ask('Organizations', ORGANIZATIONS, {}, own)).toEqual([
    { slug: organization.slug },
  ])
  const projectId = await emptyProject(organization.owner.api, 'Token ridge')
  const rename = 'mutation DeleteProject($id: ID!) { deleteProject(id: $id) { success } }'
  expect(await script.refused('DeleteProject', rename, { id: projectId })).toMatchObject({
    code: 'API_TOKEN_SCOPE',
  })
  const other = 'mutation EndOtherSessions { endOtherSessions { id } }'
  expect(await script.refused('EndOtherSessions', other, {})).toMatchObject({
    code: 'API_TOKEN_SCOPE',
  })

  await page.reload()
  await expect.poll(() => row.getByText('Never', { exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Revoke Nightly report' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click()
  await page.getByText('No tokens yet').waitFor()
  expect(await script.refused('Organizations', ORGANIZATIONS, {})).toMatchObject({
    code: 'UNAUTHENTICATED',
  })
  expect(problems).toEqual([])
  await context.close()
})
