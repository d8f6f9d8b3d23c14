import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, createPool } from '../../db/connection.ts'
import { pullReadings } from '../../monitoring/pull/pullReadings.ts'
import { createProject } from '../../projects/projects.ts'
import { codeOf } from '../../testing/codes.ts'
import { type LocalServer, type SeenRequest, startLocalServer } from '../../testing/localServer.ts'
import {
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../testing/testServer.ts'
import { newAdmin } from '../testing/newAdmin.ts'
import { createIntegrationClient } from './integrationClient.ts'
import { runDueSchedules, startIntegrationScheduler } from './integrationScheduler.ts'
import { upsertIntegrationSchedule } from './integrationSchedules.ts'
import type { IntegrationCalls } from './integrationServers.ts'

let server: TestServer
let remote: LocalServer
let root: TestUser
let acme: string
let projectId: string
let serverId: string
let nowMs: number
let answer: (request: SeenRequest, response: ServerResponse) => void

const MINUTE_MS = 60_000
const START_MS = Date.parse('2026-03-07T10:30:20Z')
const NEVER = new AbortController().signal

beforeAll(async () => {
  server = await startTestServer()
  remote = await startLocalServer((request, response) => answer(request, response))
  root = await newAdmin(server, 'root@duet.example')
  acme = await server.newOrganization('acme', { [root.id]: 'owner' })
  const place = { name: 'Plant', latitude: 38, longitude: 23 }
  projectId = (await createProject(server, root.id, acme, place)).id
})
beforeEach(async () => {
  answer = (_request, response) => response.writeHead(202).end('{"id":7}')
  nowMs = START_MS
  await server.db.deleteFrom('org_integration_server').execute()
  const row = await server.db
    .insertInto('org_integration_server')
    .values({ organization_id: acme, url: remote.url, bearer_token_encrypted: 'sealed' })
    .returning('id')
    .executeTakeFirstOrThrow()
  serverId = row.id
})
afterAll(async () => {
  await remote.close()
  await server.close()
})

const UPSERT = `mutation U($input: IntegrationScheduleInput!) {
  upsertIntegrationSchedule(input: $input) {
    registered_schedulers { schedule_id project_name job_name job_data crontab enabled next_run_at }
  }
}`
const upsert = (input: object): Promise<GraphqlAnswer> =>
  server.call(
    UPSERT,
    {
      input: {
        integration_server_id: serverId,
        project_id: projectId,
        job_name: 'Nightly',
        job_type: 'pull',
        job_data: { days: 2 },
        crontab: '*/5 * * * *',
        ...input,
      },
    },
    root.token,
  )
const EVENTS = `query Q($id: ID) { integrationJobEvents(integration_server_id: $id) {
  schedule_id project_id job_name organization_name status http_status message completed_at
} }`
const events = async () => [
  ...((await server.call(EVENTS, { id: serverId }, root.token)).data?.['integrationJobEvents'] ??
    []),
]

/** A schedule by a clock that the test holds. */
async function schedule(change: object = {}): Promise<string> {
  const caller = {
    userId: root.id,
    isSystemAdmin: true,
    impersonatorId: undefined,
    apiToken: undefined,
  }
  const input = {
    integration_server_id: serverId,
    project_id: projectId,
    job_name: 'Nightly',
    job_type: 'pull',
    job_data: { days: 2 },
    crontab: '*/5 * * * *',
    ...change,
  }
  const record = await upsertIntegrationSchedule(server, caller, input, nowMs)
  return record.registered_schedulers.at(-1)?.schedule_id ?? ''
}

const depsOver = (db: IntegrationCalls['db'], timeoutMs = 5000): IntegrationCalls => ({
  db,
  now: () => nowMs,
  call: createIntegrationClient({ allowPrivate: true, timeoutMs }),
  tokenBox: { seal: (text) => text, open: (sealed) => `opened-${sealed}` },
  pull: (job) => pullReadings(server, job),
})
const run = (): Promise<void> => runDueSchedules(depsOver(server.db), NEVER, NEVER)
const nextRunAt = async (): Promise<string | undefined> =>
  (
    await server.db.selectFrom('integration_schedule').select('next_run_at').executeTakeFirst()
  )?.next_run_at?.toISOString()

describe('a schedule', () => {
  test('is stored with its next run in UTC', async () => {
    const { data } = await upsert({ crontab: ' 0  3 * * * ' })
    const [stored] = [...(data?.['upsertIntegrationSchedule']?.['registered_schedulers'] ?? [])]
    expect(stored).toMatchObject({
      project_name: 'Plant',
      job_data: { days: 2 },
      crontab: '0 3 * * *',
      enabled: true,
      next_run_at: expect.stringMatching(/T03:00:00\.000Z$/),
    })
    const off = await upsert({ schedule_id: stored?.['schedule_id'], enabled: false })
    expect(off.data?.['upsertIntegrationSchedule']?.['registered_schedulers']).toMatchObject([
      { enabled: false, next_run_at: null },
    ])
  })

  test.each([
    [{ crontab: '0 3 * *' }, 'input.crontab: must have five fields'],
    [{ crontab: '61 * * * *' }, 'input.crontab: cannot be read'],
    [{ job_name: ' ' }, 'input.job_name: Job name is required'],
    [{ job_data: [1] }, 'input.job_data: must be a JSON object'],
    [{ job_data: { x: 'x'.repeat(65_536) } }, 'input.job_data: must be at most 64 KiB'],
    [{ project_id: 'x' }, 'input.project_id: must be a project of the organization'],
    [{ integration_server_id: 'x' }, 'Integration server not found'],
    [{ schedule_id: 'x' }, 'Integration schedule not found'],
  ])('with %j is refused', async (input, message) => {
    expect((await upsert(input)).errors?.[0]?.message).toContain(message)
  })

  test('is for no project of another organisation', async () => {
    const other = await server.newOrganization('other', { [root.id]: 'owner' })
    const place = { name: 'Foreign', latitude: 38, longitude: 23 }
    const { id } = await createProject(server, root.id, other, place)
    expect(codeOf(await upsert({ project_id: id }))).toBe('INVALID_INPUT')
  })

  test('is deleted, and its events stay', async () => {
    const id = await schedule()
    nowMs += 5 * MINUTE_MS
    await run()
    const remove = `mutation D { deleteIntegrationSchedule(schedule_id: "${id}") { success } }`
    expect((await server.call(remove, {}, root.token)).data).toBeTruthy()
    expect(codeOf(await server.call(remove, {}, root.token))).toBe('NOT_FOUND')
    expect(await events()).toMatchObject([{ schedule_id: null, job_name: 'Nightly' }])
  })
})

describe('a run', () => {
  test('is posted when it is due, not before, and its outcome stored', async () => {
    const before = remote.requests.length
    const id = await schedule()
    await run()
    expect(remote.requests.length).toBe(before)
    nowMs += 5 * MINUTE_MS
    await run()
    const seen = remote.requests.slice(before)
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({
      method: 'POST',
      url: '/jobs',
      headers: { authorization: 'Bearer opened-sealed', 'content-type': 'application/json' },
    })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      schedule_id: id,
      job_name: 'Nightly',
      job_type: 'pull',
      job_data: { days: 2 },
      project_id: projectId,
    })
    expect(await events()).toEqual([
      {
        schedule_id: id,
        project_id: projectId,
        job_name: 'Nightly',
        organization_name: 'acme',
        status: 'succeeded',
        http_status: 202,
        message: '{"id":7}',
        completed_at: expect.any(String),
      },
    ])
  })

  test('is taken once by several processes', async () => {
    const before = remote.requests.length
    for (let i = 0; i < 12; i += 1) await schedule({ job_name: `Job ${i}` })
    nowMs += 5 * MINUTE_MS
    const pools = [1, 2, 3].map(() => createPool(server.url, () => undefined))
    await Promise.all(
      pools.map((pool) => runDueSchedules(depsOver(createDatabase(pool)), NEVER, NEVER)),
    )
    await Promise.all(pools.map((pool) => pool.end()))
    const names = remote.requests.slice(before).map(({ body }) => JSON.parse(body).job_name)
    expect(names).toHaveLength(12)
    expect(new Set(names)).toEqual(new Set(Array.from({ length: 12 }, (_, i) => `Job ${i}`)))
  })

  test('that was missed often while no server was up is made up for once', async () => {
    const before = remote.requests.length
    await schedule()
    nowMs += 24 * 60 * MINUTE_MS
    await run()
    await run()
    expect(remote.requests.length).toBe(before + 1)
    expect(await nextRunAt()).toBe('2026-03-08T10:35:00.000Z')
  })

  test.each([
    [
      'refuses',
      (response: ServerResponse): void => void response.writeHead(500).end('no room'),
      500,
      'POST /jobs answers 500: no room',
    ],
    ['does not answer', () => undefined, null, 'The server did not answer within 1.5 s.'],
    [
      'redirects',
      (response: ServerResponse): void => void response.writeHead(307, { location: '/x' }).end(),
      307,
      'POST /jobs answers 307:',
    ],
  ] as const)(
    'fails where the server %s, and comes again at its next time',
    async (_what, reply, status, message) => {
      await schedule()
      nowMs += 5 * MINUTE_MS
      answer = (_request, response) => reply(response)
      await runDueSchedules(depsOver(server.db, 1500), NEVER, NEVER)
      expect(await events()).toMatchObject([{ status: 'failed', http_status: status, message }])
      expect(await nextRunAt()).toBe('2026-03-07T10:40:00.000Z')
    },
  )

  test('of a disabled schedule or a deleted project rests', async () => {
    const before = remote.requests.length
    await schedule({ enabled: false })
    await schedule()
    nowMs += 5 * MINUTE_MS
    const setDeleted = (deleted_at: Date | null): Promise<unknown> =>
      server.db.updateTable('project').set({ deleted_at }).where('id', '=', projectId).execute()
    await setDeleted(new Date())
    await run()
    expect(remote.requests.length).toBe(before)
    await setDeleted(null)
    await run()
    expect(remote.requests.length).toBe(before + 1)
  })
})

