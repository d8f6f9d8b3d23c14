import type { ServerResponse } from 'node:http'
import { samplePlant } from '@duet/plant'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { type LocalServer, startLocalServer } from '../../testing/localServer.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject } from '../deployments/deployProject.ts'
import { storeDayResult } from '../events/storeDayResult.ts'
import { setIssueStates } from '../issues/changeIssues.ts'
import { mergeIssues } from '../issues/mergeIssues.ts'
import { tellIssues } from '../notices/tellIssues.ts'
import { event, result } from '../testing/dayResults.ts'
import { deliverDue } from './deliver.ts'
import { deliveriesOf, resendWebhookDelivery, testWebhook } from './deliveries.ts'
import { queueEvents } from './queueEvents.ts'
import { signedHeaders } from './signature.ts'
import { WEBHOOK_EVENTS } from './webhookInput.ts'
import {
  createWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  updateWebhook,
  webhooks,
} from './webhooks.ts'

const NOON = Date.parse('2026-06-04T12:00:00Z')

let server: TestServer
let ann: TestUser
let eve: TestUser
let org: string
let receiver: LocalServer
/** What the receiver answers, and what it does before. */
let answer: (response: ServerResponse) => void

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  org = await server.newOrganization('acme', { [ann.id]: 'admin' })
  await server.newOrganization('other', { [eve.id]: 'owner' })
})
afterAll(() => server.close())
beforeEach(async () => {
  answer = (response) => response.writeHead(204).end()
  receiver = await startLocalServer((_request, response) => answer(response))
})
afterEach(async () => {
  await receiver.close()
  for (const { id } of await webhooks(server, ann.id, org)) await deleteWebhook(server, ann.id, id)
})

/** A further process over the same database. */
const anotherServer = ({ env = {} }: { readonly env?: NodeJS.ProcessEnv } = {}) => {
  const { url, db, pool } = server
  return startTestServer(env, { url, db, pool, close: async () => undefined })
}
const input = (change: object = {}) => ({
  name: 'Tickets',
  url: `${receiver.url}/hook`,
  least_severity: 'major',
  events: [...WEBHOOK_EVENTS],
  enabled: true,
  ...change,
})
const newWebhook = (change: object = {}) =>
  createWebhook(server, ann.id, { organization_id: org, input: input(change) })
const queue = (names: readonly string[]): Promise<void> =>
  server.db.transaction().execute((tx) =>
    queueEvents(
      tx,
      names.map((name) => ({ organizationId: org, type: 'plant.silent', data: { name } })),
      new Date(NOON),
    ),
  )
const deliveries = (id: string) => deliveriesOf(server, { id })
const newest = async (id: string) => (await deliveries(id))[0]
const bodies = () => receiver.requests.map(({ body }) => JSON.parse(body))
/** As if the pause before the next attempt were over. */
const skipPause = () =>
  server.pool.query(`update webhook_message set next_attempt_at = now() where state = 'waiting'`)

/** The signatures of a request, and those that the secrets give. */
const signatures = (secrets: readonly string[], at = receiver.requests.length - 1) => {
  const request = receiver.requests[at]
  if (!request) throw new Error(`no request ${at}`)
  const { headers, body } = request
  const timestampUtcMs = Number(headers['webhook-timestamp']) * 1000
  const signed = { id: String(headers['webhook-id']), timestampUtcMs, body }
  return {
    sent: headers['webhook-signature'],
    expected: signedHeaders(signed, secrets)['webhook-signature'],
    timestampUtcMs,
  }
}

/** A monitored plant whose days are stored and told. */
const newPlant = async () => {
  const { id: plant } = await importProject(server, ann.id, {
    organization_id: org,
    document: samplePlant(),
  })
  await deployProject(server, ann.id, { project_id: plant, input: { time_zone: 'UTC' } })
  const storeClean = (date: string): Promise<void> =>
    storeDayResult(server.db, plant, result(date, []))
  const store = (date: string, kwh: number): Promise<void> =>
    storeDayResult(
      server.db,
      plant,
      result(date, [event({ timestamp: `${date}T10:00:00Z`, allocated_delta: kwh })]),
    )
  const tell = async () => {
    await tellIssues(server, NOON)
    await deliverDue(server)
  }
  return { plant, store, storeClean, tell }
}

