import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startS3Server } from '../../files/testing/s3Server.ts'
import { lockWaiters } from '../../testing/lockWaiters.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { withdrawProject } from '../deployments/deployProject.ts'
import { storeBatch } from '../ingest/storeBatch.ts'
import { type MonitoredPlant, monitoredPlant } from '../testing/monitoredPlant.ts'
import { compactDay } from './compactDay.ts'
import { daysBetween, dirtyDays, markEvaluated } from './dayQueries.ts'
import { dayStartUtcMs, type ReadingBatch } from './readingBatch.ts'
import { readDay, readStoredSeries } from './readStoredSeries.ts'
import { removeDaysBefore } from './retention.ts'
import { SeriesGrid } from './seriesGrid.ts'
import { compactDueDays } from './upkeep.ts'
import { writeExpectedDay } from './writeExpected.ts'

let server: TestServer
let owner: TestUser
let acme: string

const TAGS = Array.from({ length: 40 }, (_, i) => `N${i}`)
const MINUTE_MS = 60_000
const NEVER = new AbortController().signal

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.newUser('owner@duet.example')
  acme = await server.newOrganization('acme', { [owner.id]: 'owner' })
})
afterAll(() => server.close())

const newPlant = (settings: object = {}, tags = TAGS): Promise<MonitoredPlant> =>
  monitoredPlant(server, owner, acme, { tags, settings })

/** Each node at each minute of a time; the value is made of both. */
function minutes({ keys }: MonitoredPlant, from: string, count: number, plus = 0): ReadingBatch {
  const rows = [...keys.values()]
    .toSorted((a, b) => a - b)
    .flatMap((key) => Array.from({ length: count }, (_, i) => ({ key, i })))
  const fromUtcMs = Date.parse(from)
  return {
    nodeKeys: Int32Array.from(rows, ({ key }) => key),
    atUtcMs: Float64Array.from(rows, ({ i }) => fromUtcMs + i * MINUTE_MS),
    values: Float64Array.from(rows, ({ key, i }) => key * 1000 + i + plus),
  }
}

const seriesOf = (plant: MonitoredPlant, from: string, count: number, kind = 'measured' as const) =>
  readStoredSeries(server, {
    projectId: plant.projectId,
    nodeKeys: [...plant.keys.values()],
    fromUtcMs: Date.parse(from),
    toUtcMs: Date.parse(from) + count * MINUTE_MS,
    stepS: 60,
    kind,
  })

