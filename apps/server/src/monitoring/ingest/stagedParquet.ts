import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type ReadingSink, readParquetReadings } from '@duet/formats'
import type { Server } from '../../server.ts'

/** Reads a Parquet stream by way of a file, which DuckDB needs. @throws ReadingsError */
export async function stagedParquet(
  { storage, duckdb }: Pick<Server, 'storage' | 'duckdb'>,
  content: AsyncIterable<Uint8Array>,
  sink: ReadingSink,
  afterSome?: () => Promise<void>,
): Promise<void> {
  const file = await storage.stage(Readable.from(content))
  try {
    await duckdb.use((connection) => readParquetReadings(connection, file, sink, afterSome))
  } finally {
    await rm(file, { force: true })
  }
}
