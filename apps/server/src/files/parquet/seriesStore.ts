import { rm } from 'node:fs/promises'
import type { Database } from '../../db/connection.ts'
import type { ObjectStorage } from '../objectStorage.ts'
import { upsertStoredFile } from '../storedFileQueries.ts'
import type { DuckdbPool } from './duckdbPool.ts'
import { type NumberTable, readNumbers } from './readColumns.ts'
import { type FileFormat, parquetSource } from './sql.ts'
import { copyToFile, type SeriesTable, writeParquet } from './writeParquet.ts'

export interface SeriesStoreDeps {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly duckdb: DuckdbPool
}

/** Where a new object goes and whose it is. */
export interface NewObject {
  readonly key: string
  readonly projectId: string
  readonly filename: string
  /** `pending` until a record names the object; a day later it is swept. */
  readonly state: 'pending' | 'kept'
  readonly metadata: Readonly<Record<string, string>>
}

/** Columns over time as Parquet objects. An object that is written again is replaced whole. */
export interface SeriesStore {
  readonly write: (object: NewObject, table: SeriesTable) => Promise<number>
  /**
   * Writes what a query over stored objects gives. `query` gets a function from some of `sourceKeys` to their
   * source in SQL. Answers the size, bytes.
   */
  readonly writeQuery: (
    object: NewObject,
    format: FileFormat,
    sourceKeys: readonly string[],
    query: (sourceOf: (keys: readonly string[]) => string) => string,
  ) => Promise<number>
  /** Numbers from stored objects; `query` gets their source in SQL. */
  readonly read: (
    keys: readonly string[],
    query: (source: string) => string,
  ) => Promise<NumberTable>
}

export function createSeriesStore(deps: SeriesStoreDeps): SeriesStore {
  const sourceOf = async (keys: readonly string[]): Promise<string> =>
    parquetSource(await Promise.all(keys.map((key) => deps.storage.localPath(key))))
  return {
    write: (object, table) =>
      store(deps, object, (file) => writeParquet(deps.duckdb, file, table, object.metadata)),
    writeQuery: (object, format, sourceKeys, query) =>
      store(deps, object, async (file) => {
        const paths = new Map<string, string>()
        for (const key of sourceKeys) paths.set(key, await deps.storage.localPath(key))
        const sql = query((keys) => parquetSource(keys.flatMap((key) => paths.get(key) ?? [])))
        await deps.duckdb.use((connection) =>
          copyToFile(connection, sql, file, format, object.metadata),
        )
      }),
    read: async (keys, query) => readNumbers(deps.duckdb, query(await sourceOf(keys))),
  }
}

/**
 * The row first, so that no object is without one; then the file, which takes its name when it is whole. Where the
 * row cannot be finished, for example because the project was deleted meanwhile, the object goes again.
 */
async function store(
  { db, storage }: SeriesStoreDeps,
  object: NewObject,
  write: (file: string) => Promise<void>,
): Promise<number> {
  const row = {
    storage_key: object.key,
    project_id: object.projectId,
    filename: object.filename,
  }
  await upsertStoredFile(db, { ...row, state: 'pending' })
  const file = await storage.temporaryFile()
  const { sizeBytes } = await writeAndAdopt(storage, object.key, file, write)
  try {
    await upsertStoredFile(db, { ...row, state: object.state, size_bytes: sizeBytes })
  } catch (error) {
    await storage.remove(object.key)
    throw error
  }
  return sizeBytes
}

async function writeAndAdopt(
  storage: ObjectStorage,
  key: string,
  file: string,
  write: (file: string) => Promise<void>,
): Promise<{ readonly sizeBytes: number }> {
  try {
    await write(file)
    return await storage.adopt(key, file)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
}