test('batches during a compaction are in the part or beside it: none is lost, none twice', async () => {
  const plant = await newPlant()
  const day = '2026-02-01'
  const store = (hour: number) =>
    storeBatch(
      server,
      plant.projectId,
      minutes(plant, `${day}T${String(hour).padStart(2, '0')}:00Z`, 60),
    )
  await store(0)
  const hours = Array.from({ length: 12 }, (_, i) => i + 1)
  const compactions = Array.from({ length: 6 }, () => compactDay(server, plant.projectId, day))
  const written = await Promise.all(hours.map(store))
  expect(written.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(12 * 60 * TAGS.length)
  await Promise.all(compactions)
  await compactDay(server, plant.projectId, day)
  const { values } = await seriesOf(plant, `${day}T00:00Z`, 13 * 60)
  for (const [key, series] of values)
    expect([...series]).toEqual(Array.from({ length: 780 }, (_, i) => key * 1000 + (i % 60)))
  const [row] = await daysBetween(server.db, plant.projectId, day, day)
  expect(row?.revision).toBe(row?.compacted_revision)
  const left = await server.pool.query(
    'select count(*)::int as n from reading where at::date = $1',
    [day],
  )
  expect(left.rows).toEqual([{ n: 0 }])
})

test('the same batch from several senders at the same moment is stored once', async () => {
  const plant = await newPlant()
  const batch = minutes(plant, '2026-02-02T10:00Z', 20)
  await Promise.all(Array.from({ length: 6 }, () => storeBatch(server, plant.projectId, batch)))
  const { rows } = await server.pool.query(
    `select count(*)::int as n from reading join sensor_node using (node_key) where project_id = $1`,
    [plant.projectId],
  )
  expect(rows).toEqual([{ n: 20 * TAGS.length }])
})

test('a connection that is killed in the middle of a batch leaves nothing of it', async () => {
  const plant = await newPlant()
  const killer = new Client({ connectionString: server.url })
  await killer.connect()
  // The batch waits for a row that the test holds, and is killed there
  await killer.query('begin')
  await killer.query('select from sentinel_deployment where project_id = $1 for update', [
    plant.projectId,
  ])
  const storing = storeBatch(server, plant.projectId, minutes(plant, '2026-02-03T10:00Z', 20))
  const refused = storing.then(
    () => 'stored',
    () => 'refused',
  )
  for (const pid of await lockWaiters(server.pool, 1))
    await killer.query('select pg_terminate_backend($1)', [pid])
  expect(await refused).toBe('refused')
  await killer.query('rollback')
  await killer.end()
  expect(await dirtyDays(server.db, plant.projectId)).toEqual([])
  const { accepted } = await storeBatch(
    server,
    plant.projectId,
    minutes(plant, '2026-02-03T10:00Z', 20),
  )
  expect(accepted).toBe(20 * TAGS.length)
})

test('upkeep writes finished days and drops their partition; late readings go beside', async () => {
  const plant = await newPlant()
  const nowMs = Date.parse('2027-05-01T12:00Z')
  const batch = minutes(plant, '2027-05-01T10:00Z', 5)
  await storeBatch(server, plant.projectId, batch, nowMs)
  const tables = async () =>
    (await server.pool.query(`select relname from pg_class where relname = 'reading_20270501'`))
      .rowCount
  expect(await tables()).toBe(1)
  await compactDueDays(server, NEVER, nowMs)
  expect(await tables()).toBe(1)
  await compactDueDays(server, NEVER, nowMs + 2 * 86_400_000)
  expect(await tables()).toBe(0)
  const late = minutes(plant, '2027-05-01T10:03Z', 5, 1)
  const answer = await storeBatch(server, plant.projectId, late, nowMs + 3 * 86_400_000)
  expect(answer).toEqual({ accepted: 3 * 40, repeated: 0, replaced: 2 * 40 })
  const [key = 0] = plant.keys.values()
  const { values } = await seriesOf(plant, '2027-05-01T10:00Z', 8)
  expect([...(values.get(key) ?? [])].map((value) => value - key * 1000)).toEqual([
    0, 1, 2, 1, 2, 3, 4, 5,
  ])
})

test('dirty days are listed newest first until they are evaluated as they are', async () => {
  const plant = await newPlant()
  for (const day of ['2026-02-05', '2026-02-07', '2026-02-06'])
    await storeBatch(server, plant.projectId, minutes(plant, `${day}T10:00Z`, 1))
  const listed = async () => (await dirtyDays(server.db, plant.projectId)).map(({ day }) => day)
  expect(await listed()).toEqual(['2026-02-07', '2026-02-06', '2026-02-05'])
  await markEvaluated(server.db, plant.projectId, '2026-02-06', 1)
  expect(await listed()).toEqual(['2026-02-07', '2026-02-05'])
  await storeBatch(server, plant.projectId, minutes(plant, '2026-02-06T10:00Z', 1, 1))
  expect(await listed()).toEqual(['2026-02-07', '2026-02-06', '2026-02-05'])
})

test('values are in the unit of the measure, at the start of their interval', async () => {
  const settings = { timestamp_label: 'ending', interval_minutes: 5 }
  const plant = await monitoredPlant(server, owner, acme, {
    tags: ['A'],
    settings,
    node: { scale: 1000, offset_value: -5 },
  })
  const [key = 0] = plant.keys.values()
  const at = Date.parse('2026-02-08T10:05Z')
  await storeBatch(server, plant.projectId, {
    nodeKeys: Int32Array.of(key, key),
    atUtcMs: Float64Array.of(at, at + 5 * MINUTE_MS),
    values: Float64Array.of(1, 2),
  })
  const grid = { fromUtcMs: at - 5 * MINUTE_MS, toUtcMs: at + 5 * MINUTE_MS, stepS: 300 }
  const { values } = await readDay(server, plant.projectId, grid)
  expect([...(values.get(key) ?? [])]).toEqual([995, 1995])
})

test('expected values are stored by day and replaced whole; another project sees none of them', async () => {
  const plant = await newPlant({}, ['A', 'B'])
  const [a = 0, b = 0] = plant.keys.values()
  const day = '2026-02-09'
  const startUtcMs = Float64Array.from([0, 1, 2], (i) => dayStartUtcMs(day) + i * MINUTE_MS)
  const write = (first: number) =>
    writeExpectedDay(server, plant.projectId, day, {
      startUtcMs,
      values: new Map([
        [a, Float64Array.of(first, 2, NaN)],
        [b, Float64Array.of(4, 5, 6)],
      ]),
    })
  await write(0)
  await write(1)
  const read = async (projectId: string) => {
    const grid = { fromUtcMs: dayStartUtcMs(day), toUtcMs: dayStartUtcMs(day) + 3 * MINUTE_MS }
    const request = { projectId, nodeKeys: [a, b], ...grid, stepS: 60, kind: 'expected' as const }
    return readStoredSeries(server, request)
  }
  expect([...(await read(plant.projectId)).values].map(([, series]) => [...series])).toEqual([
    [1, 2, NaN],
    [4, 5, 6],
  ])
  expect(await dirtyDays(server.db, plant.projectId)).toEqual([])
  expect((await read((await newPlant()).projectId)).values.size).toBe(0)
})

test('old days go with their rows and objects', async () => {
  const plant = await newPlant()
  for (const day of ['2026-02-10', '2026-02-11'])
    await storeBatch(server, plant.projectId, minutes(plant, `${day}T10:00Z`, 2))
  await compactDay(server, plant.projectId, '2026-02-10')
  expect(await removeDaysBefore(server, plant.projectId, '2026-02-11')).toBe(1)
  const states = await server.db
    .selectFrom('stored_file')
    .select('state')
    .where('project_id', '=', plant.projectId)
    .where('filename', 'like', 'readings%')
    .execute()
  expect(states).toEqual([{ state: 'deleting' }])
  expect((await dirtyDays(server.db, plant.projectId)).map(({ day }) => day)).toEqual([
    '2026-02-11',
  ])
})

test('a project that is withdrawn leaves no readings behind', async () => {
  const plant = await newPlant()
  for (const day of ['2026-02-13', '2026-02-14'])
    await storeBatch(server, plant.projectId, minutes(plant, `${day}T10:00Z`, 2))
  await compactDay(server, plant.projectId, '2026-02-13')
  const lateRows = async () =>
    (
      await server.pool.query('select from reading_late where node_key = any($1)', [
        [...plant.keys.values()],
      ])
    ).rowCount
  expect(await lateRows()).toBe(2 * TAGS.length)
  await withdrawProject(server, owner.id, plant.projectId)
  expect(await lateRows()).toBe(0)
  const states = await server.db
    .selectFrom('stored_file')
    .select('state')
    .where('project_id', '=', plant.projectId)
    .execute()
  expect(states).toEqual([{ state: 'deleting' }])
})

test('a step of very many readings has their mean', () => {
  const grid = { fromUtcMs: 0, toUtcMs: 86_400_000, stepS: 86_400 }
  const node = { nodeKey: 1, tag: 'A', measure: null, scale: 1, offset: 0, sign: 1 }
  const nodes = [{ ...node, intervalMinutes: null }]
  const laid = new SeriesGrid(grid, [{ fromUtcMs: -Infinity, settings: {}, nodes }], [1])
  for (let second = 0; second < 86_400; second++) laid.add(1, second * 1000, 5)
  expect(laid.values().get(1)?.[0]).toBe(5)
})

test('parts lie in a bucket as they do in a folder', async () => {
  const s3 = await startS3Server()
  const remote = await startTestServer(s3.env)
  try {
    const user = await remote.newUser('s3@duet.example')
    const organization = await remote.newOrganization('s3', { [user.id]: 'owner' })
    const plant = await monitoredPlant(remote, user, organization, { tags: ['A'] })
    await storeBatch(remote, plant.projectId, minutes(plant, '2026-02-12T10:00Z', 3))
    expect(await compactDay(remote, plant.projectId, '2026-02-12')).toEqual({
      rows: 3,
      isComplete: true,
    })
    const fromUtcMs = Date.parse('2026-02-12T10:00Z')
    const grid = { fromUtcMs, toUtcMs: fromUtcMs + 3 * MINUTE_MS, stepS: 60 }
    const { values } = await readDay(remote, plant.projectId, grid)
    const [key = 0] = plant.keys.values()
    expect([...(values.get(key) ?? [])]).toEqual([0, 1, 2].map((i) => key * 1000 + i))
  } finally {
    await remote.close()
    await s3.close()
  }
})
