import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { stopFaults, type TabStop, tabStops } from '../support/keyboard.ts'
import { ownServer } from '../support/ownServer.ts'
import {
  accessFaults,
  coveredTexts,
  excessWidthPx,
  unreachableControls,
} from '../support/pageFaults.ts'
import { adminApi, newOrganization, openAs, openAsStranger } from '../support/people.ts'
import { ADMIN, ALL, MONITOR, OPEN, ORDINARY, PROJECT } from '../support/routeList.ts'
import { lead, type Session } from '../support/session.ts'
import { addressOf, type KnownParts, knownParts } from '../support/siteOfRoutes.ts'

/** Addresses that lead on to one of the pages above. */
const REDIRECTS: readonly (readonly [from: string, to: string])[] = [
  ['/', 'ORG/projects'],
  ['ORG', 'ORG/projects'],
  ['ORG/home', 'ORG/projects'],
  ['ORG/project-open', 'ORG/projects'],
  ['ORG/settings', 'ORG/settings/edit'],
  ['/settings', '/settings/user/account/edit'],
  ['/admin', '/admin/users'],
  ['PROJECT', 'PROJECT/design/blocks'],
  ['PROJECT/design', 'PROJECT/design/blocks'],
  ['PROJECT/compute', 'PROJECT/compute/blocks'],
  ['PROJECT/simulations/RUN', 'PROJECT/simulations/RUN/energy-yields'],
  ['PROJECT/resources/meteo/compare', 'PROJECT/compare/draft'],
  ['MONITORED/monitor/block', 'MONITORED/monitor/block/BLOCK/inverters'],
  ['MONITORED/monitor/block/BLOCK', 'MONITORED/monitor/block/BLOCK/inverters'],
  ['/auth/login', 'ORG/projects'],
  ['/auth/login?referer=/credits', '/credits'],
  ['/auth/login?referer=//evil.example/', 'ORG/projects'],
  ['/auth/register', 'ORG/projects'],
  ['/auth/email-verification', 'ORG/projects'],
]

const ROOT = resolve(import.meta.dirname, '../..')
/** The first link of pages with a bar. */
const SKIP = 'Skip to content'
const HEIGHT_PX = 900
/** A telephone, and a window of 1280 enlarged four times. */
const NARROW_PX = [390, 320]

let browser: Browser
let known: KnownParts
/** The system administrator, a member of the first organisation. */
let admin: Session
/** Somebody of another organisation. */
let other: Session
let stranger: Session
beforeAll(async () => {
  browser = await launchBrowser()
  const { owner } = await newOrganization('Routes Solar', 'Rosa Owner')
  admin = await openAs(browser, { email: ownServer().email, password: ownServer().password })
  other = await openAs(browser, owner)
  stranger = await openAsStranger(browser)
  known = await knownParts(await adminApi())
  await admin.page.goto('/credits')
})
afterAll(() => closePages(browser))

/** The page is there, whole, and at rest. */
async function isDrawn(page: Page, drawn: string): Promise<void> {
  await page.locator(drawn).first().waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
}

/** Makes the window as wide, and waits until the page, some of which is measured first, is drawn for it. */
async function widen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT_PX })
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames++) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
    }
  })
}

/** Whether everybody can use the page, with any window; where the keyboard stops. */
async function isUsable({ page, problems }: Session, title: string): Promise<readonly TabStop[]> {
  expect.soft(await page.title()).toBe(`${addressOf(title, known)} | DUET`)
  expect.soft(await page.locator('h1').count(), 'headings of the first order').toBe(1)
  expect.soft(await accessFaults(page)).toEqual([])
  expect.soft(await excessWidthPx(page), 'wider than 1440').toBeLessThanOrEqual(0)
  await widen(page, 1280)
  expect.soft(await excessWidthPx(page), 'wider than 1280').toBeLessThanOrEqual(0)
  expect.soft(await coveredTexts(page), 'texts that are covered').toEqual([])
  for (const width of NARROW_PX) {
    await widen(page, width)
    expect.soft(await excessWidthPx(page), `wider than ${width}`).toBeLessThanOrEqual(0)
    expect.soft(await unreachableControls(page), `out of reach at ${width}`).toEqual([])
  }
  await widen(page, 1440)
  const stops = await tabStops(page)
  expect.soft(stopFaults(stops), 'stops of the keyboard').toEqual([])
  expect.soft(problems).toEqual([])
  return stops
}

