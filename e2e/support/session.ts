import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { type Api, type ApiCaller, logIn, signInToApi } from './api.ts'
import { ownServer } from './ownServer.ts'

const SHOTS = resolve(
  import.meta.dirname,
  '../..',
  process.env['DUET_SCREENSHOTS'] ?? 'test-results/screens',
)

/** A page of a browser of its own, with what went wrong on it. */
export interface Session {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors and uncaught exceptions since the start. */
  readonly problems: string[]
}

export async function openPage(
  browser: Browser,
  width = 1440,
  height = 900,
  options: BrowserContextOptions = {},
): Promise<Session> {
  const context = await browser.newContext({
    ...options,
    baseURL: ownServer().baseUrl,
    viewport: { width, height },
    locale: 'en-GB',
    timezoneId: 'America/Phoenix',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  return { context, page, problems }
}

/** Signs in through the form, as the user made at first start. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/auth/login')
  await enterLogin(page, ownServer().email, ownServer().password)
  await page.waitForURL(/\/projects/)
}

/** Fills in the login form of the page and sends it. */
export async function enterLogin(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
}

/** What a browser stores of a session, as after the login form. */
export async function signedInState(
  caller: ApiCaller,
  email: string,
  password: string,
): Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>> {
  const { token, expires_at } = await logIn(caller, email, password)
  const { hostname, origin } = new URL(caller.baseUrl)
  return {
    cookies: [
      {
        name: 'duet_token',
        value: token,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        secure: false,
        sameSite: 'Lax',
      },
    ],
    origins: [{ origin, localStorage: [{ name: 'duet.sessionExpiresAt', value: expires_at }] }],
  }
}

/** A page of the user made at first start, at the projects, closed with its context by the caller. */
export async function openSignedIn(browser: Browser, width = 1440, height = 900): Promise<Session> {
  const { baseUrl, email, password } = ownServer()
  const storageState = await signedInState({ baseUrl, token: undefined }, email, password)
  const session = await openPage(browser, width, height, { storageState })
  await session.page.goto('/')
  await session.page.waitForURL(/\/projects/)
  return session
}

/** Address of a page of a project of the first organisation. */
export function projectPath(projectId: string, page: string): string {
  return `/my-organization/project/${projectId}/${page}`
}

const NO_PAGE = { path: '/auth/no-such-page', heading: 'Page Not Found' }

/**
 * The application that is open goes from another page to an address: its guards are those of a page that is loaded, which
 * costs ten times as much.
 */
export async function lead(page: Page, address: string, by = NO_PAGE): Promise<void> {
  const go = (to: string): Promise<void> =>
    page.evaluate((next) => history.pushState(undefined, '', next), to)
  const between = page.getByRole('heading', { level: 1, name: by.heading, exact: true })
  await go(by.path)
  await between.waitFor()
  await go(address)
  await between.waitFor({ state: 'detached' })
}

/** Takes the picture that the guide shows. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: join(SHOTS, `${name}.png`), animations: 'disabled' })
}

/** The API as the user made at first start. */
export function firstUserApi(): Promise<Api> {
  return signInToApi(ownServer())
}
