import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { newOrganization, newPerson, type Organization, openAs } from '../support/people.ts'
import { addWeather, copyOfSample, emptyProject, longWeatherText } from '../support/plants.ts'
import type { Session } from '../support/session.ts'

/** What a control is called that changes the project, and what only looks like one. */
const CHANGES =
  /^(Add|Copy|Create|Delete|Deploy|Draw|Edit|Find weather|Import|Load|New|Paste|Remove|Rename|Replace|Run|Save|Share|Start|Upload)\b/
const LOOKS =
  /^(Add (filter|to compare)|Copy (link|address|text|values)|Import and export|New comparison|Save (data|losses|picture|image|as))/

let browser: Browser
let organization: Organization
let other: Organization
let projectId: string
let viewer: Session
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Viewed Solar', 'Olga Owner')
  projectId = await copyOfSample(organization.owner.api, 'Viewed mesa')
  const person = await newPerson('Vera Viewer', { of: organization, as: 'member' })
  await organization.owner.api.ask(
    'Share',
    `mutation Share($id: ID!, $email: String!) {
      addProjectUser(project_id: $id, email: $email, role_id: "viewer") { id }
    }`,
    { id: projectId, email: person.email },
    z.unknown(),
  )
  viewer = await openAs(browser, person)
  other = await newOrganization('Other Solar', 'Ole Other')
})
afterAll(() => closePages(browser))

const inProject = (page: string): string => `/${organization.slug}/project/${projectId}/${page}`

/** Names of the controls on the page that would change something, and can be pressed. */
async function changing(page: Page): Promise<string[]> {
  const names = await page
    .locator('main')
    .locator('button:enabled, a[href], [role="menuitem"]')
    .evaluateAll((found) =>
      found
        .filter((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true')
        .map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim()),
    )
  return names.filter((name) => CHANGES.test(name) && !LOOKS.test(name))
}

test.for([
  ['design/blocks', 'East field'],
  ['design/components/panel', 'Bifacial 550 W'],
  ['design/components/inverter', 'String inverter 250 kW'],
  ['design/losses', 'Soiling'],
  ['resources/meteo', 'Viewed mesa weather'],
  ['compute/blocks', 'Run a simulation'],
  ['compute/studies', 'Studies'],
  ['simulations', 'Simulations'],
  ['design/costs', 'Costs'],
  ['resources/meteo/find', 'weather'],
  ['resources/datasets', 'Custom datasets'],
  ['plant-playback', 'Playback'],
  ['compare', 'Compare'],
] as const)('who only looks on finds nothing to change at %s', async ([path, shown]) => {
  const { page, problems } = viewer
  problems.length = 0
  await page.goto(inProject(path))
  await page.locator('main').getByText(shown).first().waitFor()
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  expect(await changing(page)).toEqual([])
  expect(problems).toEqual([])
})

test('weather of others is found in no project of one’s own', async () => {
  const datasetId = await addWeather(
    organization.owner.api,
    projectId,
    'Theirs',
    longWeatherText(3),
  )
  const own = await emptyProject(other.owner.api, 'Own mesa')
  const { page } = await openAs(browser, other.owner)
  for (const end of ['', '/edit']) {
    await page.goto(`/${other.slug}/project/${own}/resources/meteo/${datasetId}${end}`)
    await page.getByRole('heading', { name: 'Meteo dataset Not Found' }).waitFor()
  }
})
