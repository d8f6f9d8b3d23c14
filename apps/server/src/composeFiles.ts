import path from 'node:path'
import { createCheckedStorage } from './files/checkedStorage.ts'
import { startFileSweeper } from './files/fileSweeper.ts'
import { createDuckdbPool } from './files/parquet/duckdbPool.ts'
import { createSeriesStore } from './files/parquet/seriesStore.ts'
import { createUrlSigner } from './files/signedUrls.ts'
import { createTracedStorage } from './files/tracedStorage.ts'
import { openStorage } from './openStorage.ts'
import { deriveKey } from './secret.ts'
import type { Server } from './server.ts'

/** Object storage and what guards and cleans it. */
export type FileParts = Pick<Server, 'storage' | 'signer' | 'sweeper' | 'duckdb' | 'series'>

/**
 * Queries over series files: at most this much memory, and this many at a time. An export of ten blocks in steps of five minutes
 * fits, and the server stays below 1 GB.
 */
const DUCKDB_MEMORY_MB = 384
const DUCKDB_CONNECTIONS = 4

/** The sweeper runs from here on. */
export async function composeFiles({
  config,
  db,
  log,
  secret,
}: Pick<Server, 'config' | 'db' | 'log' | 'secret'>): Promise<FileParts> {
  const stored = await openStorage(config)
  const storage = createCheckedStorage(db, createTracedStorage(stored))
  const duckdb = await createDuckdbPool({
    threads: Math.max(1, config.workerThreads),
    memoryLimitMb: DUCKDB_MEMORY_MB,
    temporaryFolder: path.join(config.dataDir, 'tmp', 'duckdb'),
    connections: DUCKDB_CONNECTIONS,
  })
  return {
    storage,
    duckdb,
    series: createSeriesStore({
      db,
      storage,
      duckdb,
      onDamaged: (error) => log.error({ err: error }, 'stored series damaged'),
    }),
    signer: createUrlSigner(deriveKey(secret, 'file links')),
    sweeper: startFileSweeper({ db, storage: stored }, (error) =>
      log.error({ err: error }, 'file sweep failed'),
    ),
  }
}
