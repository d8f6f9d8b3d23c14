import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apiOf, logIn } from '../support/api.ts'
import { closePages, launchBrowser } from '../support/chromium.ts'
import { markedRecords } from '../support/markedRecords.ts'
import { mailTo } from '../support/messages.ts'
import { ownServer } from '../support/ownServer.ts'
import {
  newEmail,
  newOrganization,
  newPerson,
  type Organization,
  openAs,
  type Person,
} from '../support/people.ts'
import { copyOfSample } from '../support/plants.ts'
import { ME, rawCall } from '../support/rawCalls.ts'
import { fillFields, MARKUP, setTraps, type Traps } from '../support/scriptTraps.ts'
import { type RunningServer, startServer } from '../support/server.ts'

let browser: Browser
let organization: Organization
let projectId: string
beforeAll(async () => {
  browser = await launchBrowser()
  organization = await newOrganization('Careful Solar', 'Caro Owner')
  projectId = await copyOfSample(organization.owner.api, 'Careful ridge')
})
afterAll(() => closePages(browser))

const baseUrl = (): string => ownServer().baseUrl
const admin = (): Pick<Person, 'email' | 'password'> => ({
  email: ownServer().email,
  password: ownServer().password,
})

async function tokenOf({ email, password }: Pick<Person, 'email' | 'password'>): Promise<string> {
  const { token } = await logIn({ baseUrl: baseUrl(), token: undefined }, email, password)
  return token
}

/** A page with fields: its address, and the button that brings them where one must be pressed. */
type Form = readonly [address: string, open?: string]

const OF_THE_OWNER: readonly Form[] = [
  ['/ORG/projects'],
  ['/ORG/project-create'],
  ['/ORG/settings/organization-projects', 'Create portfolio'],
  ['/settings/user/account/edit'],
  ['/settings/user/api-tokens', 'Create token'],
  ['/onboarding/intake-form'],
  ['/organization-picker?create=true'],
  ['/ORG/project/PROJECT/design/components/panel/PANEL'],
  ['/ORG/project/PROJECT/compute/blocks'],
  ['/ORG/settings/edit'],
]

const OF_ADMINISTRATORS: readonly Form[] = [
  ['/admin/flags', 'Add constraint to sentinel-demo'],
  ['/admin/users'],
  ['/admin/invite'],
  ['/admin/impersonate'],
  ['/admin/org-integration-server', 'Add server'],
  ['/admin/org-integration-server/SERVER', 'Add schedule'],
  ['/admin/project-export'],
  ['/admin/audit'],
  ['/admin/security'],
]

/** Where what was saved is seen. */
const VIEWS_OF_THE_OWNER = [
  '/ORG/projects',
  '/ORG/projects?view=cards',
  '/ORG/settings/edit',
  '/ORG/settings/organization-projects',
  '/settings/user/account/edit',
  '/settings/user/api-tokens',
  '/organization-picker',
  '/ORG/project/PROJECT/design/blocks',
  '/ORG/project/PROJECT/design/components/panel',
  '/ORG/project/PROJECT/resources/meteo',
  '/ORG/project/PROJECT/compute/blocks',
]

const VIEWS_OF_ADMINISTRATORS = [
  '/admin/users?search=careful',
  '/admin/users?tab=organizations',
  '/admin/invite',
  '/admin/mail',
  '/admin/map',
  '/admin/org-integration-server',
  '/admin/org-integration-server/SERVER',
  '/admin/org-integration-server-events',
  '/admin/project-export/PROJECT',
  '/admin/audit',
  '/admin/security',
]

