import { createHash, randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { PROVIDER_KEY, providerReply } from '@duet/formats/testing/providers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LocalServer, type SeenRequest, startLocalServer } from '../../testing/localServer.ts'
import { startTestServer, type TestServer, type TestUser } from '../../testing/testServer.ts'
import { createFromMetFile } from '../changes/datasetChanges.ts'
import { availableWeather, saveWeather, weatherDownload } from './weatherSources.ts'

let remote: LocalServer
let server: TestServer
let owner: TestUser
let projectId = ''
let instead: ((request: SeenRequest, response: ServerResponse) => boolean) | undefined
const SEVILLE = { latitude: 37.41, longitude: -6.01 }

beforeAll(async () => {
  remote = await startLocalServer((request, response) => {
    if (instead?.(request, response)) return
    const { status, type, body } = providerReply(request, remote.url)
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  server = await startTestServer({
    DUET_PVGIS_URL: `${remote.url}/pvgis`,
    DUET_NSRDB_URL: `${remote.url}/nsrdb/`,
    DUET_NSRDB_API_KEY: PROVIDER_KEY,
    DUET_NSRDB_EMAIL: 'solar@example.com',
    DUET_NASA_POWER_URL: `${remote.url}/nasa`,
    DUET_SOLCAST_URL: `${remote.url}/solcast`,
    DUET_SOLCAST_API_KEY: PROVIDER_KEY,
  })
  owner = await server.newUser('owner@example.com')
  await server.newOrganization('acme', { [owner.id]: 'owner' })
  projectId = await newProject()
})
beforeEach(() => {
  instead = undefined
})
afterAll(async () => {
  await server.close()
  await remote.close()
})

async function newProject(name = 'Seville'): Promise<string> {
  const organization = await server.db
    .selectFrom('organization')
    .select('id')
    .executeTakeFirstOrThrow()
  const row = await server.db
    .insertInto('project')
    .values({ organization_id: organization.id, owner_id: owner.id, name, ...SEVILLE })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

const { stringify } = JSON
const available = (source?: string, place = SEVILLE) =>
  availableWeather(server, owner.id, {
    project_id: projectId,
    ...place,
    source,
  })

async function fetched(input: {
  readonly dataset_id: string
  readonly years?: number[]
  readonly is_fresh?: boolean
  readonly place?: { latitude: number; longitude: number }
  readonly project_id?: string
}) {
  const { place = SEVILLE, ...rest } = input
  let download = await saveWeather(server, owner.id, { project_id: projectId, ...place, ...rest })
  while (download.status === 'running') {
    await new Promise((wake) => setTimeout(wake, 20))
    download = await weatherDownload(server, owner.id, download.id)
  }
  return download
}

describe('weather from providers', () => {
  test('every source answers for a place, with how to get a file where it has no interface', async () => {
    const answers = await available()
    expect(answers.map(({ source, datasets }) => [source, datasets.length])).toEqual([
      ['pvgis', 3],
      ['nsrdb', 0],
      ['nasapower', 1],
      ['solcast', 2],
      ['solaranywhere', 2],
      ['meteonorm', 0],
      ['solargis', 0],
      ['threetier', 0],
    ])
    for (const { coverage, attribution, licence } of answers) {
      for (const text of [coverage, attribution, licence]) expect(text).not.toBe('')
    }
    for (const { message } of answers.filter(({ datasets }) => datasets.length === 0)) {
      expect(message).toMatch(/upload|nothing/)
    }
    const [suggested] = await available('default')
    expect(suggested).toMatchObject({
      source: 'default',
      message: expect.stringContaining('keeps no weather of this place yet'),
    })
    expect(suggested?.datasets.map(({ id }) => id)).toEqual(['pvgis-tmy', 'nasapower-hourly'])
  })

  test('a file is fetched, imported with whom to name, and cached for the organization', async () => {
    const download = await fetched({ dataset_id: 'pvgis-tmy' })
    expect(download).toMatchObject({
      status: 'completed',
      total_parts: 1,
      completed_parts: 1,
      filename: 'PVGIS TMY 37.4100 -6.0100.json',
      type: 'TMY',
      time_zone_h: 1,
      error_message: null,
    })
    const dataset = await createFromMetFile(server, owner.id, {
      project_id: projectId,
      storage_key: download.storage_key ?? '',
      filename: download.filename ?? '',
      type: download.type,
      time_zone_h: download.time_zone_h,
    })
    expect(dataset).toMatchObject({
      source: 'pvgis',
      row_count: 8760,
      local_time_zone: 1,
      ...SEVILLE,
    })
    const stored = await server.db
      .selectFrom('enviro_dataset')
      .select('attribution')
      .where('id', '=', dataset.id)
      .executeTakeFirst()
    expect(stored?.attribution).toContain('PVGIS')
    const [pvgis] = await available('pvgis')
    expect(pvgis).toMatchObject({ last_success_at: expect.any(String), last_failure: null })
    expect(pvgis?.datasets[0]?.kept).toMatchObject([{ filename: download.filename, years: [] }])
  })

  test('the same question is not asked twice; a fresh one is, and takes the place of the cached file', async () => {
    await fetched({ dataset_id: 'nasapower-hourly', years: [2022] })
    const asked = remote.requests.length
    const other = await newProject('Another of the same organization')
    const again = await fetched({
      dataset_id: 'nasapower-hourly',
      years: [2022],
      project_id: other,
    })
    expect(again).toMatchObject({ status: 'completed', project_id: other })
    expect(remote.requests.length).toBe(asked)
    await fetched({ dataset_id: 'nasapower-hourly', years: [2022], is_fresh: true })
    expect(remote.requests.length).toBe(asked + 1)
    const cached = await server.db
      .selectFrom('stored_file')
      .select('state')
      .where('filename', '=', again.filename ?? '')
      .where('storage_key', 'like', 'organizations/%')
      .execute()
    expect(cached.map(({ state }) => state).toSorted()).toEqual(['deleting', 'kept'])
  })

  test('what was cached before more was asked for is asked for again, and removed', async () => {
    const { filename } = await fetched({ dataset_id: 'nasapower-hourly', years: [2019] })
    const [source] = await available('nasapower')
    expect(source?.datasets[0]?.kept).toContainEqual(expect.objectContaining({ years: [2019] }))
    const rows = () =>
      server.db
        .selectFrom('weather_download')
        .select(['storage_key', 'request_hash'])
        .where('filename', '=', filename ?? '')
        .execute()
    const [current] = await rows()
    // As it was cached before: the hash of the request alone, and no version.
    await server.db
      .updateTable('weather_download')
      .set({
        request_hash: createHash('sha256')
          .update(stringify(['nasapower-hourly', [2019], SEVILLE.latitude, SEVILLE.longitude]))
          .digest('hex'),
        request: sql`request - 'questionVersion'`,
      })
      .where('filename', '=', filename ?? '')
      .execute()
    const [before] = await available('nasapower')
    expect(before?.datasets[0]?.kept.some(({ years }) => years[0] === 2019)).toBe(false)
    const asked = remote.requests.length
    await fetched({ dataset_id: 'nasapower-hourly', years: [2019] })
    expect(remote.requests.length).toBe(asked + 1)
    const cached = await rows()
    expect(cached).toMatchObject([{ request_hash: current?.request_hash }])
    expect(cached[0]?.storage_key).not.toBe(current?.storage_key)
    const old = await server.db
      .selectFrom('stored_file')
      .select('state')
      .where('storage_key', '=', current?.storage_key ?? '')
      .execute()
    expect(old).toEqual([{ state: 'deleting' }])
  })

  test('a cached file that is lost is asked for again', async () => {
    await fetched({ dataset_id: 'nasapower-hourly', years: [2021] })
    await server.db
      .updateTable('weather_download')
      .set({ storage_key: `organizations/${randomUUID()}/weather/${randomUUID()}/download` })
      .where('filename', 'like', '%2021%')
      .execute()
    await server.db.deleteFrom('stored_file').where('filename', 'like', '%2021%').execute()
    const asked = remote.requests.length
    const again = await fetched({ dataset_id: 'nasapower-hourly', years: [2021] })
    expect(again).toMatchObject({ status: 'completed' })
    expect(remote.requests.length).toBe(asked + 1)
  })

  test('Solcast says no place: the dataset is where the file was asked for', async () => {
    const place = { latitude: 37.5, longitude: -5.9 }
    const download = await fetched({ dataset_id: 'solcast-tmy', place })
    const dataset = await createFromMetFile(server, owner.id, {
      project_id: projectId,
      storage_key: download.storage_key ?? '',
      filename: download.filename ?? '',
    })
    expect(dataset).toMatchObject({ source: 'solcast', type: 'TMY', ...place })
  })

  test('a provider that is down is reported, and what is cached of it stays at hand', async () => {
    instead = (_request, response) => {
      response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"closed"}')
      return true
    }
    const failed = await fetched({ dataset_id: 'pvgis-tmy', is_fresh: true })
    expect(failed).toMatchObject({
      status: 'failed',
      error_code: 'WEATHER_PROVIDER',
      storage_key: null,
      error_message:
        'PVGIS refuses the key of this server: closed. Tell the operator of this server, choose another source, or upload a file.',
    })
    const [pvgis] = await available('pvgis')
    expect(pvgis?.last_failure).toContain('closed')
    expect(pvgis?.datasets[0]?.kept.length).toBe(1)
    expect(await fetched({ dataset_id: 'pvgis-tmy' })).toMatchObject({ status: 'completed' })
    const [nsrdb] = await available('nsrdb', { latitude: 33.45, longitude: -111.98 })
    expect(nsrdb).toMatchObject({ has_failed: true, datasets: [] })
    expect(stringify(nsrdb)).not.toContain(PROVIDER_KEY)
  })

  test('the sea is no failure of the provider', async () => {
    const before = (await available('pvgis'))[0]?.last_failure_at
    const sea = { latitude: 40, longitude: -40 }
    expect(await fetched({ dataset_id: 'pvgis-tmy', place: sea })).toMatchObject({
      status: 'failed',
      error_code: 'NOT_FOUND',
      error_message: expect.stringContaining('PVGIS has nothing at this place'),
    })
    expect((await available('pvgis'))[0]?.last_failure_at).toBe(before)
  })

  test.each([
    [
      'of another place',
      (body: string) => body.replaceAll('37.41', '38.9'),
      /another place \(38\.9, -6\.01\), 166 km away/,
    ],
    [
      'cut short as JSON',
      (body: string) => body.slice(0, body.length / 2),
      /file that cannot be read: The file ends after record \d+/,
    ],
    ['empty', () => '', /file that cannot be read: The file is empty/],
  ])('weather %s is not cached', async (_what, change, message) => {
    instead = (request, response) => {
      const { body, type } = providerReply(request, remote.url)
      response.writeHead(200, { 'content-type': type }).end(change(body))
      return true
    }
    const cached = () => server.db.selectFrom('weather_download').select('fetched_at').execute()
    const before = await cached()
    const failed = await fetched({ dataset_id: 'pvgis-tmy', is_fresh: true })
    expect(failed).toMatchObject({ status: 'failed', error_code: 'WEATHER_PROVIDER' })
    expect(failed.error_message).toMatch(message)
    expect(await cached()).toEqual(before)
    const pending = await server.db
      .selectFrom('stored_file')
      .select('storage_key')
      .where('storage_key', 'like', 'organizations/%')
      .where('state', '=', 'pending')
      .execute()
    expect(pending).toEqual([])
  })

  test.each([
    ['pvgis-sarah3', [], 'Choose at least one year.'],
    ['pvgis-sarah3', [2019, 2021], 'The years must follow each other without a gap.'],
    ['pvgis-sarah3', [2004], 'There is no 2004; there are 2005 to 2023.'],
    ['pvgis-tmy', [2019], 'A typical year has no years to choose.'],
    ['nasapower-hourly', Array.from({ length: 11 }, (_, at) => 2005 + at), /At most 10 years/],
    ['pvgis-none', [], /There is no weather 'pvgis-none'/],
    ['unknown', [], /There is no weather 'unknown'/],
    ['solaranywhere-tgy', [], /DUET_SOLARANYWHERE_API_KEY/],
  ])('%s of %j is refused', async (dataset_id, years, message) => {
    await expect(fetched({ dataset_id, years, is_fresh: true })).rejects.toThrow(message)
  })

  test('four downloads at once are enough for a project', async () => {
    const crowded = await newProject('Crowded')
    instead = () => true
    const save = (year: number) =>
      saveWeather(server, owner.id, {
        project_id: crowded,
        ...SEVILLE,
        dataset_id: 'pvgis-sarah3',
        years: [year],
      })
    const first = await Promise.all([2010, 2011, 2012, 2013].map(save))
    expect(first.map(({ status }) => status)).toEqual(Array(4).fill('running'))
    await expect(save(2014)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  test('a download whose server is gone counts as failed', async () => {
    const download = await fetched({ dataset_id: 'pvgis-tmy' })
    await server.db
      .updateTable('weather_fetch')
      .set({ status: 'running', updated_at: new Date(Date.now() - 60_000) })
      .where('id', '=', download.id)
      .execute()
    expect(await weatherDownload(server, owner.id, download.id)).toMatchObject({
      status: 'failed',
      error_code: 'WORKER_LOST',
    })
  })

  test('files go with their organization', async () => {
    await server.db.deleteFrom('organization').execute()
    const left = await server.db
      .selectFrom('stored_file')
      .select('state')
      .where('storage_key', 'like', 'organizations/%')
      .where('state', '=', 'kept')
      .execute()
    expect(left).toEqual([])
  })
})
