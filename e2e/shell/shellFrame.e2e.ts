import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { failAt, holdBack, operationUrl } from '../support/answers.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { ownServer } from '../support/ownServer.ts'
import { adminApi, newOrganization, type Organization, openAs, setFlag } from '../support/people.ts'
import { emptyProject } from '../support/plants.ts'
import { sampleProject } from '../support/projectApi.ts'
import type { Session } from '../support/session.ts'

let browser: Browser
let organization: Organization
let projectId: string
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Frame Solar', 'Fara Owner')
  projectId = await emptyProject(organization.owner.api, 'Frame ridge')
})
afterAll(() => closePages(browser))

const openOwner = (): Promise<Session> => openAs(browser, organization.owner)

const openAdmin = (): Promise<Session> =>
  openAs(browser, { email: ownServer().email, password: ownServer().password })

const list = (): string => `/${organization.slug}/projects`
const inProject = (end: string): string => `/${organization.slug}/project/${projectId}/${end}`

const userMenu = (page: Page): Locator => page.getByRole('button', { name: 'User menu' })

const paletteField = (page: Page): Locator =>
  page.getByLabel('Go to a page or a project, do something, or search the guide')

/** Types what to go to; the first that is found is it. */
async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  const field = paletteField(page)
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.type(text)
}

describe('the user menu', () => {
  test('leads to the settings, the guide and support; to the administration for administrators alone', async () => {
    const entries = ['User Settings', 'Playground', 'Documentation', 'Contact Support', 'Logout']
    // Whose first steps are hidden can have them back
    const ofAdmin = ['System Admin', ...entries.toSpliced(2, 0, 'Your first project')]
    const { page, context } = await openOwner()
    await page.goto(list())
    await userMenu(page).click()
    const items = page.getByRole('menuitem')
    await items.first().waitFor()
    expect(await items.allInnerTexts()).toEqual(entries)
    const opened = context.waitForEvent('page')
    await page.getByRole('menuitem', { name: 'Documentation' }).click()
    const guide = await opened
    // It is told of before it has an address
    await expect.poll(() => guide.title()).toBe('Documentation | DUET')
    await context.close()

    const admin = await openAdmin()
    await admin.page.goto('/credits')
    await userMenu(admin.page).click()
    await admin.page.getByRole('menuitem').first().waitFor()
    expect(await admin.page.getByRole('menuitem').allInnerTexts()).toEqual(ofAdmin)
    await admin.context.close()
  })
})

