import { DAY_MS } from '@duet/units'
import {
  nasaPowerCsv,
  nsrdbCsv,
  nsrdbQueryJson,
  type ProviderPlace,
  pvgisSeriesJson,
  pvgisTmyJson,
  solarAnywhereJson,
  solcastCsv,
  solcastTmyCsv,
} from './providerAnswers.ts'

interface ProviderReply {
  readonly status: number
  readonly type: string
  readonly body: string
}

interface ProviderQuestion {
  readonly method: string
  /** Path and query. */
  readonly url: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** The key that every provider which wants one takes. */
export const PROVIDER_KEY = 'key-of-the-tests-1234567890'

const json = (status: number, value: object | string): ProviderReply => ({
  status,
  type: 'application/json',
  body: typeof value === 'string' ? value : JSON.stringify(value),
})
const csv = (body: string): ProviderReply => ({ status: 200, type: 'text/csv', body })

/**
 * What the providers answer, all on one server: PVGIS under /pvgis, NSRDB under /nsrdb, NASA POWER under /nasa, Solcast
 * under /solcast, SolarAnywhere under /solaranywhere. PVGIS knows the sea west of 30° west, north of the equator.
 *
 * @param baseUrl - where the server is
 */
export function providerReply(question: ProviderQuestion, baseUrl: string): ProviderReply {
  const url = new URL(question.url, baseUrl)
  const provider = url.pathname.split('/')[1]
  if (provider === 'pvgis') return pvgis(url)
  if (provider === 'nsrdb') return nsrdb(url, `${baseUrl}/nsrdb`)
  if (provider === 'nasa') return nasa(url)
  if (provider === 'solcast') return solcast(url, question)
  if (provider === 'solaranywhere') return solarAnywhere(url, question)
  return json(404, { message: 'Not found' })
}

const placeOf = (url: URL, latitude: string, longitude: string): ProviderPlace => ({
  latitude: Number(url.searchParams.get(latitude)),
  longitude: Number(url.searchParams.get(longitude)),
})

function pvgis(url: URL): ProviderReply {
  const place = placeOf(url, 'lat', 'lon')
  if (place.longitude < -30 && place.longitude > -60 && place.latitude > 0) {
    return json(400, {
      message: 'Location over the sea. Please, select another location',
      status: 400,
    })
  }
  if (url.pathname.endsWith('/tmy')) return json(200, pvgisTmyJson(place))
  const [first, last] = ['startyear', 'endyear'].map((key) => Number(url.searchParams.get(key)))
  return json(200, pvgisSeriesJson(place, first ?? 0, last ?? 0))
}

function nsrdb(url: URL, baseUrl: string): ProviderReply {
  if (url.searchParams.get('api_key') !== PROVIDER_KEY) {
    return json(403, {
      error: {
        code: 'API_KEY_INVALID',
        message: 'An invalid api_key was supplied. Get one at https://developer.nlr.gov',
      },
    })
  }
  const match = /POINT\((-?[\d.]+) (-?[\d.]+)\)/.exec(url.searchParams.get('wkt') ?? '')
  const place = { longitude: Number(match?.[1]), latitude: Number(match?.[2]) }
  if (place.longitude > -20) {
    return url.pathname.endsWith('nsrdb_data_query.json')
      ? json(200, { inputs: {}, outputs: [], errors: [], status: 200 })
      : json(400, { errors: ['No data available at the provided location'], status: 400 })
  }
  if (url.pathname.endsWith('nsrdb_data_query.json')) {
    return json(200, nsrdbQueryJson(place, baseUrl))
  }
  return csv(nsrdbCsv(place, url.searchParams.get('names') ?? ''))
}

function nasa(url: URL): ProviderReply {
  const year = Number(url.searchParams.get('start')?.slice(0, 4))
  if (year < 2001) {
    return json(422, {
      header: 'Errors were found in your request.',
      messages: ['Please use 20010101 or later as the start date.'],
    })
  }
  return csv(nasaPowerCsv(placeOf(url, 'latitude', 'longitude'), year))
}

function solcast(url: URL, { headers }: ProviderQuestion): ProviderReply {
  if (headers['authorization'] !== `Bearer ${PROVIDER_KEY}`) {
    return json(401, {
      response_status: { error_code: 'Unauthorized', message: 'API key is not valid' },
    })
  }
  const place = placeOf(url, 'latitude', 'longitude')
  if (url.pathname.includes('/tmy/')) return csv(solcastTmyCsv(place))
  const [fromMs, toMs] = ['start', 'end'].map((key) => Date.parse(url.searchParams.get(key) ?? ''))
  if (fromMs === undefined || toMs === undefined || toMs - fromMs > 31 * DAY_MS) {
    return json(400, {
      response_status: { error_code: 'BadRequest', message: 'The range must be within 31 days' },
    })
  }
  return csv(solcastCsv(place, fromMs, toMs))
}

interface SolarAnywhereOrder {
  readonly Sites: readonly { readonly Latitude: number; readonly Longitude: number }[]
  readonly Options: { readonly WeatherDataSource: string; readonly EndTime?: string }
}

/** The id of an order says all that was ordered. */
function solarAnywhere(url: URL, { headers, body }: ProviderQuestion): ProviderReply {
  if (headers['x-api-key'] !== PROVIDER_KEY) {
    return json(401, { Message: 'The API key is not valid.' })
  }
  const asked = /WeatherDataResult\/(.+)$/.exec(url.pathname)?.[1]
  if (asked === undefined) {
    const { Sites, Options }: SolarAnywhereOrder = JSON.parse(body)
    const what = Options.EndTime
      ? new Date(Date.parse(Options.EndTime) - DAY_MS).getUTCFullYear()
      : 'TGY'
    const degrees = [Sites[0]?.Latitude ?? 0, Sites[0]?.Longitude ?? 0]
    const id = [what, ...degrees.map((value) => Math.round(value * 1e4))].join('_')
    return json(200, { WeatherRequestId: id })
  }
  const [what = '', latitude, longitude] = asked.split('_')
  const place = { latitude: Number(latitude) / 1e4, longitude: Number(longitude) / 1e4 }
  return json(200, solarAnywhereJson(place, what, Math.round(place.longitude / 15)))
}
