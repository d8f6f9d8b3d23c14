import { mkdir } from 'node:fs/promises'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

export interface DuckdbOptions {
  readonly threads: number
  readonly memoryLimitMb: number
  /** For what does not fit in memory. */
  readonly temporaryFolder: string
  /** Queries at the same time; the next ones wait. */
  readonly connections: number
}

export interface DuckdbPool {
  /** A connection for the time of `work`. */
  readonly use: <T>(work: (connection: DuckDBConnection) => Promise<T>) => Promise<T>
  readonly close: () => void
}

/** DuckDB in memory, for Parquet files of this machine. Nothing is fetched: extensions are those built in. */
export async function createDuckdbPool(options: DuckdbOptions): Promise<DuckdbPool> {
  await mkdir(options.temporaryFolder, { recursive: true })
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(options.threads),
    memory_limit: `${options.memoryLimitMb}MB`,
    temp_directory: options.temporaryFolder,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  })
  const idle: DuckDBConnection[] = []
  for (let i = 0; i < options.connections; i += 1) {
    const connection = await instance.connect()
    await connection.run("set TimeZone = 'UTC'")
    idle.push(connection)
  }
  const waiting: ((connection: DuckDBConnection) => void)[] = []
  const take = (): Promise<DuckDBConnection> => {
    const free = idle.pop()
    return free ? Promise.resolve(free) : new Promise((resolve) => waiting.push(resolve))
  }
  const give = (connection: DuckDBConnection): void => {
    const next = waiting.shift()
    if (next) next(connection)
    else idle.push(connection)
  }
  return {
    use: async (work) => {
      const connection = await take()
      try {
        return await work(connection)
      } finally {
        give(connection)
      }
    },
    close: () => {
      for (const connection of idle) connection.closeSync()
      instance.closeSync()
    },
  }
}
