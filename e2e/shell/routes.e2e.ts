import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { ownServer } from '../support/ownServer.ts'
import {
  accessFaults,
  coveredTexts,
  excessWidthPx,
  unreachableControls,
} from '../support/pageFaults.ts'
import { adminApi, newOrganization, openAs, openAsStranger } from '../support/people.ts'
import type { Session } from '../support/session.ts'
import { addressOf, type KnownParts, knownParts } from '../support/siteOfRoutes.ts'

/** A page with a login. Words in capitals stand for ids that are only known once the project is there. */
interface Route {
  readonly path: string
  readonly title: string
  /** Something that is there once the page is drawn. */
  readonly drawn: string
  /** The operation that the page waits for; absent: none, or many. */
  readonly asks?: string
}

const INPUTS = 'main form input'
/** Of what saves itself. */
const FIELDS = 'main input'
const ROWS = 'main table'
const CHART = 'figure canvas'

/** Everything between the top bar and the pages of a project; those of the administration are below. */
const ORDINARY: readonly Route[] = [
  { path: 'ORG/projects', title: 'Projects', drawn: 'table a', asks: 'Projects' },
  { path: 'ORG/projects?view=cards', title: 'Projects', drawn: 'main ul a' },
  { path: 'ORG/projects?collection=all_sentinel', title: 'Projects', drawn: 'h1' },
  { path: 'ORG/project-create', title: 'Create project', drawn: INPUTS },
  {
    path: 'ORG/settings/edit',
    title: 'Organization settings',
    drawn: ROWS,
    asks: 'OrganizationSettings',
  },
  {
    path: 'ORG/settings/organization-projects',
    title: 'Organization projects',
    drawn: 'main table a',
    asks: 'OrganizationProjects',
  },
  { path: 'ORG/settings/webhooks', title: 'Webhooks', drawn: 'main button', asks: 'Webhooks' },
  { path: 'ORG/monitor-portfolios', title: 'Portfolios – Monitor', drawn: 'main a' },
  {
    path: 'ORG/monitor-portfolios/PORTFOLIO',
    title: 'Sites of all routes – Monitor',
    drawn: CHART,
  },
  { path: '/settings/user/account/edit', title: 'Account', drawn: INPUTS, asks: 'Account' },
  { path: '/settings/user/api-tokens', title: 'API tokens', drawn: 'main button' },
  { path: '/credits', title: 'Credits', drawn: ROWS },
  { path: '/pv3', title: 'Playground', drawn: 'main section a' },
  { path: '/pv3/panel', title: 'Panel playground', drawn: CHART },
  { path: '/pv3/panel?a=cufull_pa1&b=di0', title: 'Panel playground', drawn: CHART },
  { path: '/pv3/array', title: 'Array playground', drawn: CHART },
  { path: '/organization-picker', title: 'Organizations', drawn: 'main a' },
  { path: '/organization-picker?create=true', title: 'Organizations', drawn: INPUTS },
  { path: '/onboarding/intake-form', title: 'Welcome', drawn: INPUTS, asks: 'LeadIntakeForm' },
]

const ADMIN: readonly Route[] = [
  { path: '/admin/flags', title: 'Feature flags', drawn: INPUTS, asks: 'AdminFeatureFlags' },
  { path: '/admin/users', title: 'Users', drawn: ROWS, asks: 'AdminUsers' },
  { path: '/admin/users/USER', title: 'DUET Admin', drawn: 'main dl', asks: 'AdminAccount' },
  { path: '/admin/invite', title: 'Invite', drawn: ROWS, asks: 'AdminInvites' },
  { path: '/admin/simulations', title: 'Simulations', drawn: 'h1', asks: 'ActiveRuns' },
  { path: '/admin/mail', title: 'Mail', drawn: 'main dl', asks: 'AdminMail' },
  { path: '/admin/impersonate', title: 'Impersonate', drawn: INPUTS },
  { path: '/admin/inverter', title: 'Inverter dataset', drawn: 'h2', asks: 'InverterDatasets' },
  {
    path: '/admin/org-integration-server',
    title: 'Integration servers',
    drawn: 'main table a',
    asks: 'OrgIntegrationServers',
  },
  {
    path: '/admin/org-integration-server/SERVER',
    title: 'Integration server of My Organization',
    drawn: INPUTS,
    asks: 'OrgIntegrationServer',
  },
  {
    path: '/admin/org-integration-server-events',
    title: 'Job events',
    drawn: 'main table, main h2',
    asks: 'IntegrationJobEvents',
  },
  { path: '/admin/project-export', title: 'Project export', drawn: INPUTS },
  {
    path: '/admin/project-export/ID',
    title: 'Project export',
    drawn: 'main dl',
    asks: 'AdminProjectExport',
  },
  { path: '/admin/audit', title: 'Audit log', drawn: ROWS, asks: 'AuditLog' },
  { path: '/admin/security', title: 'Security events', drawn: ROWS, asks: 'SecurityEvents' },
]

