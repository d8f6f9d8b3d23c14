import { haurwitzGhiWm2, sunAtIntervals } from '@duet/engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createThreadPool } from '../../jobs/threadPool.ts'
import { importProject } from '../../projects/importProject.ts'
import { createFactorStore } from '../../simulations/tasks/factorStore.ts'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject } from '../deployments/deployProject.ts'
import {
  findVersionAt,
  type KeyedNode,
  nodesOfVersion,
  plantOfVersion,
} from '../deployments/versionQueries.ts'
import { sortedBatch } from '../store/readingBatch.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import { writeReadings } from '../store/writeReadings.ts'
import { deploymentWeather } from './deploymentWeather.ts'
import { evaluateDue } from './evaluateDue.ts'
import { expectedTable } from './expectedTable.ts'

const FROM_UTC_MS = Date.parse('2026-06-01T07:00Z')
const DAYS = 13
const STEP_MS = 900_000
const N = (DAYS * 86_400_000) / STEP_MS
/** From ten to two on the seventh day in Phoenix. */
const OUTAGE = { from: 6 * 96 + 40, to: 6 * 96 + 56 }
const signal = new AbortController().signal
const pool = createThreadPool(2)
let server: TestServer
let ann: TestUser
let compute: ComputeParts
let projectId: string
let nodes: readonly KeyedNode[]

beforeAll(async () => {
  server = await startTestServer()
  compute = { threads: pool, factors: createFactorStore(server) }
  ann = await server.newUser('ann@example.org')
  const organization_id = await server.newOrganization('acme', { [ann.id]: 'owner' })
  const document = samplePlant(1, { tracking: 0, sideM: 100 })
  projectId = (await importProject(server, ann.id, { organization_id, document })).id
  await deployProject(server, ann.id, { project_id: projectId })
  nodes = await nodesOfVersion(server.db, (await version()).id)
}, 60_000)
afterAll(async () => {
  await pool.close()
  await server.close()
})

const version = async () => {
  const found = await findVersionAt(server.db, projectId, new Date())
  if (!found) throw new Error('not deployed')
  return found
}
const keyOf = (id: string): number => {
  const key = nodes.find((node) => node.id === id)?.node_key
  if (key === undefined) throw new Error(`no node ${id}`)
  return key
}
const starts = Float64Array.from({ length: N }, (_, i) => FROM_UTC_MS + i * STEP_MS)
const push = (series: ReadonlyMap<number, Float64Array>) => {
  const rows = [...series].flatMap(([key, values]) =>
    [...values].flatMap((value, i) =>
      Number.isNaN(value) ? [] : [{ key, at: starts[i] ?? 0, value }],
    ),
  )
  const batch = {
    nodeKeys: Int32Array.from(rows, ({ key }) => key),
    atUtcMs: Float64Array.from(rows, ({ at }) => at),
    values: Float64Array.from(rows, ({ value }) => value),
  }
  return writeReadings(
    server.pool,
    projectId,
    sortedBatch(batch, () => undefined),
    {
      partValues: () => Promise.resolve(undefined),
    },
  )
}
const rowsOf = () =>
  server.db
    .selectFrom('issue_event')
    .innerJoin('sensor_node', 'sensor_node.node_key', 'issue_event.node_key')
    .select(['event_type', 'sensor_node.id', 'timestamp', 'duration_s', 'allocated_delta'])
    .where('issue_event.project_id', '=', projectId)
    .orderBy('timestamp')
    .execute()
const sumsOf = () =>
  server.db
    .selectFrom('day_sum')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('date')
    .execute()

