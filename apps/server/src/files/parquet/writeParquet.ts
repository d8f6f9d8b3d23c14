import { randomBytes } from 'node:crypto'
import {
  DOUBLE,
  type DuckDBConnection,
  DuckDBDataChunk,
  DuckDBTimestampTZValue,
  TIMESTAMPTZ,
} from '@duckdb/node-api'
import { TIME_COLUMN } from '@duet/results'
import type { DuckdbPool } from './duckdbPool.ts'
import { type FileFormat, sqlText } from './sql.ts'

/** Columns over a time axis. NaN is stored as null. */
export interface SeriesTable {
  /** Start of each step, ms UTC, [n]. */
  readonly timeUtcMs: Float64Array
  /** Name (of our own making, never a user's) -> values, [n]. */
  readonly columns: ReadonlyMap<string, Float64Array>
}

const CHUNK_ROWS = 2048
/** Rows of a row group: about a year of hours, so that a month of minutes skips the rest. */
const ROW_GROUP = 16_384

/** Writes the table as a Parquet file with `metadata` as key-value pairs. The file must not exist. */
export async function writeParquet(
  pool: DuckdbPool,
  file: string,
  table: SeriesTable,
  metadata: Readonly<Record<string, string>>,
): Promise<void> {
  await pool.use(async (connection) => {
    const name = `t_${randomBytes(8).toString('hex')}`
    const columns = [...table.columns.keys()].map((column) => `"${column}" double`)
    await connection.run(
      `create table ${name} ("${TIME_COLUMN}" timestamptz, ${columns.join(', ')})`,
    )
    try {
      await fillTable(connection, name, table)
      await copyToFile(connection, `select * from ${name}`, file, 'parquet', metadata)
    } finally {
      await connection.run(`drop table ${name}`)
    }
  })
}

/** Writes the answer of a query as a file; only Parquet has room for `metadata`. */
export async function copyToFile(
  connection: DuckDBConnection,
  query: string,
  file: string,
  format: FileFormat,
  metadata: Readonly<Record<string, string>>,
): Promise<void> {
  const pairs = Object.entries(metadata).map(([key, value]) => `${key}: ${sqlText(value)}`)
  const options =
    format === 'csv'
      ? 'format csv, header'
      : `format parquet, compression zstd, row_group_size ${ROW_GROUP}${pairs.length > 0 ? `, kv_metadata {${pairs.join(', ')}}` : ''}`
  await connection.run(`copy (${query}) to ${sqlText(file)} (${options})`)
}

async function fillTable(
  connection: DuckDBConnection,
  name: string,
  { timeUtcMs, columns }: SeriesTable,
): Promise<void> {
  const appender = await connection.createAppender(name)
  for (let from = 0; from < timeUtcMs.length; from += CHUNK_ROWS) {
    appender.appendDataChunk(chunkOf(timeUtcMs, [...columns.values()], from))
    // The server answers others between chunks
    await new Promise(setImmediate)
  }
  appender.closeSync()
}

/** Numbers go one by one into the vectors: lists of them would be as much memory again. */
function chunkOf(
  timeUtcMs: Float64Array,
  columns: readonly Float64Array[],
  from: number,
): DuckDBDataChunk {
  const rows = Math.min(CHUNK_ROWS, timeUtcMs.length - from)
  const chunk = DuckDBDataChunk.create([TIMESTAMPTZ, ...columns.map(() => DOUBLE)], rows)
  const times = chunk.getColumnVector(0)
  for (let row = 0; row < rows; row++) {
    times.setItem(row, new DuckDBTimestampTZValue(BigInt(timeUtcMs[from + row] ?? 0) * 1000n))
  }
  times.flush()
  columns.forEach((values, index) => {
    const vector = chunk.getColumnVector(index + 1)
    for (let row = 0; row < rows; row++) {
      const value = values[from + row] ?? Number.NaN
      vector.setItem(row, Number.isNaN(value) ? null : value)
    }
    vector.flush()
  })
  return chunk
}