const PROJECT: readonly Route[] = [
  { path: 'design/blocks', title: 'Blocks', drawn: '[data-idle="true"]', asks: 'Project' },
  { path: 'design/components', title: 'Panels', drawn: 'table a', asks: 'Components' },
  { path: 'design/components/panel/PANEL', title: 'Bifacial 550 W, 144 half cells', drawn: CHART },
  { path: 'design/components/table/TABLE', title: 'Single-axis tracker 1P x 78', drawn: FIELDS },
  {
    path: 'design/components/inverter/INVERTER',
    title: 'String inverter 250 kW, 800 V',
    drawn: CHART,
  },
  {
    path: 'design/components/transformer/TRANSFORMER',
    title: 'MV transformer 0.8/34.5 kV',
    drawn: FIELDS,
  },
  { path: 'design/components/hvTransformer', title: 'HV transformers', drawn: 'h1' },
  { path: 'design/components/dcWire/DCWIRE', title: 'DC, 1.5 % at STC', drawn: FIELDS },
  { path: 'design/components/acWire/ACWIRE', title: 'AC, 1 % at STC', drawn: FIELDS },
  { path: 'design/losses', title: 'Losses', drawn: 'main table', asks: 'LossNotes' },
  { path: 'design/losses?set=true&open=soiling', title: 'Losses', drawn: 'main table' },
  { path: 'design/costs', title: 'Costs', drawn: 'main section h2', asks: 'ProjectCosts' },
  { path: 'design/costs?enter=true', title: 'Costs', drawn: INPUTS },
  { path: 'resources/meteo', title: 'Meteo', drawn: 'table svg', asks: 'EnviroDatasets' },
  { path: 'resources/meteo/DATASET', title: 'Routes weather', drawn: CHART, asks: 'EnviroDataset' },
  { path: 'resources/meteo/DATASET/edit', title: 'Edit dataset', drawn: 'main form' },
  { path: 'resources/datasets', title: 'Custom datasets', drawn: ROWS, asks: 'GetCustomDatasets' },
  {
    path: 'resources/datasets/CUSTOM',
    title: 'Routes meter',
    drawn: CHART,
    asks: 'DescribeCustomDataset',
  },
  {
    path: 'resources/meteo/find',
    title: 'Find weather',
    drawn: 'main section h2',
    asks: 'AvailableMeteoDatasets',
  },
  {
    path: 'resources/meteo/long-term',
    title: 'Long-term correction',
    drawn: 'h1',
    asks: 'EnviroDatasets',
  },
  {
    path: 'pvsyst-import',
    title: 'Import from PVsyst',
    drawn: 'main section h2',
    asks: 'GetPvSystImportData',
  },
  { path: 'compute/blocks', title: 'Compute', drawn: ROWS, asks: 'ComputeBlocks' },
  { path: 'compute/studies', title: 'Studies', drawn: 'h1', asks: 'SimulationStudies' },
  { path: 'simulations', title: 'Results', drawn: 'main table a', asks: 'ProjectDuetSim' },
  {
    path: 'simulations/RUN/energy-yields',
    title: 'Typical year',
    drawn: CHART,
    asks: 'OneDuetSim',
  },
  { path: 'simulations/RUN/years', title: 'Typical year', drawn: CHART, asks: 'YieldYears' },
  { path: 'simulations/RUN/energy-losses', title: 'Typical year', drawn: CHART },
  { path: 'simulations/RUN/economics', title: 'Typical year', drawn: 'main section h2' },
  { path: 'simulations/RUN/data-export', title: 'Typical year', drawn: 'main button' },
  { path: 'compare', title: 'Compare', drawn: 'h1', asks: 'GetCompareWorkbooks' },
  { path: 'compare/draft', title: 'Compare', drawn: 'main section', asks: 'ListCompareDatasets' },
  {
    path: 'compare/draft?a=RUN&b=meteo:DATASET&view=series',
    title: 'Compare',
    drawn: CHART,
    asks: 'CompareSeries',
  },
  { path: 'plant-playback', title: 'Plant playback', drawn: ROWS, asks: 'PlantPlaybacks' },
  {
    path: 'plant-playback/RUN',
    title: 'Typical year, plant playback',
    drawn: '[data-tables]',
    asks: 'PlantPlayback',
  },
  {
    path: 'plant-playback/RUN?view=scene',
    title: 'Typical year, plant playback',
    drawn: '[data-tables]',
  },
  {
    path: 'monitor/set-up',
    title: 'Set up monitoring',
    drawn: 'main section h2',
    asks: 'SetupVersions',
  },
].map((route) => ({
  ...route,
  path: `PROJECT/${route.path}`,
  title: `${route.title} – Routes`,
}))