test('an issue is sent when it opens, gets worse, ends and opens again, with what it is about', async () => {
  const { plant, store, tell } = await newPlant()
  const { secret } = await newWebhook()
  await store('2026-06-03', 6)
  await tell()
  await store('2026-06-04', 30)
  await tell()
  const { id: issueId } = await server.db
    .selectFrom('issue')
    .select('id')
    .where('project_id', '=', plant)
    .executeTakeFirstOrThrow()
  const setState = (state: string) =>
    setIssueStates(server, ann.id, { project_id: plant, ids: [issueId], state })
  await setState('resolved')
  await tell()
  await tell()
  await setState('open')
  await tell()

  expect(bodies().map(({ type, data }) => `${type} ${data.kind} ${data.severity}`)).toEqual([
    'issue.opened new major',
    'issue.worse worse critical',
    'issue.ended resolved critical',
    'issue.opened reopened critical',
  ])
  expect(bodies()[0]).toEqual({
    type: 'issue.opened',
    timestamp: '2026-06-04T12:00:00.000Z',
    data: {
      organization: 'acme',
      project_id: plant,
      project_name: samplePlant().project.name,
      issue_id: issueId,
      kind: 'new',
      severity: 'major',
      cause: 'curtailment',
      component: 'meter',
      component_name: expect.any(String),
      lost_kwh: 6,
      first_at: '2026-06-03T10:00:00.000Z',
      last_at: '2026-06-03T14:00:00.000Z',
      link: `http://localhost/acme/project/${plant}/monitor/performance-issues/${issueId}`,
    },
  })
  const { sent, expected, timestampUtcMs } = signatures([secret], 0)
  expect(sent).toBe(expected)
  expect(Math.abs(Date.now() - timestampUtcMs)).toBeLessThan(300_000)
})

test('an issue that is over by itself, taken back or merged is sent its end', async () => {
  const { plant, store, storeClean, tell } = await newPlant()
  await newWebhook()
  const kinds = (): readonly string[] => bodies().map(({ data }) => data.kind)
  await store('2026-06-03', 30)
  await tell()
  await storeClean('2026-06-04')
  await tell()
  await store('2026-06-05', 30)
  await tell()
  await storeClean('2026-06-05')
  await tell()
  await tell()
  expect(kinds()).toEqual(['new', 'closed_by_itself', 'new', 'taken_back'])
  const [over, , , takenBack] = bodies().map(({ data }) => data)
  expect(takenBack).toMatchObject({
    issue_id: bodies()[2].data.issue_id,
    cause: null,
    link: `http://localhost/acme/project/${plant}/monitor/performance-issues`,
  })

  await store('2026-06-06', 30)
  await tell()
  const ids = [String(bodies()[4].data.issue_id)]
  await mergeIssues(server, ann.id, { project_id: plant, ids, into: String(over.issue_id) })
  await tell()
  expect(
    bodies()
      .slice(5)
      .filter(({ data }) => ids.includes(data.issue_id)),
  ).toMatchObject([{ type: 'issue.ended', data: { kind: 'merged', cause: 'curtailment' } }])
})

test('a webhook hears of what it asked for alone, and of no other organization', async () => {
  const { webhook } = await newWebhook({ events: ['plant.silent'], least_severity: 'critical' })
  const { id: other } = await server.db
    .selectFrom('organization')
    .select('id')
    .where('slug', '=', 'other')
    .executeTakeFirstOrThrow()
  const data = {}
  await server.db.transaction().execute((tx) =>
    queueEvents(
      tx,
      [
        { organizationId: org, type: 'issue.opened', severity: 'critical', data },
        { organizationId: other, type: 'plant.silent', data },
        { organizationId: org, type: 'plant.silent', data },
      ],
      new Date(NOON),
    ),
  )
  expect((await deliveries(webhook.id)).map((message) => message.event)).toEqual(['plant.silent'])
  const issues = await newWebhook({ events: ['issue.opened'], least_severity: 'critical' })
  await server.db
    .transaction()
    .execute((tx) =>
      queueEvents(
        tx,
        [{ organizationId: org, type: 'issue.opened', severity: 'major', data }],
        new Date(NOON),
      ),
    )
  expect(await deliveries(issues.webhook.id)).toEqual([])
})

test('what a transaction takes back is not sent', async () => {
  const { webhook } = await newWebhook()
  await expect(
    server.db.transaction().execute(async (tx) => {
      await queueEvents(
        tx,
        [{ organizationId: org, type: 'plant.silent', data: {} }],
        new Date(NOON),
      )
      throw new Error('taken back')
    }),
  ).rejects.toThrow('taken back')
  expect(await deliveries(webhook.id)).toEqual([])
})

