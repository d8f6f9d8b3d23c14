import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { readWeather, WEATHER_VALUE_COLUMNS } from '@duet/formats'
import { PROVIDER_KEY, providerReply } from '@duet/formats/testing/providers'
import { checkSeries, seriesOfFile } from '@duet/weather'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LocalServer, type SeenRequest, startLocalServer } from '../../testing/localServer.ts'
import { createProviders } from './providers.ts'
import type { FetchRequest, Place, WeatherProvider } from './providerTypes.ts'

let server: LocalServer
/** Answers before the provider does; undefined: the provider answers. */
/** Machines under load take their time; one test waits for silence. */
let silenceMs = 20_000
let instead: ((request: SeenRequest, response: ServerResponse) => boolean) | undefined
const never = new AbortController().signal
const PHOENIX = { latitude: 33.45, longitude: -111.98 }
const SEVILLE = { latitude: 37.41, longitude: -6.01 }

beforeAll(async () => {
  server = await startLocalServer((request, response) => {
    if (instead?.(request, response)) return
    const { status, type, body } = providerReply(request, server.url)
    response.writeHead(status, { 'content-type': type }).end(body)
  })
})
beforeEach(() => {
  instead = undefined
  silenceMs = 20_000
})
afterAll(() => server.close())

function providers(key: string | undefined = PROVIDER_KEY): readonly WeatherProvider[] {
  return createProviders(
    {
      pvgisUrl: `${server.url}/pvgis`,
      nsrdbUrl: `${server.url}/nsrdb`,
      nsrdb: key === undefined ? undefined : { apiKey: key, email: 'solar@example.com' },
      nasaPowerUrl: `${server.url}/nasa`,
      solcastUrl: `${server.url}/solcast`,
      solcastApiKey: key,
      solarAnywhereUrl: `${server.url}/solaranywhere`,
      solarAnywhereApiKey: key,
    },
    { silenceMs, retryMs: 5, pollMs: 5, now: () => new Date('2026-11-22T00:00:00Z') },
  )
}

const provider = (source: string, key?: string): WeatherProvider => {
  const found = providers(key).find((one) => one.source === source)
  if (!found) throw new Error(source)
  return found
}

async function contentOf(source: string, request: FetchRequest, key?: string) {
  const file = provider(source, key).fetch?.(request)
  if (!file) throw new Error('cannot be fetched')
  const pieces: Uint8Array[] = []
  let parts = 0
  const onPart = (): void => {
    parts += 1
  }
  for await (const piece of file.content(onPart, never)) pieces.push(piece)
  return { ...file, parts, bytes: Buffer.concat(pieces) }
}

const tmyOf = (datasetId: string, place: Place = SEVILLE): FetchRequest => ({
  ...place,
  datasetId,
  years: [],
})

describe('files of providers', () => {
  test.each([
    ['pvgis', 'pvgis-tmy', SEVILLE, [], 'TMY', 8760, 1],
    ['pvgis', 'pvgis-sarah3', SEVILLE, [2019, 2020], 'Sequential', 17_544, 1],
    ['nsrdb', 'nsrdb:nsrdb-GOES-tmy-v4-0-0-download:60:tmy-2023', PHOENIX, [], 'TMY', 8760, 1],
    [
      'nsrdb',
      'nsrdb:nsrdb-GOES-aggregated-v4-0-0-download:60',
      PHOENIX,
      [2020, 2021],
      'Sequential',
      17_544,
      2,
    ],
    ['nasapower', 'nasapower-hourly', SEVILLE, [2022, 2023], 'Sequential', 17_520, 2],
    ['solcast', 'solcast-tmy', SEVILLE, [], 'TMY', 8760, 1],
    ['solcast', 'solcast-historic', SEVILLE, [2024], 'Sequential', 8784, 12],
    ['solaranywhere', 'solaranywhere-tgy', PHOENIX, [], 'TMY', 8760, 1],
    ['solaranywhere', 'solaranywhere-series', PHOENIX, [2021, 2022], 'Sequential', 17_520, 2],
  ] as const)(
    '%s gives %s as it can be read',
    async (source, datasetId, place, years, type, rows, parts) => {
      const file = await contentOf(source, { ...place, datasetId, years })
      expect(file).toMatchObject({ totalParts: parts, parts })
      const weather = await readWeather(Readable.from([file.bytes]), {
        filename: file.filename,
        type,
      })
      expect(weather.metadata).toMatchObject({ source, type, time_interval: 'OneHour' })
      expect(weather.rowCount).toBe(rows)
      expect(weather.gaps).toEqual([])
      const { offers } = await provider(source).offersAt(place, never)
      const promised = offers.find(({ id }) => id === datasetId)?.columns.toSorted()
      expect(WEATHER_VALUE_COLUMNS.filter((name) => weather.columns[name]).toSorted()).toEqual(
        promised,
      )
      const { ghi_wm2: ghi, temp_c: air } = weather.columns
      const kwhM2 = Array.from(ghi ?? []).reduce((sum, value) => sum + value, 0) / 1000
      // A clear sky at these latitudes, kWh/m² a year
      expect(kwhM2 / (rows / 8760)).toBeGreaterThan(2000)
      expect(kwhM2 / (rows / 8760)).toBeLessThan(2900)
      expect(Math.max(...(air ?? []))).toBeLessThan(40)
      // Solcast does not say its place
      const { latitude = place.latitude, longitude = place.longitude } = weather.metadata
      expect({ latitude, longitude }).toEqual(place)
      const series = seriesOfFile(weather, {
        latitudeDeg: place.latitude,
        longitudeDeg: place.longitude,
      })
      const { checks } = checkSeries(series, new Date(0))
      expect(checks.find(({ code }) => code === 'time_label')?.result).toBe('passed')
    },
  )
})

