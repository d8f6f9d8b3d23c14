import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { samplePlant } from '../../simulations/testing/samplePlant.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { sentinelDeployment } from '../deployments/sentinelDeployment.ts'
import { newestValues } from '../store/newestValues.ts'
import {
  type DeployedPlant,
  deployedPlant,
  push,
  stationReadings,
  stepsFrom,
  ZONE,
} from '../testing/deployedPlant.ts'
import { sentinelDayTrial } from './dayTrial.ts'

const DATE = '2026-06-02'
/** Midnight of the day in Phoenix. */
const starts = stepsFrom(Date.parse(`${DATE}T07:00Z`), 1)
let server: TestServer
let ann: TestUser
let organizationId: string
let projectId: string
let plant: DeployedPlant

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  organizationId = await server.newOrganization('acme', { [ann.id]: 'owner' })
  const document = samplePlant(1, { tracking: 0, sideM: 100 })
  const input = { organization_id: organizationId, document }
  projectId = (await importProject(server, ann.id, input)).id
  plant = await deployedPlant(server, ann.id, organizationId)
}, 60_000)
afterAll(() => server.close())

const INPUT = { time_zone: ZONE, interval_minutes: 15, hierarchy: { as_design: true } }

/** A file of the day: light and air of a clear sky, and each inverter at a power of the light, W. */
function fileOf(inverterW: (ghiWm2: number) => number): string {
  const station = stationReadings(plant, starts)
  const ghi = station.get(plant.keyOf('met.ghi')) ?? new Float64Array()
  const ids = plant.inverters.map(({ id }) => id)
  const lines = [...starts].map((at, i) => {
    const light = ghi[i] ?? 0
    const powers = ids.map(() => inverterW(light).toFixed(1))
    return [new Date(at).toISOString(), light.toFixed(2), '24', ...powers].join(',')
  })
  return [`timestamp,met.ghi,met.temp,${ids.join(',')}`, ...lines].join('\n')
}

const trialOf = (csv: string | undefined, input: object = INPUT, project_id = projectId) =>
  sentinelDayTrial(server, ann.id, { project_id, date: DATE, input, ...(csv && { csv }) })

test('a day of a file is held against the model before the project is monitored, and nothing is stored', async () => {
  const dark = await trialOf(fileOf(() => 0))
  expect(dark.expected_kwh).toBeGreaterThan(100)
  expect(dark.measured_kwh).toBe(0)
  // no meter is in the file
  expect(dark.meter_kwh).toBeNull()
  expect(dark.data_fraction).toBeLessThan(1)
  const peakW = (dark.expected_kwh / plant.inverters.length / 8) * 1000
  const lit = await trialOf(fileOf((ghi) => (peakW * ghi) / 1000))
  expect(lit.expected_kwh).toBeCloseTo(dark.expected_kwh, -1)
  expect(lit.measured_kwh / lit.expected_kwh).toBeGreaterThan(0.5)
  const lost = lit.losses.reduce((sum, { kwh }) => sum + kwh, 0)
  expect(lost + lit.residual_kwh - lit.over_kwh).toBeCloseTo(lit.expected_kwh - lit.measured_kwh, 6)
  expect(lit.light_sources).toContainEqual({ source: 'station', fraction: 1 })
  expect(await sentinelDeployment(server, ann.id, projectId)).toBeNull()
  const days = await server.db.selectFrom('evaluation_day').select('date').execute()
  expect(days).toEqual([])
}, 240_000)

test('what of a file nobody would take is named', async () => {
  const day = fileOf(() => 1000).split('\n')
  const unknown = day.map((line, i) => `${line},${i === 0 ? 'WR9' : '5'}`)
  const trial = await trialOf(unknown.join('\n'))
  expect(trial.refused).toMatchObject({
    by_reason: {
      unknown_tag: {
        count: 96,
        first: expect.arrayContaining([expect.objectContaining({ line: 2, tag: 'WR9' })]),
      },
    },
  })
  await expect(trialOf('timestamp,a\n2026-06-02T08:00Z')).rejects.toMatchObject({
    code: 'FILE_FORMAT',
  })
  const other = { project_id: projectId, date: '2026-06-09', input: INPUT, csv: day.join('\n') }
  await expect(sentinelDayTrial(server, ann.id, other)).rejects.toMatchObject({
    message: expect.stringContaining('no readings of 2026-06-09'),
  })
}, 240_000)

test('readings that have come are tested by a version that is not made yet', async () => {
  await push(server, plant, starts, stationReadings(plant, starts))
  const power = starts.map((_, i) => (i > 30 && i < 60 ? 20 : 0))
  const nodes = new Map(plant.inverters.map(({ node_key }) => [node_key, power]))
  await push(server, plant, starts, nodes)
  const hierarchy = (scale: number) => ({
    ...INPUT,
    hierarchy: {
      nodes: plant.nodes.map((node) => ({
        ...node,
        node_key: undefined,
        scale: node.component === 'inverter' ? scale : node.scale,
      })),
    },
  })
  const asSent = await trialOf(undefined, hierarchy(1), plant.projectId)
  const scaled = await trialOf(undefined, hierarchy(1000), plant.projectId)
  expect(scaled.expected_kwh).toBeCloseTo(asSent.expected_kwh, 6)
  expect(scaled.measured_kwh).toBeGreaterThan(100 * asSent.measured_kwh)
  const later = { project_id: plant.projectId, date: '2026-06-20', input: INPUT }
  await expect(sentinelDayTrial(server, ann.id, later)).rejects.toMatchObject({
    message: expect.stringContaining('No readings of 2026-06-20 have come'),
  })
}, 240_000)

test('only owners test a day, and a foreign project is unknown', async () => {
  const bob = await server.newUser('bob@example.org')
  const ask = (id: string) => sentinelDayTrial(server, bob.id, { project_id: id, date: DATE })
  await expect(ask(projectId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ask(randomUUID())).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the newest readings name each node that is read', async () => {
  const now = Math.floor(Date.now() / 900_000) * 900_000
  const key = plant.keyOf('met.ghi')
  await push(server, plant, Float64Array.of(now), new Map([[key, Float64Array.of(512)]]))
  const newest = await newestValues(server.db, plant.projectId)
  expect(newest).toContainEqual({
    hierarchy_id: 'met.ghi',
    value: 512,
    at: new Date(now).toISOString(),
  })
  expect(newest).toContainEqual({ hierarchy_id: 'mtr', value: null, at: null })
})
