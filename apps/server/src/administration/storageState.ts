import { AppError } from '@duet/contract'
import { sql } from 'kysely'
import { type AdminCaller, systemAdmin } from '../access/systemAdmin.ts'
import type { Database } from '../db/connection.ts'
import { checkDataFolder, diskSpace, MIN_FREE_BYTES } from '../db/dataFolder.ts'
import type { StorageState } from '../graphql/resolvers.gen.ts'
import type { Server } from '../server.ts'

/** Where the data lie, and whether there is room for more. */
export async function readStorageState(
  { db, config: { dataDir } }: Server,
  caller: AdminCaller,
): Promise<StorageState> {
  systemAdmin(caller)
  const { freeBytes, totalBytes } = await diskSpace(dataDir)
  return {
    folder: dataDir,
    free_bytes: freeBytes,
    total_bytes: totalBytes,
    min_free_bytes: MIN_FREE_BYTES,
    database_bytes: await databaseBytes(db),
    problem: await problemOf(dataDir),
  }
}

async function databaseBytes(db: Database): Promise<number> {
  const { rows } = await sql<{
    bytes: number
  }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return rows[0]?.bytes ?? 0
}

async function problemOf(dataDir: string): Promise<string | null> {
  try {
    await checkDataFolder(dataDir)
    return null
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}
