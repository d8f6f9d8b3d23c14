import { afterAll, beforeAll, expect, test } from 'vitest'
import { outcomeOf } from '../../testing/codes.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { conditionKeys } from '../store/conditionKeys.ts'
import { dayText } from '../store/readingBatch.ts'
import { writeExpectedDay } from '../store/writeExpected.ts'
import {
  type DeployedPlant,
  deployedPlant,
  push,
  STEPS_A_DAY,
  stepsFrom,
} from '../testing/deployedPlant.ts'
import { sentinelMeteoComparison } from './meteoComparison.ts'
import { sentinelModelPerformance } from './modelPerformance.ts'
import { sentinelPowerFactor } from './powerFactor.ts'

/** Midnight of 1 June in Phoenix. */
const FROM_UTC_MS = Date.parse('2026-06-01T07:00Z')
const DAYS = 6
const starts = stepsFrom(FROM_UTC_MS, DAYS)
let server: TestServer
let ann: TestUser
let eve: TestUser
let plant: DeployedPlant

/** W of an inverter in the middle of steps: light from six to six. */
const powerW = starts.map((_, i) =>
  Math.max(0, 80_000 * Math.sin((((i % STEPS_A_DAY) - 24) / 48) * Math.PI)),
)
const meterKey = (): number => plant.keyOf('mtr')

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  plant = await deployedPlant(
    server,
    ann.id,
    await server.newOrganization('acme', { [ann.id]: 'owner' }),
  )
  const { poa, cell } = conditionKeys(plant.keyOf('blk-1'))
  const expected = new Map([
    ...plant.inverters.map(({ node_key }) => [node_key, powerW] as const),
    [meterKey(), powerW.map((w) => w * plant.inverters.length)] as const,
    [plant.keyOf('met.poa_front'), powerW.map((w) => w / 100)] as const,
    [poa, powerW.map((w) => w / 100)] as const,
    [cell, powerW.map((w) => 20 + w / 4000)] as const,
  ])
  for (const day of new Set(Array.from(starts, dayText)))
    await writeExpectedDay(server, plant.projectId, day, { startUtcMs: starts, values: expected })
  await push(server, plant, starts, readings(0.98))
}, 120_000)
afterAll(() => server.close())

/** Inverters give a share of what is expected, the meter 2 % less. */
const readings = (share: number): ReadonlyMap<number, Float64Array> =>
  new Map([
    ...plant.inverters.map(({ node_key }) => [node_key, powerW.map((w) => share * w)] as const),
    [meterKey(), powerW.map((w) => 0.98 * share * w * plant.inverters.length)] as const,
  ])

const asked = (change: object = {}) => ({
  project_id: plant.projectId,
  from: '2026-06-01',
  to: '2026-06-06',
  left_out: ['night'],
  ...change,
})
test('a plant is compared at its meter, a block as its inverters, an inverter by itself', async () => {
  const ofPlant = await sentinelModelPerformance(server, ann.id, asked())
  expect(ofPlant.hierarchy_ids).toEqual(['mtr'])
  expect(ofPlant.pair_count).toBe(DAYS * STEPS_A_DAY)
  expect(ofPlant.figures?.nmbe).toBeCloseTo(1 / (0.98 * 0.98) - 1, 6)
  const ofBlock = await sentinelModelPerformance(server, ann.id, asked({ hierarchy_id: 'blk-1' }))
  expect(ofBlock.hierarchy_ids).toEqual(plant.inverters.map(({ id }) => id))
  expect(ofBlock.figures?.nmbe).toBeCloseTo(1 / 0.98 - 1, 6)
  const [first] = plant.inverters
  const ofOne = await sentinelModelPerformance(server, ann.id, asked({ hierarchy_id: first?.id }))
  expect(ofOne.figures?.slope).toBeCloseTo(1 / 0.98, 6)
  expect(ofOne.rated_w).toBeCloseTo((ofBlock.rated_w ?? 0) / plant.inverters.length, 6)
  expect(ofOne.daily_error?.p50).toBeCloseTo(1 / 0.98 - 1, 6)
  const counted = (axis: string): number =>
    (ofOne.residuals.find((one) => one.axis === axis)?.count ?? []).reduce((a, b) => a + b, 0)
  expect(['poa', 'hour', 'month', 'cell'].map(counted)).toEqual(Array(4).fill(ofOne.figures?.count))
})