describe('the command palette', () => {
  test('goes to pages and projects by the keyboard alone, also out of a field', async () => {
    const { page, context, problems } = await openOwner()
    await page.goto(list())
    await page.getByLabel('Search projects').focus()
    await find(page, 'api tok')
    await page.getByRole('button', { name: 'API tokens', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings/user/api-tokens')
    await page.getByRole('heading', { name: 'API tokens' }).waitFor()

    await find(page, 'Frame ri')
    await page.getByRole('button', { name: 'Frame ridge', exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === inProject('design/blocks'))
    // An address changes before its frame stands: a key in between reaches neither palette
    await page.getByTitle('Frame ridge', { exact: true }).waitFor()

    await find(page, 'xqzwv')
    await page.getByText('Nothing is called that.').waitFor()
    await page.keyboard.press('Escape')
    await paletteField(page).waitFor({ state: 'hidden' })

    await find(page, 'costs')
    await page.goBack()
    await page.waitForURL('**/settings/user/api-tokens')
    await paletteField(page).waitFor({ state: 'hidden' })
    expect(problems).toEqual([])
    await context.close()
  })

  test('takes what is typed before it is fetched', async () => {
    const { page, context, problems } = await openOwner()
    const asked = Promise.withResolvers<void>()
    await page.route('**/assets/CommandPalette*.js', async (route) => {
      await asked.promise
      await route.continue()
    })
    await page.goto(list())
    await page.getByRole('link', { name: 'Frame ridge' }).first().waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('api toy')
    await page.keyboard.press('Backspace')
    asked.resolve()
    await page.getByRole('button', { name: 'API tokens', exact: true }).waitFor()
    expect(await paletteField(page).inputValue()).toBe('api to')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings/user/api-tokens')
    expect(problems).toEqual([])
    await context.close()
  })
})

describe('the organisation', () => {
  test('is chosen in the menu, sent with every call, and remembered until the logout', async () => {
    const { owner } = organization
    const { organization: second } = await owner.api.ask(
      'CreateOrganization',
      `mutation CreateOrganization($input: OrganizationInput!) {
        createOrganization(input: $input) { organization { slug name } }
      }`,
      { input: { name: 'Second Frame' } },
      z.object({ organization: z.object({ slug: z.string(), name: z.string() }) }),
    )
    const { page, context } = await openOwner()
    await page.goto(list())
    await page.getByRole('button', { name: organization.name }).click()
    await page.getByRole('menuitem', { name: second.name }).click()
    await page.waitForURL(`**/${second.slug}/projects`)
    const call = page.waitForRequest(operationUrl('Projects'))
    await page.goto('/')
    await page.waitForURL(`**/${second.slug}/projects`)
    expect((await call).headers()['x-duet-organization']).toBe(second.slug)

    const kept = (): Promise<string | null> =>
      page.evaluate(() => localStorage.getItem('duet.selectedOrganization'))
    expect(await kept()).toBe(second.slug)
    await userMenu(page).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await page.getByRole('heading', { name: 'Log in to DUET' }).waitFor()
    expect(await kept()).toBeNull()
    await context.close()
  })
})

describe('the background tasks', () => {
  const panelButton = (page: Page): Locator =>
    page.getByRole('button', { name: /^Background tasks, / })

  async function copyProject(page: Page, name: string): Promise<void> {
    await page.goto(list())
    await page.getByRole('button', { name: 'Actions for Frame ridge' }).click()
    await page.getByRole('menuitem', { name: 'Copy' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Copy project' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  test('list a copy while it runs, warn before the tab is closed, and let it be removed once it is there', async () => {
    const { page, context } = await openOwner()
    const release = await holdBack(page, 'CopyProject')
    await copyProject(page, 'Copied ridge')
    await panelButton(page).click()
    const panel = page.getByRole('region', { name: 'Background tasks' })
    await panel.getByText('Running', { exact: true }).waitFor()
    expect(await panel.getByRole('button', { name: 'Remove Copy to Copied ridge' }).count()).toBe(0)

    const warning = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await warning
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()

    release()
    await panel.getByText('Done', { exact: true }).waitFor()
    const link = panel.getByRole('link', { name: 'Copy to Copied ridge' })
    expect(await link.getAttribute('href')).toMatch(/\/project\/[0-9a-f-]{36}\/design\/blocks$/)
    await panel.getByRole('button', { name: 'Remove Copy to Copied ridge' }).click()
    await panelButton(page).waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Copied ridge' }).waitFor()
    await context.close()
  })

  test('try a copy again at which the server fails, three times in all, and then say why not', async () => {
    const { page, context } = await openOwner()
    await page.clock.install()
    const asked = await failAt(page, 'CopyProject')
    await copyProject(page, 'Lost ridge')
    await panelButton(page).click()
    const panel = page.getByRole('region', { name: 'Background tasks' })
    for (const attempt of [1, 2]) {
      await panel.getByText(`The store is away. Trying again (${attempt} of 3).`).waitFor()
      await page.clock.fastForward(2000)
    }
    await panel.getByText('The store is away.', { exact: true }).waitFor()
    expect(asked()).toBe(3)
    await panel.getByRole('button', { name: 'Remove finished' }).click()
    await panelButton(page).waitFor({ state: 'hidden' })
    await context.close()
  })
})

describe('the progress of a simulation', () => {
  const job = {
    id: 'job',
    status: 'running',
    stage: 'irradiance',
    total_tasks: 3,
    completed_tasks: 1,
    error_message: null,
    created_at: '2026-01-01T00:00:00Z',
    running_at: '2026-01-01T00:00:00Z',
    completed_at: null,
    queue_place: null,
  }
  const run = { id: 'run', name: 'Long run', study_id: null, duet_job: job }
  const panelOf = (page: Page): Locator =>
    page.getByRole('region', { name: 'Simulation in progress' })

  test('opens by itself, closes by itself after ten seconds, goes with the connection and comes back with it, and goes for good with a poll that is refused', async () => {
    const { page, context } = await openOwner()
    await page.clock.install()
    let isLost = false
    await page.route(operationUrl('RunningProjectSim'), (route) =>
      isLost ? route.abort() : route.fulfill({ json: { data: { runningProjectSim: [run] } } }),
    )
    await page.goto(inProject('compare'))
    const panel = panelOf(page)
    await panel.getByText('Long run').waitFor()
    // 1 / (3 + 1)
    expect(await panel.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
    await page.clock.fastForward(9000)
    expect(await panel.isVisible()).toBe(true)
    await page.clock.fastForward(1500)
    await panel.waitFor({ state: 'hidden' })
    const pill = page.getByRole('button', { name: /^Simulating/ })
    await pill.waitFor()
    isLost = true
    await page.clock.fastForward(5000)
    await pill.waitFor({ state: 'hidden' })
    isLost = false
    await page.clock.fastForward(5000)
    await panel.waitFor()

    await page.unroute(operationUrl('RunningProjectSim'))
    const asked = await failAt(page, 'RunningProjectSim')
    await page.clock.fastForward(5000)
    await panel.waitFor({ state: 'hidden' })
    await page.clock.fastForward(10_000)
    await page.clock.fastForward(10_000)
    expect(asked()).toBe(1)
    expect(await pill.count()).toBe(0)
    await context.close()
  })

  test('tells of a run that ended while the server was away', async () => {
    const { page, context } = await openOwner()
    await page.clock.install()
    const ended = { ...run, duet_job: { ...job, status: 'completed' } }
    let isLost = false
    let running = [run]
    await page.route(operationUrl('RunningProjectSim'), (route) =>
      isLost ? route.abort() : route.fulfill({ json: { data: { runningProjectSim: running } } }),
    )
    await page.route(operationUrl('WatchedSimulation'), (route) =>
      isLost ? route.abort() : route.fulfill({ json: { data: { projectDuetSim: [ended] } } }),
    )
    await page.goto(inProject('compare'))
    const panel = panelOf(page)
    await panel.getByText('Long run').waitFor()
    isLost = true
    await page.clock.fastForward(5000)
    await panel.waitFor({ state: 'hidden' })
    running = []
    isLost = false
    await page.clock.fastForward(5000)
    await panel.getByText('The simulation has completed.').waitFor()
    await context.close()
  })
})

describe('the link Monitor', () => {
  const link = (page: Page): Locator => page.getByRole('link', { name: 'Monitor', exact: true })

  test('says whom to ask until its flag is on; a flag of the session stands above the server', async () => {
    const { page, context } = await openAdmin()
    const projectPage = `/my-organization/project/${await sampleProject(await adminApi())}/compare`
    await page.goto(projectPage)
    const entry = page.getByRole('button', { name: 'Monitor' })
    await entry.focus()
    await page.getByText('Contact Sales').waitFor()
    expect(await link(page).count()).toBe(0)
    await find(page, 'session flag sentinel')
    await page.getByRole('button', { name: 'Set session flag sentinel-demo' }).waitFor()
    await page.keyboard.press('Enter')
    await link(page).waitFor()
    await page.reload()
    await link(page).click()
    await page.waitForURL('**/monitor')
    await page.getByText('This plant is not monitored yet').waitFor()

    await page.evaluate(() => sessionStorage.setItem('duet.featureFlags', '{"not": a list'))
    await page.goto(projectPage)
    await entry.waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('duet.featureFlags'))).toBeNull()
    await context.close()
  })

  test('is there for everybody once the flag is on', async () => {
    await setFlag('sentinel-demo', true)
    const { page, context } = await openOwner()
    try {
      await page.goto(inProject('compare'))
      await link(page).click()
      await page.waitForURL('**/monitor')
      await page.getByText('This plant is not monitored yet').waitFor()
    } finally {
      await setFlag('sentinel-demo', false)
      await context.close()
    }
  })
})

describe('a page whose file cannot be fetched', () => {
  test('is loaded anew twice, half a second apart, and then left for the projects', async () => {
    const { page, context } = await openOwner()
    const loads: { readonly path: string; readonly atMs: number }[] = []
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return
      loads.push({ path: new URL(request.url()).pathname, atMs: performance.now() })
    })
    await page.route('**/assets/CreditsPage-*.js', (route) => route.abort())
    await page.goto('/credits')
    await page.waitForURL(`**${list()}`)
    expect(loads.map(({ path }) => path)).toEqual(['/credits', '/credits', '/credits', '/'])
    const [first, second, third] = loads.map(({ atMs }) => atMs)
    expect(second! - first!).toBeGreaterThan(500)
    expect(third! - second!).toBeGreaterThan(500)
    await page.getByRole('link', { name: 'Frame ridge' }).waitFor()
    await context.close()
  })
})

describe('analytics', () => {
  const pathsOf = (body: unknown): readonly string[] =>
    z
      .object({
        variables: z.object({
          events: z.array(z.object({ event: z.string(), path: z.string().nullable() })),
        }),
      })
      .parse(body)
      .variables.events.flatMap(({ event, path }) => (event === 'page_viewed' ? [path ?? ''] : []))

  test('tell pages with parameters replaced by their names, and nothing of who opted out', async () => {
    const { page, context } = await openOwner()
    await page.clock.install()
    const told: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('=CaptureAnalytics')) told.push(...pathsOf(request.postDataJSON()))
    })
    await page.goto(inProject('compare'))
    await page.getByRole('heading', { name: 'Compare', exact: true }).waitFor()
    await page.clock.fastForward(10_000)
    await expect.poll(() => told).toEqual(['/{org}/project/{projectId}/compare'])

    await page.goto('/settings')
    const usage = page.getByLabel('Usage statistics')
    const saved = page.waitForResponse(operationUrl('SetAnalyticsOptOut'))
    await usage.click()
    await saved
    await expect.poll(() => usage.isChecked()).toBe(false)
    told.length = 0
    await page.goto(inProject('compare'))
    await page.getByRole('heading', { name: 'Compare', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Compute', exact: true }).click()
    await page.getByRole('heading', { name: 'Run a simulation' }).waitFor()
    await page.clock.fastForward(20_000)
    await page.goto('/credits')
    await page.getByRole('heading', { name: 'Credits' }).waitFor()
    expect(told).toEqual([])
    await context.close()
  })
})