const CREDITS = { path: '/credits', heading: 'Credits' }

/** Says that it loads, what went wrong where the server does not answer, and tries again. */
async function opensAtSecondTry(page: Page, address: string, asks: string): Promise<void> {
  const question = `**/api/graphql?operation=${asks}`
  const asked = Promise.withResolvers<void>()
  await page.route(question, async (route) => {
    await asked.promise
    const errors = [{ message: 'The store is away.', extensions: { code: 'INTERNAL' } }]
    await route.fulfill({ json: { errors } })
  })
  await page.goto(address)
  await page.locator('[aria-busy="true"], output[aria-label="Loading"]').first().waitFor()
  await beginsWithSkip(page)
  expect.soft(await accessFaults(page, 'main'), 'while it loads').toEqual([])
  asked.resolve()
  const alert = page.getByRole('alert').filter({ hasText: 'The store is away.' }).first()
  await alert.waitFor()
  expect.soft(await accessFaults(page, 'main'), 'where it failed').toEqual([])
  await page.unroute(question)
  await alert.getByRole('button', { name: 'Try again' }).click()
}

/** A form that was asked for has the keyboard already. */
async function beginsWithSkip(page: Page): Promise<void> {
  await page.getByText(SKIP).waitFor({ state: 'attached' })
  if (await page.evaluate(() => document.activeElement !== document.body)) return
  await page.keyboard.press('Tab')
  const first = await page.evaluate(() => document.activeElement?.textContent)
  expect.soft(first, 'first stop of the keyboard').toBe(SKIP)
}

/** Looked at where a study is made, which takes a while. */
const ELSEWHERE = ['/$org/project/$projectId/compute/studies/$studyId']

