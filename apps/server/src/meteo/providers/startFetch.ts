import { randomUUID } from 'node:crypto'
import { AppError } from '@duet/contract'
import { isQuotaExceeded, storeObject } from '../../files/storeObject.ts'
import { requireStorageRoom } from '../../quotas/quotas.ts'
import type { Server } from '../../server.ts'
import { askOffers } from './askOffers.ts'
import { fetchIntoCache } from './fetchIntoCache.ts'
import { isOfProvider, ProviderError, WHAT_TO_DO } from './providerError.ts'
import { serverProviders } from './providers.ts'
import type { DatasetOffer, FetchRequest, WeatherProvider } from './providerTypes.ts'
import type { CachedOffer, StoredRequest } from './storedRequest.ts'
import { type CachedDownload, findDownload, noteProvider } from './weatherDownloads.ts'
import {
  countRunning,
  FETCH_SIGN_MS,
  type FetchRow,
  findFetch,
  insertFetch,
  updateFetch,
} from './weatherFetches.ts'

interface FetchOrder {
  readonly userId: string
  readonly project: { readonly id: string; readonly organization_id: string }
  /** Ask the provider although the organisation has a copy. */
  readonly isFresh: boolean
  readonly request: FetchRequest
}

/** Longer than any provider needs for what it may be asked for. */
const LONGEST_MS = 30 * 60_000

/**
 * Begins a download, or takes the copy that is cached. It goes on by itself; what becomes of it is in its row.
 *
 * @throws AppError NOT_FOUND for a dataset that the place does not have, INVALID_INPUT, WEATHER_PROVIDER, RATE_LIMITED, QUOTA_EXCEEDED
 */
export async function startFetch(server: Server, order: FetchOrder): Promise<FetchRow> {
  const provider = providerOf(serverProviders(server), order.request.datasetId)
  const cached = order.isFresh ? undefined : await cachedCopy(server, order)
  const offer =
    cached?.request.offer ?? offerFacts(await checkedOffer(server, provider, order.request))
  const request: StoredRequest = { ...order.request, offer }
  if (!cached) await refuseTooMany(server, order.project.id)
  await requireStorageRoom(server.db, order.project.id)
  const row = await insertFetch(server.db, {
    project_id: order.project.id,
    user_id: order.userId,
    source: provider.source,
    attribution: provider.attribution,
    request,
  })
  const work = cached
    ? copyToProject(server, row, cached)
    : runFetch(server, provider, { row, organizationId: order.project.organization_id })
  if (cached) await work.catch((error: unknown) => noteFailure(server, provider, row, error))
  else
    void work.catch((error: unknown) => server.log.error({ err: error }, 'weather download failed'))
  return (await findFetch(server.db, row.id)) ?? row
}

/** Undefined too where its file is gone: the provider is asked again. */
async function cachedCopy(
  { db, storage }: Server,
  { project, request }: FetchOrder,
): Promise<CachedDownload | undefined> {
  const cached = await findDownload(db, project.organization_id, request)
  return cached && (await storage.stat(cached.storage_key)) ? cached : undefined
}

/** At once in one project; a provider counts what comes from one address. */
const MAX_RUNNING = 4

async function refuseTooMany({ db }: Server, projectId: string): Promise<void> {
  if ((await countRunning(db, projectId)) < MAX_RUNNING) return
  throw new AppError(
    'RATE_LIMITED',
    `${MAX_RUNNING} downloads are under way in this project. Wait until one has ended.`,
  )
}

function offerFacts({
  years: _years,
  maxYears: _max,
  whyNot: _why,
  ...facts
}: DatasetOffer): CachedOffer {
  return facts
}

/** Ids begin with the name of their source. */
function providerOf(providers: readonly WeatherProvider[], datasetId: string): WeatherProvider {
  const provider = providers.find(({ source }) => source === datasetId.split(/[-:]/)[0])
  if (!provider) throw unknownDataset(datasetId)
  return provider
}

const unknownDataset = (id: string): AppError =>
  new AppError('NOT_FOUND', `There is no weather '${id}' at this place.`, { dataset_id: id })

