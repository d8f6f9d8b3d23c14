import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { DuckDBConnection } from '@duckdb/node-api'
import { ProblemLog } from '@duet/formats'
import { createDuckdbPool, type DuckdbPool } from '../../files/parquet/duckdbPool.ts'
import { parquetSource, sqlText } from '../../files/parquet/sql.ts'

export interface TextFile {
  readonly path: string
  readonly remove: () => Promise<void>
}

/** Works with a DuckDB of its own and a folder that goes with it. */
export async function withScratch<T>(
  work: (duckdb: DuckdbPool, folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'duet-series-'))
  const duckdb = await createDuckdbPool({
    threads: 1,
    memoryLimitMb: 512,
    temporaryFolder: path.join(folder, 'duckdb'),
    connections: 1,
  })
  try {
    return await work(duckdb, folder)
  } finally {
    duckdb.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A Parquet file as text with tabs: times as they are written in text, those with a zone in UTC. @throws WeatherFileError */
export async function parquetText(file: string): Promise<TextFile> {
  const folder = await mkdtemp(path.join(tmpdir(), 'duet-parquet-'))
  const target = path.join(folder, 'table.tsv')
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    await withScratch((duckdb) => duckdb.use((connection) => writeText(connection, file, target)))
  } catch (error) {
    await remove()
    throw error
  }
  return { path: target, remove }
}

async function writeText(
  connection: DuckDBConnection,
  file: string,
  target: string,
): Promise<void> {
  const source = parquetSource([file])
  try {
    const described = await connection.runAndReadAll(`select * from ${source} limit 0`)
    const types = described.columnTypes().map(String)
    const columns = described.columnNames().map((name, index) => textOf(name, types[index] ?? ''))
    await connection.run(
      `copy (select ${columns.join(', ')} from ${source}) to ${sqlText(target)} (format csv, header, delimiter '\t')`,
    )
  } catch {
    new ProblemLog().fail({
      code: 'not_text',
      message: 'The Parquet file is damaged or cut short. Export it anew.',
    })
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

function textOf(name: string, type: string): string {
  const column = quoted(name)
  if (type === 'TIMESTAMP WITH TIME ZONE')
    return `strftime(${column}, '%Y-%m-%dT%H:%M:%SZ') as ${column}`
  if (/^(TIMESTAMP|DATE)/.test(type))
    return `strftime(${column}::timestamp, '%Y-%m-%dT%H:%M:%S') as ${column}`
  if (/^DECIMAL/.test(type)) return `${column}::double as ${column}`
  if (type === 'BOOLEAN') return `${column}::integer as ${column}`
  if (/INT|FLOAT|DOUBLE|^TIME/.test(type)) return column
  // of what is no number the beginning is enough
  return `left(regexp_replace(${column}::varchar, '[\\t\\r\\n]+', ' ', 'g'), 200) as ${column}`
}
