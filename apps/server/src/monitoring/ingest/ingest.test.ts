import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'

import { setImmediate } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { compactDay } from '../store/compactDay.ts'
import { dirtyDays } from '../store/dayQueries.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import { type MonitoredPlant, monitoredPlant } from '../testing/monitoredPlant.ts'

let server: TestServer
let owner: TestUser
let acme: string
let plant: MonitoredPlant

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newUser('owner@duet.example')
  acme = await server.newOrganization('acme', { [owner.id]: 'owner' })
  plant = await monitoredPlant(server, owner, acme, { tags: ['A', 'B'] })
})
afterAll(() => server.close())

interface Sent {
  readonly type?: string
  readonly token?: string
  readonly projectId?: string
  readonly headers?: Record<string, string>
}

async function send(body: string | Buffer, sent: Sent = {}) {
  const { type = 'application/jsonl', token = plant.token, projectId = plant.projectId } = sent
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/ingest/${projectId}/readings`,
    headers: { authorization: `Bearer ${token}`, 'content-type': type, ...sent.headers },
    payload: body,
  })
  return { status: response.statusCode, body: response.json() }
}

const line = (tag: string, timestamp: string | number, value: unknown): string =>
  JSON.stringify({ tag, timestamp, value })
const counts = (accepted: number, repeated = 0, replaced = 0) => ({ accepted, repeated, replaced })
const BLANK_LINE = `${' '.repeat(1023)}\n`
const NONE = { count: 0, by_reason: {} }
let address: Promise<string> | undefined
const listening = (): Promise<string> =>
  (address ??= server.app.listen({ port: 0, host: '127.0.0.1' }))
const read = async (from: string, minutes: number, one: MonitoredPlant = plant) => {
  const fromUtcMs = Date.parse(from)
  const { values } = await readStoredSeries(server, {
    projectId: one.projectId,
    nodeKeys: [...one.keys.values()],
    fromUtcMs,
    toUtcMs: fromUtcMs + minutes * 60_000,
    stepS: 300,
    kind: 'measured',
  })
  return Object.fromEntries([...one.keys].map(([tag, key]) => [tag, [...(values.get(key) ?? [])]]))
}

test('a batch is stored once, however often it comes, and the later value stays', async () => {
  const batch = [line('A', '2026-03-01T10:00:00Z', 1), line('B', '2026-03-01T12:00:00+02:00', 2)]
  const first = await send(batch.join('\n'))
  expect(first).toEqual({ status: 200, body: { ...counts(2), empty: 0, refused: NONE } })
  expect((await send(batch.join('\n'))).body).toMatchObject(counts(0, 2))
  const changed = [line('A', '2026-03-01T10:00:00Z', 7), line('A', '2026-03-01T10:05:00Z', 8)]
  expect((await send(changed.join('\n'))).body).toMatchObject(counts(1, 0, 1))
  expect(await read('2026-03-01T10:00Z', 10)).toEqual({ A: [7, 8], B: [2, NaN] })
})

test('a finished day becomes a part; late readings are read beside it and join it', async () => {
  const day = '2026-03-02'
  await send([line('A', `${day}T10:00:00Z`, 1), line('B', `${day}T10:00:00Z`, 2)].join('\n'))
  expect(await compactDay(server, plant.projectId, day)).toEqual({ rows: 2, isComplete: true })
  const { rows } = await server.pool.query('select from reading where at::date = $1', [day])
  expect(rows).toHaveLength(0)
  expect(await read(`${day}T10:00Z`, 5)).toEqual({ A: [1], B: [2] })
  const late = [line('A', `${day}T10:00:00Z`, 1), line('B', `${day}T10:00:00Z`, 5)].join('\n')
  expect((await send(late)).body).toMatchObject(counts(0, 1, 1))
  expect((await send(late)).body).toMatchObject(counts(0, 2))
  expect((await send(line('A', `${day}T10:05:00Z`, 9))).body).toMatchObject(counts(1))
  const both = { A: [1, 9], B: [5, NaN] }
  expect(await read(`${day}T10:00Z`, 10)).toEqual(both)
  expect(await compactDay(server, plant.projectId, day)).toEqual({ rows: 3, isComplete: true })
  expect(await read(`${day}T10:00Z`, 10)).toEqual(both)
  expect((await send(late)).body).toMatchObject(counts(0, 2))
  expect(
    (await dirtyDays(server.db, plant.projectId)).map((row) => [row.day, row.revision]),
  ).toEqual([
    [day, 3],
    ['2026-03-01', 2],
  ])
})

test('today has a partition; single readings are refused with reason, line and example', async () => {
  const now = Date.now()
  const body = [
    line('A', now, 1),
    line('C', now, 1),
    line('A', now + 3600_000, 1),
    line('A', '1999-01-01T00:00:00Z', 1),
    line('A', now - 1000, 'broken'),
    line('A', now - 2000, 'NaN'),
    line('A', 'yesterday', 1),
    line('B', now, 3),
    line('B', now, 4),
    line('B', now - 1000, null),
  ]
  const { body: answer } = await send(body.join('\n'))
  expect(answer).toMatchObject({ ...counts(2), empty: 1, refused: { count: 7 } })
  const found = Object.entries<{ count: number; first: { line: number }[] }>(
    answer.refused.by_reason,
  )
  expect(found.map(([reason, { count, first }]) => [reason, count, first[0]?.line])).toEqual([
    ['unknown_tag', 1, 2],
    ['future', 1, 3],
    ['too_old', 1, 4],
    ['text', 1, 5],
    ['nan', 1, 6],
    ['timestamp', 1, 7],
    ['duplicate_in_batch', 1, 8],
  ])
  const table = `reading_${new Date(now).toISOString().slice(0, 10).replaceAll('-', '')}`
  const { rows } = await server.pool.query(`select value from ${table} order by value`)
  expect(rows).toEqual([{ value: 1 }, { value: 4 }])
})

test('CSV is long or wide, plain or packed', async () => {
  const long = 'timestamp;tag;value\n2026-03-04T10:00Z;A;1\n2026-03-04T10:00Z;"B";2\n'
  expect((await send(long, { type: 'text/csv' })).body).toMatchObject(counts(2))
  const wide = 'timestamp,A,B\r\n2026-03-04 10:05:00Z,3,\r\n2026-03-04 10:10:00Z,4,5\r\n'
  const packed = { type: 'text/csv; charset=utf-8', headers: { 'content-encoding': 'gzip' } }
  expect((await send(gzipSync(wide), packed)).body).toMatchObject({ ...counts(3), empty: 1 })
  expect(await read('2026-03-04T10:00Z', 15)).toEqual({ A: [1, 3, 4], B: [2, NaN, 5] })
})

test.each([
  ['no JSON', '{"tag":"A","timestamp":1,"value":1}\n{"tag":', {}, 'Line 2: one JSON object'],
  ['a list', '[1]', {}, 'Line 1: one JSON object'],
  ['no time', '{"tag":"A","value":1}', {}, 'timestamp is missing'],
  [
    'a ragged row',
    'tag,timestamp,value\nA,1',
    { type: 'text/csv' },
    'has 2 cells where the header has 3',
  ],
  ['no header', 'A,1,2', { type: 'text/csv' }, 'needs a column timestamp'],
  ['no gzip', 'A', { headers: { 'content-encoding': 'gzip' } }, 'no whole gzip stream'],
  ['no Parquet', 'A', { type: 'application/vnd.apache.parquet' }, 'no Parquet file'],
  ['another type', 'A', { type: 'text/html' }, 'Content-Type must be'],
])('a body with %s is refused whole', async (_what, body, sent: Sent, message) => {
  const before = await server.pool.query('select count(*) from reading')
  const { status, body: answer } = await send(body, sent)
  expect([status, answer.errors[0].extensions.code]).toEqual([400, 'FILE_FORMAT'])
  expect(answer.errors[0].message).toContain(message)
  expect((await server.pool.query('select count(*) from reading')).rows).toEqual(before.rows)
})

test('a token opens its own deployment and nothing else', async () => {
  const other = await monitoredPlant(server, owner, acme, { tags: ['A'] })
  const body = line('A', '2026-03-05T10:00:00Z', 1)
  const foreign = await send(body, { projectId: other.projectId })
  const unknown = await send(body, { projectId: '00000000-0000-4000-8000-000000000000' })
  expect(foreign).toEqual(unknown)
  expect([foreign.status, foreign.body.errors[0].extensions.code]).toEqual([404, 'NOT_FOUND'])
  const session = await send(body, { token: owner.token })
  expect([session.status, session.body.errors[0].extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
  const query = await server.call('query Me { me { id } }', {}, plant.token)
  expect(query.errors?.[0]?.extensions.code).toBe('API_TOKEN_SCOPE')
  await server.db.deleteFrom('user_organization').where('organization_id', '=', acme).execute()
  expect((await send(body)).status).toBe(404)
  const role = { user_id: owner.id, organization_id: acme, role_id: 'owner' }
  await server.db.insertInto('user_organization').values(role).execute()
  expect((await send(body)).body).toMatchObject(counts(1))
})

test('a clock of the plant without offset: the hour that comes twice, and the one that is left out', async () => {
  const settings = { time_zone: 'Europe/Athens', timestamp_clock: 'local' }
  const local = await monitoredPlant(server, owner, acme, { tags: ['A'], settings })
  const stamps = ['02:30', '03:00', '03:30', '03:00', '03:30', '04:00']
  const body = stamps.map((stamp, i) => line('A', `2025-10-26T${stamp}`, i))
  body.push(line('A', '2026-03-29T03:30', 9))
  const { body: answer } = await send(body.join('\n'), local)
  expect(answer).toMatchObject({
    ...counts(6),
    refused: { by_reason: { timestamp: { count: 1 } } },
  })
  const { values } = await readStoredSeries(server, {
    projectId: local.projectId,
    nodeKeys: [...local.keys.values()],
    fromUtcMs: Date.parse('2025-10-25T23:30Z'),
    toUtcMs: Date.parse('2025-10-26T02:30Z'),
    stepS: 1800,
    kind: 'measured',
  })
  expect([...(values.values().next().value ?? [])]).toEqual([0, 1, 2, 3, 4, 5])
})

test('a tag without a value in the first pass of an hour stays with its row in the second', async () => {
  const settings = { time_zone: 'Europe/Athens', timestamp_clock: 'local' }
  const local = await monitoredPlant(server, owner, acme, { tags: ['A', 'B'], settings })
  const rows = ['03:30,1,', '03:00,2,5', '03:30,3,6'].map((row) => `2025-10-26T${row}`)
  const csv = ['timestamp,A,B', ...rows].join('\n')
  expect((await send(csv, { ...local, type: 'text/csv' })).body).toMatchObject(counts(5))
  const { A, B } = await read('2025-10-26T00:30Z', 65, local)
  expect([0, 6, 12].map((at) => [A?.[at], B?.[at]])).toEqual([
    [1, NaN],
    [2, 5],
    [3, 6],
  ])
})

test('a tag that moves to another node in the hour that comes twice moves at the instant', async () => {
  const settings = { time_zone: 'Europe/Athens', timestamp_clock: 'local' }
  const local = await monitoredPlant(server, owner, acme, { tags: ['A', 'B'], settings })
  const { id } = await server.db
    .insertInto('deployment_version')
    .values({
      project_id: local.projectId,
      valid_from: new Date('2026-10-25T01:00:00Z'),
      plant_document: '{}',
      settings: JSON.stringify({ interval_minutes: 5, ...settings }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.pool.query(
    `insert into sensor_node_version (version_id, node_key, name, sensor_tag, component, component_measure, position)
     values ($1, $2, 'B', 'A', 'inverter', 'active_power', 0)`,
    [id, local.keys.get('B')],
  )
  vi.setSystemTime(new Date('2026-10-26T00:00:00Z'))
  const body = ['03:30', '03:00'].map((time, i) => line('A', `2026-10-25T${time}`, i + 1))
  expect((await send(body.join('\n'), local)).body).toMatchObject(counts(2))
  vi.useRealTimers()
  const { A, B } = await read('2026-10-25T00:30Z', 35, local)
  expect([A?.[0], A?.[6], B?.[0], B?.[6]]).toEqual([1, NaN, NaN, 2])
})

test('ms since 1970 are a time in CSV too', async () => {
  const csv = `tag,timestamp,value\nA,${Date.parse('2026-03-09T10:00Z')},4`
  expect((await send(csv, { type: 'text/csv' })).body).toMatchObject(counts(1))
  expect((await read('2026-03-09T10:00Z', 5))['A']).toEqual([4])
})

/** A Parquet file of what a query gives. */
async function parquetOf(query: string): Promise<Buffer> {
  const file = await server.storage.temporaryFile()
  await server.duckdb.use(async (connection) => {
    await connection.run(`copy (${query}) to '${file}' (format parquet)`)
  })
  const content = await readFile(file)
  await rm(file)
  return content
}

test('Parquet is long or wide, with times as timestamps, text or ms', async () => {
  const type = 'application/vnd.apache.parquet'
  const long = `select 'A' as tag, timestamptz '2026-03-06 12:00:00+02' as "timestamp", 1.5 as "value"
    union all select 'C', now(), 1`
  expect((await send(await parquetOf(long), { type })).body).toMatchObject({
    ...counts(1),
    refused: { by_reason: { unknown_tag: { count: 1 } } },
  })
  const wide = `select timestamp '2026-03-06 10:05:00' as "timestamp", 2::float as A, null::double as B`
  expect((await send(await parquetOf(wide), { type })).body).toMatchObject({
    ...counts(1),
    empty: 1,
  })
  const text = `select '2026-03-06T10:10:00Z' as "timestamp", 3 as A`
  expect((await send(await parquetOf(text), { type })).body).toMatchObject(counts(1))
  const ms = `select ${Date.parse('2026-03-06T10:15:00Z')}::bigint as "timestamp", 4 as A`
  expect((await send(await parquetOf(ms), { type })).body).toMatchObject(counts(1))
  expect((await read('2026-03-06T10:00Z', 20))['A']).toEqual([1.5, 2, 3, 4])
})

test('a small Parquet file of many readings is refused, and long texts in it are cut', async () => {
  const type = 'application/vnd.apache.parquet'
  const many = `select 'C' as tag, now() as "timestamp", 1 as "value" from range(1100000)`
  expect((await send(await parquetOf(many), { type })).status).toBe(413)
  const long = `select repeat('x', 1000000) as tag, now() as "timestamp", [1, 2] as "value" from range(3000)`
  expect((await send(await parquetOf(long), { type })).body).toMatchObject({
    ...counts(0),
    refused: { by_reason: { unknown_tag: { count: 3000 } } },
  })
})

test('a body of 1 GB is refused before it is read', async () => {
  const { status, body } = await send('A', { headers: { 'content-length': String(1024 ** 3) } })
  expect([status, body.errors[0].extensions.code]).toEqual([413, 'FILE_TOO_LARGE'])
})

test('a body without a length is refused as soon as it is too long, while it is being sent', async () => {
  const finished = new AbortController()
  let left = 65
  const unfinished = new ReadableStream({
    pull: (controller) => {
      if (left === 0) return new Promise<void>(() => undefined)
      left -= 1
      controller.enqueue(Buffer.alloc(1024 * 1024, BLANK_LINE))
      return undefined
    },
  })
  const request: RequestInit & { readonly duplex: string } = {
    method: 'POST',
    headers: { authorization: `Bearer ${plant.token}`, 'content-type': 'application/jsonl' },
    body: unfinished,
    duplex: 'half',
    signal: finished.signal,
  }
  const response = await fetch(
    `${await listening()}/api/ingest/${plant.projectId}/readings`,
    request,
  )
  expect([response.status, JSON.stringify(await response.json())]).toEqual([
    413,
    expect.stringContaining('FILE_TOO_LARGE'),
  ])
  finished.abort()
})

/** A sender of a body of 1,000 bytes that stops after the first reading. */
async function slowSender(): Promise<Socket> {
  const { port, hostname } = new URL(await listening())
  const sender = connect(Number(port), hostname)
  await once(sender, 'connect')
  sender.write(
    `POST /api/ingest/${plant.projectId}/readings HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${plant.token}\r\n` +
      `content-type: application/jsonl\r\ncontent-length: 1000\r\n\r\n${line('A', '2026-03-07T10:00:00Z', 1)}\n`,
  )
  return sender
}

test('senders on slow lines do not hold the turns of others', async () => {
  const counted = async () => {
    const { rows } = await server.pool.query('select sum(attempts)::int as sum from attempt_window')
    return rows[0].sum
  }
  const before = await counted()
  const slow = await Promise.all(Array.from({ length: 8 }, slowSender))
  while ((await counted()) < before + slow.length) await setImmediate()
  expect((await send(line('B', '2026-03-08T10:00:00Z', 2))).body).toMatchObject(counts(1))
  for (const sender of slow) sender.destroy()
})

test('of a body that breaks off nothing is stored, and others are taken after it', async () => {
  const sender = await slowSender()
  sender.destroy()
  await once(sender, 'close')
  expect((await send(line('B', '2026-03-07T10:00:00Z', 2))).body).toMatchObject(counts(1))
  expect(await read('2026-03-07T10:00Z', 5)).toEqual({ A: [NaN], B: [2] })
})

test('a packed body is refused as soon as it unpacks to too much', async () => {
  const bomb = gzipSync(Buffer.alloc(300 * 1024 * 1024, BLANK_LINE))
  const { status } = await send(bomb, { headers: { 'content-encoding': 'gzip' } })
  expect(status).toBe(413)
})
