import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { dayText } from '../store/readingBatch.ts'
import { writeExpectedDay } from '../store/writeExpected.ts'
import {
  type DeployedPlant,
  deployedPlant,
  push,
  STEPS_A_DAY,
  stepsFrom,
} from '../testing/deployedPlant.ts'
import { sentinelCapacityTest } from './capacityTest.ts'

/** Midnight of 1 June in Phoenix. */
const FROM_UTC_MS = Date.parse('2026-06-01T07:00Z')
const DAYS = 8
const starts = stepsFrom(FROM_UTC_MS, DAYS)
let server: TestServer
let ann: TestUser
let eve: TestUser
let plant: DeployedPlant

const hour = (i: number): number => (i % STEPS_A_DAY) / 4
const day = (i: number): number => Math.floor(i / STEPS_A_DAY)
/** Light from six to six, brighter each day. */
const light = starts.map((_, i) =>
  Math.max(0, (800 + 20 * day(i)) * Math.sin(((hour(i) - 6) / 12) * Math.PI)),
)
const air = starts.map((_, i) => 20 + hour(i) / 2 + ((7 * day(i)) % 5))
/** What an inverter gives, W: a regression without residuals. */
const powerOf = (share: number): Float64Array =>
  light.map((e, i) => share * e * (90 - 0.01 * e - 0.3 * (air[i] ?? 0)))

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  plant = await deployedPlant(
    server,
    ann.id,
    await server.newOrganization('acme', { [ann.id]: 'owner' }),
  )
  const expected = new Map(plant.inverters.map(({ node_key }) => [node_key, powerOf(1)] as const))
  for (const date of new Set(Array.from(starts, dayText)))
    await writeExpectedDay(server, plant.projectId, date, { startUtcMs: starts, values: expected })
  await push(
    server,
    plant,
    starts,
    new Map([
      ...plant.inverters.map(({ node_key }) => [node_key, powerOf(0.97)] as const),
      [plant.keyOf('met.poa_front'), light] as const,
      [plant.keyOf('met.temp'), air] as const,
    ]),
  )
}, 120_000)
afterAll(() => server.close())

const asked = (setup: object = {}, change: object = {}) => ({
  project_id: plant.projectId,
  from: '2026-06-01',
  to: '2026-06-08',
  hierarchy_id: 'blk-1',
  setup: { target: 'expected', ...setup },
  ...change,
})
const found = (setup: object = {}) => sentinelCapacityTest(server, ann.id, asked(setup))
const refused = (setup: object, change: object = {}, user = ann) =>
  sentinelCapacityTest(server, user.id, asked(setup, change)).then(
    () => 'done',
    (error: { code: string; message: string }) => `${error.code} ${error.message}`,
  )

test('a plant that gives 97 % has 97 % of its capacity, whatever the conditions', async () => {
  const usual = await found()
  expect(usual.missing).toEqual([])
  expect(usual.verdict?.ratio).toBeCloseTo(0.97, 9)
  expect(usual.verdict).toMatchObject({ passes_without: false, passes_with: true })
  expect(usual.measured.count).toBeGreaterThan(50)
  expect(usual.measured.terms.map(({ term }) => term)).toEqual(['E', 'E²', 'E·Ta'])
  expect(usual.measured.terms[2]?.coefficient).toBeCloseTo(-0.3 * 0.97 * plant.inverters.length, 6)
  const given = await found({ conditions: 'given', poa_wm2: 800, air_c: 25 })
  expect(given.measured.power_w).toBeCloseTo(
    0.97 * plant.inverters.length * 800 * (90 - 8 - 7.5),
    3,
  )
  expect(given.verdict?.ratio).toBeCloseTo(0.97, 9)
})

test('every interval with the sun up is counted once: by the filter that took it, or as a point', async () => {
  const { measured, interval_count, points, below_count, above_count } = await found()
  const removed = measured.filters.reduce((sum, { removed: some }) => sum + some, 0)
  expect(removed + measured.count).toBe(interval_count)
  expect(below_count + above_count).toBe(measured.count)
  expect(points.removed_by.filter((key) => key === null)).toHaveLength(measured.count)
})

test('points while an issue lasts are left out, unless they are asked for', async () => {
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
  // late readings open the day again
  await push(server, plant, starts, new Map([[plant.keyOf('met.temp'), air]]))
  await push(server, plant, starts, new Map([[plant.keyOf('met.temp'), air.map((c) => c + 1e-9)]]))
  const byIssues = async (setup: object) =>
    (await found(setup)).measured.filters.find(({ key }) => key === 'issues')?.removed
  expect(await byIssues({})).toBe(4)
  expect(await byIssues({ leave_out_issues: false })).toBe(0)
})

test('what a test lacks is named, and a stated power needs no model', async () => {
  const usual = await found({ target: 'budget' })
  expect(usual.missing).toEqual(['budget'])
  expect(usual.measured.power_w).toBeGreaterThan(0)
  expect(usual.verdict).toBeNull()
  const stated = await found({ target: 'given', target_w: usual.measured.power_w })
  expect(stated.verdict).toMatchObject({ ratio: 1, passes_without: true, passes_with: true })
  const few = await found({ low_wm2: 1400 })
  expect(few).toMatchObject({ conditions: null, verdict: null })
})

test('what cannot be tested says why', async () => {
  expect(await refused({ average_minutes: 20 })).toContain('multiple of the 15 min')
  expect(await refused({ target: 'given' })).toContain('INVALID_INPUT')
  expect(await refused({ percentile: 200 })).toContain('percentile')
  expect(await refused({}, { from: '2026-01-01' })).toContain('at most 92 days')
  expect(await refused({}, { hierarchy_id: 'nothing' })).toContain('NOT_FOUND')
  expect(await refused({}, {}, eve)).toContain('NOT_FOUND')
})
