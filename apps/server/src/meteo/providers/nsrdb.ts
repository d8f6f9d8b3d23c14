import { z } from 'zod'
import { roundedPlace } from './coverage.ts'
import { joinedFile } from './csvParts.ts'
import { fileName } from './fileName.ts'
import { nsrdbRegionsAt } from './nsrdbRegions.ts'
import { ProviderError } from './providerError.ts'
import { type ProviderHttp, urlWith } from './providerHttp.ts'
import {
  type DatasetOffer,
  type FetchRequest,
  type Place,
  type PlaceOffers,
  type ProviderFile,
  type WeatherProvider,
  type WeatherProvidersConfig,
  yearsOf,
} from './providerTypes.ts'

const TITLE = 'NSRDB'
const MAX_YEARS = 10
/** Lines before the rows: names of the site, its values, names of the columns. */
const HEAD_LINES = 3
const ATTRIBUTES = [
  'ghi',
  'dni',
  'dhi',
  'air_temperature',
  'relative_humidity',
  'wind_speed',
  'wind_direction',
  'surface_pressure',
  'surface_albedo',
  'total_precipitable_water',
]
const COLUMNS = [
  'ghi_wm2',
  'dni_wm2',
  'dhi_wm2',
  'temp_c',
  'rh',
  'windspeed',
  'wind_direction',
  'atmospheric_pressure',
  'albedo',
  'pw',
]
const NO_KEY =
  'This server has no key of the NSRDB; its operator sets DUET_NSRDB_API_KEY and DUET_NSRDB_EMAIL (the key is free). Or download the file from the NSRDB Data Viewer and upload it.'

type Access = NonNullable<WeatherProvidersConfig['nsrdb']> & { readonly baseUrl: string }

/**
 * NSRDB: what there is by `nsrdb_data_query`, files by the download of a point and a year; SAM CSV.
 * https://developer.nlr.gov/docs/solar/nsrdb/
 */
export function createNsrdb(
  http: ProviderHttp,
  baseUrl: string,
  keys: WeatherProvidersConfig['nsrdb'],
): WeatherProvider {
  const provider = {
    source: 'nsrdb',
    title: TITLE,
    coverage:
      'The Americas from 1998 (4 km); Europe, Africa and the Near East 2005 to 2022 (4 km); East Asia and Oceania 2016 to 2020 (2 km). Between 60° south and 60° north.',
    licence: 'Free to use with the source named (CC BY 3.0 US)',
    attribution:
      'National Solar Radiation Database (NSRDB), National Laboratory of the Rockies, U.S. Department of Energy',
    infoUrl: 'https://nsrdb.nlr.gov',
  } as const
  if (keys === undefined)
    return { ...provider, offersAt: async (place) => knownOffers(place, NO_KEY) }
  const access = { ...keys, baseUrl }
  return {
    ...provider,
    offersAt: (place, signal) => askedOffers(http, access, place, signal),
    fetch: (request) => nsrdbFile(http, access, request),
  }
}

const nothingHere: PlaceOffers = {
  offers: [],
  message: 'The NSRDB has nothing at this place.',
}

/** By what is known of its regions. */
function knownOffers(place: Place, whyNot?: string): PlaceOffers {
  const offers = nsrdbRegionsAt(place).flatMap(({ name, tmy, series }) => [
    offerOf(tmy.endpoint, { name: `Typical year (${name})`, intervalMin: 60, tmy: tmy.names }),
    offerOf(series.endpoint, {
      name: `Series (${name})`,
      intervalMin: 60,
      years: yearsOf(series.firstYear, series.lastYear),
    }),
  ])
  if (offers.length === 0) return nothingHere
  return {
    offers: offers.map((offer) => ({ ...offer, ...(whyNot === undefined ? {} : { whyNot }) })),
  }
}

interface OfferFacts {
  readonly name: string
  readonly intervalMin: number
  /** What the service calls the typical year. */
  readonly tmy?: string
  readonly years?: readonly number[]
}

const INTERVALS: ReadonlyMap<number, string> = new Map([
  [60, 'OneHour'],
  [30, 'ThirtyMinutes'],
])

