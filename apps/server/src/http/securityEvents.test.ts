import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { newAdmin } from '../administration/testing/newAdmin.ts'
import { createSecurityLog, sweepSecurityEvents } from '../db/securityLog.ts'
import { signDownload } from '../files/filesService.ts'
import {
  AUTH,
  authOf,
  enrollApp,
  LOGIN,
  login,
  valueOf,
} from '../identity/testing/identityTests.ts'
import { createProject } from '../projects/projects.ts'
import {
  startTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'

let server: TestServer
let ann: TestUser
let root: TestUser
let org = ''

beforeAll(async () => {
  server = await startTestServer({ DUET_METRICS_TOKEN: 'the-token-of-this-test' })
  ann = await server.newUser('ann@example.org')
  root = await newAdmin(server, 'root@example.org')
  org = await server.newOrganization('acme', { [ann.id]: 'owner' })
})
afterAll(() => server.close())

const foundPage = z.object({
  rows: z.array(
    z.object({
      kind: z.string(),
      outcome: z.string(),
      operation: z.string().nullable(),
      count: z.number(),
      user_id: z.string().nullable(),
      user_email: z.string().nullable(),
      ip_address: z.string().nullable(),
      user_agent: z.string().nullable(),
      details: z.record(z.string(), z.string()),
    }),
  ),
})
type Found = z.infer<typeof foundPage>['rows'][number]

const SEARCH = `query SecurityEvents($kind: String, $search: String, $user_id: ID, $from: DateTime) {
  securityEvents(kind: $kind, search: $search, user_id: $user_id, from: $from) {
    total
    rows { kind outcome operation count user_id user_email ip_address user_agent details }
  } }`

async function events(filter: object): Promise<readonly Found[]> {
  const { rows } = foundPage.parse(valueOf(await server.call(SEARCH, filter, root.token)))
  return rows
}

/** They are written beside the calls. */
const waitFor = (filter: object): Promise<Found> =>
  vi.waitFor(
    async () => {
      const [found] = await events(filter)
      if (!found) throw new Error('Nothing yet')
      return found
    },
    { timeout: 20_000 },
  )

describe('a security event is written', () => {
  test('for a login, and for one that failed, with the user', async () => {
    await login(server, 'Ann@example.org', TEST_PASSWORD)
    await login(server, 'ann@example.org ', 'wrong')
    expect(await waitFor({ kind: 'signed_in', user_id: ann.id })).toMatchObject({
      operation: 'localLogin',
      outcome: 'done',
      ip_address: '127.0.0.1',
    })
    expect(await waitFor({ kind: 'login_failed', user_id: ann.id })).toMatchObject({
      outcome: 'INVALID_LOGIN',
      user_email: 'ann@example.org',
    })
  })

  test('for an address that nobody has, without what was typed', async () => {
    const typed = 'my secret password'
    await login(server, typed, 'x')
    const found = await waitFor({ kind: 'login_failed', search: 'address_hash' })
    expect(found.user_id).toBeNull()
    expect(found.details).toEqual({ address_hash: expect.stringMatching(/^[0-9a-f]{12}$/) })
    const { rows } = await server.pool.query('select * from security_event')
    expect(JSON.stringify(rows)).not.toContain(typed)
  })

  test('for a code that is wrong, with the user', async () => {
    const bob = await server.newUser('bob@example.org')
    await enrollApp(server, bob.token)
    const { mfa } = await login(server, bob.email, TEST_PASSWORD)
    const variables = { token: mfa?.token, uid: mfa?.hints[0]?.uid }
    await server.call(
      `mutation ResolveMfa($token: String!, $uid: ID!) {
        resolveMfa(token: $token, mfa_uid: $uid, code: "000000") ${AUTH} }`,
      variables,
    )
    expect(await waitFor({ kind: 'mfa_refused', user_id: bob.id })).toMatchObject({
      operation: 'resolveMfa',
    })
    await waitFor({ kind: 'mfa_asked', user_id: bob.id })
  })

  test('for links of resets and invitations that are not right', async () => {
    await server.call(
      `mutation ResetPassword { resetPassword(token: "x", new_password: "another good one") ${AUTH} }`,
    )
    await server.call('query Invitation { invitation(token: "x") { id } }')
    const codes = await Promise.all(
      ['resetPassword', 'invitation'].map((search) => waitFor({ kind: 'link_refused', search })),
    )
    expect(codes.map(({ outcome }) => outcome)).toEqual(['invalid-action-code', 'NOT_FOUND'])
  })

  test('for what a role does not open, under a name of ours', async () => {
    const operation = 'DropTables'
    const body = { query: `query ${operation} { auditLog { total } }` }
    const headers = {
      authorization: `Bearer ${ann.token}`,
      'user-agent': `evil\tagent ${'x'.repeat(900)}`,
    }
    await server.post({ operation, body, headers })
    const found = await waitFor({ kind: 'access_refused', user_id: ann.id })
    expect(found).toMatchObject({ operation: 'auditLog', outcome: 'FORBIDDEN' })
    expect(found.user_agent).toMatch(/^evil agent x+$/)
    expect(found.user_agent).toHaveLength(200)
    await server.post({ operation, body, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(await waitFor({ kind: 'origin_refused' })).toMatchObject({ operation: 'unknown' })
  })

  test('for a project of others', async () => {
    const site = { name: 'Hidden', latitude: 1, longitude: 2 }
    const { id } = await createProject(server, ann.id, org, site)
    const eve = await server.newUser('eve@example.org')
    await server.call('query Project($id: ID!) { project(id: $id) { id } }', { id }, eve.token)
    expect(await waitFor({ kind: 'foreign_id', user_id: eve.id })).toMatchObject({
      details: { project_id: id },
    })
  })

  test('for tokens that are unknown or whose session has ended', async () => {
    const { token } = await login(server, ann.email, TEST_PASSWORD)
    await server.call('mutation Logout { logout { success } }', {}, token)
    await server.call('query Me { me { id } }', {}, token)
    await server.call('query Me { me { id } }', {}, 'duet_made_up')
    expect(await waitFor({ kind: 'token_refused', search: 'ended' })).toMatchObject({
      user_id: ann.id,
      operation: 'me',
    })
    await waitFor({ kind: 'token_refused', search: 'unknown' })
  })

  test('for impersonation: begun, ended, refused', async () => {
    const query = `mutation ImpersonateUser($email: String!) {
      impersonateUser(email: $email, reason: "help") ${AUTH} }`
    await server.call(query, { email: root.email }, ann.token)
    await waitFor({ kind: 'impersonation_refused', user_id: ann.id })
    const { token } = authOf(await server.call(query, { email: ann.email }, root.token))
    await server.call(`mutation EndImpersonation { endImpersonation ${AUTH} }`, {}, token)
    expect(await waitFor({ kind: 'impersonation_started', user_id: root.id })).toMatchObject({
      details: { target_user_id: ann.id },
    })
    await waitFor({ kind: 'impersonation_ended', user_id: ann.id })
  })
})

describe('the log', () => {
  test('stores a flood in few rows, and counts all of it', async () => {
    const written: object[] = []
    const log = createSecurityLog({
      db: server.db,
      key: Buffer.from('a key of this test'),
      retainDays: 1,
      onCounted: () => undefined,
      onWritten: (row) => written.push(row),
      onError: (error) => {
        throw error
      },
    })
    for (let i = 0; i < 20_000; i += 1) {
      const call = {
        ip: `10.0.${i % 50}.${i % 250}`,
        userAgent: `agent ${i}`,
        operation: 'localLogin',
      }
      const event = {
        kind: 'login_failed',
        outcome: 'INVALID_LOGIN',
        address: `a${i}@example.org`,
      } as const
      log.record(event, call)
    }
    await log.stop()
    const { rows } = await server.pool.query<{ rows: number; events: number }>(
      `select count(*)::int as rows, sum(count)::int as events from security_event
       where ip_address like '10.0.%' or outcome = 'several'`,
    )
    expect(rows[0]?.events).toBe(20_000)
    // A minute may end meanwhile
    expect(rows[0]?.rows).toBeLessThanOrEqual(2 * 121)
    expect(written).toHaveLength(rows[0]?.rows ?? 0)
  })

  test('loses rows that are old enough, and no others', async () => {
    await server.pool.query(
      `insert into security_event (minute, fold_hash, first_at, last_at, count, kind, outcome)
       select at, at::text, at, at, 1, 'signed_in', 'swept' from (values
         (now() - interval '8 days'), (now() - interval '6 days')) as v(at)`,
    )
    await sweepSecurityEvents({ db: server.db, retainDays: 7 })
    const { rows } = await server.pool.query(`select 1 from security_event where outcome = 'swept'`)
    expect(rows).toHaveLength(1)
  })

  test('is exported as JSON lines to system administrators alone', async () => {
    await waitFor({ kind: 'signed_in' })
    const get = (token: string, headers: Record<string, string> = {}) =>
      server.app.inject({
        url: '/api/security-events.jsonl?kind=signed_in',
        headers: { cookie: `duet_token=${token}`, ...headers },
      })
    const answer = await get(root.token)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/jsonl; charset=utf-8',
    })
    const lines = answer.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.length).toBeGreaterThan(0)
    expect(new Set(lines.map(({ kind }) => kind))).toEqual(new Set(['signed_in']))
    expect((await get(ann.token)).json().errors[0].extensions.code).toBe('FORBIDDEN')
    expect((await get('')).statusCode).toBe(401)
    expect((await get(root.token, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(401)
  })

  test('is counted in the metrics', async () => {
    const headers = { authorization: 'Bearer the-token-of-this-test' }
    const { body } = await server.app.inject({ url: '/metrics', headers })
    expect(body).toMatch(/duet_security_events_total\{kind="login_failed"\} [1-9]/)
    expect(body).toContain('duet_security_events_total{kind="query_refused"}')
  })
})

describe('a link of a file', () => {
  const LINK = `mutation Link($id: ID!) {
    getProjectFileStorageSignedUrl(project_id: $id, dir: "/meteo", filename: "a.csv") { url storage_key } }`

  async function link(user: TestUser, id: string, token = user.token) {
    const given = valueOf(await server.call(LINK, { id }, token))
    return z.object({ url: z.string(), storage_key: z.string() }).parse(given)
  }
  const put = async (url: string): Promise<number> =>
    (await server.app.inject({ method: 'PUT', url, payload: 'a,b' })).statusCode
  const get = async (url: string): Promise<number> => (await server.app.inject({ url })).statusCode

  async function member(name: string): Promise<{ user: TestUser; project: string }> {
    const user = await server.newUser(`${name}@example.org`)
    const organization = await server.newOrganization(name, {
      [ann.id]: 'owner',
      [user.id]: 'admin',
    })
    const site = { name, latitude: 1, longitude: 2 }
    const { id } = await createProject(server, ann.id, organization, site)
    return { user, project: id }
  }

  async function both(user: TestUser, project: string, token = user.token) {
    const { url, storage_key } = await link(user, project, token)
    expect(await put(url)).toBe(200)
    const download = await server.asUser({ token }, async () =>
      signDownload(server, storage_key, 'a.csv'),
    )
    expect(await get(download.url)).toBe(200)
    return { upload: (await link(user, project, token)).url, download: download.url }
  }

  test.each<[string, (user: TestUser) => Promise<unknown>]>([
    [
      'the session',
      ({ token }) => server.call('mutation Logout { logout { success } }', {}, token),
    ],
    [
      'the membership',
      ({ id }) => server.pool.query('delete from user_organization where user_id = $1', [id]),
    ],
    [
      'the user',
      ({ id }) => server.pool.query('update app_user set erased_at = now() where id = $1', [id]),
    ],
  ])('ends with %s', async (what, end) => {
    const { user, project } = await member(`linked-${what.replaceAll(' ', '-')}`)
    const { upload, download } = await both(user, project)
    await end(user)
    expect([await put(upload), await get(download)]).toEqual([403, 403])
    expect(await waitFor({ kind: 'link_refused', search: 'ended' })).toMatchObject({
      operation: 'file link',
    })
  })

  test('to upload ends with the role of an editor, to download does not', async () => {
    const { user, project } = await member('demoted')
    const { upload, download } = await both(user, project)
    await server.pool.query(`update user_organization set role_id = 'guest' where user_id = $1`, [
      user.id,
    ])
    await server.pool.query(
      `insert into project_user (project_id, user_id, role_id) values ($1, $2, 'viewer')`,
      [project, user.id],
    )
    expect([await put(upload), await get(download)]).toEqual([403, 200])
  })

  test('that an API token asked for serves until the token is revoked', async () => {
    const { user, project } = await member('scripted')
    const answer = await server.call(
      'mutation CreateApiToken { createApiToken(name: "x", scopes: ["read", "write"]) { token api_token { id } } }',
      {},
      user.token,
    )
    const made = z
      .object({ token: z.string(), api_token: z.object({ id: z.string() }) })
      .parse(valueOf(answer))
    const { upload, download } = await both(user, project, made.token)
    await server.call(
      'mutation RevokeApiToken($id: ID!) { revokeApiToken(id: $id) { id } }',
      { id: made.api_token.id },
      user.token,
    )
    expect([await put(upload), await get(download)]).toEqual([403, 403])
  })
})

test('answers of the API are cached by nobody, and behind TLS cookies are bound to the host', async () => {
  const secure = await startTestServer({ DUET_PUBLIC_URL: 'https://duet.example' })
  try {
    await secure.newUser('sue@example.org')
    const variables = { username: 'sue@example.org', password: TEST_PASSWORD }
    const signedIn = await secure.post({
      operation: 'LocalLogin',
      body: { query: LOGIN, variables },
    })
    expect(signedIn.headers['cache-control']).toBe('no-store')
    const cookie = String(signedIn.headers['set-cookie'])
    expect(cookie).toMatch(/^__Host-duet_token=\S+; Path=\/; .*HttpOnly; Secure; SameSite=Lax/)
    const me = (sent: string) =>
      secure.post({
        operation: 'Me',
        body: { query: 'query Me { me { id } }' },
        headers: { cookie: sent },
      })
    const held = cookie.split(';')[0] ?? ''
    expect((await me(held)).json().data.me.id).toBeTruthy()
    expect((await me(held.replace('__Host-', ''))).json().errors[0].extensions.code).toBe(
      'UNAUTHENTICATED',
    )
  } finally {
    await secure.close()
  }
})
