import type { DaySum } from '@duet/monitoring'
import { unpackFractions } from '@duet/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcomeOf } from '../../testing/codes.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { sensorDataModelledHierarchy } from '../events/energySummaries.ts'
import { storeBatch } from '../ingest/storeBatch.ts'
import { storeNodeDay } from '../node-days/storeNodeDay.ts'
import { compactDay } from '../store/compactDay.ts'
import { sum } from '../testing/dayResults.ts'
import { type MonitoredPlant, monitoredPlant } from '../testing/monitoredPlant.ts'
import { sentinelBlockInverters } from './blockInverters.ts'
import { nodesOfBlock } from './blockNodes.ts'
import { sentinelBlockSensors } from './blockSensors.ts'

let server: TestServer
let ann: TestUser
let eve: TestUser
let plant: MonitoredPlant

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  const acme = await server.newOrganization('acme', { [ann.id]: 'owner' })
  plant = await monitoredPlant(server, ann, acme, {
    tags: ['A', 'B'],
    node: { duet_block_id: 'b1', inverter_dc_capacity: 50_000, scale: 2 },
  })
  await daySums('2026-06-01', { A: { model_kwh: 100, sensor_kwh: 90 } })
  await daySums('2026-06-02', {
    A: { model_kwh: 100, sensor_kwh: 50, allocated: { inverter_outage: 50 } },
    B: { model_kwh: 100, sensor_kwh: 110, over_kwh: 10 },
  })
})
afterAll(() => server.close())

const NONE = { residual_kwh: 0, over_kwh: 0, allocated: {} }

async function daySums(
  date: string,
  sums: Readonly<Record<string, Partial<DaySum>>>,
): Promise<void> {
  const nodes = Object.entries(sums).map(
    ([tag, own]) => [tag, sum(date, { ...NONE, ...own })] as const,
  )
  await storeNodeDay(server.db, plant.projectId, date, { nodes: new Map(nodes), times: new Map() })
}

const JUNE = { from: '2026-06-01', to: '2026-06-03' }
const ofBlock = (change: object = {}, user = ann) =>
  sentinelBlockInverters(server, user.id, {
    project_id: plant.projectId,
    block_id: 'b1',
    ...JUNE,
    ...change,
  })

test('inverters of a block have their sums, and each day measured over expected', async () => {
  const { dates, inverters } = await ofBlock()
  expect(dates).toEqual(['2026-06-01', '2026-06-02', '2026-06-03'])
  expect(inverters).toMatchObject([
    {
      hierarchy_id: 'A',
      dc_capacity_w: 50_000,
      day_count: 2,
      model_kwh: 200,
      sensor_kwh: 140,
      lost_kwh: 60,
      epi: 0.7,
      energy_availability: expect.closeTo(140 / 190, 12),
    },
    { hierarchy_id: 'B', lost_kwh: 0, epi: 1.1, energy_availability: 1 },
  ])
  const ratios = inverters.map(({ day_ratios }) => [...unpackFractions(day_ratios)])
  expect(ratios).toEqual([
    [0.9, 0.5, Number.NaN],
    [Number.NaN, 1.1, Number.NaN],
  ])
})

test('the block of others, or one that is not there, is unknown', async () => {
  expect(await outcomeOf(ofBlock({}, eve))).toBe('NOT_FOUND')
  expect(await outcomeOf(ofBlock({ block_id: 'b2' }))).toBe('NOT_FOUND')
  expect(await outcomeOf(ofBlock({ to: '2026-05-01' }))).toBe('INVALID_INPUT')
})

test('more sums than an answer takes are refused with what to do', async () => {
  const asked = { project_id: plant.projectId, from: '1990-01-01', to: '2026-06-01' }
  const ids = Array.from({ length: 100 }, (_, i) => `n${i}`)
  const refused = sensorDataModelledHierarchy(server, ann.id, { ...asked, hierarchy_ids: ids })
  await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(refused).rejects.toThrow('choose a shorter period')
  // Years are few
  const years = { ...asked, hierarchy_ids: ids, time_interval: 'OneYear' }
  expect(await outcomeOf(sensorDataModelledHierarchy(server, ann.id, years))).toBe('done')
})

test('sensors have their newest value and how many readings came, wherever these are stored', async () => {
  const at = (time: string): number => Date.parse(`2026-06-01T${time}Z`)
  const [a = 0, b = 0] = ['A', 'B'].map((tag) => plant.keys.get(tag))
  const push = (rows: readonly (readonly [number, string, number])[]) =>
    storeBatch(server, plant.projectId, {
      nodeKeys: Int32Array.from(rows, ([key]) => key),
      atUtcMs: Float64Array.from(rows, ([, time]) => at(time)),
      values: Float64Array.from(rows, ([, , value]) => value),
    })
  const states = () =>
    sentinelBlockSensors(
      server,
      ann.id,
      { project_id: plant.projectId, block_id: 'b1', date: '2026-06-01' },
      at('12:00:00'),
    )
  await push([
    [a, '09:00:00', 3],
    [a, '10:00:00', 4],
  ])
  const expected = [
    {
      hierarchy_id: 'A',
      last_value: 8,
      last_at: '2026-06-01T10:00:00.000Z',
      reading_count: 2,
      expected_count: 288,
    },
    { hierarchy_id: 'B', last_value: null, last_at: null, reading_count: 0, expected_count: 288 },
  ]
  expect(await states()).toEqual(expected)
  await compactDay(server, plant.projectId, '2026-06-01')
  expect(await states()).toEqual(expected)
  await push([[b, '11:00:00', 5]])
  expect(await states()).toMatchObject([expected[0] ?? {}, { last_value: 10, reading_count: 1 }])
})

test('what hangs below a node of a block belongs to it, unless it names another', () => {
  const node = (id: string, parent_id: string | null, duet_block_id: string | null = null) => ({
    id,
    parent_id,
    duet_block_id,
  })
  const nodes = [
    node('sys', null),
    node('blk', 'sys', 'b1'),
    node('inv', 'blk'),
    node('dc', 'inv'),
    node('moved', 'blk', 'b2'),
    node('mtr', 'sys'),
  ]
  expect(nodesOfBlock(nodes, 'b1').map(({ id }) => id)).toEqual(['blk', 'inv', 'dc'])
})
