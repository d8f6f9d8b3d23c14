import type { DuckDBConnection } from '@duckdb/node-api'
import type { DuckdbPool } from './duckdbPool.ts'

export interface NumberTable {
  readonly names: readonly string[]
  /** One array a name, all of one length. */
  readonly columns: readonly Float64Array[]
}

/**
 * The answer of a query whose columns are all numbers; null becomes NaN. `query` is made of declared
 * column names and checked numbers only.
 */
export function readNumbers(pool: DuckdbPool, query: string): Promise<NumberTable> {
  return pool.use((connection) => readNumbersOn(connection, query))
}

async function readNumbersOn(connection: DuckDBConnection, query: string): Promise<NumberTable> {
  const result = await connection.run(query)
  const columns = Array.from(
    { length: result.columnCount },
    () => new Float64Array(result.rowCount),
  )
  let from = 0
  for (const chunk of await result.fetchAllChunks()) {
    const rows = chunk.rowCount
    columns.forEach((column, index) => {
      const vector = chunk.getColumnVector(index)
      for (let row = 0; row < rows; row += 1) column[from + row] = toNumber(vector.getItem(row))
    })
    from += rows
  }
  return { names: result.columnNames(), columns }
}

function toNumber(value: unknown): number {
  if (typeof value === 'number') return value
  if (typeof value === 'bigint') return Number(value)
  return Number.NaN
}
