import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api'

export interface DuckdbOptions {
  readonly threads: number
  readonly memoryLimitMb: number
  /** For what does not fit in memory. Processes may share it: each has a folder of its own in it. */
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
  const temporaryFolder = await ownFolder(options.temporaryFolder)
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(options.threads),
    memory_limit: `${options.memoryLimitMb}MB`,
    temp_directory: temporaryFolder,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    // What is freed goes back to the system, rather than up to 128 MB of it being retained
    allocator_flush_threshold: '4MB',
    allocator_bulk_deallocation_flush_threshold: '4MB',
    allocator_background_threads: 'true',
  })
  const idle: DuckDBConnection[] = []
  for (let i = 0; i < options.connections; i += 1) {
    const connection = await instance.connect()
    await connection.run("set TimeZone = 'UTC'; set parquet_metadata_cache = true")
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
  const inUse = setInterval(() => void markInUse(temporaryFolder), DAY_MS).unref()
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
      clearInterval(inUse)
      for (const connection of idle) connection.closeSync()
      instance.closeSync()
      rmSync(temporaryFolder, { recursive: true, force: true })
    },
  }
}

const DAY_MS = 24 * 60 * 60_000
/** Folders in use are marked every day: an older one is of a machine or container that is gone. */
const LOST_AGE_MS = 7 * DAY_MS

const markInUse = (folder: string): Promise<void> =>
  utimes(folder, new Date(), new Date()).catch(() => undefined)

/** Of this process; in a container every process may have the same id as the one before it. */
const ownNames = new Set<string>()

/**
 * A new folder of this process: the files that DuckDB puts there have the same names in every process. Those that processes of this
 * machine left when they were killed are removed, and those of other machines that nobody marked for a week.
 */
async function ownFolder(shared: string): Promise<string> {
  const machine = `${hostname().replaceAll(/[^\w.-]/g, '_')}_`
  await mkdir(shared, { recursive: true })
  for (const name of await readdir(shared)) {
    const [pid] = name.startsWith(machine) ? name.slice(machine.length).split('_') : []
    const isLeft =
      pid === undefined ? await isLost(path.join(shared, name)) : !isRunning(Number(pid))
    if (isLeft && !ownNames.has(name))
      await rm(path.join(shared, name), { recursive: true, force: true })
  }
  const name = `${machine}${process.pid}_${randomUUID()}`
  ownNames.add(name)
  const folder = path.join(shared, name)
  await mkdir(folder)
  return folder
}

async function isLost(folder: string): Promise<boolean> {
  // Another process may remove it at the same time
  const found = await stat(folder).catch(() => undefined)
  return found !== undefined && found.mtimeMs < Date.now() - LOST_AGE_MS
}

/** True for another process of this machine that is there. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
