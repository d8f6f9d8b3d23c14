import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { type ReadingSink, ReadingsError } from '@duet/formats'
import { sqlText } from '../../files/parquet/sql.ts'
import type { Server } from '../../server.ts'

const TIME_TYPES = /^(TIMESTAMP|BIGINT|VARCHAR)/

/**
 * Reads a Parquet file of readings: columns tag, timestamp and value, or timestamp and a column for each tag. Times are
 * timestamps (without a zone: UTC), ms since 1970 UTC or text. The line of a reading is its row, from 1. `afterChunk` runs every
 * few thousand rows.
 *
 * @throws ReadingsError for a file that is no such table
 */
export async function readParquetReadings(
  { storage, duckdb }: Pick<Server, 'storage' | 'duckdb'>,
  content: AsyncIterable<Uint8Array>,
  sink: ReadingSink,
  afterChunk: () => Promise<void> = async () => undefined,
): Promise<void> {
  const file = await storage.stage(Readable.from(content))
  try {
    await duckdb.use(async (connection) => {
      const source = `read_parquet(${sqlText(file)})`
      const columns = await described(() =>
        connection.runAndReadAll(`describe select * from ${source}`),
      )
      const { query, tags } = layoutOf(columns, source)
      const result = await connection.stream(query)
      for (let line = 1; ; ) {
        const chunk = await result.fetchChunk()
        if (!chunk || chunk.rowCount === 0) return
        for (const row of chunk.getRows()) {
          const [time, ...values] = row.map(plain)
          takeRow(sink, line++, { time: timeOf(time), values, tags })
        }
        await afterChunk()
      }
    })
  } finally {
    await rm(file, { force: true })
  }
}

type Column = readonly [name: string, type: string]

async function described(
  describe: () => Promise<{ getRows: () => readonly (readonly unknown[])[] }>,
): Promise<readonly Column[]> {
  try {
    return (await describe()).getRows().map((row) => [String(row[0]), String(row[1])])
  } catch {
    throw new ReadingsError('The body is no Parquet file.')
  }
}

interface Layout {
  readonly query: string
  /** Undefined: the first value is the tag. */
  readonly tags: readonly string[] | undefined
}

/** @throws ReadingsError */
function layoutOf(columns: readonly Column[], source: string): Layout {
  const time = columns.find(([name]) => name.toLowerCase() === 'timestamp')
  if (!time || !TIME_TYPES.test(time[1]))
    throw new ReadingsError(
      'The Parquet file has no column timestamp of times, integers (ms since 1970 UTC) or text.',
    )
  const at = time[1].startsWith('TIMESTAMP')
    ? `epoch_us(${quoted(time[0])}) / 1000.0`
    : quoted(time[0])
  const named = (name: string): Column[] => columns.filter(([one]) => one === name)
  const isLong = named('tag').length > 0 && named('value').length > 0
  const others = isLong
    ? [...named('tag'), ...named('value')]
    : columns.filter((column) => column !== time)
  if (others.length === 0)
    throw new ReadingsError('The Parquet file has no column beside timestamp.')
  const query = `select ${[at, ...others.map(valueOf)].join(', ')} from ${source}`
  return { query, tags: isLong ? undefined : others.map(([name]) => name) }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Times and decimals of DuckDB have a text of their own. */
const textOf = (value: { readonly toString: () => string }): string => value.toString()

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'object' && value !== null ? textOf(value) : value
}

/** Decimals are numbers too. */
const valueOf = ([name, type]: Column): string =>
  type.startsWith('DECIMAL') ? `cast(${quoted(name)} as double)` : quoted(name)

const timeOf = (value: unknown): string | number =>
  typeof value === 'number' || typeof value === 'string' ? value : ''

function takeRow(
  sink: ReadingSink,
  line: number,
  {
    time,
    values,
    tags,
  }: {
    readonly time: string | number
    readonly values: readonly unknown[]
    readonly tags: readonly string[] | undefined
  },
): void {
  if (tags) for (const [index, tag] of tags.entries()) sink(line, tag, time, values[index])
  else sink(line, String(values[0]), time, values[1])
}