describe('markup in place of text', () => {
  let known: ReadonlyMap<string, string>
  beforeAll(async () => {
    known = await markedRecords(organization, projectId)
  })

  const addressOf = (path: string): string =>
    path.replaceAll(/[A-Z]{3,}/g, (word) => known.get(word) ?? word)

  async function isAtRest(page: Page): Promise<void> {
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  }

  async function fillForms(page: Page, traps: Traps, forms: readonly Form[]): Promise<void> {
    for (const [path, open] of forms) {
      await page.goto(addressOf(path))
      await isAtRest(page)
      if (open !== undefined) await page.getByRole('button', { name: open }).first().click()
      expect.soft(await fillFields(page, MARKUP), path).toBeGreaterThan(0)
      await page.keyboard.press('Enter')
      await page.waitForLoadState('networkidle')
      expect.soft(await traps(), path).toEqual([])
    }
  }

  async function look(page: Page, traps: Traps, views: readonly string[]): Promise<void> {
    for (const path of views) {
      await page.goto(addressOf(path))
      await isAtRest(page)
      expect.soft(await traps(), path).toEqual([])
    }
  }

  test('runs in no form, and nowhere where the user sees it again', async () => {
    const { page, context } = await openAs(browser, organization.owner)
    const traps = await setTraps(page)
    await look(page, traps, VIEWS_OF_THE_OWNER)
    await fillForms(page, traps, OF_THE_OWNER)
    await context.close()
  })

  test('runs in no form, and nowhere where administrators see it', async () => {
    const { page, context } = await openAs(browser, admin())
    const traps = await setTraps(page)
    await look(page, traps, VIEWS_OF_ADMINISTRATORS)
    await page.goto('/admin/audit')
    await page.getByText(MARKUP).first().waitFor()
    await fillForms(page, traps, OF_ADMINISTRATORS)
    await context.close()
  })

  test('is text in emails, too', async () => {
    const { owner, id } = organization
    const email = newEmail('Mara Marked')
    await owner.api.ask(
      'InviteOrganizationUser',
      `mutation InviteOrganizationUser($id: ID!, $email: String!) {
        inviteOrganizationUser(organization_id: $id, email: $email, role_id: "member") { id }
      }`,
      { id, email },
      z.unknown(),
    )
    const { html, text } = await mailTo(email, `Invitation to ${MARKUP}`)
    expect(text).toContain(MARKUP)
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img|<script/)
  })

  test.for([
    '/auth/login?referer=javascript:hit()',
    `/auth/login?error=x&message=${encodeURIComponent(MARKUP)}`,
    `/auth/invitation/${encodeURIComponent(MARKUP)}?token=x`,
    `/${encodeURIComponent(MARKUP)}/projects`,
    `/admin/users?search=${encodeURIComponent(MARKUP)}&tab=${encodeURIComponent(MARKUP)}`,
    `/organization-picker#${MARKUP}`,
  ])('runs in no address: %s', async (address) => {
    const { page, context } = await openAs(browser, admin())
    const traps = await setTraps(page)
    await page.goto(address)
    await isAtRest(page)
    expect(await traps()).toEqual([])
    await context.close()
  })
})

describe('a server that nobody has set up further', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'duet-e2e-bare-'))
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer(dataFolder)
  })
  afterAll(async () => {
    await server.stop()
    rmSync(dataFolder, { recursive: true, force: true })
  })

  test('shows administrators the emails that it kept, with markup as text', async () => {
    const { baseUrl: url, email, password = '' } = server
    const { token } = await logIn({ baseUrl: url, token: undefined }, email, password)
    const invite = `mutation InviteUser($email: String!, $remarks: String) {
      inviteUser(email: $email, remarks: $remarks) { id }
    }`
    const variables = { email: 'kept@helio.example', remarks: MARKUP }
    await apiOf({ baseUrl: url, token }).ask('InviteUser', invite, variables, z.unknown())
    const context = await browser.newContext({ baseURL: url })
    await context.addCookies([{ name: 'duet_token', value: token, url }])
    const page = await context.newPage()
    const traps = await setTraps(page)
    await page.goto('/_email')
    expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-scripts')
    await page.frameLocator('iframe').getByText(MARKUP).waitFor()
    await page.getByRole('tab', { name: 'Plain text' }).click()
    await page.getByRole('tabpanel').getByText(MARKUP).waitFor()
    expect(await page.title()).toBe('Email preview | DUET')
    expect(await traps()).toEqual([])
    await context.close()
  })

  test('counts attempts by the real address, whatever X-Forwarded-For says', async () => {
    const attempt = async (n: number): Promise<unknown> => {
      const { data } = await rawCall({
        baseUrl: server.baseUrl,
        headers: { 'x-forwarded-for': `10.1.2.${n}` },
        query: `mutation LocalLogin($name: String!) {
          localLogin(username: $name, password: "wrong") { ... on AuthError { code } }
        }`,
        variables: { name: `nobody${n}@helio.example` },
      })
      return data
    }
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => attempt(n)))
    expect(answers).toContainEqual({ localLogin: { code: 'RATE_LIMITED' } })
  })
})

describe('what the server answers with', () => {
  test.for([
    '/',
    '/auth/login',
    '/docs/',
    '/docs/operating.html',
    '/favicon.svg',
    '/assets/none.js',
    '/api/none',
  ])('keeps foreign scripts and frames out of %s', async (path) => {
    const { headers } = await fetch(new URL(path, baseUrl()))
    const policy = headers.get('content-security-policy') ?? ''
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "object-src 'none'",
      // the guide stands beside the pages of the application
      `frame-ancestors ${path.startsWith('/docs/') ? "'self'" : "'none'"}`,
      "base-uri 'none'",
      "form-action 'self'",
    ]) {
      expect(policy).toContain(rule)
    }
    // WebAssembly may be compiled; no text is run as code
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  test('has its cookies out of reach of scripts and of other sites', async () => {
    const { cookies } = await rawCall({
      baseUrl: baseUrl(),
      query: `mutation LocalLogin($name: String!, $password: String!) {
        localLogin(username: $name, password: $password) { __typename }
      }`,
      variables: { name: organization.owner.email, password: organization.owner.password },
    })
    expect(cookies).toHaveLength(1)
    expect(cookies[0]).toMatch(/^duet_token=\S+; Path=\/; .*HttpOnly; SameSite=Lax/)
  })
})

