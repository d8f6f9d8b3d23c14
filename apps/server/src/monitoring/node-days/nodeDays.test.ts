import { DAY_MS } from '@duet/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import {
  sensorDataModelledHierarchy,
  sentinelAvailableEnergySummary,
} from '../events/energySummaries.ts'
import { sum } from '../testing/dayResults.ts'
import { type MonitoredPlant, monitoredPlant } from '../testing/monitoredPlant.ts'
import { NodeTotals, Places } from './nodeTotals.ts'
import { readNodeDays } from './readNodeDays.ts'
import { storeNodeDay } from './storeNodeDay.ts'

const DAYS = 400
const FIRST = '2025-01-01'
const dateOf = (day: number): string =>
  new Date(Date.parse(FIRST) + day * DAY_MS).toISOString().slice(0, 10)

let server: TestServer
let ann: TestUser
let plant: MonitoredPlant

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  const acme = await server.newOrganization('acme', { [ann.id]: 'owner' })
  plant = await monitoredPlant(server, ann, acme, { tags: ['A', 'B'] })
  for (let day = 0; day < DAYS; day++) await storeDay(dateOf(day), day)
})
afterAll(() => server.close())

/** B comes on the second day, and has no times. */
function storeDay(date: string, day: number): Promise<boolean> {
  const allocated = day === 3 ? { inverter_outage: 7 } : {}
  const times = {
    useful_s: 3600,
    down_s: { inverter_outage: day === 3 ? 600 : 0 },
    data_s: 0,
    total_s: 0,
  }
  const nodes = new Map([['A', sum(date, { model_kwh: day, sensor_kwh: 1, allocated })]])
  if (day > 0) nodes.set('B', sum(date, { model_kwh: 2, sensor_kwh: 1, allocated: {} }))
  return storeNodeDay(server.db, plant.projectId, date, { nodes, times: new Map([['A', times]]) })
}

test('what was stored of many days is read day by day, in order', async () => {
  const [a, b] = ['A', 'B'].map((tag) => plant.keys.get(tag) ?? 0)
  const totals = new NodeTotals(new Places([b ?? 0, a ?? 0]))
  const dates: string[] = []
  const measures = ['model_kwh', 'useful_s', 'down.inverter_outage'] as const
  const nodeKeys = [a ?? 0, b ?? 0]
  const asked = { projectId: plant.projectId, from: FIRST, to: '2030-01-01', measures, nodeKeys }
  await readNodeDays(server.pool, asked, (day) => {
    dates.push(day.date)
    totals.add(day)
  })
  expect(dates).toEqual(Array.from({ length: DAYS }, (_, day) => dateOf(day)))
  expect([...totals.dayCount]).toEqual([DAYS - 1, DAYS])
  expect(totals.sum('model_kwh', 1)).toBe((DAYS * (DAYS - 1)) / 2)
  expect(totals.sum('useful_s', 1)).toBe(DAYS * 3600)
  expect(totals.count('useful_s', 0)).toBe(0)
  expect(totals.byCause('down', 1)).toEqual({ inverter_outage: 600 })
})

test('of nodes that are not asked for nothing is read, nor days that lack the one that is', async () => {
  const days: (readonly (readonly number[])[])[] = []
  const nodeKeys = [plant.keys.get('B') ?? 0]
  const asked = { projectId: plant.projectId, from: FIRST, to: dateOf(2), nodeKeys }
  await readNodeDays(server.pool, { ...asked, measures: ['model_kwh'] }, (day) =>
    days.push([[...day.nodeKeys], [...(day.values.get('model_kwh') ?? [])]]),
  )
  expect(days).toEqual([
    [nodeKeys, [2]],
    [nodeKeys, [2]],
  ])
})

test('months and years of nodes add up', async () => {
  const asked = { project_id: plant.projectId, from: '2025-01-01', to: '2025-12-31' }
  const ask = (time_interval: string) =>
    sensorDataModelledHierarchy(server, ann.id, { ...asked, time_interval })
  const [months, years] = [await ask('OneMonth'), await ask('OneYear')]
  expect(months.map(({ hierarchy_id }) => hierarchy_id)).toEqual(['A', 'B'])
  expect(months[1]?.dates.slice(0, 2)).toEqual(['2025-01-01', '2025-02-01'])
  expect(months[1]?.model_kwh.slice(0, 2)).toEqual([60, 56])
  expect(years[1]).toEqual({
    hierarchy_id: 'B',
    dates: ['2025-01-01'],
    model_kwh: [728],
    sensor_kwh: [364],
  })
  const { total } = await sentinelAvailableEnergySummary(server, ann.id, {
    ...asked,
    hierarchy_id: 'A',
    time_interval: 'OneYear',
  })
  expect(total).toMatchObject({ available_kwh: 66_430, in_service_kwh: 66_423, delivered_kwh: 365 })
})

test('a day that is stored again is replaced, and one of unknown nodes stays as it was', async () => {
  const day = {
    projectId: plant.projectId,
    from: FIRST,
    to: FIRST,
    measures: ['model_kwh'] as const,
    nodeKeys: [...plant.keys.values()],
  }
  const read = async () => {
    const found: (readonly number[])[] = []
    await readNodeDays(server.pool, day, ({ values }) =>
      found.push([...(values.get('model_kwh') ?? [])]),
    )
    return found
  }
  const store = (id: string, model_kwh: number) =>
    storeNodeDay(server.db, plant.projectId, FIRST, {
      nodes: new Map([[id, sum(FIRST, { model_kwh })]]),
      times: new Map(),
    })
  expect(await store('A', 5)).toBe(true)
  expect(await read()).toEqual([[5]])
  expect(await store('unknown', 6)).toBe(false)
  expect(await read()).toEqual([[5]])
})
