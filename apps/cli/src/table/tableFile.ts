import { csvRow } from '@duet/units'
import { writeOutput, writeWhole } from '../terminal/outputFile.ts'

/** NaN and null are missing. */
export type Cell = string | number | null

export interface TableColumn {
  readonly name: string
  readonly type: 'text' | 'number'
}

export interface Table {
  readonly columns: readonly TableColumn[]
  /** Cells in the order of the columns; read once. */
  readonly rows: Iterable<readonly Cell[]>
}

export const TABLE_FORMATS = ['csv', 'json', 'parquet'] as const
export type TableFormat = (typeof TABLE_FORMATS)[number]

/** Where a table goes. */
export interface TableTarget {
  readonly format: TableFormat
  /** `-` is standard output. */
  readonly file: string
}

const CHUNK_CHARACTERS = 65_536

/** Writes a table as a whole: beside its file first, and then in its place. @throws the error of the file system */
export async function writeTable({ format, file }: TableTarget, table: Table): Promise<void> {
  if (format !== 'parquet') return writeOutput(file, pieces(format, table))
  if (file === '-') throw new RangeError('got Parquet for standard output, expected text')
  await writeWhole(file, (unfinished) => writeParquet(unfinished, table))
}

/** Text of a table: CSV with a head, or a list of JSON objects, one on a line. */
export function* tableText(
  format: Exclude<TableFormat, 'parquet'>,
  { columns, rows }: Table,
): Generator<string, void, undefined> {
  const names = columns.map(({ name }) => name)
  yield format === 'csv' ? `${csvRow(names)}\n` : '['
  let isFirst = true
  for (const row of rows) {
    if (format === 'csv') yield `${csvRow(row)}\n`
    else yield `${isFirst ? '' : ','}\n${JSON.stringify(objectOf(names, row))}`
    isFirst = false
  }
  if (format === 'json') yield '\n]\n'
}

/** What `JSON.stringify` makes of NaN is null. */
const objectOf = (names: readonly string[], row: readonly Cell[]): object =>
  Object.fromEntries(names.map((name, at) => [name, row[at] ?? null]))

function* pieces(
  format: Exclude<TableFormat, 'parquet'>,
  table: Table,
): Generator<string, void, undefined> {
  let text = ''
  for (const line of tableText(format, table)) {
    text += line
    if (text.length < CHUNK_CHARACTERS) continue
    yield text
    text = ''
  }
  yield text
}

/** What writes it is loaded when it is needed alone. */
async function writeParquet(file: string, { columns, rows }: Table): Promise<void> {
  const { DuckDBInstance } = await import('@duckdb/node-api')
  const instance = await DuckDBInstance.create(':memory:', {
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const connection = await instance.connect()
  try {
    const types = columns.map(
      ({ name, type }) => `${quoted(name, '"')} ${type === 'text' ? 'varchar' : 'double'}`,
    )
    await connection.run(`create table rows (${types.join(', ')})`)
    const appender = await connection.createAppender('rows')
    for (const row of rows) {
      for (const [at] of columns.entries()) {
        const cell = row[at] ?? null
        if (cell === null || Number.isNaN(cell)) appender.appendNull()
        else if (typeof cell === 'number') appender.appendDouble(cell)
        else appender.appendVarchar(cell)
      }
      appender.endRow()
    }
    appender.closeSync()
    await connection.run(`copy rows to ${quoted(file, "'")} (format parquet, compression zstd)`)
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}

const quoted = (text: string, sign: string): string =>
  `${sign}${text.replaceAll(sign, sign + sign)}${sign}`