describe('the guide', () => {
  test('lies at /docs, and every link of it leads to something', async () => {
    const baseUrl = ownServer().baseUrl
    const seen = new Map<string, string>()
    const links: (readonly [from: string, to: string])[] = []
    const visit = async (path: string): Promise<void> => {
      if (seen.has(path)) return
      seen.set(path, '')
      const response = await fetch(new URL(path, baseUrl))
      if (!response.ok) return
      const html = await response.text()
      seen.set(path, html)
      if (!path.endsWith('.html') && !path.endsWith('/')) return
      for (const [, target = ''] of html.matchAll(
        /<(?:a|img|link|script)\b[^>]*?\b(?:href|src)="([^"]+)"/g,
      )) {
        const url = new URL(target.replaceAll('&amp;', '&'), new URL(path, baseUrl))
        if (url.origin !== baseUrl) continue
        links.push([path, url.pathname + url.hash])
        if (url.pathname.startsWith('/docs/')) await visit(url.pathname)
      }
    }
    await visit('/docs/')
    const broken = links.filter(([, to]) => {
      const [path = '', hash] = to.split('#')
      if (!path.startsWith('/docs/')) return false
      const html = seen.get(path) ?? ''
      const id = decodeURIComponent(hash ?? '')
      return html === '' || (id !== '' && !html.includes(` id="${id}"`))
    })
    expect(broken).toEqual([])
    expect([...seen.keys()].filter((path) => path.endsWith('.html')).length).toBeGreaterThan(15)
  })
})
