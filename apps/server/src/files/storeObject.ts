import { AppError } from '@duet/contract'
import type { Database } from '../db/connection.ts'
import { requireStorage } from '../quotas/quotas.ts'
import type { ObjectStorage, WrittenObject } from './objectStorage.ts'
import { dropPendingFile, type NewStoredFile, upsertStoredFile } from './storedFileQueries.ts'

/** Where a new object goes and whose it is. */
export interface StoredObject {
  readonly key: string
  /** Null for a file of no project. */
  readonly projectId: string | null
  readonly filename: string
  /** `pending` until a record names the object; a day later it is swept. */
  readonly state: 'pending' | 'kept'
}

/**
 * The row first, so that no object is without one; then the object, which takes its name when it is whole. Where its project was
 * deleted meanwhile and the row with it, the object goes again; after any other error the row stands, and what no record has is
 * swept; so is what would pass a limit of storage. Answers the size, bytes.
 *
 * @throws AppError QUOTA_EXCEEDED
 */
export async function storeObject(
  { db, storage }: { readonly db: Database; readonly storage: ObjectStorage },
  { key, projectId, filename, state }: StoredObject,
  write: () => Promise<WrittenObject>,
): Promise<number> {
  const row = { storage_key: key, project_id: projectId, filename }
  const sizeBefore = (await upsertStoredFile(db, { ...row, state: 'pending' })) ?? 0
  const { sizeBytes, sha256 } = await write()
  const written = { ...row, state, size_bytes: sizeBytes, sha256 }
  try {
    if (sizeBytes > sizeBefore) await countWritten(db, written)
    else await upsertStoredFile(db, written)
  } catch (error) {
    if (isForeignKeyViolation(error)) await storage.remove(key)
    if (isQuotaExceeded(error) && (await dropPendingFile(db, key))) await storage.remove(key)
    throw error
  }
  return sizeBytes
}

function countWritten(db: Database, file: NewStoredFile): Promise<void> {
  const count = async (tx: Database): Promise<void> => {
    await upsertStoredFile(tx, file)
    await requireStorage(tx, file.storage_key)
  }
  return db.isTransaction ? count(db) : db.transaction().execute(count)
}

export const isQuotaExceeded = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'QUOTA_EXCEEDED'

/** No row can stand: its project is gone. */
const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
