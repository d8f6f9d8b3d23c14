import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LocalServer, startLocalServer } from '../testing/localServer.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../testing/testServer.ts'
import { startAnalyticsCleanup } from './analyticsCleanup.ts'
import { captureAnalytics, eventForwarder } from './captureAnalytics.ts'
import { createEventForwarder } from './eventForwarder.ts'

let server: TestServer
let posthog: LocalServer
let ann: TestUser

beforeAll(async () => {
  posthog = await startLocalServer((_request, response) => response.end('{"status":1}'))
  server = await startTestServer({ POSTHOG_HOST: posthog.url, POSTHOG_KEY: 'phc_key' })
  ann = await server.newUser('ann@acme.example')
  await server.newOrganization('acme-solar', { [ann.id]: 'owner' })
})
beforeEach(() => server.db.deleteFrom('analytics_event').execute())
afterAll(async () => {
  await server.close()
  await posthog.close()
})

const CAPTURE = `mutation CaptureAnalytics($tab: String!, $events: [AnalyticsEventInput!]!) {
  captureAnalytics(tab_session_id: $tab, events: $events) { success }
}`
const AT = new Date(Math.floor(Date.now() / 1000) * 1000).toISOString()
const viewed = { event: 'page_viewed', path: '/{org}/project/{projectId}/design', at: AT }
const capture = (events: readonly object[], token: string | undefined = ann.token) =>
  server.call(CAPTURE, { tab: 'tab-1', events }, token)
const stored = () => server.db.selectFrom('analytics_event').selectAll().orderBy('id').execute()
const messageOf = ({ errors }: GraphqlAnswer): string => errors?.[0]?.message ?? ''

describe('captured events', () => {
  test('are stored with the page, the tab and flat properties', async () => {
    const properties = { kind: 'panel', count: 2, is_new: true, note: null }
    const answer = await capture([viewed, { event: 'component_changed', properties, at: AT }])
    expect(answer.data).toEqual({ captureAnalytics: { success: true } })
    const common = {
      user_id: ann.id,
      impersonator: null,
      tab_session_id: 'tab-1',
      at: new Date(AT),
    }
    expect(await stored()).toMatchObject([
      { ...common, event: 'page_viewed', path: viewed.path, properties: {} },
      { ...common, event: 'component_changed', path: null, properties },
    ])
  })

  test.each([
    [{ event: 'mouse_moved' }, 'events.0.event: is no event of the list'],
    [{ path: 'https://duet.example/x' }, 'events.0.path'],
    [{ path: `/{org}/project/${randomUUID()}` }, 'events.0.path'],
    [{ path: `/x/${randomUUID().replaceAll('-', '')}` }, 'events.0.path'],
    [{ path: '/{org}/simulations/1234' }, 'events.0.path'],
    [{ path: '/auth/login?referer=x' }, 'events.0.path'],
    [{ path: '/ann@acme.example' }, 'events.0.path'],
    [{ path: '/acme-solar/projects' }, 'events.0.path: must not name an organization'],
    [{ properties: { nested: { a: 1 } } }, 'events.0.properties.nested'],
    [{ properties: [1] }, 'events.0.properties'],
    [{ properties: { 'Not Snake': 1 } }, 'events.0.properties'],
    [{ properties: { long: 'x'.repeat(2048) } }, 'events.0.properties: must be at most 2 KiB'],
  ])('with %j are refused', async (change, message) => {
    expect(messageOf(await capture([{ ...viewed, ...change }]))).toContain(message)
    expect(await stored()).toEqual([])
  })

  test('come at most 50 at a time', async () => {
    expect((await capture(Array.from({ length: 50 }, () => viewed))).data).toBeTruthy()
    expect(messageOf(await capture(Array.from({ length: 51 }, () => viewed)))).toContain(
      'at most 50 events',
    )
  })

  test.each(['/', '/auth/login', '/$org/monitor-portfolios/:id', '/pv3/{id}', '/_email'])(
    'may be of the page %s',
    async (path) => {
      expect((await capture([{ ...viewed, path }])).data).toBeTruthy()
    },
  )

  test('of a clock that is wrong get the time of the server', async () => {
    await capture([
      { ...viewed, at: '2001-01-01T00:00:00Z' },
      { ...viewed, at: '2101-01-01T00:00:00Z' },
    ])
    for (const { at } of await stored())
      expect(Math.abs(Date.now() - at.getTime())).toBeLessThan(60_000)
  })

  test('are not stored of strangers and of users who opted out', async () => {
    const off = await server.newUser('off@acme.example')
    await server.db
      .updateTable('app_user')
      .set({ analytics_opt_out: true })
      .where('id', '=', off.id)
      .execute()
    const success = { data: { captureAnalytics: { success: true } } }
    expect(await server.call(CAPTURE, { tab: 't', events: [viewed] })).toEqual(success)
    expect(await capture([viewed], off.token)).toEqual(success)
    expect(await stored()).toEqual([])
  })

  test('say who acted as the user', async () => {
    const root = await server.newUser('root@duet.example')
    const caller = { userId: ann.id, impersonatorId: root.id, apiToken: undefined }
    await captureAnalytics(server, caller, { tab_session_id: 't', events: [viewed] })
    expect(await stored()).toMatchObject([{ user_id: ann.id, impersonator: root.email }])
  })

  test('are not taken from API tokens', async () => {
    const { data } = await server.call(
      'mutation C { createApiToken(name: "t", scopes: ["read", "write"]) { token } }',
      {},
      ann.token,
    )
    const { errors } = await capture([viewed], data?.['createApiToken']?.['token'])
    expect(errors?.[0]?.extensions.code).toBe('API_TOKEN_SCOPE')
    const caller = { userId: ann.id, impersonatorId: undefined, apiToken: {} }
    await expect(captureAnalytics(server, caller, {})).rejects.toMatchObject({
      code: 'FORBIDDEN',
    })
  })

  test('are limited in number', async () => {
    const eager = await server.newUser('eager@acme.example')
    let code: string | undefined
    for (let i = 0; i < 130 && code === undefined; i += 1) {
      code = (await capture([viewed], eager.token)).errors?.[0]?.extensions.code
    }
    expect(code).toBe('RATE_LIMITED')
  })

  test('older than 13 months are removed', async () => {
    const row = { tab_session_id: 't', event: 'page_viewed', user_id: ann.id }
    const monthsAgo = (months: number): Date => {
      const at = new Date()
      at.setUTCMonth(at.getUTCMonth() - months)
      return at
    }
    await server.db
      .insertInto('analytics_event')
      .values([
        { ...row, at: monthsAgo(14) },
        { ...row, at: monthsAgo(12) },
      ])
      .execute()
    const stop = startAnalyticsCleanup(server.db, (error) => expect.fail(String(error)))
    await expect.poll(async () => (await stored()).length).toBe(1)
    await stop()
  })
})

