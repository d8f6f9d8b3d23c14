import { DAY_MS, HOUR_MS } from '@duet/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createThreadPool, type ThreadPool } from '../../jobs/threadPool.ts'
import { createFactorStore } from '../../simulations/tasks/factorStore.ts'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { saveDeploymentVersion } from '../deployments/deployProject.ts'
import {
  type DeployedPlant,
  deployedPlant,
  expectedW,
  push,
  STEPS_A_DAY,
  stationReadings,
  stepsFrom,
} from '../testing/deployedPlant.ts'
import { evaluationState } from './dueQueries.ts'
import { evaluateDue } from './evaluateDue.ts'
import { evaluateTurn } from './evaluateTurn.ts'
import { firstFreePlant } from './plantLock.ts'

const FROM_UTC_MS = Date.parse('2026-03-01T07:00Z')
/** More than one turn takes, and a front that is evaluated ahead. */
const DAYS = 34
const starts = stepsFrom(FROM_UTC_MS, DAYS)
const signal = new AbortController().signal
const pool = createThreadPool(2)
/** Blocks that were run for their expected energy. */
let runs = 0
const threads: ThreadPool = {
  ...pool,
  run: (name, ...rest) => {
    if (name === 'expectedSteps') runs += 1
    return pool.run(name, ...rest)
  },
}
let server: TestServer
let ann: TestUser
let organization: string
let compute: ComputeParts
/** Of each inverter, with a fault here and there. */
let powers: readonly Float64Array[]

beforeAll(async () => {
  server = await startTestServer()
  compute = { threads, factors: createFactorStore(server) }
  ann = await server.newUser('ann@example.org')
  organization = await server.newOrganization('acme', { [ann.id]: 'owner' })
  const plant = await deployedPlant(server, ann.id, organization)
  await push(server, plant, starts, stationReadings(plant, starts))
  const whole = await expectedW(server, compute, plant, starts)
  powers = plant.inverters.map((_, k) =>
    whole.map((w, i) => {
      const day = Math.floor(i / STEPS_A_DAY)
      const isOff = k === 0 && day % 7 === 3 && i % STEPS_A_DAY > 40 && i % STEPS_A_DAY < 56
      const isDark = day === 20
      return isDark
        ? Number.NaN
        : isOff
          ? 0
          : ((0.97 + 0.001 * (k % 3)) * w) / plant.inverters.length
    }),
  )
  await server.db.deleteFrom('sentinel_deployment').execute()
}, 60_000)
afterAll(async () => {
  await pool.close()
  await server.close()
})

/** Readings of the days from `from` to before `to`. */
async function pushDays(plant: DeployedPlant, from: number, to: number): Promise<void> {
  const cut = (values: Float64Array) => values.subarray(from * STEPS_A_DAY, to * STEPS_A_DAY)
  const series = new Map(
    plant.inverters.map(({ node_key }, k) => [node_key, cut(powers[k] ?? new Float64Array())]),
  )
  for (const [key, values] of stationReadings(plant, starts)) series.set(key, cut(values))
  await push(server, plant, cut(starts), series)
}
const storedDays = (projectId: string) =>
  server.db
    .selectFrom('evaluation_day')
    .leftJoin('day_sum', (join) =>
      join
        .onRef('day_sum.project_id', '=', 'evaluation_day.project_id')
        .onRef('day_sum.date', '=', 'evaluation_day.date'),
    )
    .select([
      'evaluation_day.date',
      'status',
      'has_ended',
      'carried',
      'model_kwh',
      'sensor_kwh',
      'allocated',
      'residual_kwh',
      'light_sources',
    ])
    .where('evaluation_day.project_id', '=', projectId)
    .orderBy('evaluation_day.date')
    .execute()
const endOf = (days: number): number => FROM_UTC_MS + days * DAY_MS

test('a backlog comes to the same, to the last digit, as what came by and by', async () => {
  const atOnce = await deployedPlant(server, ann.id, organization)
  await pushDays(atOnce, 0, DAYS)
  const first = await evaluateTurn(server, compute, atOnce.projectId, signal, endOf(DAYS) + HOUR_MS)
  expect(first).toEqual({ isMore: true })
  // the newest fourteen, and from the oldest on a month
  const dates = (await storedDays(atOnce.projectId)).map(({ date }) =>
    date.toISOString().slice(0, 10),
  )
  expect(dates).toHaveLength(14 + 20)
  expect(dates.at(-1)).toBe('2026-04-03')
  let isMore = true
  while (isMore)
    ({ isMore } = await evaluateTurn(
      server,
      compute,
      atOnce.projectId,
      signal,
      endOf(DAYS) + HOUR_MS,
    ))

  const steady = await deployedPlant(server, ann.id, organization)
  for (let from = 0; from < DAYS; from += 3) {
    const to = Math.min(from + 3, DAYS)
    await pushDays(steady, from, to)
    await evaluateTurn(server, compute, steady.projectId, signal, endOf(to) + HOUR_MS)
  }
  const expected = await storedDays(steady.projectId)
  expect(expected).toHaveLength(DAYS)
  expect(await storedDays(atOnce.projectId)).toEqual(expected)
}, 240_000)

