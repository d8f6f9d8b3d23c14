import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../db/freePort.ts'
import { postmasterOf } from '../../db/postgresProcess.ts'

/** What is killed, as it is named in the guide. */
export const VICTIMS = ['backend', 'checkpointer', 'walwriter', 'postmaster', 'server'] as const
export type Victim = (typeof VICTIMS)[number]

/** How PostgreSQL titles its processes; a backend is one that serves this product. */
const TITLES: Readonly<Record<Exclude<Victim, 'postmaster' | 'server'>, RegExp>> = {
  backend: /^postgres: postgres postgres 127\.0\.0\.1\(\d+\)/,
  checkpointer: /^postgres: checkpointer/,
  walwriter: /^postgres: walwriter/,
}

/** The product on a data folder of its own, started again by a supervisor whenever it ends. */
export interface Supervised {
  readonly baseUrl: string
  readonly password: string
  /** Kills one process by force. @throws Error where there is none to kill */
  readonly kill: (victim: Victim) => void
  /** Ends of the server so far. */
  readonly ends: () => number
  readonly log: () => string
  readonly stop: () => Promise<void>
}

const PASSWORD = 'killed again and again'

/** @param given - data folder, which stays; absent: one of its own */
export async function startSupervised(given?: string): Promise<Supervised> {
  const dataDir = given ?? newDataFolder('duet-kills-')
  const port = await freePort()
  const state = {
    isStopping: false,
    ends: 0,
    log: '',
    child: undefined as ChildProcess | undefined,
  }
  const start = (): void => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../main.ts')], {
      env: environment(dataDir, port),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        state.log += chunk.toString()
      })
    }
    child.once('exit', () => {
      state.ends += 1
      if (!state.isStopping) start()
    })
    state.child = child
  }
  start()
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    password: PASSWORD,
    kill: (victim) => process.kill(victimOf(victim, dataDir, state.child), 'SIGKILL'),
    ends: () => state.ends,
    log: () => state.log,
    stop: async () => {
      state.isStopping = true
      await ended(state.child)
      if (given === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export function environment(dataDir: string, port: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DUET_DATA: dataDir,
    DUET_WORKER_THREADS: '1',
    DUET_MONITORED_SAMPLE: 'false',
    DUET_ADMIN_PASSWORD: PASSWORD,
    PORT: String(port),
  }
}

/** Where the user of the built-in database can get in. */
export function newDataFolder(prefix: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), prefix))
  chmodSync(folder, 0o711)
  return folder
}

function ended(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

function victimOf(victim: Victim, dataDir: string, server: ChildProcess | undefined): number {
  const postmaster = postmasterOf(path.join(dataDir, 'postgres', 'data'))
  const pid =
    victim === 'server'
      ? server?.pid
      : victim === 'postmaster'
        ? postmaster
        : childrenOf(postmaster).find((child) => TITLES[victim].test(titleOf(child)))
  if (pid === undefined) throw new Error(`There is no ${victim} to kill`)
  return pid
}

function childrenOf(parent: number | undefined): readonly number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.filter((pid) => parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  // After the name in brackets: state, parent
  return Number(readProc(pid, 'stat').split(') ')[1]?.split(' ')[1])
}

const titleOf = (pid: number): string => readProc(pid, 'cmdline')

/** Empty where the process has ended. */
function readProc(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
