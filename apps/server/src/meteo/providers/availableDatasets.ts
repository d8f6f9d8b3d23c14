import type {
  AvailableMeteoDataset,
  KeptMeteoFile,
  MeteoSourceAnswer,
} from '../../graphql/resolvers.gen.ts'
import type { Server } from '../../server.ts'
import { askOffers } from './askOffers.ts'
import { ProviderError } from './providerError.ts'
import { serverProviders } from './providers.ts'
import type { DatasetOffer, Place, PlaceOffers, WeatherProvider } from './providerTypes.ts'
import {
  type CachedDownload,
  downloadsAt,
  type ProviderStatus,
  providerStatuses,
} from './weatherDownloads.ts'

/** No provider is waited for longer where its files are only looked for. */
const LOOK_MS = 20_000

/** The one to take where there is no reason for another, and what helps where it has nothing. */
const SUGGESTED = 'pvgis-tmy'
const SUGGESTED_SOURCES: ReadonlySet<string> = new Set(['pvgis', 'nasapower'])
const SUGGESTED_DATASETS: ReadonlySet<string> = new Set([SUGGESTED, 'nasapower-hourly'])

/**
 * What the sources have for a place, with the files of it that the organisation has cached.
 *
 * @param source - undefined: all sources but `default`
 */
export async function availableDatasets(
  server: Server,
  organizationId: string,
  place: Place,
  source: string | undefined,
): Promise<MeteoSourceAnswer[]> {
  const [cached, statuses] = await Promise.all([
    downloadsAt(server.db, organizationId, place),
    providerStatuses(server.db),
  ])
  const answer = (provider: WeatherProvider) =>
    sourceAnswer(server, provider, place, cached, statuses)
  if (source !== 'default') {
    const asked = serverProviders(server).filter(
      (one) => source === undefined || one.source === source,
    )
    return Promise.all(asked.map(answer))
  }
  const asked = serverProviders(server).filter((one) => SUGGESTED_SOURCES.has(one.source))
  return [defaultAnswer(await Promise.all(asked.map(answer)), cached)]
}

async function sourceAnswer(
  server: Server,
  provider: WeatherProvider,
  place: Place,
  cached: readonly CachedDownload[],
  statuses: ReadonlyMap<string, ProviderStatus>,
): Promise<MeteoSourceAnswer> {
  const found = await offersOf(server, provider, place)
  const status = statuses.get(provider.source)
  const own = cached.filter((file) => file.source === provider.source)
  return {
    source: provider.source,
    title: provider.title,
    coverage: provider.coverage,
    licence: provider.licence,
    attribution: provider.attribution,
    info_url: provider.infoUrl,
    message: found.message ?? null,
    has_failed: found.hasFailed,
    last_success_at: status?.last_success_at?.toISOString() ?? null,
    last_failure_at: status?.last_failure_at?.toISOString() ?? null,
    last_failure: status?.last_failure ?? null,
    datasets: datasetsOf(provider, found.offers, own),
  }
}

async function offersOf(
  { db }: Server,
  provider: WeatherProvider,
  place: Place,
): Promise<PlaceOffers & { readonly hasFailed: boolean }> {
  try {
    return { ...(await askOffers(db, provider, place, LOOK_MS)), hasFailed: false }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return { offers: [], message: error.message, hasFailed: true }
  }
}

/** Offers, and what is cached of kinds that are not offered now. */
function datasetsOf(
  { source, title }: WeatherProvider,
  offers: readonly DatasetOffer[],
  cached: readonly CachedDownload[],
): AvailableMeteoDataset[] {
  const known = new Set(offers.map(({ id }) => id))
  const alone = new Map<string, DatasetOffer>()
  for (const { request } of cached) {
    if (known.has(request.datasetId)) continue
    const whyNot = `${title} does not offer this now; the stored file can be used.`
    alone.set(request.datasetId, { ...request.offer, years: [], maxYears: 0, whyNot })
  }
  return [...offers, ...alone.values()].map((offer) =>
    datasetAnswer(
      source,
      offer,
      cached.filter(({ request }) => request.datasetId === offer.id),
    ),
  )
}

function datasetAnswer(
  source: string,
  offer: DatasetOffer,
  cached: readonly CachedDownload[],
): AvailableMeteoDataset {
  return {
    id: offer.id,
    source,
    name: offer.name,
    type: offer.type,
    time_interval: offer.timeInterval,
    years: [...offer.years],
    max_years: offer.maxYears,
    resolution: offer.resolution,
    distance_km: offer.distanceKm,
    columns: [...offer.columns],
    can_fetch: offer.whyNot === undefined,
    why_not: offer.whyNot ?? null,
    is_suggested: offer.id === SUGGESTED,
    kept: cached.map(cachedAnswer),
  }
}

const cachedAnswer = ({ request, ...file }: CachedDownload): KeptMeteoFile => ({
  ...file,
  years: [...request.years],
})

/** Nobody named a source: what is cached of the place, or the free ones, and why. */
function defaultAnswer(
  free: readonly MeteoSourceAnswer[],
  cached: readonly CachedDownload[],
): MeteoSourceAnswer {
  const own =
    cached.length === 0
      ? 'The organization keeps no weather of this place yet.'
      : `The organization keeps ${cached.length === 1 ? 'one file' : `${cached.length} files`} of this place.`
  const licences = free.map(({ title, licence }) => `${title}: ${licence}`)
  return {
    source: 'default',
    title: 'Suggested',
    coverage: 'The whole earth.',
    licence: licences.join('; '),
    attribution: free.map(({ attribution }) => attribution).join('; '),
    info_url: free[0]?.info_url ?? '',
    message: `${own} Without a source of your own, take the typical year of PVGIS; where PVGIS has nothing, as over the sea, take NASA POWER.`,
    has_failed: false,
    last_success_at: null,
    last_failure_at: null,
    last_failure: null,
    datasets: free.flatMap(({ datasets }) =>
      datasets.filter(({ id, kept: files }) => SUGGESTED_DATASETS.has(id) || files.length > 0),
    ),
  }
}
