import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readStoredSeries } from '../../monitoring/store/readStoredSeries.ts'
import { type MonitoredPlant, monitoredPlant } from '../../monitoring/testing/monitoredPlant.ts'
import { type LocalServer, type SeenRequest, startLocalServer } from '../../testing/localServer.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { runDueSchedules } from './integrationScheduler.ts'
import { integrationCalls } from './integrationServers.ts'

let server: TestServer
let remote: LocalServer
let plant: MonitoredPlant
let serverId: string
let nowMs: number
let answer: (request: SeenRequest, response: ServerResponse) => void

const NEVER = new AbortController().signal

beforeAll(async () => {
  server = await startTestServer()
  remote = await startLocalServer((request, response) => answer(request, response))
  const owner = await server.newUser('owner@duet.example')
  const acme = await server.newOrganization('acme', { [owner.id]: 'owner' })
  plant = await monitoredPlant(server, owner, acme, { tags: ['INV1', 'MET.GHI'] })
  const { id } = await server.db
    .insertInto('org_integration_server')
    .values({ organization_id: acme, url: `${remote.url}/api` })
    .returning('id')
    .executeTakeFirstOrThrow()
  serverId = id
})
beforeEach(async () => {
  await server.db.deleteFrom('integration_schedule').execute()
  await server.db.deleteFrom('integration_job_event').execute()
  nowMs = Date.parse('2026-03-03T00:00:00Z')
})
afterAll(async () => {
  await remote.close()
  await server.close()
})

async function schedule(
  job_type: string,
  job_data: object,
  project_id: string | null = plant.projectId,
) {
  const row = {
    integration_server_id: serverId,
    project_id,
    job_name: 'Pull',
    crontab: '*/5 * * * *',
  }
  await server.db
    .insertInto('integration_schedule')
    .values({ ...row, job_type, job_data: JSON.stringify(job_data), next_run_at: new Date(0) })
    .execute()
}

/** Runs what is due; answers what its event says. */
async function run(): Promise<string> {
  await server.db
    .updateTable('integration_schedule')
    .set({ next_run_at: new Date(0) })
    .execute()
  await runDueSchedules({ ...integrationCalls(server), now: () => nowMs }, NEVER, NEVER)
  const event = await server.db
    .selectFrom('integration_job_event')
    .select(['status', 'message'])
    .orderBy('completed_at', 'desc')
    .executeTakeFirstOrThrow()
  return `${event.status}: ${event.message}`
}

const asked = (from = 0) =>
  remote.requests.slice(from).map(({ url }) => {
    const { pathname, searchParams } = new URL(url, remote.url)
    return [pathname, ...['from', 'to', 'cursor'].map((name) => searchParams.get(name))]
  })

test('records of one reading: back-fill by windows, pages, mapped tags, and on from there', async () => {
  const before = remote.requests.length
  answer = ({ url }, response) => {
    const query = new URL(url, remote.url).searchParams
    const isSecond = query.get('cursor') === 'c2'
    const time = new Date(Date.parse(query.get('from') ?? '') + (isSecond ? 300_000 : 0))
    const data = [
      { t: time, point: 'Inverter 1/P', v: { mean: 5 } },
      { t: time, point: 'other', v: { mean: 1 } },
    ]
    response.end(JSON.stringify({ data, next: isSecond ? null : 'c2' }))
  }
  await schedule('sensor-pull', {
    path: '/readings',
    records: 'data',
    timestamp: 't',
    tag: 'point',
    value: 'v.mean',
    tags: { 'Inverter 1/P': 'INV1' },
    page: { next: 'next', param: 'cursor' },
    backfill_from: '2026-03-01T00:00:00Z',
  })
  expect(await run()).toBe(
    'succeeded: Up to 2026-03-03T00:00:00.000Z: 8 records in 4 pages, 4 new, 0 repeated, 0 replaced, 0 empty, refused: 4 unknown_tag (other).',
  )
  const [first, second, third] = ['01', '02', '03'].map((day) => `2026-03-${day}T00:00:00.000Z`)
  expect(asked(before)).toEqual([
    ['/api/readings', first, second, null],
    ['/api/readings', first, second, 'c2'],
    ['/api/readings', second, third, null],
    ['/api/readings', second, third, 'c2'],
  ])
  nowMs += 3600_000
  await run()
  expect(asked(before + 4)[0]?.slice(1, 3)).toEqual([
    '2026-03-02T23:00:00.000Z',
    '2026-03-03T01:00:00.000Z',
  ])
})

test('weather: records of several readings; a server that is away for a moment is asked again', async () => {
  const statuses = [503, 200]
  answer = (_request, response) => {
    const body = JSON.stringify([{ timestamp: '2026-03-02T12:00:00Z', ghi: 800, dhi: 90 }])
    response.writeHead(statuses.shift() ?? 200).end(body)
  }
  await schedule('weather-pull', { path: '/weather', columns: { ghi: 'MET.GHI' } })
  expect(await run()).toMatch(
    'succeeded: Up to 2026-03-03T00:00:00.000Z: 1 records in 1 pages, 1 new',
  )
  const fromUtcMs = Date.parse('2026-03-02T12:00:00Z')
  const { values } = await readStoredSeries(server, {
    projectId: plant.projectId,
    nodeKeys: [...plant.keys.values()],
    fromUtcMs,
    toUtcMs: fromUtcMs + 300_000,
    stepS: 300,
    kind: 'measured',
  })
  expect([...(values.get(plant.keys.get('MET.GHI') ?? 0) ?? [])]).toEqual([800])
})

test.each([
  ['no mapping', { path: '/x' }, '[]', 'failed: job_data tag: give tag for records of one reading'],
  [
    'no list',
    { path: '/x', tag: 'tag', records: 'rows' },
    '{}',
    'failed: rows of the answer is no list',
  ],
  ['no JSON', { path: '/x', tag: 'tag' }, 'hello', 'failed: The answer is no JSON.'],
  ['a way out', { path: '/../x', tag: 'tag' }, '[]', 'failed: path: must stay below the server'],
])('what cannot be pulled is reported: %s', async (_what, data, body, message) => {
  answer = (_request, response) => response.end(body)
  await schedule('sensor-pull', data)
  expect(await run()).toContain(message)
})

test('a schedule without a monitored project is reported', async () => {
  await schedule('sensor-pull', { path: '/x', tag: 'tag' }, null)
  expect(await run()).toContain('failed: A schedule of the type sensor-pull needs a project.')
})
