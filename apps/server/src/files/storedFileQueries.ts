import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

export interface NewStoredFile {
  readonly storage_key: string
  readonly project_id: string
  readonly state: 'pending' | 'kept'
  readonly filename: string
  readonly size_bytes?: number
  readonly created_by?: string
}

export interface StoredFileRow {
  readonly storage_key: string
  readonly project_id: string | null
  readonly state: string
  readonly filename: string
  readonly size_bytes: number | null
}

/** A key that is written again keeps one row. */
export async function upsertStoredFile(db: Database, file: NewStoredFile): Promise<void> {
  await db
    .insertInto('stored_file')
    .values(file)
    .onConflict((on) =>
      on.column('storage_key').doUpdateSet((set) => ({
        state: set.ref('excluded.state'),
        size_bytes: set.ref('excluded.size_bytes'),
        created_at: sql`now()`,
      })),
    )
    .execute()
}

export function findStoredFile(
  db: Database,
  storageKey: string,
): Promise<StoredFileRow | undefined> {
  return db
    .selectFrom('stored_file')
    .select(['storage_key', 'project_id', 'state', 'filename', 'size_bytes'])
    .where('storage_key', '=', storageKey)
    .executeTakeFirst()
}

/** An upload that has arrived. False when its row is gone or no longer waits for it. */
export async function setUploadedSize(
  db: Database,
  storageKey: string,
  sizeBytes: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ size_bytes: sizeBytes })
    .where('storage_key', '=', storageKey)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function keepStoredFile(db: Database, storageKey: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'kept' })
    .where('storage_key', '=', storageKey)
    .where('state', '=', 'pending')
    .execute()
}

/** Marks every file under a key prefix for removal. */
export async function markPrefixDeleting(db: Database, prefix: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'deleting' })
    .where('storage_key', 'like', `${prefix.replaceAll(/[\\%_]/g, '\\$&')}/%`)
    .execute()
}

export async function markDeleting(db: Database, storageKey: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'deleting' })
    .where('storage_key', '=', storageKey)
    .execute()
}

/** Files to remove: marked ones, uploads that nothing took within a day, and those whose project is gone. */
export async function sweepableKeys(db: Database, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('storage_key')
    .where((where) =>
      where.or([
        where('state', '=', 'deleting'),
        where('project_id', 'is', null),
        where.and([
          where('state', '=', 'pending'),
          where('created_at', '<', sql<Date>`now() - interval '1 day'`),
        ]),
      ]),
    )
    .orderBy('created_at')
    .limit(limit)
    .execute()
  return rows.map((row) => row.storage_key)
}

export async function deleteStoredFileRow(db: Database, storageKey: string): Promise<void> {
  await db.deleteFrom('stored_file').where('storage_key', '=', storageKey).execute()
}

/** Everything under a key prefix that was waiting is now part of a record. */
export async function keepPrefix(db: Database, prefix: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'kept' })
    .where('storage_key', 'like', `${prefix.replaceAll(/[\\%_]/g, '\\$&')}/%`)
    .where('state', '=', 'pending')
    .execute()
}
