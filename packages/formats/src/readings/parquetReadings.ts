import { type ReadingSink, ReadingsError } from './readingSink.ts'

interface Described {
  readonly toString: () => string
}
type Rows = readonly (readonly unknown[])[]

/** What of a connection of DuckDB is used. */
export interface ParquetConnection {
  readonly runAndReadAll: (
    sql: string,
    values: string[],
  ) => Promise<{ readonly columnNames: () => string[]; readonly columnTypes: () => Described[] }>
  readonly stream: (
    sql: string,
    values: string[],
  ) => Promise<{
    readonly fetchChunk: () => Promise<{
      readonly rowCount: number
      readonly getRows: () => Rows
    } | null>
  }>
}

const SOME_READINGS = 10_000
const TIME_TYPES = /^(TIMESTAMP|BIGINT|VARCHAR)/

/**
 * Reads a Parquet file of readings: columns tag, timestamp and value, or timestamp and a column for each tag. Times are
 * timestamps, ms since 1970 UTC or text. The line of a reading is its row, from 1. `afterSome` runs every
 * few thousand readings.
 *
 * @throws ReadingsError for a file that is no such table
 */
export async function readParquetReadings(
  connection: ParquetConnection,
  file: string,
  sink: ReadingSink,
  afterSome: () => Promise<void> = async () => undefined,
): Promise<void> {
  const { query, tags } = layoutOf(await columnsOf(connection, file))
  const result = await connection.stream(query, [file])
  let readings = 0
  for (let line = 1; ; ) {
    const chunk = await result.fetchChunk()
    if (!chunk || chunk.rowCount === 0) return
    for (const row of chunk.getRows()) {
      const [time, ...values] = row.map(plain)
      takeRow(sink, line++, { time: timeOf(time), values, tags })
      readings += values.length
      if (readings < SOME_READINGS) continue
      readings = 0
      await afterSome()
    }
  }
}

type Column = readonly [name: string, type: string]

async function columnsOf(connection: ParquetConnection, file: string): Promise<readonly Column[]> {
  try {
    const empty = await connection.runAndReadAll('select * from read_parquet($1) limit 0', [file])
    const types = empty.columnTypes().map(textOf)
    return empty.columnNames().map((name, index): Column => [name, types[index] ?? ''])
  } catch {
    throw new ReadingsError('This is no Parquet file.')
  }
}

interface Layout {
  readonly query: string
  /** Undefined: the first value is the tag. */
  readonly tags: readonly string[] | undefined
}

/** @throws ReadingsError */
function layoutOf(columns: readonly Column[]): Layout {
  const time = columns.find(([name]) => name.toLowerCase() === 'timestamp')
  if (!time || !TIME_TYPES.test(time[1]))
    throw new ReadingsError(
      'The Parquet file has no column timestamp of times, integers (ms since 1970 UTC) or text.',
    )
  const at = timeColumn(time)
  const named = (name: string): Column[] => columns.filter(([one]) => one === name)
  const isLong = named('tag').length > 0 && named('value').length > 0
  const others = isLong
    ? [...named('tag'), ...named('value')]
    : columns.filter((column) => column !== time)
  if (others.length === 0)
    throw new ReadingsError('The Parquet file has no column beside timestamp.')
  const query = `select ${[at, ...others.map(valueOf)].join(', ')} from read_parquet($1)`
  return { query, tags: isLong ? undefined : others.map(([name]) => name) }
}

/** A timestamp without a zone is a text without an offset: what it means is for the reader of readings to say. */
function timeColumn([name, type]: Column): string {
  if (type === 'VARCHAR') return beginning(name)
  if (!type.startsWith('TIMESTAMP')) return quoted(name)
  return type.endsWith('WITH TIME ZONE')
    ? `epoch_us(${quoted(name)}) / 1000.0`
    : `strftime(cast(${quoted(name)} as timestamp), '%Y-%m-%dT%H:%M:%S.%f')`
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** Times and decimals of DuckDB have a text of their own. */
const textOf = (value: Described): string => value.toString()

function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  return typeof value === 'object' && value !== null ? textOf(value) : value
}

/** Decimals are numbers too; of what is no number the beginning is enough, for a small file may repeat a long text. */
function valueOf([name, type]: Column): string {
  if (type.startsWith('DECIMAL')) return `cast(${quoted(name)} as double)`
  return NUMBERS.test(type) ? quoted(name) : beginning(name)
}

const NUMBERS = /^(?:U?(?:TINY|SMALL|BIG|HUGE)INT|U?INTEGER|FLOAT|DOUBLE)$/
const beginning = (name: string): string => `left(cast(${quoted(name)} as varchar), 1000)`

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
