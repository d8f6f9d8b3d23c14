import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { MeteoDownload } from '../../graphql/resolvers.gen.ts'
import { roundedPlace } from './coverage.ts'
import { parseStoredRequest, type StoredRequest } from './storedRequest.ts'
import { utcOffset } from './utcOffset.ts'

export interface FetchRow {
  readonly id: string
  readonly project_id: string
  readonly source: string
  readonly request: StoredRequest
  readonly status: string
  readonly total_parts: number
  readonly completed_parts: number
  readonly filename: string | null
  readonly storage_key: string | null
  readonly size_bytes: number | null
  readonly attribution: string | null
  readonly fetched_at: Date | null
  readonly error_code: string | null
  readonly error_message: string | null
  readonly updated_at: Date
}

/** A running fetch says so at least this often; after three silences its server is gone. */
export const FETCH_SIGN_MS = 10_000
const SILENT_MS = 3 * FETCH_SIGN_MS

export async function insertFetch(
  db: Database,
  row: {
    readonly projectId: string
    readonly userId: string
    readonly source: string
    readonly attribution: string
    readonly request: StoredRequest
  },
): Promise<FetchRow> {
  const inserted = await db
    .insertInto('weather_fetch')
    .values({
      project_id: row.projectId,
      user_id: row.userId,
      source: row.source,
      attribution: row.attribution,
      request: JSON.stringify(row.request),
      ...roundedPlace(row.request),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return asRow(inserted)
}

/** Downloads of a project that are under way. */
export async function countRunning(db: Database, projectId: string): Promise<number> {
  const { count } = await db
    .selectFrom('weather_fetch')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('status', '=', 'running')
    .where('updated_at', '>', new Date(Date.now() - SILENT_MS))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function findFetch(db: Database, id: string): Promise<FetchRow | undefined> {
  const row = await db
    .selectFrom('weather_fetch')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row && asRow(row)
}

const asRow = (row: Omit<FetchRow, 'request'> & { readonly request: unknown }): FetchRow => ({
  ...row,
  request: parseStoredRequest(row.request),
})

export async function updateFetch(
  db: Database,
  id: string,
  change: {
    readonly total_parts?: number
    readonly completed_parts?: number
    readonly status?: 'completed' | 'failed'
    readonly filename?: string
    readonly storage_key?: string
    readonly size_bytes?: number
    readonly fetched_at?: Date
    readonly error_code?: string
    readonly error_message?: string
  },
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
    id: row.id,
    project_id: row.project_id,
    source: row.source,
    dataset_id: row.request.datasetId,
    status: isLost ? 'failed' : row.status,
    total_parts: row.total_parts,
    completed_parts: row.completed_parts,
    storage_key: row.storage_key,
    filename: row.filename,
    size_bytes: row.size_bytes,
    fetched_at: row.fetched_at?.toISOString() ?? null,
    type: row.request.offer.type,
    time_zone_h: utcOffset(row.request).standard_offset_h,
    attribution: row.attribution ?? '',
    error_code: isLost ? 'WORKER_LOST' : row.error_code,
    error_message: isLost ? LOST : row.error_message,
  }
}

/** Where an upload came from; undefined for one of a person. */
export function uploadOrigin(
  db: Database,
  storageKey: string,
): Promise<
  | {
      readonly latitude: number | null
      readonly longitude: number | null
      readonly attribution: string | null
    }
  | undefined
> {
  return db
    .selectFrom('weather_fetch')
    .select(['latitude', 'longitude', 'attribution'])
    .where('storage_key', '=', storageKey)
    .executeTakeFirst()
}
