import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { press } from '../support/dialogs.ts'
import { accessFaults } from '../support/pageFaults.ts'
import { newOrganization, newPerson, openAs, openAsStranger } from '../support/people.ts'
import { copyOfSample, emptyProject, smallPlant } from '../support/plants.ts'
import { lead, type Session } from '../support/session.ts'
import { addressOf, type KnownParts } from '../support/siteOfRoutes.ts'

/** Who looks at a page: the owner of an organisation, somebody who may only read its project, nobody known. */
type Role = 'owner' | 'viewer' | 'stranger'

interface State {
  readonly name: string
  readonly as: Role
  /** Words in capitals stand for ids that are only known once the project is there. */
  readonly path: string
  /** What is done on the page; absent: it is like this from the beginning. */
  readonly reach?: (page: Page) => Promise<void>
  /** A selector or a text of the state. */
  readonly shows: string
}

const INVALID = '[aria-invalid="true"]'
const MENU = '[role="menu"]'
const OPTIONS = '[role="listbox"] [role="option"]'

/** Sends the first form of the page, or of its dialog, as it is. */
const sent = async (page: Page): Promise<void> => {
  await page.locator('form').last().locator('[type="submit"]').click()
}

const opened =
  (name: string) =>
  (page: Page): Promise<void> =>
    press(page, name)

const sentIn =
  (opener: string) =>
  async (page: Page): Promise<void> => {
    await press(page, opener)
    await page.getByRole('dialog').waitFor()
    await sent(page)
  }

const chosenIn =
  (label: string) =>
  async (page: Page): Promise<void> => {
    await page.getByLabel(label, { exact: true }).first().click()
  }

const LOGIN = '/auth/login'

/** Pages with nothing in them. */
const EMPTY: readonly State[] = [
  ['ORG/projects?search=nothing-of-this-name', 'No project'],
  ['ORG/settings/webhooks', 'No webhooks yet'],
  ['/settings/user/api-tokens', 'No tokens yet'],
  ['BARE/design/blocks', 'Blocks'],
  ['BARE/design/components/panel', 'Begin with usual components'],
  ['BARE/design/losses', 'No blocks yet'],
  ['BARE/design/costs', 'No costs yet'],
  ['BARE/resources/meteo', 'No weather yet'],
  ['BARE/resources/datasets', 'No custom datasets yet'],
  ['BARE/compute/blocks', 'No blocks yet'],
  ['BARE/compute/studies', 'No studies yet'],
  ['BARE/simulations', 'No simulations yet'],
  ['BARE/compare', 'No workbooks yet'],
  ['BARE/plant-playback', 'Nothing to play yet'],
  ['BARE/monitor', 'This plant is not monitored yet'],
].map(([path = '', text = '']) => ({
  name: `nothing at ${path}`,
  as: 'owner',
  path,
  shows: `text=${text}`,
}))

/** What somebody may not see, or not change. */
const REFUSED: readonly State[] = [
  {
    name: 'an organisation of others',
    as: 'owner',
    path: '/my-organization/projects',
    shows: "text=Sorry, you don't have access.",
  },
  {
    name: 'a project that is none',
    as: 'owner',
    path: `ORG/project/${randomUUID()}/design/blocks`,
    shows: 'text=Project Not Found',
  },
  ...[
    'design/blocks',
    'design/components/inverter',
    'design/losses',
    'design/costs',
    'resources/meteo',
    'compute/blocks',
    'simulations',
  ].map((end) => ({
    name: `${end} to read`,
    as: 'viewer' as const,
    path: `SUN/${end}`,
    shows: 'main h1',
  })),
]