test('a server that answers 500 gets the same message again, later', async () => {
  const { webhook } = await newWebhook()
  answer = (response) => response.writeHead(receiver.requests.length < 3 ? 500 : 200).end('{}')
  await queue(['one'])
  expect(await deliverDue(server)).toBe(1)
  const failed = await newest(webhook.id)
  expect(failed).toMatchObject({ state: 'waiting', status: 500, error: 'The server answered 500.' })
  expect(failed?.next_attempt_at?.getTime()).toBeGreaterThan(Date.now())
  expect((await webhooks(server, ann.id, org))[0]?.failing_since).toBeInstanceOf(Date)
  expect(await deliverDue(server)).toBe(0)
  await skipPause()
  await deliverDue(server)
  await skipPause()
  await deliverDue(server)

  expect(await newest(webhook.id)).toMatchObject({
    state: 'delivered',
    attempts: 3,
    status: 200,
    error: null,
    next_attempt_at: null,
  })
  expect((await webhooks(server, ann.id, org))[0]?.failing_since).toBeNull()
  const ids = receiver.requests.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(1)
  expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1)
})

test('a redirect is no delivery and is not followed', async () => {
  const { webhook } = await newWebhook()
  answer = (response) => response.writeHead(302, { location: `${receiver.url}/other` }).end()
  await queue(['one'])
  await deliverDue(server)
  expect(receiver.requests.map(({ url }) => url)).toEqual(['/hook'])
  expect(await newest(webhook.id)).toMatchObject({ state: 'waiting', status: 302 })
})

test('a server that does not answer is given up after ten seconds and holds no other webhook up', async () => {
  const { webhook: slow } = await newWebhook({ name: 'Slow', events: ['plant.silent'] })
  answer = () => undefined
  await queue(['one', 'two'])
  const waiting = deliverDue(server, AbortSignal.timeout(5000))
  await receiver.until(1)
  const quick = await startLocalServer((_request, response) => response.writeHead(200).end())
  const { webhook } = await newWebhook({ name: 'Quick', url: quick.url })
  await queue(['three'])
  expect(await deliverDue(server)).toBe(1)
  expect(await newest(webhook.id)).toMatchObject({ state: 'delivered' })
  await waiting
  const [, , first] = await deliveries(slow.id)
  expect(first).toMatchObject({
    state: 'waiting',
    status: null,
    error: 'The server did not answer within 10 s.',
  })
  expect(receiver.requests).toHaveLength(1)
  await quick.close()
})

test('a server that breaks off, or is not there, is reported in words', async () => {
  const { webhook } = await newWebhook()
  answer = (response) => response.destroy()
  expect(await testWebhook(server, ann.id, webhook.id)).toMatchObject({
    state: 'failed',
    status: null,
    error: 'The server broke the connection off.',
  })
  const closed = await newWebhook({ url: 'http://127.0.0.1:1/' })
  expect(await testWebhook(server, ann.id, closed.webhook.id)).toMatchObject({
    error: 'The server refuses the connection.',
  })
})

test('a test is sent at once and once, also by a webhook that is off', async () => {
  const { webhook, secret } = await newWebhook({ enabled: false })
  expect(await testWebhook(server, ann.id, webhook.id)).toMatchObject({
    event: 'webhook.test',
    state: 'delivered',
    status: 204,
    attempts: 1,
  })
  expect(bodies()).toMatchObject([
    { type: 'webhook.test', data: { organization: 'acme', webhook: 'Tickets' } },
  ])
  const { sent, expected } = signatures([secret])
  expect(sent).toBe(expected)
  expect(await deliverDue(server)).toBe(0)
})

test('the secret before signs beside the new one for a day', async () => {
  const { webhook, secret: old } = await newWebhook()
  const { secret } = await rotateWebhookSecret(server, ann.id, webhook.id)
  await testWebhook(server, ann.id, webhook.id)
  const both = signatures([secret, old])
  expect(both.sent).toBe(both.expected)
  await server.pool.query(`update webhook set old_secret_until = now() - interval '1 second'`)
  await testWebhook(server, ann.id, webhook.id)
  const one = signatures([secret])
  expect(one.sent).toBe(one.expected)
  const { rows } = await server.pool.query<{ row: string }>(
    'select webhook::text as row from webhook',
  )
  expect(rows[0]?.row).not.toContain(secret.slice(6))
})

