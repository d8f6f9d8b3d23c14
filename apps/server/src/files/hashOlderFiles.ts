import { AppError } from '@duet/contract'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { streamSha256 } from './fileSha256.ts'
import type { ObjectStorage } from './objectStorage.ts'

export interface HashDeps {
  readonly db: Database
  /** The storage itself, so that nothing is copied that nobody asked for. */
  readonly storage: ObjectStorage
}

const BATCH = 100

/**
 * Files that were stored before there were hashes get that of their present content: what changes from now on is found. Files that are
 * missing are left to `duet verify`. Answers how many got one.
 */
export async function hashOlderFiles(
  { db, storage }: HashDeps,
  signal?: AbortSignal,
): Promise<number> {
  let hashed = 0
  let after = ''
  for (;;) {
    const keys = await keysWithoutHash(db, after)
    for (const key of keys) {
      if (signal?.aborted) return hashed
      const sha256 = await presentSha256(storage, key)
      if (sha256 && (await storeHash(db, key, sha256))) hashed += 1
      after = key
    }
    if (keys.length < BATCH) return hashed
  }
}

/** What is being written has a new row, and gets its hash when it is whole. */
async function keysWithoutHash(db: Database, after: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('stored_file')
    .select('storage_key')
    .where('sha256', 'is', null)
    .where('size_bytes', 'is not', null)
    .where('state', '!=', 'deleting')
    .where('storage_key', '>', after)
    .where('created_at', '<', sql<Date>`now() - interval '10 minutes'`)
    .orderBy('storage_key')
    .limit(BATCH)
    .execute()
  return rows.map((row) => row.storage_key)
}

async function presentSha256(storage: ObjectStorage, key: string): Promise<string | undefined> {
  try {
    return await streamSha256(await storage.get(key))
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
    throw error
  }
}

/** False where the file was written anew meanwhile. */
async function storeHash(db: Database, key: string, sha256: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stored_file')
    .set({ sha256 })
    .where('storage_key', '=', key)
    .where('sha256', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
