import type { Database } from '../db/connection.ts'
import type { ObjectStorage, WrittenObject } from './objectStorage.ts'
import { upsertStoredFile } from './storedFileQueries.ts'

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
 * deleted meanwhile and the row with it, the object goes again; after any other error the row stands, and what nobody keeps is
 * swept. Answers the size, bytes.
 */
export async function storeObject(
  { db, storage }: { readonly db: Database; readonly storage: ObjectStorage },
  { key, projectId, filename, state }: StoredObject,
  write: () => Promise<WrittenObject>,
): Promise<number> {
  const row = { storage_key: key, project_id: projectId, filename }
  await upsertStoredFile(db, { ...row, state: 'pending' })
  const { sizeBytes, sha256 } = await write()
  try {
    await upsertStoredFile(db, { ...row, state, size_bytes: sizeBytes, sha256 })
  } catch (error) {
    if (isForeignKeyViolation(error)) await storage.remove(key)
    throw error
  }
  return sizeBytes
}

/** No row can stand: its project is gone. */
const isForeignKeyViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
