import { afterAll, beforeAll, expect, test } from 'vitest'
import { createThreadPool } from '../../jobs/threadPool.ts'
import { createFactorStore } from '../../simulations/tasks/factorStore.ts'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { conditionKeys } from '../store/conditionKeys.ts'
import { readStoredSeries } from '../store/readStoredSeries.ts'
import {
  type DeployedPlant,
  deployedPlant,
  expectedW,
  push,
  stationReadings,
  stepsFrom,
} from '../testing/deployedPlant.ts'
import { evaluateDue } from './evaluateDue.ts'

const FROM_UTC_MS = Date.parse('2026-06-01T07:00Z')
const DAYS = 13
/** From ten to two on the seventh day in Phoenix. */
const OUTAGE = { from: 6 * 96 + 40, to: 6 * 96 + 56 }
const signal = new AbortController().signal
const pool = createThreadPool(2)
const starts = stepsFrom(FROM_UTC_MS, DAYS)
let server: TestServer
let ann: TestUser
let compute: ComputeParts
let plant: DeployedPlant
let projectId: string

beforeAll(async () => {
  server = await startTestServer()
  compute = { threads: pool, factors: createFactorStore(server) }
  ann = await server.newUser('ann@example.org')
  const organization = await server.newOrganization('acme', { [ann.id]: 'owner' })
  plant = await deployedPlant(server, ann.id, organization)
  projectId = plant.projectId
}, 60_000)
afterAll(async () => {
  await pool.close()
  await server.close()
})

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
  await push(server, plant, starts, stationReadings(plant, starts))
  const { inverters } = plant
  expect(inverters.length).toBeGreaterThan(1)
  const whole = await expectedW(server, compute, plant, starts)
  const share = whole.map((w) => (0.97 * w) / inverters.length)
  const [first, ...others] = inverters
  if (!first) throw new Error('no inverter')
  const stopped = share.map((power, i) => (i >= OUTAGE.from && i < OUTAGE.to ? 0 : power))
  await push(
    server,
    plant,
    starts,
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
  const { poa, cell } = conditionKeys(plant.keyOf('blk-1'))
  const expected = await readStoredSeries(server, {
    projectId,
    nodeKeys: [first.node_key, plant.keyOf('mtr'), poa, cell],
    fromUtcMs: FROM_UTC_MS + 86_400_000,
    toUtcMs: FROM_UTC_MS + 2 * 86_400_000,
    stepS: 900,
    kind: 'expected',
  })
  const stored = expected.values.get(first.node_key)
  expect(stored?.[50]).toBeCloseTo(share[96 + 50] ?? 0, -2)
  const atNoon = (key: number): number => expected.values.get(key)?.[50] ?? Number.NaN
  expect(atNoon(plant.keyOf('mtr'))).toBeCloseTo(inverters.length * (share[96 + 50] ?? 0), -3)
  expect(atNoon(poa)).toBeGreaterThan(800)
  expect(atNoon(cell)).toBeGreaterThan(40)

  const asked = { id: projectId, from: '2026-06-02T07:00:00Z', to: '2026-06-03T07:00:00Z' }
  const { data } = await server.call(
    `query SentinelMeteoSummary($id: ID!, $from: DateTime!, $to: DateTime!) {
      sentinelMeteoSummary(project_id: $id, from: $from, to: $to) { hierarchy_id data_availability measured_kwh_m2 }
      sensorSeries(project_id: $id, hierarchy_ids: ["met.ghi"], from: $from, to: $to, step_s: 3600) { series { measured } }
      sentinelDeployment(project_id: $id) {
        evaluation { waiting_days is_worked_on failure last_turn_at last_day light_sources { source fraction } }
      }
    }`,
    asked,
    ann.token,
  )
  expect(data?.['sentinelMeteoSummary']).toContainEqual(
    expect.objectContaining({ hierarchy_id: 'met.ghi', data_availability: 1 }),
  )
  expect(data?.['sensorSeries']).toMatchObject({ series: [{ measured: { length: 24 } }] })
  expect(data?.['sentinelDeployment']).toMatchObject({
    evaluation: {
      waiting_days: 0,
      is_worked_on: false,
      failure: null,
      last_day: '2026-06-13',
      light_sources: [{ source: 'station', fraction: 1 }],
    },
  })

  // nothing waits: nothing is done
  expect(await evaluateDue(server, compute, signal)).toBe(0)
  // the readings of the outage were wrong: they come once more
  await push(server, plant, starts, new Map([[first.node_key, share]]))
  expect(await evaluateDue(server, compute, signal)).toBeGreaterThan(0)
  expect((await rowsOf()).filter(({ event_type }) => event_type !== 'comm_loss')).toEqual([])
  expect(await sumsOf()).toHaveLength(DAYS)
}, 120_000)

test('a deployment that cannot be evaluated says why, and does not stop others', async () => {
  const organization_id = await server.newOrganization('calm', { [ann.id]: 'owner' })
  const { projectId: id } = await deployedPlant(server, ann.id, organization_id)
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
