import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import type { DataPrivacyRequest } from '../../db/database.gen.ts'

export type PrivacyRequestRow = Selectable<DataPrivacyRequest>

const MAX_REQUESTS = 100

/** Newest first. */
export function privacyRequestsOf(
  db: Database,
  userId: string,
): Promise<readonly PrivacyRequestRow[]> {
  return db
    .selectFrom('data_privacy_request')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(MAX_REQUESTS)
    .execute()
}

export function insertPrivacyRequest(
  db: Database,
  userId: string,
  requestType: 'export' | 'erasure',
): Promise<PrivacyRequestRow> {
  return db
    .insertInto('data_privacy_request')
    .values({ user_id: userId, request_type: requestType })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function completePrivacyRequest(
  db: Database,
  id: string,
  storageKey: string | null,
): Promise<PrivacyRequestRow> {
  return db
    .updateTable('data_privacy_request')
    .set({ status: 'completed', completed_at: sql<Date>`now()`, storage_key: storageKey })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Exports are stored for a week. Answers the storage keys of those that are over. */
export async function forgetOldExports(db: Database): Promise<readonly string[]> {
  const old = await db
    .selectFrom('data_privacy_request')
    .select(['id', 'storage_key'])
    .where('completed_at', '<', sql<Date>`now() - interval '7 days'`)
    .where('storage_key', 'is not', null)
    .limit(1000)
    .execute()
  if (old.length > 0) {
    await db
      .updateTable('data_privacy_request')
      .set({ storage_key: null })
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
  }
  return old.flatMap(({ storage_key }) => storage_key ?? [])
}