/** Forms that say what is wrong with them. */
const FORMS: readonly State[] = [
  { name: 'login without anything', as: 'stranger', path: LOGIN, reach: sent, shows: INVALID },
  {
    name: 'login that is refused',
    as: 'stranger',
    path: LOGIN,
    reach: async (page) => {
      await page.getByLabel('Email').fill('nobody@helio.example')
      await page.getByLabel('Password', { exact: true }).fill('no password of anybody')
      await sent(page)
    },
    shows: '[role="alert"]',
  },
  {
    name: 'sign-up',
    as: 'stranger',
    path: '/auth/register?invite_token=unknown',
    reach: sent,
    shows: INVALID,
  },
  {
    name: 'forgotten password',
    as: 'stranger',
    path: '/auth/password-reset',
    reach: sent,
    shows: INVALID,
  },
  { name: 'new project', as: 'owner', path: 'ORG/project-create', reach: sent, shows: INVALID },
  {
    name: 'new organisation',
    as: 'owner',
    path: '/organization-picker?create=true',
    reach: sent,
    shows: INVALID,
  },
  {
    name: 'onboarding',
    as: 'owner',
    path: '/onboarding/intake-form',
    reach: sent,
    shows: INVALID,
  },
  {
    name: 'new API token',
    as: 'owner',
    path: '/settings/user/api-tokens',
    reach: sentIn('Create token'),
    shows: INVALID,
  },
  {
    name: 'new webhook',
    as: 'owner',
    path: 'ORG/settings/webhooks',
    reach: sentIn('Add webhook'),
    shows: INVALID,
  },
  {
    name: 'invitation',
    as: 'owner',
    path: 'ORG/settings/edit',
    reach: (page) => page.getByRole('button', { name: 'Invite', exact: true }).click(),
    shows: INVALID,
  },
  {
    name: 'new password',
    as: 'owner',
    path: '/settings/user/account/edit',
    reach: (page) => page.getByRole('button', { name: 'Change Password' }).click(),
    shows: INVALID,
  },
]

/** What lies over a page for a while. */
const OPEN: readonly Omit<State, 'as'>[] = [
  { name: 'user menu', path: 'ORG/projects', reach: opened('User menu'), shows: MENU },
  { name: 'organisation menu', path: 'ORG/projects', reach: opened('States Solar'), shows: MENU },
  { name: 'help menu', path: 'ORG/projects', reach: opened('Help'), shows: MENU },
  {
    name: 'menu of a row',
    path: 'ORG/projects',
    reach: opened('Actions for Bare ridge'),
    shows: MENU,
  },
  {
    name: 'command palette',
    path: 'ORG/projects',
    reach: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByLabel(/search the guide$/).fill('project')
    },
    shows: '[role="dialog"] button',
  },
  {
    name: 'options of a field',
    path: 'SUN/compute/blocks',
    reach: chosenIn('Meteo dataset'),
    shows: OPTIONS,
  },
  {
    name: 'menu of the map',
    path: 'SUN/design/blocks',
    reach: opened('Import and export'),
    shows: MENU,
  },
  {
    name: 'message of what is done',
    path: '/settings/user/account/edit',
    reach: async (page) => {
      await page.getByLabel('First name').fill('Stellan')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
    },
    shows: '.mantine-Notification-root',
  },
]

let browser: Browser
let known: KnownParts
let sessions: Readonly<Record<Role, Session>>
beforeAll(async () => {
  browser = await launchBrowser()
  const organization = await newOrganization('States Solar', 'Stella Owner')
  const { owner, slug } = organization
  const viewer = await newPerson('Vito Viewer', { of: organization, as: 'guest' })
  const sun = await copyOfSample(owner.api, 'Sunny ridge', smallPlant())
  await owner.api.ask(
    'Share',
    `mutation Share($id: ID!, $email: String!) {
      addProjectUser(project_id: $id, email: $email, role_id: "viewer") { id }
    }`,
    { id: sun, email: viewer.email },
    z.object({ id: z.string() }),
  )
  const bare = await emptyProject(owner.api, 'Bare ridge')
  known = new Map([
    ['ORG', `/${slug}`],
    ['SUN', `/${slug}/project/${sun}`],
    ['BARE', `/${slug}/project/${bare}`],
  ])
  sessions = {
    owner: await openAs(browser, owner),
    viewer: await openAs(browser, viewer),
    stranger: await openAsStranger(browser),
  }
  await Promise.all(Object.values(sessions).map(({ page }) => page.goto('/auth/no-such-page')))
})
afterAll(() => closePages(browser))

describe('no state of a page keeps anybody from using it', () => {
  test.for([
    ...EMPTY,
    ...REFUSED,
    ...FORMS,
    ...OPEN.map((state) => ({ ...state, as: 'owner' as const })),
  ])('$as: $name', async ({ as, path, reach, shows }) => {
    const { page, problems } = sessions[as]
    problems.length = 0
    await lead(page, addressOf(path, known))
    await page.locator('h1').first().waitFor()
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
    await reach?.(page)
    await page.locator(shows).first().waitFor()
    expect.soft(await accessFaults(page)).toEqual([])
    // What lies over the page would lie over the next one too
    await page.keyboard.press('Escape')
    expect(problems).toEqual([])
  })
})
