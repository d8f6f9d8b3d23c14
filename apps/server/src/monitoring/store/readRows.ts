import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { parquetSource } from '../../files/parquet/sql.ts'
import type { Server } from '../../server.ts'
import { readBinaryRows } from './binaryRows.ts'

export type TakeRow = (nodeKey: number, atUtcMs: number, value: number) => void

export interface RowRange {
  readonly nodeKeys: readonly number[]
  readonly fromUtcMs: number
  /** Not part of it. */
  readonly toUtcMs: number
}

/** An instant as SQL of both databases. */
export const timestamp = (utcMs: number): string => `'${new Date(utcMs).toISOString()}'`

/** More nodes than this are read by going through a partition. */
const MANY_NODES = 200

/** Rows that PostgreSQL has, in the order of node and time. */
export async function readHotRows(
  client: PoolClient,
  { nodeKeys, fromUtcMs, toUtcMs }: RowRange,
  take: TakeRow,
): Promise<void> {
  // A series of index look-ups a node costs more than one pass
  if (nodeKeys.length > MANY_NODES) await client.query('set local enable_indexscan = off')
  const nodes = nodeKeys.map((key) => Math.trunc(key)).join(',')
  const query = `select node_key, at, value from reading where node_key = any('{${nodes}}'::int[])
    and at >= ${timestamp(fromUtcMs)} and at < ${timestamp(toUtcMs)} order by 1, 2`
  await readBinaryRows(client.query(copyTo(`copy (${query}) to stdout (format binary)`)), take)
}

/** Rows of parts, in the order of part, node and time. @throws AppError FILE_DAMAGED, NOT_FOUND for a part that is gone */
export async function readPartRows(
  { storage, duckdb }: Pick<Server, 'storage' | 'duckdb'>,
  keys: readonly string[],
  { nodeKeys, fromUtcMs, toUtcMs }: RowRange,
  take: TakeRow,
): Promise<void> {
  const files: string[] = []
  for (const key of keys) files.push(await storage.localPath(key))
  const nodes = nodeKeys.map((key) => Math.trunc(key)).join(',')
  const query = `select node_key, epoch_us("at") / 1000.0, value from ${parquetSource(files)}
    where node_key in (${nodes}) and "at" >= ${timestamp(fromUtcMs)} and "at" < ${timestamp(toUtcMs)}`
  await duckdb.use(async (connection) => {
    const result = await connection.stream(query)
    for (;;) {
      const chunk = await result.fetchChunk()
      if (!chunk || chunk.rowCount === 0) return
      const [node, at, value] = [0, 1, 2].map((index) => chunk.getColumnVector(index))
      for (let row = 0; row < chunk.rowCount; row++)
        take(Number(node?.getItem(row)), Number(at?.getItem(row)), Number(value?.getItem(row)))
    }
  })
}
