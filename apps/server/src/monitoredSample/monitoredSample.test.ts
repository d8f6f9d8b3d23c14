import { workbookDataSchema } from '@duet/comparison'
import { MONITORED_SAMPLE_NAME } from '@duet/plant'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@duet/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { comparedSeries } from '../compare/comparedData.ts'
import { workbooks } from '../compare/workbooks.ts'
import { isFlagOn } from '../flags/featureFlags.ts'
import { createThreadPool } from '../jobs/threadPool.ts'
import { withdrawProject } from '../monitoring/deployments/deployProject.ts'
import { evaluateTurn } from '../monitoring/evaluation/evaluateTurn.ts'
import { retainedReadings } from '../monitoring/store/dayQueries.ts'
import { projectOfName } from '../samples/sampleProject.ts'
import { stopRunsOfProject } from '../simulations/simulations.ts'
import { createFactorStore } from '../simulations/tasks/factorStore.ts'
import { startTestServer, type TestServer, type TestUser } from '../testing/testServer.ts'
import { advanceSamples, noteMonitoredSample } from './monitoredSample.ts'

/** Noon at the plant. */
const NOW_MS = Date.parse('2026-11-27T19:07:00Z')
const threads = createThreadPool(2)
const { signal } = new AbortController()
const cache = new Map()
let server: TestServer
let ann: TestUser
let organizationId: string

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@acme.example')
  organizationId = await server.newOrganization('acme', { [ann.id]: 'owner' })
  await noteMonitoredSample(server, NOW_MS)({ userId: ann.id, organizationId })
}, 300_000)
afterAll(async () => {
  await threads.close()
  await server.close()
})

const advance = (nowMs: number) => advanceSamples(server, { cache, signal, nowMs })

async function sampleId(): Promise<string> {
  const project = await projectOfName(server.db, organizationId, MONITORED_SAMPLE_NAME)
  if (!project) throw new Error('there is no sample')
  return project.id
}

const newestMs = async (): Promise<number | undefined> =>
  (await retainedReadings(server.db, await sampleId()))?.to.getTime()

test('waits for its budget, is monitored with thirty days and today, and has its link', async () => {
  expect(await advance(NOW_MS)).toBe(false)
  expect(await advance(NOW_MS)).toBe(false)
  // its budget is computed by nobody here: once it is stopped the sample does without
  await stopRunsOfProject(server, await sampleId())
  expect(await advance(NOW_MS)).toBe(true)
  expect(await newestMs()).toBe(Date.parse('2026-11-27T18:45:00Z'))
  const { from } = (await retainedReadings(server.db, await sampleId())) ?? {}
  expect(from?.getTime()).toBe(Date.parse('2026-10-28T00:00:00Z'))
  expect(await isFlagOn(server, 'sentinel-demo')).toBe(true)
  const deployment = await server.db
    .selectFrom('deployment_version')
    .innerJoin(
      'sentinel_deployment as deployment',
      'deployment.project_id',
      'deployment_version.project_id',
    )
    .innerJoin('portfolio', 'portfolio.id', 'deployment.portfolio_id')
    .select(['price_per_kwh', 'currency', 'portfolio.name'])
    .executeTakeFirstOrThrow()
  expect(deployment).toEqual({ price_per_kwh: 0.05, currency: 'USD', name: 'Samples' })
}, 300_000)

test('its six faults are found by the evaluation of its days', async () => {
  const projectId = await sampleId()
  const compute = { threads, factors: createFactorStore(server) }
  await evaluateTurn(server, compute, projectId, signal, NOW_MS)
  const rows = await server.db
    .selectFrom('issue_event')
    .innerJoin('sensor_node', 'sensor_node.node_key', 'issue_event.node_key')
    .select(['event_type', 'sensor_node.id'])
    .distinct()
    .where('issue_event.project_id', '=', projectId)
    .where('timestamp', '<', new Date('2026-11-27T07:00:00Z'))
    .orderBy('event_type')
    .execute()
  expect(rows.map(({ event_type, id }) => `${event_type} ${id}`)).toEqual([
    'comm_loss inv-07',
    'curtailment sys',
    'inverter_outage inv-03',
    'sensor_fault poa-2',
    'string_outage inv-06-c01',
    'tracker_stall blk-1',
  ])
}, 300_000)

test('has a workbook of what was measured and expected, and both have values', async () => {
  const projectId = await sampleId()
  const [workbook] = await workbooks(server, ann.id, { project_id: projectId })
  expect(workbook).toMatchObject({ name: 'Measured against expected' })
  const { parameters } = workbookDataSchema.parse(workbook?.data)
  for (const { column, part } of [parameters.a, parameters.b]) {
    const asked = { source: 'deployment', id: projectId, part, column: column ?? '' }
    const { values, unit } = await comparedSeries(server, ann.id, projectId, asked)
    expect(unit).toBe('W')
    expect(Math.max(...values.filter((value) => value > 0))).toBeGreaterThan(1e5)
  }
})

test('gets the intervals that have ended since, and no others', async () => {
  expect(await advance(NOW_MS + 5 * MINUTE_MS)).toBe(false)
  expect(await advance(NOW_MS + 10 * MINUTE_MS)).toBe(true)
  expect(await newestMs()).toBe(Date.parse('2026-11-27T19:00:00Z'))
})

test('after a pause all days since are made, and counters go on', async () => {
  const before = await counters()
  expect(await advance(NOW_MS + 31 * DAY_MS)).toBe(true)
  expect(await newestMs()).toBe(Date.parse('2026-12-28T18:45:00Z'))
  const after = await counters()
  expect(after.length).toBe(9)
  after.forEach(({ value }, k) => expect(value).toBeGreaterThan(before[k]?.value ?? NaN))
}, 300_000)

/** Newest reading of each counter. */
const counters = () =>
  server.db
    .selectFrom('reading')
    .innerJoin('sensor_node', 'sensor_node.node_key', 'reading.node_key')
    .select(['sensor_node.id', 'reading.value'])
    .distinctOn('sensor_node.id')
    .where('sensor_node.id', 'like', '%.energy')
    .orderBy('sensor_node.id')
    .orderBy('reading.at', 'desc')
    .execute()

test('that was withdrawn stays withdrawn', async () => {
  await withdrawProject(server, ann.id, await sampleId())
  expect(await advance(NOW_MS + 40 * DAY_MS)).toBe(false)
  expect(await newestMs()).toBeUndefined()
})

test('that was removed is not made again', async () => {
  await server.db
    .deleteFrom('project')
    .where('id', '=', await sampleId())
    .execute()
  expect(await advance(NOW_MS + 40 * DAY_MS + HOUR_MS)).toBe(false)
  expect(await projectOfName(server.db, organizationId, MONITORED_SAMPLE_NAME)).toBeUndefined()
})
