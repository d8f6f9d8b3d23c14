import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { type PeriodicWork, startPeriodic } from '../db/periodic.ts'
import { foldStorageChanges } from '../quotas/quotaQueries.ts'
import { hashOlderFiles } from './hashOlderFiles.ts'
import type { ObjectStorage } from './objectStorage.ts'
import {
  deleteStoredFileRow,
  markForgottenFiles,
  postponeRemoval,
  sweepableKeys,
} from './storedFileQueries.ts'

/** The key of the advisory lock of who removes files; who reads all of them holds it shared. */
export const SWEEP_LOCK = 20_264
const BATCH = 200
/** Where so many objects cannot be removed, it is the storage that fails. */
const MAX_FAILURES = 20
const PERIOD_MS = 10 * 60_000
/** No file takes longer to write. */
const TEMPORARY_AGE_MS = 24 * 60 * 60_000

export interface SweeperDeps {
  readonly db: Database
  readonly storage: ObjectStorage
}

export type FileSweeper = PeriodicWork

/**
 * Removes what no record needs: the object first, its row after, so that a crash between them is swept again. An object that cannot
 * be removed comes last in the next sweep, and holds up no other.
 *
 * Nothing is removed while a backup is made, or another server sweeps.
 *
 * @throws Error with how many could not be removed, and why the first could not
 */
export function sweepFiles(deps: SweeperDeps): Promise<number> {
  return deps.db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      free: boolean
    }>`select pg_try_advisory_lock(${SWEEP_LOCK}) as free`.execute(connection)
    if (!rows[0]?.free) return 0
    try {
      await foldStorageChanges(deps.db)
      return await removeUnneeded(deps)
    } finally {
      await sql`select pg_advisory_unlock(${SWEEP_LOCK})`.execute(connection)
    }
  })
}

async function removeUnneeded({ db, storage }: SweeperDeps): Promise<number> {
  let removed = 0
  const failures = new Map<string, unknown>()
  await storage.sweepTemporary(TEMPORARY_AGE_MS)
  await markForgottenFiles(db)
  for (;;) {
    const found = await sweepableKeys(db, failures.size + BATCH)
    const keys = found.filter((key) => !failures.has(key))
    for (const key of keys) {
      try {
        await storage.remove(key)
        await deleteStoredFileRow(db, key)
        removed += 1
      } catch (error) {
        failures.set(key, error)
        await postponeRemoval(db, key)
        if (failures.size > MAX_FAILURES) break
      }
    }
    if (keys.length < BATCH || failures.size > MAX_FAILURES) break
  }
  const [first] = failures.values()
  if (failures.size > 0)
    throw new Error(`${failures.size} stored files could not be removed`, { cause: first })
  return removed
}

async function sweepAndHash(deps: SweeperDeps, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await sweepFiles(deps)
  await hashOlderFiles(deps, signal)
}

/** Sweeps now, every ten minutes, and when it is woken. */
export const startFileSweeper = (
  deps: SweeperDeps,
  onError: (error: unknown) => void,
): FileSweeper => startPeriodic(PERIOD_MS, (signal) => sweepAndHash(deps, signal), onError)