test('two processes send each message once, in order', async () => {
  const second = await anotherServer()
  const names = Array.from({ length: 20 }, (_, i) => `plant ${i}`)
  await newWebhook()
  await queue(names)
  await Promise.all([
    deliverDue(server),
    deliverDue(second),
    deliverDue(server),
    deliverDue(second),
  ])
  await deliverDue(server)
  expect(bodies().map(({ data }) => data.name)).toEqual(names)
  await second.close()
})

test('after days in which nothing got through a webhook is off, and says why', async () => {
  const { webhook } = await newWebhook()
  answer = (response) => response.writeHead(503).end()
  await queue(['one', 'two'])
  await server.pool.query(
    `update webhook_message set attempts = 7 where position = (select min(position) from webhook_message where state = 'waiting')`,
  )
  await server.pool.query(`update webhook set failing_since = now() - interval '4 days'`)
  await deliverDue(server)
  const [off] = await webhooks(server, ann.id, org)
  expect(off).toMatchObject({ enabled: false })
  expect(off?.off_reason).toMatch(/^No message got through for 3 days/)
  const states = await deliveries(webhook.id)
  expect(states.map(({ state, error }) => [state, error])).toEqual([
    ['failed', 'The webhook was switched off before it was sent.'],
    ['failed', 'The server answered 503.'],
  ])
  await expect(resendWebhookDelivery(server, ann.id, states[0]?.id ?? '')).rejects.toMatchObject({
    code: 'CONFLICT',
  })

  answer = (response) => response.writeHead(200).end()
  expect(await updateWebhook(server, ann.id, { id: webhook.id, input: input() })).toMatchObject({
    enabled: true,
    off_reason: null,
    failing_since: null,
  })
  await resendWebhookDelivery(server, ann.id, states[0]?.id ?? '')
  await deliverDue(server)
  expect((await newest(webhook.id))?.state).toBe('delivered')
})

test('production sends to https of the public internet alone, whatever a name stands for', async () => {
  const production = await anotherServer({ env: { NODE_ENV: 'production' } })
  const create = (url: string) =>
    createWebhook(production, ann.id, { organization_id: org, input: input({ url }) })
  await expect(create('http://example.org/')).rejects.toThrow('input.url: must begin with https://')
  for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/latest'])
    await expect(create(url)).rejects.toThrow('must be an address of the public internet')
  const { webhook } = await create('https://localhost/')
  const sent = await testWebhook(production, ann.id, webhook.id)
  expect(sent).toMatchObject({ state: 'failed', status: null })
  expect(sent.error).toMatch(/^The address of the server is not of the public internet/)
  expect(receiver.requests).toEqual([])
  await production.close()
})

test.each([
  [{ name: ' ' }, 'input.name: is required'],
  [{ url: 'ftp://example.org' }, 'input.url: must begin with https://'],
  [{ url: 'hook' }, 'input.url: must be a URL'],
  [
    { url: 'https://a:b@example.org' },
    'input.url: must not hold a user name or password: what is sent is signed',
  ],
  [{ events: [] }, 'input.events: must name at least one event'],
  [{ least_severity: 'all' }, 'input.least_severity: must be one of info, minor, major, critical'],
])('a webhook with %j is refused', async (change, message) => {
  await expect(newWebhook(change)).rejects.toMatchObject({ code: 'INVALID_INPUT', message })
  expect(await webhooks(server, ann.id, org)).toEqual([])
})

test('who administers another organization knows nothing of a webhook', async () => {
  const { webhook } = await newWebhook()
  await testWebhook(server, ann.id, webhook.id)
  const message = await newest(webhook.id)
  const notFound = { code: 'NOT_FOUND', message: 'Webhook not found' }
  await expect(testWebhook(server, eve.id, webhook.id)).rejects.toMatchObject(notFound)
  await expect(deleteWebhook(server, eve.id, webhook.id)).rejects.toMatchObject(notFound)
  await expect(resendWebhookDelivery(server, eve.id, message?.id ?? '')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(webhooks(server, eve.id, org)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('an organization has twenty webhooks at most', async () => {
  for (let i = 0; i < 20; i++) await newWebhook()
  await expect(newWebhook()).rejects.toMatchObject({ code: 'CONFLICT' })
})
