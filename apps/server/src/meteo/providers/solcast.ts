import { roundedPlace } from './coverage.ts'
import { joinedFile } from './csvParts.ts'
import { fileName } from './fileName.ts'
import { type ProviderCall, type ProviderHttp, urlWith } from './providerHttp.ts'
import {
  type DatasetOffer,
  type FetchRequest,
  type ProviderFile,
  type WeatherProvider,
  yearsOf,
} from './providerTypes.ts'

const TITLE = 'Solcast'
const FIRST_YEAR = 2007
const MAX_YEARS = 5
const DAY_MS = 86_400_000
/** Longest stretch of one request of history. */
const WINDOW_DAYS = 31
const PARAMETERS = [
  'air_temp',
  'albedo',
  'dhi',
  'dni',
  'ghi',
  'precipitable_water',
  'relative_humidity',
  'surface_pressure',
  'wind_speed_10m',
  'wind_direction_10m',
]
const COLUMNS = [
  'ghi_wm2',
  'dni_wm2',
  'dhi_wm2',
  'temp_c',
  'rh',
  'windspeed',
  'wind_direction',
  'pw',
  'atmospheric_pressure',
  'albedo',
]
const NO_KEY =
  'This server has no key of Solcast; its operator sets DUET_SOLCAST_API_KEY. Or download the file from the Solcast toolkit and upload it.'

/**
 * Solcast, `historic/radiation_and_weather` in windows of 31 days, and `tmy/radiation_and_weather`; CSV.
 * https://docs.solcast.com.au
 */
export function createSolcast(
  http: ProviderHttp,
  { baseUrl, apiKey }: { readonly baseUrl: string; readonly apiKey: string | undefined },
  now: () => Date,
): WeatherProvider {
  const whyNot = apiKey === undefined ? { whyNot: NO_KEY } : {}
  const common = {
    timeInterval: 'OneHour',
    resolution: 'about 2 km (satellite)',
    distanceKm: 2,
    columns: COLUMNS,
    ...whyNot,
  } as const
  const lastYear = now().getUTCFullYear() - 1
  const offers: readonly DatasetOffer[] = [
    { ...common, id: 'solcast-tmy', name: 'Typical year', type: 'TMY', years: [], maxYears: 0 },
    {
      ...common,
      id: 'solcast-historic',
      name: 'Hourly series',
      type: 'Sequential',
      years: yearsOf(FIRST_YEAR, lastYear),
      maxYears: MAX_YEARS,
    },
  ]
  const provider = {
    source: 'solcast',
    title: TITLE,
    coverage: 'All continents without the polar regions.',
    licence: 'By contract with Solcast; each download counts against the plan of the key',
    attribution: 'Solcast, https://solcast.com',
    infoUrl: 'https://solcast.com',
    offersAt: async ({ latitude }: { readonly latitude: number }) =>
      Math.abs(latitude) > 66
        ? { offers: [], message: 'Solcast has no data of the polar regions.' }
        : { offers },
  } as const
  return apiKey === undefined
    ? provider
    : { ...provider, fetch: (request) => solcastFile(http, { baseUrl, apiKey }, request) }
}

interface Access {
  readonly baseUrl: string
  readonly apiKey: string
}

function solcastFile(http: ProviderHttp, access: Access, request: FetchRequest): ProviderFile {
  const isTypical = request.datasetId === 'solcast-tmy'
  const urls = isTypical
    ? [tmyUrl(access, request)]
    : windowsOf(request.years).map((window) => historicUrl(access, request, window))
  const filename = fileName(isTypical ? 'Solcast TMY' : TITLE, request, 'csv')
  return joinedFile(
    http,
    filename,
    urls.map((url) => callOf(url, access)),
    () => true,
  )
}

const callOf = (url: URL, { apiKey }: Access): ProviderCall => ({
  title: TITLE,
  url,
  headers: { authorization: `Bearer ${apiKey}` },
  secrets: [apiKey],
})

interface Window {
  readonly startMs: number
  readonly endMs: number
}

function windowsOf(years: readonly number[]): readonly Window[] {
  const windows: Window[] = []
  const endMs = Date.UTC((years.at(-1) ?? 0) + 1, 0, 1)
  let startMs = Date.UTC(years[0] ?? 0, 0, 1)
  while (startMs < endMs) {
    const nextMs = Math.min(startMs + WINDOW_DAYS * DAY_MS, endMs)
    windows.push({ startMs, endMs: nextMs })
    startMs = nextMs
  }
  return windows
}

function historicUrl({ baseUrl }: Access, request: FetchRequest, window: Window): URL {
  return urlWith(`${baseUrl}/data/historic/radiation_and_weather`, {
    ...commonQuery(request),
    start: new Date(window.startMs).toISOString(),
    end: new Date(window.endMs).toISOString(),
  })
}

function tmyUrl({ baseUrl }: Access, request: FetchRequest): URL {
  return urlWith(`${baseUrl}/data/tmy/radiation_and_weather`, commonQuery(request))
}

function commonQuery(request: FetchRequest): Record<string, string> {
  const { latitude, longitude } = roundedPlace(request)
  return {
    latitude: String(latitude),
    longitude: String(longitude),
    period: 'PT60M',
    time_zone: 'utc',
    output_parameters: PARAMETERS.join(','),
    format: 'csv',
  }
}
