import { parquetSource } from '../../files/parquet/sql.ts'
import type { Server } from '../../server.ts'
import { daysBetween } from './dayQueries.ts'
import { dayText } from './readingBatch.ts'
import { type RowRange, timestamp } from './readRows.ts'

/** The newest reading of a node as it was sent, and how many there are in the range. */
export interface NewestReading {
  readonly atUtcMs: number
  readonly value: number
  readonly count: number
}

type NewestRow = NewestReading & { readonly nodeKey: number }

/**
 * Of each node with readings in a range. A reading that was corrected after its day was written counts twice until the part
 * has it.
 */
export async function readNewest(
  server: Pick<Server, 'db' | 'pool' | 'storage' | 'duckdb'>,
  projectId: string,
  range: RowRange,
): Promise<ReadonlyMap<number, NewestReading>> {
  if (range.nodeKeys.length === 0) return new Map()
  // First what PostgreSQL has: a compaction moves rows from there to the part, never back
  const hot = await newestHot(server, range)
  const days = await daysBetween(
    server.db,
    projectId,
    dayText(range.fromUtcMs),
    dayText(range.toUtcMs - 1),
  )
  const parts = days.flatMap(({ part_key }) => part_key ?? [])
  const stored = parts.length === 0 ? [] : await newestInParts(server, parts, range)
  const newest = new Map<number, NewestReading>()
  for (const { nodeKey, ...row } of [...stored, ...hot]) {
    const known = newest.get(nodeKey)
    const later = known && known.atUtcMs > row.atUtcMs ? known : row
    newest.set(nodeKey, { ...later, count: row.count + (known?.count ?? 0) })
  }
  return newest
}

const conditions = ({ nodeKeys, fromUtcMs, toUtcMs }: RowRange): string =>
  `node_key in (${nodeKeys.map((key) => Math.trunc(key)).join(',')})
   and "at" >= ${timestamp(fromUtcMs)} and "at" < ${timestamp(toUtcMs)}`

async function newestHot(
  { pool }: Pick<Server, 'pool'>,
  range: RowRange,
): Promise<readonly NewestRow[]> {
  const { rows } = await pool.query<NewestRow>(
    `select counted.node_key as "nodeKey", count, value, extract(epoch from counted.at)::float8 * 1000 as "atUtcMs"
     from (select node_key, count(*)::int as count, max(at) as at from reading where ${conditions(range)} group by 1) counted
     join reading newest on newest.node_key = counted.node_key and newest.at = counted.at
     where newest."at" >= ${timestamp(range.fromUtcMs)} and newest."at" < ${timestamp(range.toUtcMs)}`,
  )
  return rows
}

async function newestInParts(
  { storage, duckdb }: Pick<Server, 'storage' | 'duckdb'>,
  keys: readonly string[],
  range: RowRange,
): Promise<readonly NewestRow[]> {
  const files: string[] = []
  for (const key of keys) files.push(await storage.localPath(key))
  const query = `select node_key, epoch_us(max("at")) / 1000.0, max_by(value, "at"), count(*)
    from ${parquetSource(files)} where ${conditions(range)} group by 1`
  const rows = await duckdb.use(async (connection) => (await connection.run(query)).getRows())
  return rows.map(([nodeKey, atUtcMs, value, count]) => ({
    nodeKey: Number(nodeKey),
    atUtcMs: Number(atUtcMs),
    value: Number(value),
    count: Number(count),
  }))
}