test('every route of the application is looked at', () => {
  const listed = readFileSync(join(ROOT, 'apps/web/src/app/help/guideOfPages.ts'), 'utf8')
  const routes = [...listed.matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, route = '']) => route)
  const paths = [
    ...ALL,
    ...REDIRECTS.map(([path]) => ({ path })),
    ...OPEN.map(([path]) => ({ path })),
  ]
    .map(({ path }) => path.replace(/\?.*/, '').replace(/^(PROJECT|MONITORED)/, 'ORG/project/ID'))
    .map((path) => path.replace(/^ORG/, '/ORG'))
  const isLookedAt = (route: string): boolean => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w*/g, '[^/]+')}$`)
    return paths.some((path) => pattern.test(path))
  }
  expect(routes.length).toBeGreaterThan(80)
  expect(routes.filter((route) => !isLookedAt(route))).toEqual(ELSEWHERE)
})

describe('the page', () => {
  const [asking, others] = [
    ALL.flatMap(({ asks, ...route }) => (asks === undefined ? [] : [{ ...route, asks }])),
    ALL.filter(({ asks }) => asks === undefined),
  ]

  test.for(asking)(
    '$path says that it loads, what went wrong, tries again, and is usable by all',
    async ({ path, title, drawn, asks }) => {
      admin.problems.length = 0
      await opensAtSecondTry(admin.page, addressOf(path, known), asks)
      await isDrawn(admin.page, drawn)
      await isUsable(admin, title)
    },
  )

  test.for(others)('$path is usable by all', async ({ path, title, drawn }) => {
    admin.problems.length = 0
    await lead(admin.page, addressOf(path, known))
    await isDrawn(admin.page, drawn)
    const [first] = await isUsable(admin, title)
    expect(first?.name, 'first stop of the keyboard').toBe(`a ${SKIP}`)
  })

  test.for(OPEN)(
    '%s of those who are not logged in is usable by all',
    async ([path, title, heading]) => {
      stranger.problems.length = 0
      await stranger.page.goto(path)
      await stranger.page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await isUsable(stranger, title)
    },
  )

  test.for(REDIRECTS)('%s leads to %s', async ([from, to]) => {
    await admin.page.goto(addressOf(from, known))
    const target = addressOf(to, known)
    await expect.poll(() => new URL(admin.page.url()).pathname).toBe(target)
    await admin.page.locator('h1').waitFor()
  })
})

describe('the guard', () => {
  beforeAll(async () => {
    await stranger.page.goto('/credits')
    await other.page.goto('/credits')
  })

  test.for(ALL)('sends strangers from $path to the login, with the way back', async ({ path }) => {
    const { page } = stranger
    const wanted = addressOf(path, known)
    await lead(page, addressOf(path, known))
    await page.getByRole('heading', { name: 'Log in to DUET' }).waitFor()
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toBe('/auth/login')
    // The router writes a colon of a search as %3A
    expect(decodeURIComponent(searchParams.get('referer') ?? '')).toBe(wanted)
  })

  test('keeps an invitation beside the way back', async () => {
    const { page } = stranger
    const inviteId = randomUUID()
    await page.goto(`/my-organization/projects?invite_id=${inviteId}`)
    await page.waitForURL(/auth\/login/)
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('invite_id')).toBe(inviteId)
    expect(searchParams.get('referer')).toContain('/my-organization/projects')
  })

  test.for(ORDINARY.filter(({ path }) => path.startsWith('ORG')))(
    'keeps people of other organisations from $path',
    async ({ path }) => {
      const { page } = other
      await lead(page, addressOf(path, known))
      await page.getByRole('heading', { name: "Sorry, you don't have access." }).waitFor()
      await page.getByText("You don't have access to the organization my-organization.").waitFor()
      expect(await page.title()).toBe('Access Denied | DUET')
      await page.getByRole('link', { name: 'Go Home' }).waitFor()
    },
  )

  test('shows a page that is none alike of an organisation of others, of none and of one’s own', async () => {
    const { page } = other
    for (const path of ['/my-organization/nowhere', '/nonsense/nowhere']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
      await expect.poll(() => page.title()).toBe('Page Not Found | DUET')
    }
    await admin.page.goto('/my-organization/nowhere')
    await admin.page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
  })

  test.for(ADMIN)('hides $path from those who are no administrators', async ({ path }) => {
    const { page } = other
    await lead(page, addressOf(path, known), CREDITS)
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await expect.poll(() => page.title()).toBe('Page Not Found | DUET')
  })

  test.for([...PROJECT, ...MONITOR])('shows no project of others at $path', async ({ path }) => {
    await lead(other.page, addressOf(path, known))
    await isNoProject(other.page)
  })

  test.for(['design/blocks', 'resources/meteo', 'compare'])(
    'shows an unknown project in the same way: %s',
    async (end) => {
      await admin.page.goto(`/my-organization/project/${randomUUID()}/${end}`)
      await isNoProject(admin.page)
    },
  )

  test.for([
    'ORG/no-such-page',
    'PROJECT/no-such-page',
    '/settings/no-such-page',
    '/admin/no-such-page',
  ])('says so where there is no page: %s', async (path) => {
    admin.problems.length = 0
    await admin.page.goto(addressOf(path, known))
    await admin.page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await isUsable(admin, 'Page Not Found')
  })
})

async function isNoProject(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Project Not Found' }).waitFor()
  await page
    .getByText(
      "The project you are looking for does not exist, or you don't have access to the project.",
    )
    .waitFor()
  await page.getByRole('link', { name: 'Go to Projects →' }).waitFor()
  expect(await page.title()).toBe('Project Not Found | DUET')
}
