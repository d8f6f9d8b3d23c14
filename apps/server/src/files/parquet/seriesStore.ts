import { rm } from 'node:fs/promises'
import { AppError } from '@duet/contract'
import type { Database } from '../../db/connection.ts'
import type { ObjectStorage } from '../objectStorage.ts'
import { type StoredObject, storeObject } from '../storeObject.ts'
import { type Damage, DamagedSeriesError } from './damagedSeries.ts'
import type { DuckdbPool } from './duckdbPool.ts'
import { type NumberTable, readNumbers } from './readColumns.ts'
import { type FileFormat, parquetSource } from './sql.ts'
import { type QueryWatch, watched } from './watchedQuery.ts'
import { copyToFile, type SeriesTable, writeParquet } from './writeParquet.ts'

export interface SeriesStoreDeps {
  readonly db: Database
  readonly storage: ObjectStorage
  readonly duckdb: DuckdbPool
  /** Hears of stored objects that are missing or cannot be read. */
  readonly onDamaged: (error: DamagedSeriesError) => void
}

/** Where new series go and whose they are. */
export interface NewObject extends StoredObject {
  readonly metadata: Readonly<Record<string, string>>
}

/** Columns over time as Parquet objects. An object that is written again is replaced whole. */
export interface SeriesStore {
  /** Takes over the Parquet file that `write` makes under the name that it is given. Answers the size, bytes. */
  readonly writeBy: (
    object: StoredObject,
    write: (file: string) => Promise<void>,
  ) => Promise<number>
  readonly write: (object: NewObject, table: SeriesTable) => Promise<number>
  /**
   * Writes what a query over stored objects gives. `query` gets a function from some of `sourceKeys` to their
   * source in SQL. Answers the size, bytes.
   *
   * @throws DamagedSeriesError where a source is missing or cannot be read
   */
  readonly writeQuery: (
    object: NewObject,
    format: FileFormat,
    sourceKeys: readonly string[],
    query: (sourceOf: (keys: readonly string[]) => string) => string,
    watch?: QueryWatch,
  ) => Promise<number>
  /**
   * Numbers from stored objects; `query` gets their source in SQL, and a function from some of `keys` to theirs.
   *
   * @throws DamagedSeriesError where a source is missing or cannot be read
   */
  readonly read: (
    keys: readonly string[],
    query: (source: string, sourceOf: (keys: readonly string[]) => string) => string,
  ) => Promise<NumberTable>
}

export function createSeriesStore(deps: SeriesStoreDeps): SeriesStore {
  return {
    writeBy: (object, write) => store(deps, object, write),
    write: (object, table) =>
      store(deps, object, (file) => writeParquet(deps.duckdb, file, table, object.metadata)),
    writeQuery: (object, format, sourceKeys, query, watch) =>
      store(deps, object, async (file) => {
        const paths = await sourcePaths(deps, sourceKeys)
        const sql = query((keys) => parquetSource(keys.flatMap((key) => paths.get(key) ?? [])))
        const writing = (): Promise<void> =>
          deps.duckdb.use((connection) =>
            watched(connection, watch, () =>
              copyToFile(connection, sql, file, format, object.metadata),
            ),
          )
        await orDamaged(deps, paths, writing, watch?.signal)
      }),
    read: async (keys, query) => {
      const paths = await sourcePaths(deps, keys)
      const sourceOf = (some: readonly string[]): string =>
        parquetSource(some.flatMap((key) => paths.get(key) ?? []))
      return orDamaged(deps, paths, () => readNumbers(deps.duckdb, query(sourceOf(keys), sourceOf)))
    },
  }
}

/** The files of stored objects by their keys, in this order. @throws DamagedSeriesError for none, and for missing ones */
async function sourcePaths(
  deps: SeriesStoreDeps,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const paths = await Promise.all(keys.map((key) => pathOf(deps.storage, key)))
  const changed = keys.filter((_key, index) => paths[index] === CHANGED)
  if (changed.length > 0) throw damaged(deps, changed, 'changed')
  const missing = keys.filter((_key, index) => paths[index] === undefined)
  if (keys.length === 0 || missing.length > 0) throw damaged(deps, missing, 'missing')
  return new Map(keys.map((key, index) => [key, String(paths[index])]))
}

/** In place of a path: the object has another content than was written. */
const CHANGED = Symbol('changed')

/** Undefined where there is no such object. */
async function pathOf(
  storage: ObjectStorage,
  key: string,
): Promise<string | typeof CHANGED | undefined> {
  try {
    return await storage.localPath(key)
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined
    if (error instanceof AppError && error.code === 'FILE_DAMAGED') return CHANGED
    throw error
  }
}

/** A query that fails may have many causes; damage is one where the whole of a source cannot be read. */
async function orDamaged<T>(
  deps: SeriesStoreDeps,
  paths: ReadonlyMap<string, string>,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    signal?.throwIfAborted()
    const unreadable: string[] = []
    for (const [key, file] of paths)
      if (!(await isReadable(deps.duckdb, file))) unreadable.push(key)
    throw unreadable.length > 0 ? damaged(deps, unreadable, 'unreadable', error) : error
  }
}

function isReadable(duckdb: DuckdbPool, file: string): Promise<boolean> {
  const everyValue = `select bit_xor(hash(part)) from ${parquetSource([file])} as part`
  return duckdb.use((connection) =>
    connection.run(everyValue).then(
      () => true,
      () => false,
    ),
  )
}

function damaged(
  { onDamaged }: SeriesStoreDeps,
  keys: readonly string[],
  damage: Damage,
  cause?: unknown,
): DamagedSeriesError {
  const error = new DamagedSeriesError(keys, damage, cause)
  onDamaged(error)
  return error
}

/** Writes a file under a temporary name; where that fails nothing is left of it. */
function store(
  { db, storage }: SeriesStoreDeps,
  object: StoredObject,
  write: (file: string) => Promise<void>,
): Promise<number> {
  return storeObject({ db, storage }, object, async () => {
    const file = await storage.temporaryFile()
    try {
      await write(file)
      return await storage.adopt(object.key, file)
    } catch (error) {
      await rm(file, { force: true })
      throw error
    }
  })
}
