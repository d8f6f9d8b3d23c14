import { civilDays, DAY_MS, HOUR_MS } from '@duet/units'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createThreadPool } from '../../jobs/threadPool.ts'
import { createFromMetFile } from '../../meteo/changes/datasetChanges.ts'
import { signProjectUpload } from '../../projects/projects.ts'
import { createFactorStore } from '../../simulations/tasks/factorStore.ts'
import type { ComputeParts } from '../../simulations/tasks/runWorker.ts'
import {
  type SyntheticWeather,
  syntheticWeatherCsv,
} from '../../simulations/testing/syntheticWeather.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { saveDeploymentVersion } from '../deployments/deployProject.ts'
import {
  type DeployedPlant,
  deployedPlant,
  push,
  STEPS_A_DAY,
  stationReadings,
  stepsFrom,
  ZONE,
} from '../testing/deployedPlant.ts'
import { evaluateTurn } from './evaluateTurn.ts'
import { openSegment } from './segment.ts'
import { openVersions } from './versionParts.ts'

const FROM_UTC_MS = Date.parse('2026-03-01T07:00Z')
const DAYS = 3
const starts = stepsFrom(FROM_UTC_MS, DAYS)
const signal = new AbortController().signal
const pool = createThreadPool(2)
let server: TestServer
let ann: TestUser
let organization: string
let compute: ComputeParts

beforeAll(async () => {
  server = await startTestServer()
  compute = { threads: pool, factors: createFactorStore(server) }
  ann = await server.newUser('ann@example.org')
  organization = await server.newOrganization('acme', { [ann.id]: 'owner' })
}, 60_000)
afterAll(async () => {
  await pool.close()
  await server.close()
})

async function newDataset(projectId: string, weather: SyntheticWeather): Promise<string> {
  const asked = { projectId, dir: '/meteo', filename: 'weather.csv', allowOverwrite: false }
  const link = await server.asUser(ann, () => signProjectUpload(server, ann.id, asked))
  const payload = syntheticWeatherCsv(weather)
  await server.app.inject({ method: 'PUT', url: link.url, payload })
  const file = { project_id: projectId, storage_key: link.storage_key, filename: 'weather.csv' }
  return (await createFromMetFile(server, ann.id, file)).id
}

/** Light on the plane of its block under the light of its station. */
async function planeLight({ projectId }: DeployedPlant): Promise<Float64Array> {
  const days = civilDays(ZONE, FROM_UTC_MS, FROM_UTC_MS + DAYS * DAY_MS)
  const versions = await openVersions(server.db, projectId)
  const [first] = days
  if (!first) throw new Error('no days')
  const parts = await versions.partsOf(versions.versionOf(first))
  const segment = await openSegment(server, compute, parts, days, { signal })
  const found: number[] = []
  for (const day of days) found.push(...((await segment.dayOf(day)).expected[0]?.poaFrontWm2 ?? []))
  return Float64Array.from(found)
}

test('light falls back from the station to planes to the satellite, and each day knows from where', async () => {
  const clear = await deployedPlant(server, ann.id, organization)
  const station = stationReadings(clear, starts)
  await push(server, clear, starts, station)
  const poa = await planeLight(clear)

  let satellite = ''
  const plant = await deployedPlant(server, ann.id, organization, async (id) => {
    satellite = await newDataset(id, { type: 'Sequential', year: 2026, days: 100 })
    return {}
  })
  const { projectId, keyOf, inverters } = plant
  const until = (values: Float64Array | undefined, days: number) =>
    (values ?? new Float64Array()).slice().fill(Number.NaN, days * STEPS_A_DAY)
  const ghi = station.get(clear.keyOf('met.ghi'))
  const readings = new Map([
    [keyOf('met.ghi'), until(ghi, 1)],
    [keyOf('met.poa_front'), until(poa, 2)],
    ...inverters.map(({ node_key }) => [node_key, poa] as const),
  ])
  await push(server, plant, starts, readings)
  const nowMs = FROM_UTC_MS + DAYS * DAY_MS + HOUR_MS
  const shares = async (change: object) => {
    await saveDeploymentVersion(server, ann.id, projectId, {
      valid_from: '1970-01-01T00:00:00Z',
      ...change,
    })
    await evaluateTurn(server, compute, projectId, signal, nowMs)
    const rows = await server.db
      .selectFrom('evaluation_day')
      .select('light_sources')
      .where('project_id', '=', projectId)
      .orderBy('date')
      .execute()
    return rows.map(({ light_sources }) => light_sources)
  }
  const fallen = await shares({ satellite_dataset_id: satellite })
  expect(fallen).toEqual([{ station: 1 }, { poa: 1 }, { satellite: 1 }])
  const first = await shares({ weather: 'satellite' })
  expect(first).toEqual([{ satellite: 1 }, { satellite: 1 }, { satellite: 1 }])

  const query = `query SentinelLightSources($id: ID!) {
    sentinelLightSources(project_id: $id, from: "2026-03-01", to: "2026-03-31") { source fraction }
  }`
  await shares({ weather: 'station' })
  const { data } = await server.call(query, { id: projectId }, ann.token)
  expect(data?.['sentinelLightSources']).toEqual([
    { source: 'poa', fraction: expect.closeTo(1 / 3, 9) },
    { source: 'satellite', fraction: expect.closeTo(1 / 3, 9) },
    { source: 'station', fraction: expect.closeTo(1 / 3, 9) },
  ])
  const eve = await server.newUser('eve@example.org')
  const { errors } = await server.call(query, { id: projectId }, eve.token)
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND')
}, 120_000)

test('a typical year is no weather that was', async () => {
  let typical = ''
  const { projectId } = await deployedPlant(server, ann.id, organization, async (id) => {
    typical = await newDataset(id, { type: 'TMY', year: 2001 })
    return {}
  })
  for (const field of ['enviro_dataset_id', 'satellite_dataset_id'])
    await expect(
      saveDeploymentVersion(server, ann.id, projectId, { [field]: typical }),
    ).rejects.toMatchObject({ code: 'INVALID_INPUT', message: expect.stringContaining(field) })
}, 60_000)