/** Of a plant with twenty evaluated days. */
const MONITOR: readonly Route[] = [
  { path: '', title: 'Overview', drawn: CHART, asks: 'MonitorOverview' },
  { path: '/performance-issues', title: 'Performance issues', drawn: ROWS, asks: 'IssueIndex' },
  { path: '/performance-issues/event-log', title: 'Event log', drawn: ROWS, asks: 'EventLog' },
  { path: '/performance-issues/ISSUE', title: 'NODE: inverter outage', drawn: ROWS, asks: 'Issue' },
  {
    path: '/system-performance',
    title: 'System performance',
    drawn: CHART,
    asks: 'SystemPerformance',
  },
  { path: '/system-losses', title: 'System losses', drawn: CHART, asks: 'SystemLossPeriod' },
  { path: '/block/BLOCK/inverters', title: 'Block inverters: BLOCKNAME', drawn: CHART },
  { path: '/block/BLOCK/sensors', title: 'Block inverters: BLOCKNAME', drawn: ROWS },
  { path: '/meteo', title: 'Meteo', drawn: 'main h2', asks: 'MonitorMeteo' },
  {
    path: '/model-performance',
    title: 'Model performance',
    drawn: 'main h2',
    asks: 'SentinelModelPerformance',
  },
  { path: '/power-factor', title: 'Power factor', drawn: 'main h2', asks: 'SentinelPowerFactor' },
  { path: '/time-series', title: 'Time series', drawn: FIELDS },
].map((route) => ({
  ...route,
  path: `MONITORED/monitor${route.path}`,
  title: `${route.title} – Routes monitored`,
}))

const ALL = [...ORDINARY, ...ADMIN, ...PROJECT, ...MONITOR]

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
  ['/auth/login', 'ORG/projects'],
  ['/auth/login?referer=/credits', '/credits'],
  ['/auth/login?referer=//evil.example/', 'ORG/projects'],
  ['/auth/register', 'ORG/projects'],
  ['/auth/email-verification', 'ORG/projects'],
]

/** Pages for those who are not logged in. */
const OPEN: readonly (readonly [path: string, title: string, heading: string])[] = [
  ['/auth/login', 'Log In', 'Log in to DUET'],
  ['/auth/register?invite_token=unknown', 'Sign Up', 'Sign up for DUET'],
  ['/auth/password-reset', 'Forgot Password', 'Forgot Password'],
  ['/auth/password-reset?token=unknown', 'New Password', 'Set a new password'],
  ['/auth/invitation/unknown?token=unknown', 'Invitation', 'Sign up for DUET'],
  ['/auth/email-verification?token=unknown', 'Email Verification', 'Verify your email'],
  // This server has a mail server, so that it shows no e-mails
  ['/_email', 'Page Not Found', 'Page Not Found'],
  ['/auth/no-such-page', 'Page Not Found', 'Page Not Found'],
]

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

/** Whether everybody can use the page, with any window. */
async function isUsable({ page, problems }: Session, title: string): Promise<void> {
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
  expect.soft(problems).toEqual([])
}

const NO_PAGE = { path: '/auth/no-such-page', heading: 'Page Not Found' }
const CREDITS = { path: '/credits', heading: 'Credits' }

/** The application that is open goes from another page to an address: its guards are those of a page that is loaded, which costs ten times as much. */
async function lead(page: Page, path: string, by = NO_PAGE): Promise<void> {
  const go = (to: string): Promise<void> =>
    page.evaluate((address) => history.pushState(undefined, '', address), to)
  await go(by.path)
  await page.getByRole('heading', { level: 1, name: by.heading }).waitFor()
  await go(addressOf(path, known))
}

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
  asked.resolve()
  const alert = page.getByRole('alert').filter({ hasText: 'The store is away.' }).first()
  await alert.waitFor()
  await page.unroute(question)
  await alert.getByRole('button', { name: 'Try again' }).click()
}

/** A form that was asked for has the keyboard already. */
async function beginsWithSkip(page: Page): Promise<void> {
  await page.getByText('Skip to content').waitFor({ state: 'attached' })
  if (await page.evaluate(() => document.activeElement !== document.body)) return
  await page.keyboard.press('Tab')
  const first = await page.evaluate(() => document.activeElement?.textContent)
  expect.soft(first, 'first stop of the keyboard').toBe('Skip to content')
}

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
    await admin.page.goto(addressOf(path, known))
    await isDrawn(admin.page, drawn)
    await isUsable(admin, title)
    await beginsWithSkip(admin.page)
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
    await lead(page, path)
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
      await lead(page, path)
      await page.getByRole('heading', { name: "Sorry, you don't have access." }).waitFor()
      await page.getByText("You don't have access to the organization my-organization.").waitFor()
      expect(await page.title()).toBe('Access Denied | DUET')
      await page.getByRole('link', { name: 'Go Home' }).waitFor()
    },
  )

  test.for(ADMIN)('hides $path from those who are no administrators', async ({ path }) => {
    const { page } = other
    await lead(page, path, CREDITS)
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
    await expect.poll(() => page.title()).toBe('Page Not Found | DUET')
  })

  test.for([...PROJECT, ...MONITOR])('shows no project of others at $path', async ({ path }) => {
    await lead(other.page, path)
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
