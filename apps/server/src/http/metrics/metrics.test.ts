import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createJobQueue } from '../../jobs/jobQueue.ts'
import { createThreadPool } from '../../jobs/threadPool.ts'
import {
  familyOf,
  type MetricsText,
  readMetricsText,
  type Sample,
} from '../../testing/metricsText.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'

let server: TestServer
let ann: TestUser

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
})
afterAll(() => server.close())

async function scrape(): Promise<MetricsText> {
  return readMetricsText((await server.app.inject({ url: '/metrics' })).body)
}

const valueOf = (
  { samples }: { readonly samples: readonly Sample[] },
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined =>
  samples.find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value

const seriesOf = ({ samples }: MetricsText): Set<string> =>
  new Set(
    samples
      .filter(({ name }) => name.startsWith('duet_'))
      .map(({ name, labels }) => name + JSON.stringify(labels)),
  )

describe('the metrics', () => {
  test('follow the conventions of Prometheus, in base units', async () => {
    const text = await scrape()
    const own = [...text.types].filter(([name]) => name.startsWith('duet_'))
    expect(own.length).toBeGreaterThan(20)
    for (const [name, type] of own) {
      expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(name.endsWith('_total')).toBe(type === 'counter')
      expect(name.endsWith('_seconds') || type !== 'histogram').toBe(true)
      expect(name).not.toMatch(/_(ms|minutes|kb|mb|gb)(_|$)/)
    }
    for (const { name } of text.samples) expect(familyOf(name, text)).toBeDefined()
  })

  test('count calls by the field that they ask for, with what became of them', async () => {
    const before = await scrape()
    await server.call('query Me { me { id } }', {}, ann.token)
    await server.call('query Me { me { id } }')
    await server.call('query Two { me { id } featureFlags { id } }', {}, ann.token)
    const after = await scrape()
    const rise = (labels: Record<string, string>): number =>
      (valueOf(after, 'duet_graphql_operation_duration_seconds_count', labels) ?? 0) -
      (valueOf(before, 'duet_graphql_operation_duration_seconds_count', labels) ?? 0)
    expect(rise({ operation: 'me', outcome: 'ok' })).toBe(1)
    expect(rise({ operation: 'me', outcome: 'refused' })).toBe(1)
    expect(rise({ operation: 'several', outcome: 'ok' })).toBe(1)
    const code = { code: 'UNAUTHENTICATED' }
    expect(valueOf(after, 'duet_errors_total', code)).toBe(
      (valueOf(before, 'duet_errors_total', code) ?? Number.NaN) + 1,
    )
  })

  test('a fault of the server is a call that failed', async () => {
    const before = await scrape()
    const broken = await startTestServer()
    const { token } = await broken.newUser('x@example.org')
    await broken.pool.query('alter table user_organization rename to hidden_table')
    await broken.call('query O { organizations { id } }', {}, token)
    await broken.close()
    const labels = { operation: 'organizations', outcome: 'failed' }
    const text = await scrape()
    for (const [name, of] of [
      ['duet_graphql_operation_duration_seconds_count', labels],
      ['duet_errors_total', { code: 'INTERNAL' }],
    ] as const)
      expect(valueOf(text, name, of)).toBe((valueOf(before, name, of) ?? 0) + 1)
  })

  test('nobody makes series by choosing names', async () => {
    const attempt = async (name: string): Promise<void> => {
      await server.call(`query ${name} { me { id } }`, {}, ann.token)
      await server.call(`query ${name} { me { id } featureFlags { id } }`, {}, ann.token)
      await server.call(`query ${name} { ${name} }`, {}, ann.token)
      await server.post({ operation: name, body: '{', headers: {} })
      await server.post({ operation: `${name}"}`, body: { query: name }, headers: {} })
      for (const url of [`/${name}`, `/assets/${name}.js`, `/api/${name}`, `/api/files/${name}`])
        await server.app.inject({ url })
      await server.app.inject({ method: 'DELETE', url: `/api/ingest/${name}/readings` })
    }
    await attempt('first')
    const before = seriesOf(await scrape())
    for (let i = 0; i < 20; i++) await attempt(`name${i}`)
    expect(seriesOf(await scrape())).toEqual(before)
  })

  test('show what waits: tasks, messages, threads and connections', async () => {
    const queue = server.queue
    await queue.enqueue(server.db, 'block_series', [crypto.randomUUID(), crypto.randomUUID()])
    await server.pool.query(
      "update pgboss.job set created_on = now() - interval '90 s' where name = 'block_series'",
    )
    await server.pool.query(
      `insert into kept_message (recipient, subject, html, text, state, created_at)
       values ('a@b.example', 's', 'h', 't', 'waiting', now() - interval '40 s')`,
    )
    const text = await scrape()
    const waiting = { queue: 'block_series', state: 'waiting' }
    expect(valueOf(text, 'duet_queue_tasks', waiting)).toBe(2)
    expect(valueOf(text, 'duet_queue_tasks', { queue: 'result_job', state: 'waiting' })).toBe(0)
    const oldest = valueOf(text, 'duet_queue_oldest_seconds', { queue: 'block_series' })
    expect(oldest).toBeGreaterThanOrEqual(90)
    expect(oldest).toBeLessThan(150)
    expect(valueOf(text, 'duet_outbox_messages', { kind: 'mail' })).toBe(1)
    expect(valueOf(text, 'duet_outbox_oldest_seconds', { kind: 'mail' })).toBeGreaterThan(39)
    expect(valueOf(text, 'duet_outbox_messages', { kind: 'webhook' })).toBe(0)
    expect(valueOf(text, 'duet_database_connections_max')).toBe(12)
    expect(valueOf(text, 'duet_stored_bytes')).toBe(0)
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  })

  test('count the processes that take tasks, as long as they are there', async () => {
    const workers = async (): Promise<number | undefined> =>
      valueOf(await scrape(), 'duet_workers', { kind: 'worker' })
    expect(await workers()).toBe(0)
    const second = await createJobQueue(server.url, () => undefined, 'worker other/7')
    const third = await createJobQueue(server.url, () => undefined, 'worker other/8')
    expect(await workers()).toBe(2)
    await second.stop(0)
    await third.stop(0)
    await expect.poll(workers).toBe(0)
  })

  test('show the threads of this process and no others', async () => {
    const busy = async (name: string): Promise<number | undefined> =>
      valueOf(await scrape(), name, { purpose: 'of this test' })
    expect(await busy('duet_threads')).toBeUndefined()
    const file = new URL('data:text/javascript,setInterval(()=>{},1000)')
    const pool = createThreadPool<{ wait: readonly [null, null] }>(2, {
      file,
      purpose: 'of this test',
    })
    const ending = new AbortController()
    const runs = [1, 2, 3].map(() => pool.run('wait', null, ending.signal).catch(() => 'ended'))
    expect(await busy('duet_threads')).toBe(2)
    expect(await busy('duet_threads_busy')).toBe(2)
    expect(await busy('duet_thread_messages_waiting')).toBe(1)
    ending.abort()
    expect(await Promise.all(runs)).toEqual(['ended', 'ended', 'ended'])
    expect(await busy('duet_threads_busy')).toBe(0)
    await pool.close()
    expect(await busy('duet_threads')).toBeUndefined()
  })

  test('leave out what cannot be read', async () => {
    const away = await startTestServer()
    await away.pool.query('alter table storage_change rename to hidden_table')
    const { statusCode, body } = await away.app.inject({ url: '/metrics' })
    await away.close()
    expect(statusCode).toBe(200)
    expect(valueOf(readMetricsText(body), 'duet_stored_bytes')).toBeUndefined()
    expect(valueOf(readMetricsText(body), 'duet_data_folder_total_bytes')).toBeGreaterThan(0)
  })
})

describe('who may see them', () => {
  test('with a token: who has it, from anywhere', async () => {
    const token = 'the-token-of-this-test'
    const guarded = await startTestServer({ DUET_METRICS_TOKEN: token })
    const ask = (headers: Record<string, string>) =>
      guarded.app.inject({ url: '/metrics', headers, remoteAddress: '10.0.0.7' })
    const answers = [
      await ask({ authorization: `Bearer ${token}` }),
      await ask({ authorization: 'Bearer another-token-of-this-test' }),
      await guarded.app.inject({ url: '/metrics' }),
    ]
    await guarded.close()
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401])
    expect(answers[1]?.headers['www-authenticate']).toBe('Bearer')
    expect(answers[1]?.json().error.code).toBe('UNAUTHENTICATED')
  })

  test('without a token: this machine, and strangers are told of nothing', async () => {
    expect((await server.app.inject({ url: '/metrics' })).statusCode).toBe(200)
    const stranger = await server.app.inject({ url: '/metrics', remoteAddress: '10.0.0.7' })
    expect(stranger.statusCode).toBe(404)
    expect(stranger.json().error.code).toBe('NOT_FOUND')
  })
})
