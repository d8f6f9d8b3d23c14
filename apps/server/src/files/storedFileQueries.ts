import { type Insertable, type Selectable, sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import type { StoredFile } from '../db/database.gen.ts'
import { prefixPattern } from '../db/likePattern.ts'
import type { WrittenObject } from './objectStorage.ts'

/** `kept`: part of a record. `project_id` is null for a file of a user alone; size and hash are absent while it is being written. */
export type NewStoredFile = Omit<Insertable<StoredFile>, 'created_at'> & {
  readonly state: 'pending' | 'kept'
}

const COLUMNS = [
  'storage_key',
  'project_id',
  'state',
  'filename',
  'size_bytes',
  'created_at',
] as const

/** `created_at` of an upload is when it arrived; before that, when its link was made. */
export type StoredFileRow = Pick<Selectable<StoredFile>, (typeof COLUMNS)[number]>

/**
 * A key that is written again has one row. What is part of a record stays so: a worker that comes late writes the same content anew.
 * Answers the size that is known, bytes.
 */
export async function upsertStoredFile(db: Database, file: NewStoredFile): Promise<number | null> {
  const { size_bytes } = await db
    .insertInto('stored_file')
    .values(file)
    .onConflict((on) =>
      on.column('storage_key').doUpdateSet({
        state: sql<string>`case when stored_file.state = 'kept' then 'kept' else excluded.state end`,
        size_bytes: sql<number>`coalesce(excluded.size_bytes, stored_file.size_bytes)`,
        sha256: sql<string | null>`excluded.sha256`,
        created_at: sql<Date>`now()`,
      }),
    )
    .returning('size_bytes')
    .executeTakeFirstOrThrow()
  return size_bytes
}

export function findStoredFile(
  db: Database,
  storageKey: string,
): Promise<StoredFileRow | undefined> {
  return db
    .selectFrom('stored_file')
    .select(COLUMNS)
    .where('storage_key', '=', storageKey)
    .executeTakeFirst()
}

/** Holds a file that no record has taken until the transaction ends. Undefined when it is gone, taken or to be removed. */
export function lockPendingFile(
  db: Database,
  storageKey: string,
): Promise<StoredFileRow | undefined> {
  return db
    .selectFrom('stored_file')
    .select(COLUMNS)
    .where('storage_key', '=', storageKey)
    .where('state', '=', 'pending')
    .where('project_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Files whose keys begin with `prefix` and that a record has, sorted. */
export async function committedKeys(db: Database, prefix: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('storage_key')
    .where('storage_key', 'like', prefixPattern(prefix))
    .where('state', '=', 'kept')
    .limit(100_000)
    .execute()
  return rows.map((row) => row.storage_key).toSorted()
}

/** Uploads under a key prefix that have arrived and are not to be removed, newest first. */
export function arrivedUploads(
  db: Database,
  prefix: string,
): Promise<Pick<StoredFileRow, 'filename' | 'storage_key' | 'size_bytes' | 'created_at'>[]> {
  return db
    .selectFrom('stored_file')
    .select(['filename', 'storage_key', 'size_bytes', 'created_at'])
    .where('storage_key', 'like', `${prefixPattern(`${prefix}/`)}/upload`)
    .where('state', 'in', ['kept', 'pending'])
    .where('size_bytes', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('storage_key')
    .limit(1000)
    .execute()
}

/** An upload that has arrived. False when its row is gone or no longer waits for it. */
export async function setUploaded(
  db: Database,
  storageKey: string,
  { sizeBytes, sha256 }: WrittenObject,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ size_bytes: sizeBytes, sha256, created_at: sql<Date>`now()` })
    .where('storage_key', '=', storageKey)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const setState = (db: Database, state: 'kept' | 'deleting') =>
  db.updateTable('stored_file').set({ state })

/** A pending file becomes part of a record. */
export async function commitStoredFile(db: Database, storageKey: string): Promise<void> {
  await setState(db, 'kept')
    .where('storage_key', '=', storageKey)
    .where('state', '=', 'pending')
    .execute()
}

/** All pending files under a key prefix become part of a record. */
export async function commitPrefix(db: Database, prefix: string): Promise<void> {
  await setState(db, 'kept')
    .where('storage_key', 'like', prefixPattern(`${prefix}/`))
    .where('state', '=', 'pending')
    .execute()
}

/** Takes back a file that is wanted again before it was removed. False where no whole file has this key. */
export async function reviveStoredFile(db: Database, storageKey: string): Promise<boolean> {
  const { numUpdatedRows } = await setState(db, 'kept')
    .where('storage_key', '=', storageKey)
    .where('state', 'in', ['kept', 'deleting'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Marks every file under a key prefix for removal. */
export async function markPrefixDeleting(db: Database, prefix: string): Promise<void> {
  await setState(db, 'deleting')
    .where('storage_key', 'like', prefixPattern(`${prefix}/`))
    .execute()
}

export async function markDeleting(db: Database, storageKey: string): Promise<void> {
  await setState(db, 'deleting').where('storage_key', '=', storageKey).execute()
}

/** Of projects that go: the objects are removed later, so that a failed deletion loses nothing. */
export async function markProjectsDeleting(
  db: Database,
  projectIds: readonly string[],
): Promise<void> {
  await setState(db, 'deleting').where('project_id', 'in', projectIds).execute()
}

/** Marks a file for removal. False when a record has it. */
export async function dropPendingFile(db: Database, storageKey: string): Promise<boolean> {
  const { numUpdatedRows } = await setState(db, 'deleting')
    .where('storage_key', '=', storageKey)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Uploads that nothing took within a day. From here on no record can take them. */
export async function markForgottenFiles(db: Database): Promise<void> {
  await setState(db, 'deleting')
    .where('state', '=', 'pending')
    .where('created_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
}

/** True for files whose project is gone; those of users have none. */
const hasLostProject = sql<boolean>`project_id is null and storage_key like 'projects/%'`

/** Files to remove: marked ones, and those whose project is gone. */
export async function sweepableKeys(db: Database, limit: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('storage_key')
    .where((where) => where.or([where('state', '=', 'deleting'), hasLostProject]))
    .orderBy('created_at')
    .orderBy('storage_key')
    .limit(limit)
    .execute()
  return rows.map((row) => row.storage_key)
}

/** What could not be removed comes after all that is to be removed now. */
export async function postponeRemoval(db: Database, storageKey: string): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ created_at: sql<Date>`now()` })
    .where('storage_key', '=', storageKey)
    .where((where) => where.or([where('state', '=', 'deleting'), hasLostProject]))
    .execute()
}

/** The row of a removed file, unless it was written again meanwhile. */
export async function deleteStoredFileRow(db: Database, storageKey: string): Promise<void> {
  await db
    .deleteFrom('stored_file')
    .where('storage_key', '=', storageKey)
    .where((where) => where.or([where('state', '=', 'deleting'), hasLostProject]))
    .execute()
}
