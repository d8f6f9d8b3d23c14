import type { DayResult, DaySum, NodeTime } from '@duet/monitoring'
import { samplePlant } from '@duet/plant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject } from '../deployments/deployProject.ts'
import { findVersionAt, type KeyedNode, nodesOfVersion } from '../deployments/versionQueries.ts'
import { storeDayResult } from '../events/storeDayResult.ts'
import { blockOutlines, sentinelBlockConditions } from './blockConditions.ts'
import { sentinelContractAvailability } from './contractAvailability.ts'
import { sentinelSystemLossIntervals, sentinelSystemPerformance } from './systemPerformance.ts'

let server: TestServer
let ann: TestUser
let project_id: string
let versionId: string
let nodes: readonly KeyedNode[]
let inverters: readonly string[]

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  const organization_id = await server.newOrganization('acme', { [ann.id]: 'owner' })
  const document = samplePlant()
  project_id = (await importProject(server, ann.id, { organization_id, document })).id
  await deployProject(server, ann.id, { project_id, input: { time_zone: 'UTC' } })
  versionId = (await findVersionAt(server.db, project_id, new Date()))?.id ?? ''
  nodes = await nodesOfVersion(server.db, versionId)
  inverters = nodes.filter(({ component }) => component === 'inverter').map(({ id }) => id)
  for (const date of ['2026-05-31', '2026-06-01', '2026-06-02'])
    await storeDayResult(server.db, project_id, dayOf(date), {
      versionId,
      carried: JSON.stringify({ evaluation: 1, blocks: STATES }),
      features: '{}',
      lightSources: { station: 1, poa: 0, satellite: 0, none: 0 },
      hasEnded: true,
    })
})
afterAll(() => server.close())

const sum = (date: string): DaySum => ({
  date,
  model_kwh: 1000,
  sensor_kwh: 880,
  allocated: { curtailment: 30, inverter_outage: 80 },
  residual_kwh: 12,
  over_kwh: 2,
})
const time = (down: NodeTime['down_s'] = {}): NodeTime => ({
  useful_s: 36_000,
  down_s: down,
  data_s: 80_000,
  total_s: 86_400,
})
/** The first inverter stands for an hour of ten each day. */
const dayOf = (date: string): DayResult => ({
  day: sum(date),
  light: { poa_kwh_m2: 6, poa_at_25c_kwh_m2: 5.5 },
  events: [],
  nodes: new Map(inverters.map((id) => [id, sum(date)])),
  times: new Map(inverters.map((id, k) => [id, time(k === 0 ? { inverter_outage: 3600 } : {})])),
})
/** Dirt that has grown for ten days, and three years of half a per cent each. */
const STATES = [
  {
    soiling: { cleanDaysAgo: 11, lossFraction: 0.02 },
    years: {
      month: '2026-06',
      days: [],
      medians: Array.from({ length: 36 }, (_, k) => 1 - (0.005 * k) / 12),
    },
  },
]
const PERIOD = { from: '2026-05-01', to: '2026-06-30' }

test('months have the ratios of their sums, and the period those of all days', async () => {
  const { total, intervals, dc_capacity_kw } = await sentinelSystemPerformance(server, ann.id, {
    project_id,
    ...PERIOD,
    time_interval: 'OneMonth',
  })
  expect(intervals.map(({ date, day_count }) => [date, day_count])).toEqual([
    ['2026-05-31', 1],
    ['2026-06-01', 2],
  ])
  expect(total).toMatchObject({ day_count: 3, sensor_kwh: 2640, budget_kwh: null })
  expect(total.epi).toBeCloseTo(0.88, 12)
  expect(total.in_service_epi).toBeCloseTo(880 / 890, 12)
  expect(total.energy_availability).toBeCloseTo(880 / 960, 12)
  expect(total.data_availability).toBeCloseTo(80_000 / 86_400, 12)
  expect(total.performance_ratio).toBeCloseTo(880 / (6 * (dc_capacity_kw ?? 0)), 12)
  expect(total.performance_ratio_25c).toBeCloseTo(880 / (5.5 * (dc_capacity_kw ?? 0)), 12)
})