describe('what there is at a place', () => {
  test('by a key the NSRDB is asked itself; the newest typical year stands for all', async () => {
    const { offers } = await provider('nsrdb').offersAt(PHOENIX, never)
    expect(offers.map(({ id, years }) => [id, years])).toEqual([
      ['nsrdb:nsrdb-GOES-aggregated-v4-0-0-download:60', [2020, 2021, 2022, 2023]],
      ['nsrdb:nsrdb-GOES-tmy-v4-0-0-download:60:tmy-2023', []],
    ])
    const nothing = await provider('nsrdb').offersAt(SEVILLE, never)
    expect(nothing).toEqual({ offers: [], message: 'The NSRDB has nothing at this place.' })
  })

  test('without a key the offers say how to get one', async () => {
    const keyless = createProviders({
      pvgisUrl: server.url,
      nsrdbUrl: server.url,
      nsrdb: undefined,
      nasaPowerUrl: server.url,
      solcastUrl: server.url,
      solcastApiKey: undefined,
      solarAnywhereUrl: server.url,
      solarAnywhereApiKey: undefined,
    })
    for (const source of ['nsrdb', 'solcast', 'solaranywhere']) {
      const found = keyless.find((one) => one.source === source)
      const offers = (await found?.offersAt(PHOENIX, never))?.offers ?? []
      expect(offers.length).toBeGreaterThan(0)
      for (const { whyNot } of offers)
        expect(whyNot).toMatch(/has no key.*DUET_\w+_API_KEY.*upload/)
      expect(found?.fetch).toBeUndefined()
    }
  })

  test('PVGIS has no satellite outside the disc of Meteosat', async () => {
    const ids = async (place: Place) =>
      (await provider('pvgis').offersAt(place, never)).offers.map(({ id }) => id)
    expect(await ids(SEVILLE)).toEqual(['pvgis-tmy', 'pvgis-sarah3', 'pvgis-era5'])
    expect(await ids(PHOENIX)).toEqual(['pvgis-tmy', 'pvgis-era5'])
  })
})

const reply =
  (status: number, body: string, headers: Record<string, string> = {}) =>
  (_request: SeenRequest, response: ServerResponse): boolean => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    return true
  }

