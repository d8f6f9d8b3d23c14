import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Who hears of what happens to the built-in database. */
export interface DatabaseLog {
  readonly info: (fields: object, message: string) => void
  readonly warn: (fields: object, message: string) => void
}

/** Runs `pg_ctl` on the data folder. */
export type Control = (args: readonly string[]) => Promise<void>

/** The ways to stop, each with how long it may take. All preserve what was committed: the next start reads the write-ahead log. */
const WAYS = [
  { mode: 'fast', seconds: 2 },
  { mode: 'immediate', seconds: 1 },
] as const
const KILL_MS = 2000

export const pidFileOf = (dataDir: string): string => path.join(dataDir, 'postmaster.pid')

/** The main process of the database that runs on this folder; undefined where none does. */
export function postmasterOf(dataDir: string): number | undefined {
  const file = pidFileOf(dataDir)
  if (!existsSync(file)) return undefined
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  return pid > 0 && isAlive(pid) && isPostgresOf(pid, dataDir) ? pid : undefined
}

/**
 * Ends the database of this folder, whatever state it is in: asks, then cuts, then kills. Processes that outlived a dead
 * main process, and would prevent the next one from starting, are killed.
 */
export async function stopPostgres(
  dataDir: string,
  control: Control,
  log: DatabaseLog,
): Promise<void> {
  for (const { mode, seconds } of WAYS) {
    if (postmasterOf(dataDir) === undefined) break
    try {
      await control(['stop', '-m', mode, '-w', '-t', String(seconds)])
    } catch (error) {
      log.warn({ mode, seconds, err: error }, 'the built-in database did not stop')
    }
  }
  await killProcesses(dataDir, log)
}

async function killProcesses(dataDir: string, log: DatabaseLog): Promise<void> {
  const untilMs = performance.now() + KILL_MS
  for (let pids = processesOf(dataDir); pids.length > 0; pids = processesOf(dataDir)) {
    log.warn({ pids }, 'processes of the built-in database are killed')
    for (const pid of pids) kill(pid)
    if (performance.now() > untilMs) {
      throw new Error(`Processes of the built-in database cannot be killed: ${pids.join(', ')}`)
    }
    await wait(50)
  }
}

/** Only Linux shows processes without their parent; elsewhere the main process alone is known. */
function processesOf(dataDir: string): readonly number[] {
  const postmaster = postmasterOf(dataDir)
  if (process.platform !== 'linux') return postmaster === undefined ? [] : [postmaster]
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => isPostgresOf(pid, dataDir))
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended meanwhile
  }
}

/**
 * A process number may have gone to another program since, or be that of a dead process that nobody has asked for.
 * PostgreSQL works in its data folder. Only Linux shows that; elsewhere pg_ctl decides.
 */
function isPostgresOf(pid: number, dataDir: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return (
      /^\d+ \(postgres\) [^ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8')) &&
      readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir)
    )
  } catch {
    return false
  }
}