describe('a call that', () => {
  let token: string
  let cookie: string
  beforeAll(async () => {
    token = await tokenOf(organization.owner)
    cookie = `duet_token=${token}`
  })
  const call = (headers: Readonly<Record<string, string>>, body?: string) =>
    rawCall({ baseUrl: baseUrl(), headers, ...(body !== undefined && { body }) })
  const ask = (query: string, headers: Readonly<Record<string, string>> = {}) =>
    rawCall({
      baseUrl: baseUrl(),
      query,
      headers: { authorization: `Bearer ${token}`, ...headers },
    })

  test('comes by cookie from this site is answered', async () => {
    const { data } = await call({ cookie, origin: baseUrl() })
    expect(data).toEqual({ me: { email: organization.owner.email } })
  })

  test.for<[string, Record<string, string>]>([
    ['by its origin', { origin: 'https://evil.example' }],
    ['by its hidden origin', { origin: 'null' }],
    ['by the word of the browser', { 'sec-fetch-site': 'cross-site' }],
    ['as a sister site', { 'sec-fetch-site': 'same-site' }],
  ])('comes from another site is refused: %s', async ([, headers]) => {
    expect(await call({ cookie, ...headers })).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test.for(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    'a form of another site can send is refused: %s',
    async (type) => {
      const form = JSON.stringify({ query: ME })
      const { code, data } = await call({ cookie, 'content-type': type }, form)
      expect([code, data]).toEqual(['INVALID_INPUT', undefined])
    },
  )

  test('asks too deep, too wide or too long is refused', async () => {
    const deep = `query Deep { me { ${'user_organization { organization { '.repeat(6)} id ${'} }'.repeat(6)} } }`
    const wide = `query Wide { ${Array.from({ length: 40 }, (_, n) => `a${n}: me { id }`).join(' ')} }`
    const long = `query Long { me { ${'id '.repeat(1200)} } }`
    for (const query of [deep, wide, long]) {
      const { code, data } = await ask(query)
      expect.soft([query.slice(0, 11), code]).toEqual([query.slice(0, 11), 'QUERY_TOO_COMPLEX'])
      expect.soft(data ?? null).toBeNull()
    }
  })

  test('holds many operations at once is refused', async () => {
    const batch = JSON.stringify([{ query: ME }, { query: ME }])
    expect((await call({ authorization: `Bearer ${token}` }, batch)).data ?? null).toBeNull()
  })

  test('is large and comes from a stranger is not even read', async () => {
    const body = JSON.stringify({ query: ME, variables: { filler: 'x'.repeat(8000) } })
    expect(await call({}, body)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('asks for the schema is told nothing without having signed in', async () => {
    const query = 'query Me { __schema { types { name } } }'
    const { code } = await call({}, JSON.stringify({ query }))
    expect(code).toBe('UNAUTHENTICATED')
    expect(JSON.stringify((await ask(query)).data)).toContain('"Project"')
  })

  test('names another organisation in its header sees no more for it', async () => {
    const other = await newOrganization('Other Solar', 'Olga Owner')
    const headers = { 'x-duet-organization': other.slug }
    const { data } = await ask('query Organizations { organizations { slug } }', headers)
    expect(JSON.stringify(data)).toContain(organization.slug)
    expect(JSON.stringify(data)).not.toContain(other.slug)
    const query = `query Projects { projects(org_id: "${other.id}") { projects { id } } }`
    expect((await ask(query, headers)).code).toBe('NOT_FOUND')
  })

  test('brings a token of an administrator that is none gets nothing by it', async () => {
    const plain = await tokenOf(await newPerson('Paul Plain'))
    const [head = '', claims = ''] = token.split('.')
    const forged = `${head}.${Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), _super: true })).toString('base64url')}.${token.split('.')[2]}`
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
    const end =
      'mutation EndImpersonation { endImpersonation { __typename ... on TokenPayload { token } } }'
    for (const own of [plain, forged, unsigned, await tokenOf(admin())]) {
      const headers = { 'x-duet-super-authorization': `Bearer ${own}` }
      expect
        .soft((await ask('query AdminMe { adminMe { email } }', headers)).code)
        .toBe('FORBIDDEN')
      expect.soft((await ask(end, headers)).code).toBe('CONFLICT')
    }
    for (const bad of [forged, unsigned]) {
      expect.soft((await ask(ME, { authorization: `Bearer ${bad}` })).code).toBe('UNAUTHENTICATED')
    }
  })
})