test('light that one day lacks is not known of the period', async () => {
  await server.db
    .updateTable('day_sum')
    .set({ poa_kwh_m2: null })
    .where('project_id', '=', project_id)
    .where('model_kwh', '=', 1000)
    .where('date', '=', new Date('2026-06-02'))
    .execute()
  const { total, intervals } = await sentinelSystemPerformance(server, ann.id, {
    project_id,
    ...PERIOD,
  })
  expect(total.performance_ratio).toBeNull()
  expect(intervals[0]?.performance_ratio).not.toBeNull()
  await storeDayResult(server.db, project_id, dayOf('2026-06-02'))
})

test('contracts count causes in their own ways, by time and by energy', async () => {
  const of = (terms: { event_type: string; counted_as: string }[]) =>
    sentinelContractAvailability(server, ann.id, { project_id, ...PERIOD, terms })
  const usual = await of([])
  const capacityOf = (id: string): number =>
    nodes.find((node) => node.id === id)?.inverter_dc_capacity ?? 0
  const whole = inverters.reduce((all, id) => all + capacityOf(id), 0)
  const share = capacityOf(inverters[0] ?? '') / whole
  expect(usual.time_availability).toBeCloseTo(1 - 0.1 * share, 12)
  expect(usual.energy_availability).toBeCloseTo(880 / 960, 12)
  expect(usual.reasons).toContainEqual({
    event_type: 'inverter_outage',
    counted_as: 'unavailable',
    usually: 'unavailable',
    down_h: 3,
    kwh: 240,
  })
  const excused = await of([{ event_type: 'inverter_outage', counted_as: 'excluded' }])
  expect([excused.time_availability, excused.energy_availability]).toEqual([1, 1])
  const strict = await of([{ event_type: 'curtailment', counted_as: 'unavailable' }])
  expect(strict.energy_availability).toBeCloseTo(880 / 990, 12)
  await expect(of([{ event_type: 'weather', counted_as: 'excluded' }])).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})

test('a day that goes on counts in neither availability', async () => {
  const of = () => sentinelContractAvailability(server, ann.id, { project_id, ...PERIOD })
  const before = await of()
  await storeDayResult(server.db, project_id, dayOf('2026-06-03'), {
    versionId,
    carried: JSON.stringify({ evaluation: 1, blocks: STATES }),
    features: '{}',
    lightSources: { station: 1, poa: 0, satellite: 0, none: 0 },
    hasEnded: false,
  })
  expect(await of()).toEqual(before)
  await server.db
    .deleteFrom('day_sum')
    .where('project_id', '=', project_id)
    .where('date', '=', new Date('2026-06-03'))
    .execute()
})

test('losses of each day add up to those of the period', async () => {
  const days = await sentinelSystemLossIntervals(server, ann.id, { project_id, ...PERIOD })
  expect(days.map(({ date }) => date)).toEqual(['2026-05-31', '2026-06-01', '2026-06-02'])
  expect(days[0]?.sums).toMatchObject({
    sensor_kwh: 880,
    losses: [
      { event_type: 'curtailment', kwh: 30 },
      { event_type: 'inverter_outage', kwh: 80 },
    ],
  })
})

test('dirt and age of a block are those of the newest day that carries them', async () => {
  const [block] = await sentinelBlockConditions(server, ann.id, { project_id, to: '2026-06-01' })
  expect(block).toMatchObject({ date: '2026-06-01', month_count: 36 })
  expect(block?.soiling).toEqual({
    loss_fraction: 0.02,
    loss_per_day: 0.002,
    clean_date: '2026-05-22',
  })
  expect(block?.degradation?.per_year).toBeCloseTo(-0.005, 4)
  expect(await sentinelBlockConditions(server, ann.id, { project_id, to: '2026-01-01' })).toEqual(
    [],
  )
})

test('blocks lie where their perimeters were drawn', async () => {
  const [block] = await blockOutlines(server, versionId)
  expect(block?.name).toBe(samplePlant().blocks[0]?.name)
  expect(block?.polygons[0]?.[0]?.length).toBeGreaterThan(3)
})