describe('forwarding', () => {
  test('gives events to a PostHog server in the background', async () => {
    await eventForwarder(server)?.stop()
    const before = posthog.requests.length
    const fresh = createEventForwarder({
      host: `${posthog.url}/`,
      key: 'phc_key',
      delayMs: 1,
      onError: (error) => expect.fail(String(error)),
    })
    fresh.forward([
      { event: 'page_viewed', userId: ann.id, at: new Date(AT), properties: { path: '/x' } },
    ])
    await posthog.until(before + 1)
    const { method, url, body } = posthog.requests.at(-1) ?? {}
    expect([method, url]).toEqual(['POST', '/batch/'])
    expect(JSON.parse(body ?? '')).toEqual({
      api_key: 'phc_key',
      batch: [
        { event: 'page_viewed', distinct_id: ann.id, timestamp: AT, properties: { path: '/x' } },
      ],
    })
    await fresh.stop()
  })

  test('of a server sends what waits when that stops', async () => {
    const all = posthog.requests.map(({ body }) => JSON.parse(body))
    const events = all.flatMap(({ batch }) => batch)
    expect(events.length).toBeGreaterThan(50)
    expect(all.every(({ batch }) => batch.length <= 100)).toBe(true)
    expect(events).toContainEqual({
      event: 'page_viewed',
      distinct_id: ann.id,
      timestamp: AT,
      properties: {
        path: viewed.path,
        tab_session_id: 't',
        impersonator: 'root@duet.example',
      },
    })
  })

  test('loses what cannot be sent, and says so once a batch', async () => {
    const errors: unknown[] = []
    const failing = await startLocalServer((_request, response) => response.writeHead(500).end())
    const forwarder = createEventForwarder({
      host: failing.url,
      key: 'k',
      onError: (error) => errors.push(error),
    })
    const event = { event: 'page_viewed', userId: ann.id, at: new Date(), properties: {} }
    forwarder.forward(Array.from({ length: 150 }, () => event))
    await forwarder.stop()
    expect(failing.requests).toHaveLength(2)
    expect(errors.map(String)).toEqual(Array(2).fill('Error: The analytics server answers 500'))
    await failing.close()
  })
})
