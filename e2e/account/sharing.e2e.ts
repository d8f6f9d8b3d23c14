import { samplePlant } from '@duet/plant'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Api } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { mapRegion, tablesBecome } from '../support/designMap.ts'
import { newOrganization, newPerson, type Organization, openAs } from '../support/people.ts'
import { copyOfSample, emptyProject, importProject } from '../support/plants.ts'
import { blockIds } from '../support/projectApi.ts'

let browser: Browser
let organization: Organization
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Sharing Solar', 'Sara Owner')
})
afterAll(() => closePages(browser))

const list = (): string => `/${organization.slug}/projects`
const inProject = (id: string, page: string): string =>
  `/${organization.slug}/project/${id}/${page}`

/** Buttons of those who may change the components. */
const CREATE = /^(Create|New|Add)/

/** The code by which a change of the design is refused. */
async function deletingBlocks(api: Api, projectId: string): Promise<string> {
  const mutation = `mutation DeleteBlocks($id: ID!, $ids: [ID!]!) {
    deleteBlocks(project_id: $id, ids: $ids) { success }
  }`
  const ids = await blockIds(api, projectId)
  return (await api.refused('DeleteBlocks', mutation, { id: projectId, ids })).code
}

/** Makes somebody what the project lists them with, behind the back of the pages that are open. */
async function listAs(projectId: string, email: string, role: string): Promise<void> {
  const mutation = `mutation Share($id: ID!, $email: String!, $role: String!) {
    addProjectUser(project_id: $id, email: $email, role_id: $role) { id }
  }`
  const variables = { id: projectId, email, role }
  await organization.owner.api.ask('Share', mutation, variables, z.unknown())
}

describe('a project that is shared', () => {
  test('is seen by the viewer who was added, who cannot change it, and by nobody else', async () => {
    const { owner } = organization
    const projectId = await importProject(owner.api, 'Shared mesa', samplePlant())
    const viewer = await newPerson('Vito Viewer', { of: organization, as: 'guest' })
    const guest = await openAs(browser, viewer)
    await guest.page.goto(inProject(projectId, 'design/blocks'))
    await guest.page.getByRole('heading', { name: 'Project Not Found' }).waitFor()

    const sharer = await openAs(browser, owner)
    await sharer.page.goto(list())
    await sharer.page.getByRole('button', { name: 'Actions for Shared mesa' }).click()
    await sharer.page.getByRole('menuitem', { name: 'Share' }).click()
    const dialog = sharer.page.getByRole('dialog', { name: 'Share Shared mesa' })
    await dialog.getByLabel('Name or email').fill('stranger@helio.example')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByText(`Only members of ${organization.name} can be added`).waitFor()
    await dialog.getByLabel('Name or email').fill('vito')
    await sharer.page.getByRole('option', { name: /Vito Viewer/ }).click()
    await dialog.getByLabel('Message').fill('Please look at the rows.')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByRole('row').filter({ hasText: viewer.email }).waitFor()

    await guest.page.goto(list())
    await guest.page.getByRole('link', { name: 'Shared mesa' }).waitFor()
    await guest.page.getByRole('button', { name: 'Actions for Shared mesa' }).click()
    await guest.page.getByRole('menuitem', { name: 'Activity' }).waitFor()
    for (const entry of ['Share', 'Delete', 'Edit', 'Copy']) {
      expect(await guest.page.getByRole('menuitem', { name: entry, exact: true }).count()).toBe(0)
    }
    await guest.page.goto(inProject(projectId, 'design/components/panel'))
    await guest.page
      .getByRole('link', { name: /Bifacial 550 W/ })
      .first()
      .waitFor()
    await guest.page.getByText('Viewer', { exact: true }).waitFor()
    expect(await guest.page.getByRole('button', { name: CREATE }).count()).toBe(0)
    expect(await deletingBlocks(viewer.api, projectId)).toBe('FORBIDDEN')

    await dialog.getByRole('button', { name: 'Remove Vito Viewer' }).click()
    const question = sharer.page.getByRole('dialog', { name: 'Remove from project?' })
    await question.getByText('Vito Viewer will lose access to Shared mesa.').waitFor()
    await question.getByRole('button', { name: 'Remove', exact: true }).click()
    await dialog.getByRole('row').filter({ hasText: viewer.email }).waitFor({ state: 'hidden' })
    // without a step of the guest
    await guest.page.getByRole('heading', { name: 'Project Not Found' }).waitFor()
    await Promise.all([sharer.context.close(), guest.context.close()])
  })

  test('an editor whose role is lowered may not change a page that is open already', async () => {
    const { owner } = organization
    const projectId = await copyOfSample(owner.api, 'Lowered mesa')
    const person = await newPerson('Edda Editor', { of: organization, as: 'guest' })
    const sharer = await openAs(browser, owner)
    await sharer.page.goto(inProject(projectId, 'resources/meteo'))
    await sharer.page.getByRole('button', { name: 'Share project' }).click()
    const dialog = sharer.page.getByRole('dialog')
    await dialog.getByLabel('Name or email').fill(person.email)
    await dialog.getByLabel('Name or email').press('Escape')
    await dialog.getByRole('combobox', { name: 'Role', exact: true }).click()
    await sharer.page.getByRole('option', { name: 'Editor' }).click()
    await dialog.getByRole('button', { name: 'Add' }).click()
    const role = dialog.getByRole('combobox', { name: 'Role of Edda Editor' })
    await role.waitFor()

    const editor = await openAs(browser, person)
    await editor.page.goto(inProject(projectId, 'resources/meteo'))
    const upload = editor.page.getByRole('button', { name: /Upload/ }).first()
    await upload.waitFor()
    await role.click()
    await sharer.page.getByRole('option', { name: 'Viewer' }).click()
    await expect.poll(() => role.inputValue()).toBe('Viewer')
    await upload.waitFor({ state: 'hidden' })
    await sharer.page.getByRole('button', { name: 'Undo' }).click()
    await upload.waitFor()
    await Promise.all([sharer.context.close(), editor.context.close()])
  })
})