/** The id holds all that a download needs: `nsrdb:<endpoint>:<minutes>:<typical year>`. */
function offerOf(endpoint: string, { name, intervalMin, tmy, years }: OfferFacts): DatasetOffer {
  return {
    id: ['nsrdb', endpoint, intervalMin, ...(tmy === undefined ? [] : [tmy])].join(':'),
    name,
    type: tmy === undefined ? 'Sequential' : 'TMY',
    timeInterval: INTERVALS.get(intervalMin) ?? 'OneHour',
    years: years ?? [],
    maxYears: tmy === undefined ? MAX_YEARS : 0,
    resolution: '2 to 4 km (satellite)',
    distanceKm: 3,
    columns: COLUMNS,
  }
}

const answerSchema = z.object({
  outputs: z.array(
    z.object({
      displayName: z.string().optional(),
      name: z.string(),
      links: z
        .array(
          z.object({
            year: z.union([z.string(), z.number()]),
            interval: z.union([z.string(), z.number()]),
            link: z.string(),
          }),
        )
        .default([]),
    }),
  ),
})

async function askedOffers(
  http: ProviderHttp,
  access: Access,
  place: Place,
  signal: AbortSignal,
): Promise<PlaceOffers> {
  const url = urlWith(`${access.baseUrl}/api/solar/nsrdb_data_query.json`, {
    api_key: access.apiKey,
    wkt: wktOf(place),
    type: 'satellite',
  })
  const answer = await http.json({ title: TITLE, url, secrets: secretsOf(access) }, signal)
  const parsed = answerSchema.safeParse(answer)
  if (!parsed.success) {
    throw new ProviderError('bad_answer', `${TITLE} answered in an unknown way.`, parsed.error)
  }
  const offers = parsed.data.outputs.flatMap(({ displayName, name, links }) =>
    offersOfLinks(displayName ?? name, links),
  )
  return offers.length === 0 ? nothingHere : { offers }
}

interface Link {
  readonly year: string | number
  readonly interval: string | number
  readonly link: string
}

/** Addresses of the answer say which download there is; they are not called as they are. */
function offersOfLinks(name: string, links: readonly Link[]): readonly DatasetOffer[] {
  const years = new Map<string, number[]>()
  const typical: DatasetOffer[] = []
  for (const { year, interval, link } of links) {
    const endpoint = /\/api\/nsrdb\/v2\/solar\/([\w-]+)\.csv/.exec(link)?.[1]
    const intervalMin = Number(interval)
    if (endpoint === undefined || !INTERVALS.has(intervalMin)) continue
    if (/^\d{4}$/.test(String(year))) {
      const key = `${endpoint}:${intervalMin}`
      years.set(key, [...(years.get(key) ?? []), Number(year)])
    } else if (/^tmy(-\d{4})?$/.test(String(year))) {
      typical.push(offerOf(endpoint, { name, intervalMin, tmy: String(year) }))
    }
  }
  const series = [...years].map(([key, list]) => {
    const [endpoint = '', minutes = ''] = key.split(':')
    const rising = [...new Set(list)].toSorted((a, b) => a - b)
    return offerOf(endpoint, { name, intervalMin: Number(minutes), years: rising })
  })
  // The newest typical year stands for those before it.
  return [...typical.toSorted((a, b) => b.id.localeCompare(a.id)).slice(0, 1), ...series]
}

function nsrdbFile(http: ProviderHttp, access: Access, request: FetchRequest): ProviderFile {
  const [, endpoint = '', minutes = '60', tmy] = request.datasetId.split(':')
  const names = tmy === undefined ? request.years.map(String) : [tmy]
  const address = `${access.baseUrl}/api/nsrdb/v2/solar/${endpoint}.csv`
  const calls = names.map((name) => ({
    title: TITLE,
    url: urlWith(address, queryOf(access, request, name, minutes)),
    secrets: secretsOf(access),
  }))
  const filename = fileName(tmy === undefined ? TITLE : 'NSRDB TMY', request, 'csv')
  return joinedFile(http, filename, calls, (_line, index) => index === HEAD_LINES - 1)
}

function queryOf(access: Access, place: Place, names: string, interval: string) {
  return {
    api_key: access.apiKey,
    email: access.email,
    full_name: 'DUET',
    affiliation: 'DUET',
    reason: 'solar plant design',
    mailing_list: 'false',
    wkt: wktOf(place),
    names,
    interval,
    attributes: ATTRIBUTES.join(','),
    leap_day: 'true',
    utc: 'false',
  }
}

function wktOf(place: Place): string {
  const { latitude, longitude } = roundedPlace(place)
  return `POINT(${longitude.toFixed(4)} ${latitude.toFixed(4)})`
}

const secretsOf = ({ apiKey, email }: Access): readonly string[] => [apiKey, email]
