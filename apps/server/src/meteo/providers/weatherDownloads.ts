import { createHash } from 'node:crypto'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { WeatherDownload, WeatherProviderStatus } from '../../db/database.gen.ts'
import { commitStoredFile, markDeleting } from '../../files/storedFileQueries.ts'
import { roundedPlace } from './coverage.ts'
import type { FetchRequest, Place } from './providerTypes.ts'
import { parseStoredRequest, type StoredRequest } from './storedRequest.ts'

/**
 * What the providers are asked beside the request, such as their columns. Raised whenever that changes: what was cached
 * before is then asked for anew, and removed.
 */
const QUESTION_VERSION = 2

/** SHA-256 of what is asked; places closer than 11 m are one. */
function requestHash(request: FetchRequest): string {
  const { latitude, longitude } = roundedPlace(request)
  return createHash('sha256')
    .update(
      JSON.stringify([QUESTION_VERSION, request.datasetId, request.years, latitude, longitude]),
    )
    .digest('hex')
}

const COLUMNS = [
  'source',
  'request',
  'storage_key',
  'filename',
  'size_bytes',
  'fetched_at',
] as const

/** A file of a provider that an organisation has cached. */
export type CachedDownload = Omit<CachedRow, 'request'> & { readonly request: StoredRequest }

type CachedRow = Pick<Selectable<WeatherDownload>, (typeof COLUMNS)[number]>

const asCached = (row: CachedRow): CachedDownload => ({
  ...row,
  request: parseStoredRequest(row.request),
})

export async function findDownload(
  db: Database,
  organizationId: string,
  request: FetchRequest,
): Promise<CachedDownload | undefined> {
  const row = await db
    .selectFrom('weather_download')
    .select(COLUMNS)
    .where('organization_id', '=', organizationId)
    .where('request_hash', '=', requestHash(request))
    .executeTakeFirst()
  return row && asCached(row)
}

/** Files were cached without a version before there was one. */
const questionVersion = sql<number>`coalesce((request->>'questionVersion')::int, 1)`

/** All that an organisation has cached of a place, newest first. */
export async function downloadsAt(
  db: Database,
  organizationId: string,
  place: Place,
): Promise<readonly CachedDownload[]> {
  const { latitude, longitude } = roundedPlace(place)
  const rows = await db
    .selectFrom('weather_download')
    .select(COLUMNS)
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`(request->>'latitude')::float8 = ${latitude}`)
    .where(sql<boolean>`(request->>'longitude')::float8 = ${longitude}`)
    .where(questionVersion, '=', QUESTION_VERSION)
    .orderBy('fetched_at', 'desc')
    .limit(500)
    .execute()
  return rows.map(asCached)
}

/**
 * Takes the place of the file that answered the same question before, which is removed, as are the organisation's files of
 * older versions of the questions.
 */
export async function cacheDownload(
  db: Database,
  organizationId: string,
  cached: Omit<CachedDownload, 'fetched_at'>,
): Promise<void> {
  const hash = requestHash(cached.request)
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('weather_download')
      .where('organization_id', '=', organizationId)
      .where(questionVersion, '<', QUESTION_VERSION)
      .execute()
    const before = await tx
      .selectFrom('weather_download')
      .select('storage_key')
      .where('organization_id', '=', organizationId)
      .where('request_hash', '=', hash)
      .forUpdate()
      .executeTakeFirst()
    const row = {
      ...cached,
      request: JSON.stringify({
        ...cached.request,
        ...roundedPlace(cached.request),
        questionVersion: QUESTION_VERSION,
      }),
    }
    await tx
      .insertInto('weather_download')
      .values({ ...row, organization_id: organizationId, request_hash: hash })
      .onConflict((on) =>
        on
          .columns(['organization_id', 'request_hash'])
          .doUpdateSet({ ...row, fetched_at: sql<Date>`now()` }),
      )
      .execute()
    await commitStoredFile(tx, cached.storage_key)
    if (before) await markDeleting(tx, before.storage_key)
  })
}

export type ProviderStatus = Selectable<WeatherProviderStatus>

export async function providerStatuses(db: Database): Promise<ReadonlyMap<string, ProviderStatus>> {
  const rows = await db.selectFrom('weather_provider_status').selectAll().execute()
  return new Map(rows.map((row) => [row.source, row]))
}

/** @param failure - undefined: the provider answered as it should */
export async function noteProvider(
  db: Database,
  source: string,
  failure: string | undefined,
): Promise<void> {
  const change =
    failure === undefined
      ? { last_success_at: sql<Date>`now()` }
      : { last_failure_at: sql<Date>`now()`, last_failure: failure }
  await db
    .insertInto('weather_provider_status')
    .values({ source, ...change })
    .onConflict((on) => on.column('source').doUpdateSet(change))
    .execute()
}