test('intervals of an issue are left out, and late readings are seen', async () => {
  const [first] = plant.inverters
  await server.db
    .insertInto('issue_event')
    .values({
      project_id: plant.projectId,
      date: new Date('2026-06-02'),
      timestamp: new Date('2026-06-02T19:00Z'),
      duration_s: 3600,
      node_key: first?.node_key ?? 0,
      component: 'inverter',
      event_type: 'inverter_outage',
      allocated_delta: 10,
    })
    .execute()
  await push(server, plant, starts, readings(0.96))
  const of = (left_out: readonly string[]) =>
    sentinelModelPerformance(server, ann.id, asked({ hierarchy_id: first?.id, left_out }))
  const [without, all] = [await of(['night', 'event']), await of(['night'])]
  expect((all.figures?.count ?? 0) - (without.figures?.count ?? 0)).toBe(4)
  expect(all.figures?.nmbe).toBeCloseTo(1 / 0.96 - 1, 6)
})

test('what was made of the days of a plant is there for a server that starts, as long as nothing came', async () => {
  const before = await sentinelModelPerformance(server, ann.id, asked())
  // Without what reads parts
  const starting = {
    ...server,
    duckdb: { use: () => Promise.reject(new Error('read')), close() {} },
  }
  const ask = (change: object) => sentinelModelPerformance(starting, ann.id, asked(change))
  expect(await ask({})).toEqual(before)
  await push(server, plant, starts.subarray(0, 1), new Map([[meterKey(), Float64Array.of(1)]]))
  await expect(ask({})).rejects.toThrow('read')
})

test('what cannot be compared says why', async () => {
  const refused = (change: object, user = ann) =>
    outcomeOf(sentinelModelPerformance(server, user.id, asked(change)))
  expect(await refused({ hierarchy_id: 'nothing' })).toBe('NOT_FOUND')
  expect(await refused({ left_out: ['dusk'] })).toBe('INVALID_INPUT')
  expect(await refused({ from: '1990-01-01' })).toBe('INVALID_INPUT')
  expect(await refused({}, eve)).toBe('NOT_FOUND')
})

test('a meter without reactive power has no power factor, and says so', async () => {
  const found = await sentinelPowerFactor(server, ann.id, asked())
  expect(found).toMatchObject({ power_id: null, day_count: 0, known_minutes: 0, steps: [] })
  expect(await outcomeOf(sentinelPowerFactor(server, eve.id, asked()))).toBe('NOT_FOUND')
})

test('a sensor in the plane is compared with the light that the model has there', async () => {
  const light = powerW.map((w) => (0.95 * w) / 100)
  await push(server, plant, starts, new Map([[plant.keyOf('met.poa_front'), light]]))
  const found = await sentinelMeteoComparison(server, ann.id, asked())
  expect(found.dates).toHaveLength(DAYS)
  const [pair, ...more] = found.pairs
  expect(more).toEqual([])
  expect(pair).toMatchObject({ first: 'met.poa_front', second: 'met.poa_front.model' })
  expect(pair?.ratio).toBeCloseTo(0.95, 6)
  const sensor = found.series.find(({ key }) => key === 'met.poa_front')
  const hourlyKwhM2 = light.slice(0, STEPS_A_DAY).reduce((sum, w) => sum + w, 0) / 4000
  expect(sensor?.daily[0]).toBeCloseTo(hourlyKwhM2, 6)
  expect(await outcomeOf(sentinelMeteoComparison(server, eve.id, asked()))).toBe('NOT_FOUND')
})