test('a drawing in hand is kept when the right to edit goes, and goes on when it is back', async () => {
  const projectId = await copyOfSample(organization.owner.api, 'Drawn mesa')
  const person = await newPerson('Dora Drawer', { of: organization, as: 'guest' })
  await listAs(projectId, person.email, 'editor')
  const { page, context, problems } = await openAs(browser, person)
  await page.goto(inProject(projectId, 'design/blocks'))
  await tablesBecome(page, (count) => count > 300)
  await page.keyboard.press('x')
  const box = await mapRegion(page).boundingBox()
  if (box === null) throw new Error('the map is not on the page')
  const { x, y, width, height } = box
  for (const [right, down] of [
    [0.4, 0.4],
    [0.6, 0.4],
  ] as const) {
    await page.mouse.click(x + right * width, y + down * height)
  }
  const drawing = page.getByText(/Backspace takes a point back/)
  await drawing.waitFor()

  await listAs(projectId, person.email, 'viewer')
  await page.getByText('What you were drawing is kept').waitFor()
  await drawing.waitFor({ state: 'hidden' })
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save it as GeoJSON' }).click()
  expect((await saving).suggestedFilename()).toBe('drawing.geojson')

  await listAs(projectId, person.email, 'editor')
  await drawing.waitFor()
  await page.mouse.click(x + 0.5 * width, y + 0.6 * height)
  await page.keyboard.press('Enter')
  await page.getByText(/^Saved/).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a deleted project is undone at once, and restored later from the list of the deleted', async () => {
  await emptyProject(organization.owner.api, 'Deleted mesa')
  const { page, context, problems } = await openAs(browser, organization.owner)
  await page.goto(list())
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Actions for Deleted mesa' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByText('It can be restored for 30 days.').waitFor()
    await page.getByRole('button', { name: 'Delete project' }).click()
    await page.getByRole('link', { name: 'Deleted mesa' }).waitFor({ state: 'hidden' })
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Deleted mesa' }).waitFor()
  await remove()
  await page.reload()
  await page.getByRole('button', { name: 'Deleted projects' }).click()
  await page.getByRole('button', { name: 'Restore Deleted mesa' }).click()
  await page.getByText('No deleted projects').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Deleted mesa' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('a project that is deployed is locked for everybody, until it is withdrawn', async () => {
  const { owner } = organization
  const projectId = await importProject(owner.api, 'Locked mesa', samplePlant())
  const { page, context, problems } = await openAs(browser, owner)
  const act = async (entry: string): Promise<void> => {
    await page.goto(list())
    await page.getByRole('button', { name: 'Actions for Locked mesa' }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await act('Set up monitoring')
  await page.getByText('The design is frozen as it stands').waitFor()
  await page.getByRole('button', { name: /Go$/ }).click()
  await page.getByRole('button', { name: 'Deploy' }).click()
  await page.getByRole('heading', { name: 'Versions' }).waitFor()
  await page.goto(list())
  await page.getByRole('row').filter({ hasText: 'Locked mesa' }).getByText('Monitored').waitFor()
  await page.goto(`${list()}?collection=all_sentinel`)
  await page.getByRole('link', { name: 'Locked mesa' }).waitFor()
  expect(await page.getByRole('link', { name: 'Deleted mesa' }).count()).toBe(0)

  await page.goto(inProject(projectId, 'design/components/panel'))
  await page.getByText('Locked.').waitFor()
  expect(await page.getByRole('button', { name: CREATE }).count()).toBe(0)
  expect(await deletingBlocks(owner.api, projectId)).toBe('PROJECT_LOCKED')
  expect(problems).toEqual([])

  await act('Withdraw from monitoring')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.goto(inProject(projectId, 'design/components/panel'))
  await page.getByRole('button', { name: CREATE }).first().waitFor()
  expect(await page.getByText('Locked.').count()).toBe(0)
  await context.close()
})
