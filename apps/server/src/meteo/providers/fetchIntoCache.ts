import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { AppError } from '@duet/contract'
import { readWeather, type WeatherFile, WeatherFileError } from '@duet/formats'
import { distanceKm } from '@duet/units'
import type { Database } from '../../db/connection.ts'
import type { ObjectStorage } from '../../files/objectStorage.ts'
import { dropPendingFile } from '../../files/storedFileQueries.ts'
import { storeObject } from '../../files/storeObject.ts'
import { roundedPlace } from './coverage.ts'
import { ProviderError } from './providerError.ts'
import type { WeatherProvider } from './providerTypes.ts'
import type { StoredRequest } from './storedRequest.ts'
import { utcOffset } from './utcOffset.ts'
import { type CachedDownload, cacheDownload } from './weatherDownloads.ts'

/** A file of a provider is no larger than an upload may be. */
const MAX_BYTES = 192_000_000
/** Beside the size of a cell: places are rounded, and cells are centred in their own way. */
const PLACE_TOLERANCE_KM = 5

interface CacheOrder {
  readonly organizationId: string
  readonly request: StoredRequest
  readonly signal: AbortSignal
  readonly onProgress: (total: number, completed: number) => Promise<void>
}

/**
 * Fetches a file, streaming it into object storage, reads it to the end to see that it is the weather that was asked
 * for, and caches it for the organisation.
 *
 * @throws ProviderError
 */
export async function fetchIntoCache(
  deps: { readonly db: Database; readonly storage: ObjectStorage },
  provider: WeatherProvider,
  { organizationId, request, signal, onProgress }: CacheOrder,
): Promise<CachedDownload> {
  if (!provider.fetch)
    throw new ProviderError('refused', `${provider.title} has no open interface.`)
  const file = provider.fetch(request)
  const key = `organizations/${organizationId}/weather/${randomUUID()}/download`
  let completed = 0
  await onProgress(file.totalParts, completed)
  const onPart = (): void => {
    completed += 1
    void onProgress(file.totalParts, completed).catch(() => undefined)
  }
  const object = { key, projectId: null, filename: file.filename, state: 'pending' } as const
  try {
    const sizeBytes = await storeObject(deps, object, () =>
      deps.storage.put(key, Readable.from(file.content(onPart, signal)), {
        maxBytes: MAX_BYTES,
        signal,
      }),
    )
    await checkContent(deps.storage, provider, { key, filename: file.filename, request })
    const cached = {
      source: provider.source,
      request,
      storage_key: key,
      filename: file.filename,
      size_bytes: sizeBytes,
    }
    await cacheDownload(deps.db, organizationId, cached)
    return { ...cached, fetched_at: new Date() }
  } catch (error) {
    await dropPendingFile(deps.db, key)
    throw asProviderError(provider, error)
  }
}

function asProviderError({ title }: WeatherProvider, error: unknown): unknown {
  if (error instanceof AppError && error.code === 'FILE_TOO_LARGE') {
    return new ProviderError(
      'bad_answer',
      `${title} answered with more than ${MAX_BYTES / 1_000_000} MB. Ask for fewer years.`,
      error,
    )
  }
  const isLate = error instanceof Error && /^(TimeoutError|AbortError)$/.test(error.name)
  return isLate ? new ProviderError('down', `${title} took too long.`, error) : error
}

async function checkContent(
  storage: ObjectStorage,
  { title }: WeatherProvider,
  file: { readonly key: string; readonly filename: string; readonly request: StoredRequest },
): Promise<void> {
  const weather = await readBack(storage, title, file)
  checkPlace(title, weather, file.request)
  const { years, offer } = file.request
  const first = new Date(weather.intervalStartUtcMs[0] ?? 0)
  const hours = (weather.rowCount * weather.stepS) / 3600
  if (offer.type === 'TMY') {
    if (hours !== 8760) throw short(title, `${Math.round(hours)} hours instead of 8760`)
    return
  }
  const wanted = hoursOf(years)
  // A day is missing at most: local years begin and end at other hours than those of UTC.
  if (hours < wanted - 24) throw short(title, `${Math.round(hours)} hours instead of ${wanted}`)
  const firstYear = new Date(first.getTime() + 14 * 3_600_000).getUTCFullYear()
  if (firstYear !== years[0]) throw short(title, `${firstYear} instead of ${years[0]}`)
}

const hoursOf = (years: readonly number[]): number =>
  (Date.UTC((years.at(-1) ?? 0) + 1, 0, 1) - Date.UTC(years[0] ?? 0, 0, 1)) / 3_600_000

const short = (title: string, what: string): ProviderError =>
  new ProviderError('bad_answer', `${title} answered with ${what}.`)

async function readBack(
  storage: ObjectStorage,
  title: string,
  file: { readonly key: string; readonly filename: string; readonly request: StoredRequest },
): Promise<WeatherFile> {
  try {
    return await readWeather(await storage.get(file.key), {
      filename: file.filename,
      type: file.request.offer.type,
      localTimeZoneH: utcOffset(file.request).standard_offset_h,
    })
  } catch (error) {
    if (!(error instanceof WeatherFileError)) throw error
    const problem = error.problems[0]?.message ?? error.message
    throw new ProviderError(
      'bad_answer',
      `${title} answered with a file that cannot be read: ${problem}`,
      error,
    )
  }
}

function checkPlace(title: string, { metadata }: WeatherFile, request: StoredRequest): void {
  const { latitude, longitude } = metadata
  if (latitude === undefined || longitude === undefined) return
  const awayKm = distanceKm({ latitude, longitude }, roundedPlace(request))
  if (awayKm <= request.offer.distanceKm + PLACE_TOLERANCE_KM) return
  throw new ProviderError(
    'bad_answer',
    `${title} answered with weather of another place (${latitude}, ${longitude}), ${Math.round(awayKm)} km away.`,
  )
}