describe('the scheduler of a server', () => {
  const start = (onError: (error: unknown) => void = (error) => expect.fail(String(error))) =>
    startIntegrationScheduler(depsOver(server.db), { periodMs: 20, onError })

  test('looks now and again, and ends the calls that are under way', async () => {
    const before = remote.requests.length
    await schedule()
    const stop = start()
    nowMs += 5 * MINUTE_MS
    answer = (_request, response) => void setTimeout(() => response.end(), 100)
    await remote.until(before + 1)
    await stop()
    expect(await events()).toMatchObject([{ status: 'succeeded' }])
    nowMs += 5 * MINUTE_MS
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(remote.requests.length).toBe(before + 1)
  })

  test('calls lost what a server that was killed had under way', async () => {
    const lost = { integration_server_id: serverId, job_name: 'Lost', status: 'running' }
    const fresh = { ...lost, job_name: 'Fresh' }
    await server.db
      .insertInto('integration_job_event')
      .values([
        { ...lost, started_at: new Date(nowMs - 3 * MINUTE_MS) },
        { ...fresh, started_at: new Date(nowMs) },
      ])
      .execute()
    const stop = start()
    await expect
      .poll(async () => (await events()).map(({ job_name, status }) => [job_name, status]))
      .toEqual([
        ['Fresh', 'running'],
        ['Lost', 'failed'],
      ])
    await stop()
  })
})