describe('failures', () => {
  const failure = (source = 'pvgis', datasetId = 'pvgis-tmy', key?: string) =>
    contentOf(source, tmyOf(datasetId), key).then(
      () => undefined,
      (error: unknown) => error,
    )

  test('a refusal is reported in the words of the provider, at once', async () => {
    const before = server.requests.length
    const sea = await contentOf(
      'pvgis',
      tmyOf('pvgis-tmy', { latitude: 40, longitude: -40 }),
    ).catch((error: unknown) => error)
    expect(sea).toMatchObject({
      fault: 'not_here',
      message:
        'PVGIS has nothing at this place: Location over the sea. Please, select another location.',
    })
    expect(server.requests.length - before).toBe(1)
  })

  test.each([
    [401, '{"message":"no"}', 'locked_out', 'PVGIS refuses the key of this server: no.'],
    [403, 'forbidden', 'locked_out', 'PVGIS refuses the key of this server: forbidden.'],
    [404, '', 'not_here', 'PVGIS has no such data.'],
    [
      400,
      '{"message":"lat: Incorrect value"}',
      'refused',
      'PVGIS refuses the request: lat: Incorrect value.',
    ],
    [429, '{"messages":["slow","down"]}', 'busy', 'PVGIS got too many requests: slow down.'],
    [500, '<html>oops</html>', 'down', 'PVGIS failed (status 500).'],
    [529, '{"message":"overloaded"}', 'down', 'PVGIS failed (status 529): overloaded.'],
  ])('status %i', async (status, body, fault, message) => {
    instead = reply(status, body)
    expect(await failure()).toMatchObject({ fault, message })
  })

  test('after a failure that passes, the file comes at another try', async () => {
    let failures = 2
    instead = (request, response) => {
      failures -= 1
      return failures >= 0 && reply(503, '{}', { 'retry-after': '0' })(request, response)
    }
    const file = await contentOf('pvgis', tmyOf('pvgis-tmy'))
    expect(file.bytes.length).toBeGreaterThan(100_000)
  })

  test('a long wait that is asked for is not waited for', async () => {
    const before = server.requests.length
    instead = reply(429, '{}', { 'retry-after': '3600' })
    expect(await failure()).toMatchObject({ fault: 'busy' })
    expect(server.requests.length - before).toBe(1)
  })

  test('silence ends the call', async () => {
    silenceMs = 300
    instead = () => true
    expect(await failure()).toMatchObject({
      fault: 'down',
      message: 'PVGIS did not answer within 0.3 s.',
    })
  })

  test('a connection that is cut in the middle', async () => {
    instead = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
      response.write('{"inputs":')
      setTimeout(() => response.destroy(), 20)
      return true
    }
    expect(await failure()).toMatchObject({
      fault: 'down',
      message: 'PVGIS broke off in the middle of the file.',
    })
  })

  test('a web page is no weather', async () => {
    instead = reply(200, '<html><body>Maintenance</body></html>', { 'content-type': 'text/html' })
    expect(await failure()).toMatchObject({
      fault: 'bad_answer',
      message: 'PVGIS answered with a web page.',
    })
  })

  test('another host is not followed, and named', async () => {
    instead = reply(302, '', { location: 'https://developer.example.org/api' })
    expect(await failure()).toMatchObject({
      fault: 'locked_out',
      message: expect.stringContaining('PVGIS has moved to developer.example.org'),
    })
  })

  test('another port of the host is another server: keys are not carried there', async () => {
    const port = new URL(server.url).port === '9' ? '10' : '9'
    instead = reply(307, '', { location: `http://127.0.0.1:${port}/api` })
    expect(await failure('solcast', 'solcast-tmy')).toMatchObject({ fault: 'locked_out' })
  })

  test('nobody listens', async () => {
    const closed = await startLocalServer(() => undefined)
    await closed.close()
    const [pvgis] = createProviders(
      {
        pvgisUrl: closed.url,
        nsrdbUrl: closed.url,
        nsrdb: undefined,
        nasaPowerUrl: closed.url,
        solcastUrl: closed.url,
        solcastApiKey: undefined,
        solarAnywhereUrl: closed.url,
        solarAnywhereApiKey: undefined,
      },
      { retryMs: 1 },
    )
    const content = pvgis?.fetch?.(tmyOf('pvgis-tmy')).content(() => undefined, never)
    await expect(Readable.from(content ?? []).toArray()).rejects.toMatchObject({
      fault: 'down',
      message: 'PVGIS refuses the connection.',
    })
  })

  test('no part of a key is repeated where a long message is cut', async () => {
    const secret = 'a-secret-of-the-operator'
    instead = reply(403, JSON.stringify({ message: `${'x'.repeat(290)} ${secret}` }))
    expect(String(await failure('solcast', 'solcast-tmy', secret))).not.toContain('a-secr')
  })

  test('no key and no address of a person is repeated', async () => {
    const secret = 'a-secret-of-the-operator'
    instead = reply(
      403,
      JSON.stringify({ error: { message: `key ${secret} of solar@example.com` } }),
    )
    for (const [source, dataset] of [
      ['nsrdb', 'nsrdb:nsrdb-GOES-tmy-v4-0-0-download:60:tmy'],
      ['solcast', 'solcast-tmy'],
      ['solaranywhere', 'solaranywhere-tgy'],
    ] as const) {
      const error = await failure(source, dataset, secret)
      expect(error).toMatchObject({ fault: 'locked_out' })
      expect(String(error)).not.toContain(secret)
      expect(String(error)).not.toContain('http')
    }
  })
})
