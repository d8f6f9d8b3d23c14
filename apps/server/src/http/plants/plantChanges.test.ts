import { afterAll, beforeAll, expect, test } from 'vitest'
import { announceChange } from '../../monitoring/changes/plantChanges.ts'
import { storeBatch } from '../../monitoring/ingest/storeBatch.ts'
import { type MonitoredPlant, monitoredPlant } from '../../monitoring/testing/monitoredPlant.ts'
import { eventually } from '../../testing/eventually.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'

/** Two processes over one database. */
let server: TestServer
let other: TestServer
let ann: TestUser
let bob: TestUser
let eve: TestUser
let plant: MonitoredPlant
const origins = new Map<TestServer, string>()

beforeAll(async () => {
  server = await startTestServer()
  const { url, pool, db } = server
  other = await startTestServer({}, { url, pool, db, close: async () => undefined })
  ann = await server.newUser('ann@example.org')
  bob = await server.newUser('bob@example.org')
  eve = await server.newUser('eve@example.org')
  const acme = await server.newOrganization('acme', { [ann.id]: 'owner', [bob.id]: 'admin' })
  plant = await monitoredPlant(server, ann, acme, { tags: ['A'] })
  for (const one of [server, other])
    origins.set(one, await one.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(async () => {
  await other.close()
  await server.close()
})

interface Following {
  readonly status: number
  /** All that has come. */
  readonly text: () => string
  readonly ended: Promise<void>
  readonly leave: () => void
}

async function follow(at: TestServer, token: string, projectId = plant.projectId) {
  const leaving = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const url = `${origins.get(at)}/api/plants/${projectId}/changes`
  const response = await fetch(url, { headers, signal: leaving.signal })
  let text = ''
  const read = async (): Promise<void> => {
    for await (const chunk of response.body ?? []) text += new TextDecoder().decode(chunk)
  }
  const following: Following = {
    status: response.status,
    text: () => text,
    ended: read().catch(() => undefined),
    leave: () => leaving.abort(),
  }
  return following
}

const reading = (value: number) =>
  storeBatch(server, plant.projectId, {
    nodeKeys: Int32Array.of(plant.keys.get('A') ?? 0),
    atUtcMs: Float64Array.of(Date.parse('2026-06-01T10:00:00Z')),
    values: Float64Array.of(value),
  })

async function listenerCount(): Promise<number> {
  const { rows } = await server.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and query = 'listen plant_change'`,
  )
  return rows[0]?.count ?? 0
}

test('readings and evaluations of one process are heard of at every other, by whoever sees the plant', async () => {
  const all = await Promise.all([follow(server, ann.token), follow(other, ann.token)])
  expect(all.map(({ status }) => status)).toEqual([200, 200])
  await reading(5)
  await announceChange(server.db, plant.projectId, 'evaluation')
  for (const one of all)
    await eventually(() => {
      expect(one.text()).toContain('"readings"')
      expect(one.text()).toContain('"evaluation"')
    })
  for (const one of all) one.leave()
})

test('a batch that changes nothing is no change', async () => {
  const one = await follow(server, ann.token)
  await reading(5)
  await announceChange(server.db, plant.projectId, 'issues')
  await eventually(() => expect(one.text()).toContain('data: '))
  expect(one.text()).toContain('data: ["issues"]')
  one.leave()
})

test('many who follow cost a process one connection that listens, and nobody none', async () => {
  await eventually(async () => expect(await listenerCount()).toBe(0))
  const all = await Promise.all(Array.from({ length: 10 }, () => follow(server, ann.token)))
  expect(await listenerCount()).toBe(1)
  for (const one of all) one.leave()
  await eventually(async () => expect(await listenerCount()).toBe(0))
})

test('a stream ends when the connection that listens is lost, so that the page asks anew', async () => {
  const one = await follow(server, ann.token)
  await server.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query = 'listen plant_change'`,
  )
  await one.ended
  const again = await follow(server, ann.token)
  await announceChange(server.db, plant.projectId, 'issues')
  await eventually(() => expect(again.text()).toContain('["issues"]'))
  again.leave()
})

test('a stream ends with the session that opened it, before it says anything more', async () => {
  const one = await follow(server, bob.token)
  expect(one.status).toBe(200)
  await server.call('mutation L { logout { success } }', {}, bob.token)
  await announceChange(server.db, plant.projectId, 'issues')
  await one.ended
  expect(one.text()).not.toContain('data:')
})

test('the plant of others is an unknown one, and nobody follows without a sign-in', async () => {
  expect((await follow(server, eve.token)).status).toBe(404)
  expect((await follow(server, ann.token, 'nothing')).status).toBe(404)
  expect((await follow(server, 'made up')).status).toBe(401)
  // A token of a logger writes and sees nothing
  expect((await follow(server, plant.token)).status).toBe(400)
})

test('a page of another site opens no stream by the cookie', async () => {
  const url = `${origins.get(server)}/api/plants/${plant.projectId}/changes`
  const headers = { cookie: `duet_token=${ann.token}`, 'sec-fetch-site': 'cross-site' }
  expect((await fetch(url, { headers })).status).toBe(401)
})
