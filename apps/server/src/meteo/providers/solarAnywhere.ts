import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { answerMessage } from './answerMessage.ts'
import { fileName } from './fileName.ts'
import { ProviderError } from './providerError.ts'
import type { ProviderHttp } from './providerHttp.ts'
import {
  type DatasetOffer,
  type FetchRequest,
  type ProviderFile,
  type WeatherProvider,
  yearsOf,
} from './providerTypes.ts'
import { FIELDS, solarAnywhereCsv } from './solarAnywhereCsv.ts'
import { utcOffset } from './utcOffset.ts'

const TITLE = 'SolarAnywhere'
const FIRST_YEAR = 1998
const MAX_YEARS = 5
const POLL_MS = 5000
const LONGEST_MS = 10 * 60_000
const COLUMNS = ['ghi_wm2', 'dni_wm2', 'dhi_wm2', 'temp_c', 'rh', 'windspeed', 'albedo']
const NO_KEY =
  'This server has no key of SolarAnywhere; its operator sets DUET_SOLARANYWHERE_API_KEY. Or download the file from SolarAnywhere and upload it.'

interface SolarAnywhereAccess {
  readonly baseUrl: string
  readonly apiKey: string | undefined
  /** Between two questions whether a file is ready. */
  readonly pollMs?: number
}

/**
 * SolarAnywhere: a file is ordered (`WeatherData`) and asked for until it is there (`WeatherDataResult`); the JSON
 * becomes the CSV of SolarAnywhere. https://developers.cleanpower.com/irradiance-and-weather-data/
 */
export function createSolarAnywhere(
  http: ProviderHttp,
  access: SolarAnywhereAccess,
  now: () => Date,
): WeatherProvider {
  const { apiKey } = access
  const common = {
    timeInterval: 'OneHour',
    resolution: 'about 10 km (satellite, 0.1°)',
    distanceKm: 8,
    columns: COLUMNS,
    ...(apiKey === undefined ? { whyNot: NO_KEY } : {}),
  } as const
  const offers: readonly DatasetOffer[] = [
    {
      ...common,
      id: 'solaranywhere-tgy',
      name: 'Typical GHI year',
      type: 'TMY',
      years: [],
      maxYears: 0,
    },
    {
      ...common,
      id: 'solaranywhere-series',
      name: 'Hourly series',
      type: 'Sequential',
      years: yearsOf(FIRST_YEAR, now().getUTCFullYear() - 1),
      maxYears: MAX_YEARS,
    },
  ]
  const provider = {
    source: 'solaranywhere',
    title: TITLE,
    coverage:
      'All continents between 60° south and 60° north; years before 2005 in North America alone.',
    licence: 'By contract with Clean Power Research',
    attribution: 'SolarAnywhere®, © Clean Power Research',
    infoUrl: 'https://www.solaranywhere.com',
    offersAt: async ({ latitude }: { readonly latitude: number }) =>
      Math.abs(latitude) > 60
        ? {
            offers: [],
            message: 'SolarAnywhere has nothing north of 60° north and south of 60° south.',
          }
        : { offers },
  } as const
  return apiKey === undefined
    ? provider
    : { ...provider, fetch: (request) => solarAnywhereFile(http, { ...access, apiKey }, request) }
}

type Access = SolarAnywhereAccess & { readonly apiKey: string }

function solarAnywhereFile(
  http: ProviderHttp,
  access: Access,
  request: FetchRequest,
): ProviderFile {
  const isTypical = request.datasetId === 'solaranywhere-tgy'
  const years = isTypical ? [undefined] : request.years
  return {
    filename: fileName(isTypical ? 'SolarAnywhere TGY' : TITLE, request, 'csv'),
    totalParts: years.length,
    content: async function* (onPart, signal) {
      const { standard_offset_h: offsetH } = utcOffset(request)
      for (const [index, year] of years.entries()) {
        const id = await order(http, access, request, year, signal)
        const result = await collect(http, access, id, signal)
        yield Buffer.from(solarAnywhereCsv(result, offsetH, index === 0))
        onPart()
      }
    },
  }
}

const orderSchema = z.object({ WeatherRequestId: z.string().regex(/^[\w-]{1,100}$/) })

async function order(
  http: ProviderHttp,
  access: Access,
  place: FetchRequest,
  year: number | undefined,
  signal: AbortSignal,
): Promise<string> {
  const span =
    year === undefined
      ? { WeatherDataSource: 'SolarAnywhereTGYLatest' }
      : {
          WeatherDataSource: 'SolarAnywhereLatest',
          StartTime: localYearStart(place, year),
          EndTime: localYearStart(place, year + 1),
        }
  const answer = await http.json(
    {
      ...callOf(access, 'WeatherData'),
      json: {
        Sites: [{ Latitude: place.latitude, Longitude: place.longitude }],
        Options: {
          OutputFields: FIELDS,
          SummaryOutputFields: [],
          SpatialResolution_Degrees: 0.1,
          TimeResolution_Minutes: 60,
          MissingDataHandling: 'FillAverage',
          ...span,
        },
      },
    },
    signal,
  )
  const parsed = orderSchema.safeParse(answer)
  if (parsed.success) return parsed.data.WeatherRequestId
  throw saidNo(answer, access)
}

/** The first instant of a year in standard time of the place. */
function localYearStart(place: FetchRequest, year: number): string {
  const offsetMs = utcOffset(place).standard_offset_h * 3_600_000
  return new Date(Date.UTC(year, 0, 1) - offsetMs).toISOString()
}

const resultSchema = z.object({
  Status: z.string().optional(),
  WeatherDataResults: z.array(z.unknown()).optional(),
})

async function collect(
  http: ProviderHttp,
  access: Access,
  id: string,
  signal: AbortSignal,
): Promise<unknown> {
  const pollMs = access.pollMs ?? POLL_MS
  for (let waitedMs = 0; waitedMs <= LONGEST_MS; waitedMs += pollMs) {
    await sleep(pollMs, undefined, { signal })
    const answer = await http.json(callOf(access, `WeatherDataResult/${id}`), signal)
    const parsed = resultSchema.safeParse(answer)
    const [result] = parsed.data?.WeatherDataResults ?? []
    if (!parsed.success || Reflect.get(Object(answer), 'StatusCode') === 'BadRequest') {
      throw saidNo(answer, access)
    }
    if (parsed.data.Status !== 'Done') continue
    if (Reflect.get(Object(result), 'Status') === 'Failure') throw saidNo(result, access)
    return result
  }
  throw new ProviderError('down', `${TITLE} had no file after ${LONGEST_MS / 60_000} minutes.`)
}

function callOf({ baseUrl, apiKey }: Access, path: string) {
  return {
    title: TITLE,
    url: new URL(`${baseUrl}/${path}`),
    headers: { 'x-api-key': apiKey, accept: 'application/json' },
    secrets: [apiKey],
  }
}

function saidNo(answer: unknown, { apiKey }: Access): ProviderError {
  const said = answerMessage(JSON.stringify(answer), [apiKey])
  return new ProviderError('refused', `${TITLE} refuses the request${said ? `: ${said}` : '.'}`)
}
