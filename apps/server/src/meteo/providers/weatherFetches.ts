import { type Selectable, sql, type Updateable } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { countRows } from '../../db/countRows.ts'
import type { WeatherFetch } from '../../db/database.gen.ts'
import type { MeteoDownload } from '../../graphql/resolvers.gen.ts'
import { roundedPlace } from './coverage.ts'
import { parseStoredRequest, type StoredRequest } from './storedRequest.ts'
import { utcOffset } from './utcOffset.ts'

export type FetchRow = Omit<Selectable<WeatherFetch>, 'request'> & {
  readonly request: StoredRequest
}

/** A running fetch says so at least this often; after three silences its server is gone. */
export const FETCH_SIGN_MS = 10_000
const SILENT_MS = 3 * FETCH_SIGN_MS

export async function insertFetch(
  db: Database,
  {
    request,
    ...row
  }: Pick<FetchRow, 'project_id' | 'user_id' | 'source' | 'attribution' | 'request'>,
): Promise<FetchRow> {
  const inserted = await db
    .insertInto('weather_fetch')
    .values({ ...row, request: JSON.stringify(request), ...roundedPlace(request) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return asRow(inserted)
}

/** Downloads of a project that are under way. */
export const countRunning = (db: Database, projectId: string): Promise<number> =>
  countRows(
    db
      .selectFrom('weather_fetch')
      .where('project_id', '=', projectId)
      .where('status', '=', 'running')
      .where('updated_at', '>', new Date(Date.now() - SILENT_MS)),
  )

export async function findFetch(db: Database, id: string): Promise<FetchRow | undefined> {
  const row = await db
    .selectFrom('weather_fetch')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && asRow(row)
}

const asRow = (row: Selectable<WeatherFetch>): FetchRow => ({
  ...row,
  request: parseStoredRequest(row.request),
})

export async function updateFetch(
  db: Database,
  id: string,
  change: Updateable<WeatherFetch>,
): Promise<void> {
  await db
    .updateTable('weather_fetch')
    .set({
      ...change,
      updated_at: sql<Date>`now()`,
      ...(change.status && { completed_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute()
}

const LOST = 'The server was stopped during the download. Start it again.'

export function fetchAnswer(row: FetchRow, nowMs: number): MeteoDownload {
  const isLost = row.status === 'running' && nowMs - row.updated_at.getTime() > SILENT_MS
  return {
    ...row,
    dataset_id: row.request.datasetId,
    type: row.request.offer.type,
    time_zone_h: utcOffset(row.request).standard_offset_h,
    attribution: row.attribution ?? '',
    ...(isLost && { status: 'failed', error_code: 'WORKER_LOST', error_message: LOST }),
  }
}

/** Where an upload came from; undefined for one of a person. */
export function uploadOrigin(
  db: Database,
  storageKey: string,
): Promise<Pick<FetchRow, 'latitude' | 'longitude' | 'attribution'> | undefined> {
  return db
    .selectFrom('weather_fetch')
    .select(['latitude', 'longitude', 'attribution'])
    .where('storage_key', '=', storageKey)
    .executeTakeFirst()
}
