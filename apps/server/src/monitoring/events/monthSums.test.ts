import { DAY_MS } from '@duet/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { result } from '../testing/dayResults.ts'
import { monitoredPlant } from '../testing/monitoredPlant.ts'
import { periodSums } from './cardQueries.ts'
import { storeDayResult } from './storeDayResult.ts'

const DATES = Array.from({ length: 75 }, (_, day) =>
  new Date(Date.parse('2025-12-20') + day * DAY_MS).toISOString().slice(0, 10),
)

let server: TestServer
let projectId: string
const energies = new Map<string, number>()

beforeAll(async () => {
  server = await startTestServer()
  const ann = await server.newUser('ann@example.org')
  const acme = await server.newOrganization('acme', { [ann.id]: 'owner' })
  projectId = (await monitoredPlant(server, ann, acme, { tags: ['mtr'] })).projectId
  for (const [day, date] of DATES.entries()) if (day % 9 > 0) await store(date, day)
})
afterAll(() => server.close())

function store(date: string, model_kwh: number): Promise<void> {
  energies.set(date, model_kwh)
  const allocated = date.endsWith('5') ? { soiling: 2 } : { inverter_outage: 1 }
  return storeDayResult(server.db, projectId, result(date, [], { model_kwh, allocated }))
}

type Sums = readonly [days: number, modelKwh: number, soilingKwh: number, outageKwh: number]

/** Of the days themselves. */
function sumsOfDays(from: string, to: string): Sums {
  const days = [...energies].filter(([date]) => date >= from && date <= to)
  const soiled = days.filter(([date]) => date.endsWith('5')).length
  const modelKwh = days.reduce((sum, [, kwh]) => sum + kwh, 0)
  return [days.length, modelKwh, 2 * soiled, days.length - soiled]
}

async function periodSumsOf(from: string, to: string): Promise<Sums> {
  const found = (await periodSums(server.db, [projectId], { from, to })).get(projectId)
  const { soiling = 0, inverter_outage = 0 } = found?.allocated ?? {}
  return [found?.day_count ?? 0, found?.model_kwh ?? 0, soiling, inverter_outage]
}

test.each([
  ['2025-12-01', '2026-03-31'],
  ['2025-12-25', '2026-02-10'],
  ['2026-01-01', '2026-01-31'],
  ['2026-01-02', '2026-02-27'],
  ['2026-01-10', '2026-01-20'],
  ['2026-01-31', '2026-02-01'],
  ['2026-02-05', '2026-02-05'],
  ['2027-01-01', '2027-02-10'],
])('from %s to %s the sum is that of its days', async (from, to) => {
  expect(await periodSumsOf(from, to)).toEqual(sumsOfDays(from, to))
})

test('days that are evaluated again, at once too, are in the sum of their month once', async () => {
  await Promise.all(['2026-01-05', '2026-01-06', '2026-01-07'].map((date) => store(date, 1000)))
  const both = ['2026-01-01', '2026-02-28'] as const
  expect(await periodSumsOf(...both)).toEqual(sumsOfDays(...both))
})