test('a day that goes on is evaluated alone, and those before it when it is over', async () => {
  const plant = await deployedPlant(server, ann.id, organization)
  const turn = (nowMs: number) => evaluateTurn(server, compute, plant.projectId, signal, nowMs)
  await pushDays(plant, 0, 12)
  await turn(endOf(12) + HOUR_MS)
  const evaluatedAt = async () =>
    new Map(
      (
        await server.db
          .selectFrom('evaluation_day')
          .select(['date', 'evaluated_at'])
          .where('project_id', '=', plant.projectId)
          .execute()
      ).map(({ date, evaluated_at }) => [date.toISOString().slice(0, 10), evaluated_at?.getTime()]),
    )
  const before = await evaluatedAt()
  expect(before.size).toBe(12)
  await pushDays(plant, 12, 12.5)
  runs = 0
  await turn(endOf(12) + 12 * HOUR_MS)
  expect(runs).toBe(1)
  const after = await evaluatedAt()
  expect([...after].filter(([date, at]) => at !== before.get(date)).map(([date]) => date)).toEqual([
    '2026-03-13',
  ])
  // nothing came since: nothing is done until midnight
  runs = 0
  await turn(endOf(12) + 13 * HOUR_MS)
  expect(runs).toBe(0)
  await turn(endOf(13) + HOUR_MS)
  const ended = await evaluatedAt()
  expect([...ended].filter(([date, at]) => at !== after.get(date))).toHaveLength(11)
  await turn(endOf(13) + 2 * HOUR_MS)
  expect(await evaluatedAt()).toEqual(ended)
}, 120_000)

test('a silence is evaluated when readings come again', async () => {
  const plant = await deployedPlant(server, ann.id, organization)
  await pushDays(plant, 0, 5)
  await evaluateTurn(server, compute, plant.projectId, signal, endOf(5) + HOUR_MS)
  await pushDays(plant, 18, 19)
  await evaluateTurn(server, compute, plant.projectId, signal, endOf(19) + HOUR_MS)
  const days = await storedDays(plant.projectId)
  expect(days).toHaveLength(19)
  expect(days.every(({ status }) => status === 'evaluated')).toBe(true)
}, 120_000)

test('a version with other devices begins anew, one with another price goes on', async () => {
  const plant = await deployedPlant(server, ann.id, organization)
  await pushDays(plant, 0, 6)
  const turn = () => evaluateTurn(server, compute, plant.projectId, signal, endOf(6) + HOUR_MS)
  await turn()
  const cleanDays = async () =>
    (await storedDays(plant.projectId)).map(
      ({ carried }) => JSON.parse(carried ?? '{}').leaves[1].cleanDays as number,
    )
  const before = await cleanDays()
  const from = { valid_from: new Date(endOf(4)).toISOString() }
  await saveDeploymentVersion(server, ann.id, plant.projectId, { ...from, price_per_kwh: 0.05 })
  await turn()
  expect(await cleanDays()).toEqual(before)
  const others = plant.nodes.filter(({ id }) => id !== plant.inverters[0]?.id)
  await saveDeploymentVersion(server, ann.id, plant.projectId, {
    ...from,
    hierarchy: { nodes: others },
  })
  await turn()
  const after = await cleanDays()
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4))
  expect(after[4]).toBeLessThan(before[4] ?? 0)
}, 120_000)

test('a plant is worked on by one process at a time, and says so', async () => {
  const plant = await deployedPlant(server, ann.id, organization)
  await pushDays(plant, 0, 2)
  const isWorkedOn = async () => (await evaluationState(server.db, plant.projectId)).is_worked_on
  expect(await isWorkedOn()).toBe(false)
  const held = await firstFreePlant(server.pool, [plant.projectId], async () => {
    expect(await isWorkedOn()).toBe(true)
    expect(await evaluateDue(server, compute, signal)).toBe(0)
  })
  expect(held).toEqual({ isTaken: true })
  expect(await evaluateDue(server, compute, signal)).toBe(1)
  expect(await evaluationState(server.db, plant.projectId)).toMatchObject({
    waiting_days: 0,
    is_worked_on: false,
    last_day: '2026-03-02',
  })
}, 60_000)

test('a backlog stands in the way of no other plant', async () => {
  const long = await deployedPlant(server, ann.id, organization)
  await pushDays(long, 0, DAYS)
  const others = [
    await deployedPlant(server, ann.id, organization),
    await deployedPlant(server, ann.id, organization),
  ]
  for (const plant of others) await pushDays(plant, 0, 2)
  // two of the backlog, and one of each of the others
  expect(await evaluateDue(server, compute, signal)).toBe(4)
  const doneAt = async ({ projectId }: DeployedPlant) => {
    const { at } = await server.db
      .selectFrom('evaluation_day')
      .select(({ fn }) => fn.max('evaluated_at').as('at'))
      .where('project_id', '=', projectId)
      .executeTakeFirstOrThrow()
    return at?.getTime() ?? 0
  }
  for (const plant of others) expect(await doneAt(plant)).toBeLessThan(await doneAt(long))
  expect((await evaluationState(server.db, long.projectId)).waiting_days).toBe(0)
}, 120_000)