test('days of a plant are evaluated from readings to causes, and again when readings come late', async () => {
  const document = await plantOfVersion(server.db, (await version()).id)
  const { latitude: latitudeDeg, longitude: longitudeDeg, altitude_m: altitudeM } = document.project
  const site = { latitudeDeg, longitudeDeg, altitudeM }
  const air = new Float64Array(N).fill(24)
  const sun = sunAtIntervals({ intervalStartUtcMs: starts, stepS: 900 }, site)
  const ghi = haurwitzGhiWm2(sun.apparentZenithDeg)
  await push(
    new Map([
      [keyOf('met.ghi'), ghi],
      [keyOf('met.temp'), air],
    ]),
  )
  const range = { projectId, fromUtcMs: FROM_UTC_MS, toUtcMs: FROM_UTC_MS + N * STEP_MS }
  const weather = await deploymentWeather(server, await version(), { document, nodes }, range)
  const { blocks } = await expectedTable(compute, { projectId, document, ...weather, signal })
  const [block] = blocks
  const inverters = nodes.filter(({ component }) => component === 'inverter')
  expect(inverters.length).toBeGreaterThan(1)
  if (!block) throw new Error('no block')
  const share = block.acW.map((power) => (0.97 * power) / inverters.length)
  const [first, ...others] = inverters
  if (!first) throw new Error('no inverter')
  const stopped = share.map((power, i) => (i >= OUTAGE.from && i < OUTAGE.to ? 0 : power))
  await push(
    new Map([
      [first.node_key, stopped],
      ...others.map(({ node_key }) => [node_key, share] as const),
    ]),
  )

  expect(await evaluateDue(server, compute, signal)).toBeGreaterThan(0)
  const [row, ...more] = (await rowsOf()).filter(({ event_type }) => event_type !== 'comm_loss')
  expect(more).toEqual([])
  expect(row).toMatchObject({
    event_type: 'inverter_outage',
    id: first.id,
    timestamp: new Date(starts[OUTAGE.from] ?? 0),
    duration_s: 4 * 3600,
  })
  const days = await sumsOf()
  expect(days).toHaveLength(DAYS)
  for (const { model_kwh, sensor_kwh, allocated, residual_kwh, over_kwh } of days) {
    const causes = Object.values(allocated as Record<string, number>).reduce((a, b) => a + b, 0)
    expect(causes + residual_kwh - over_kwh).toBeCloseTo(model_kwh - sensor_kwh, 6)
  }
  const expected = await readStoredSeries(server, {
    projectId,
    nodeKeys: [first.node_key],
    fromUtcMs: FROM_UTC_MS + 86_400_000,
    toUtcMs: FROM_UTC_MS + 2 * 86_400_000,
    stepS: 900,
    kind: 'expected',
  })
  const power = expected.values.get(first.node_key)
  expect(power?.[50]).toBeCloseTo(share[96 + 50] ?? 0, -2)

  const asked = { id: projectId, from: '2026-06-02T07:00:00Z', to: '2026-06-03T07:00:00Z' }
  const { data } = await server.call(
    `query SentinelMeteoSummary($id: ID!, $from: DateTime!, $to: DateTime!) {
      sentinelMeteoSummary(project_id: $id, from: $from, to: $to) { hierarchy_id data_availability measured_kwh_m2 }
      sensorSeries(project_id: $id, hierarchy_ids: ["met.ghi"], from: $from, to: $to, step_s: 3600) { series { measured } }
      sentinelDeployment(project_id: $id) { evaluation { waiting_days failure last_turn_at } }
    }`,
    asked,
    ann.token,
  )
  expect(data?.['sentinelMeteoSummary']).toContainEqual(
    expect.objectContaining({ hierarchy_id: 'met.ghi', data_availability: 1 }),
  )
  expect(data?.['sensorSeries']).toMatchObject({ series: [{ measured: { length: 24 } }] })
  expect(data?.['sentinelDeployment']).toMatchObject({
    evaluation: { waiting_days: 0, failure: null },
  })

  // nothing waits: nothing is done
  expect(await evaluateDue(server, compute, signal)).toBe(0)
  // the readings of the outage were wrong: they come once more
  await push(new Map([[first.node_key, share]]))
  expect(await evaluateDue(server, compute, signal)).toBeGreaterThan(0)
  expect((await rowsOf()).filter(({ event_type }) => event_type !== 'comm_loss')).toEqual([])
  expect(await sumsOf()).toHaveLength(DAYS)
}, 120_000)

test('a deployment that cannot be evaluated says why, and does not stop others', async () => {
  const organization_id = await server.newOrganization('calm', { [ann.id]: 'owner' })
  const document = samplePlant(1, { tracking: 0, sideM: 100 })
  const { id } = await importProject(server, ann.id, { organization_id, document })
  await deployProject(server, ann.id, { project_id: id })
  await server.db
    .deleteFrom('sensor_node')
    .where('project_id', '=', id)
    .where('id', 'in', ['met.ghi', 'met.temp'])
    .execute()
  await server.db
    .insertInto('reading_day')
    .values({ project_id: id, day: new Date('2026-06-01T00:00Z') })
    .execute()
  await evaluateDue(server, compute, signal)
  const { evaluation_failure } = await server.db
    .selectFrom('sentinel_deployment')
    .select('evaluation_failure')
    .where('project_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(evaluation_failure).toContain('has no weather')
}, 60_000)
