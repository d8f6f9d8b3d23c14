import { samplePlant } from '@duet/plant'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importProject } from '../../projects/importProject.ts'
import { outcomeOf } from '../../testing/codes.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { deployProject } from '../deployments/deployProject.ts'
import { findVersionAt, nodesOfVersion } from '../deployments/versionQueries.ts'
import type { ReadSeries } from '../readSeries.ts'
import { sentinelMeteoSummary } from './meteoSummary.ts'
import { sensorSeries } from './sensorSeries.ts'
import { sentinelSimulationTimeseries } from './simulationTimeseries.ts'

let server: TestServer
let ann: TestUser
let eve: TestUser
let project_id: string
/** Series in memory, as the store gives them. */
let readSeries: ReadSeries

beforeAll(async () => {
  server = await startTestServer()
  ann = await server.newUser('ann@example.org')
  eve = await server.newUser('eve@example.org')
  const org = await server.newOrganization('acme', { [ann.id]: 'owner' })
  project_id = (
    await importProject(server, ann.id, { organization_id: org, document: samplePlant() })
  ).id
  await deployProject(server, ann.id, { project_id })
  const version = await findVersionAt(server.db, project_id, new Date())
  const nodes = await nodesOfVersion(server.db, version?.id ?? '')
  const keyOf = (id: string) => nodes.find((node) => node.id === id)?.node_key ?? 0
  const stored = {
    measured: new Map([
      [keyOf('met.ghi'), [400, Number.NaN, 600]],
      [keyOf('met.temp'), [20, 22, 24]],
    ]),
    expected: new Map([[keyOf('met.ghi'), [500, 500, 500]]]),
  }
  readSeries = async ({ fromUtcMs, toUtcMs, stepS, nodeKeys, kind }) => {
    const count = Math.ceil((toUtcMs - fromUtcMs) / (stepS * 1000))
    const values = nodeKeys.map((key): [number, Float64Array] => {
      const own = stored[kind].get(key) ?? []
      return [key, Float64Array.from({ length: count }, (_, i) => own[i] ?? Number.NaN)]
    })
    const startUtcMs = Float64Array.from({ length: count }, (_, i) => fromUtcMs + i * stepS * 1000)
    return { startUtcMs, values: new Map(values) }
  }
})
afterAll(() => server.close())

const RANGE = { from: '2026-06-01T10:00:00Z', to: '2026-06-01T14:00:00Z' }
test('series of nodes stand side by side; what is missing is null', async () => {
  const args = { project_id, ...RANGE, step_s: 3600, hierarchy_ids: ['met.ghi', 'nothing'] }
  const { time, series } = await sensorSeries(server, readSeries, ann.id, args)
  expect(time[1]).toEqual(new Date('2026-06-01T11:00:00Z'))
  expect(series).toEqual([
    {
      hierarchy_id: 'met.ghi',
      component_measure: 'ghi',
      unit: 'W/m²',
      measured: [400, null, 600, null],
      expected: [500, 500, 500, null],
      budget: null,
    },
  ])
  const refused = (change: object, user = ann) =>
    outcomeOf(sensorSeries(server, readSeries, user.id, { ...args, ...change }))
  expect(await refused({ to: RANGE.from })).toBe('INVALID_INPUT')
  expect(await refused({ from: '1990-01-01T00:00:00Z', step_s: 60 })).toBe('INVALID_INPUT')
  expect(await refused({ step_s: 1 })).toBe('INVALID_INPUT')
  expect(await refused({}, eve)).toBe('NOT_FOUND')
})

test('sensors are summed up over the hours that they have', async () => {
  const summary = await sentinelMeteoSummary(server, readSeries, ann.id, { project_id, ...RANGE })
  expect(summary).toMatchObject([
    {
      hierarchy_id: 'met.ghi',
      data_availability: 0.5,
      measured_mean: 500,
      measured_kwh_m2: 1,
      expected_mean: 500,
      difference_fraction: 0,
    },
    {
      hierarchy_id: 'met.poa_front',
      data_availability: 0,
      measured_mean: null,
      difference_fraction: null,
    },
    { hierarchy_id: 'met.temp', data_availability: 0.75, measured_mean: 22, measured_kwh_m2: null },
  ])
  const ages = { project_id, from: '1000-01-01T00:00:00Z', to: '9000-01-01T00:00:00Z' }
  expect(await outcomeOf(sentinelMeteoSummary(server, readSeries, ann.id, ages))).toBe(
    'INVALID_INPUT',
  )
  const foreign = sentinelMeteoSummary(server, readSeries, eve.id, { project_id, ...RANGE })
  expect(await outcomeOf(foreign)).toBe('NOT_FOUND')
})

test('a deployment without a budget has no series of it', async () => {
  const columns = ['grid']
  const own = sentinelSimulationTimeseries(server, ann.id, { project_id, columns })
  await expect(own).rejects.toMatchObject({
    code: 'NOT_FOUND',
    message: 'Budget simulation not found',
  })
  const foreign = sentinelSimulationTimeseries(server, eve.id, { project_id, columns })
  await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Project not found' })
})