async function checkedOffer(
  { db }: Server,
  provider: WeatherProvider,
  request: FetchRequest,
): Promise<DatasetOffer> {
  const { offers } = await askOffers(db, provider, request, LOOK_MS).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error
    const details = { source: provider.source }
    throw new AppError('WEATHER_PROVIDER', error.message, details, { cause: error })
  })
  const offer = offers.find(({ id }) => id === request.datasetId)
  if (!offer) throw unknownDataset(request.datasetId)
  if (offer.whyNot !== undefined) throw new AppError('WEATHER_PROVIDER', offer.whyNot)
  checkYears(offer, request.years)
  return offer
}

/** No provider is waited for longer before a download. */
const LOOK_MS = 60_000

function checkYears(offer: DatasetOffer, years: readonly number[]): void {
  if (offer.type === 'TMY') {
    if (years.length > 0) throw wrongYears('A typical year has no years to choose.')
    return
  }
  if (years.length === 0) throw wrongYears('Choose at least one year.')
  const missing = years.find((year) => !offer.years.includes(year))
  if (missing !== undefined) {
    throw wrongYears(
      `There is no ${missing}; there are ${offer.years[0]} to ${offer.years.at(-1)}.`,
    )
  }
  if (years.length > offer.maxYears)
    throw wrongYears(`At most ${offer.maxYears} years become one file.`)
  if ((years.at(-1) ?? 0) - (years[0] ?? 0) !== years.length - 1) {
    throw wrongYears('The years must follow each other without a gap.')
  }
}

const wrongYears = (message: string): AppError =>
  new AppError('INVALID_INPUT', message, { path: 'years' })

async function runFetch(
  server: Server,
  provider: WeatherProvider,
  { row, organizationId }: { readonly row: FetchRow; readonly organizationId: string },
): Promise<void> {
  const sign = setInterval(
    () => void updateFetch(server.db, row.id, {}).catch(() => undefined),
    FETCH_SIGN_MS,
  )
  try {
    const cached = await fetchIntoCache(server, provider, {
      organizationId,
      request: row.request,
      signal: AbortSignal.timeout(LONGEST_MS),
      onProgress: (total_parts, completed_parts) =>
        updateFetch(server.db, row.id, { total_parts, completed_parts }),
    })
    await noteProvider(server.db, provider.source, undefined)
    await copyToProject(server, row, cached)
  } catch (error) {
    await noteFailure(server, provider, row, error)
  } finally {
    clearInterval(sign)
  }
}

/** The row says what went wrong; faults of this server are logged beside it. */
async function noteFailure(
  server: Server,
  provider: WeatherProvider,
  row: FetchRow,
  error: unknown,
): Promise<void> {
  if (isQuotaExceeded(error)) {
    const { code: error_code, message: error_message } = error
    await updateFetch(server.db, row.id, { status: 'failed', error_code, error_message })
    return
  }
  const fault = error instanceof ProviderError ? error.fault : undefined
  const message =
    error instanceof ProviderError
      ? `${error.message} ${WHAT_TO_DO[error.fault]}`
      : `The file of ${provider.title} could not be stored. Try again.`
  await updateFetch(server.db, row.id, {
    status: 'failed',
    error_code: fault === 'not_here' ? 'NOT_FOUND' : fault ? 'WEATHER_PROVIDER' : 'INTERNAL',
    error_message: message,
  })
  if (fault === undefined) server.log.error({ err: error }, 'weather download failed')
  else if (isOfProvider(fault)) await noteProvider(server.db, provider.source, message)
}

/** The cached file becomes an upload of the project. */
async function copyToProject(server: Server, row: FetchRow, cached: CachedDownload): Promise<void> {
  const key = `projects/${row.project_id}/meteo/${randomUUID()}/upload`
  const file = {
    key,
    projectId: row.project_id,
    filename: cached.filename,
    state: 'pending',
  } as const
  const sizeBytes = await storeObject(server, file, async () =>
    server.storage.put(key, await server.storage.get(cached.storage_key)),
  )
  await updateFetch(server.db, row.id, {
    status: 'completed',
    storage_key: key,
    filename: cached.filename,
    size_bytes: sizeBytes,
    fetched_at: cached.fetched_at,
  })
}
