import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../db/freePort.ts'
import { startTemporaryPostgres } from '../../db/testing/temporaryPostgres.ts'
import { startS3Server } from '../../files/testing/s3Server.ts'

export interface LoadServers {
  readonly baseUrl: string
  readonly password: string
  readonly databaseUrl: string
  /** Where the server's files are, if not in S3. */
  readonly filesDir: string
  readonly server: LoadProcess
  readonly workers: readonly LoadProcess[]
  readonly stop: () => Promise<void>
}

export interface LoadProcess {
  readonly name: string
  readonly child: ChildProcess
  /** Greatest resident memory so far, bytes. */
  readonly peakBytes: () => number
  /** Of all its threads so far: what a busy machine does not change. */
  readonly cpuSeconds: () => number
}

const SERVER_FOLDER = join(import.meta.dirname, '../..')
const PASSWORD = 'of the load test'
const START_MS = 120_000

/** The product as a large operator runs it: PostgreSQL and files of their own, a server, and so many worker processes; none: its own threads. */
export async function startLoadServers(
  workerCount: number,
  { files = 's3' }: { readonly files?: 's3' | 'folder' } = {},
): Promise<LoadServers> {
  const folder = mkdtempSync(join(tmpdir(), 'duet-load-'))
  const postgres = await startTemporaryPostgres()
  const s3 = files === 's3' ? await startS3Server() : undefined
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const env = (name: string): NodeJS.ProcessEnv => ({
    ...process.env,
    ...s3?.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.url,
    DUET_DATA: join(folder, name),
    DUET_SECRET: 'the same secret for the server and its workers',
    DUET_ADMIN_PASSWORD: PASSWORD,
    DUET_MONITORED_SAMPLE: 'false',
    PORT: String(port),
  })
  const threads = (count: number) => ({ DUET_WORKER_THREADS: String(count) })
  const server = start('server', 'main.ts', { ...env('server'), ...threads(workerCount ? 0 : 2) })
  await waitUntilReady(baseUrl, server)
  const workers = Array.from({ length: workerCount }, (_, i) =>
    start(`worker ${i + 1}`, 'worker.ts', { ...env(`worker-${i + 1}`), ...threads(1) }),
  )
  return {
    baseUrl,
    password: PASSWORD,
    databaseUrl: postgres.url,
    filesDir: join(folder, 'server', 'files'),
    server,
    workers,
    stop: async () => {
      await Promise.all([server, ...workers].map(stopProcess))
      await s3?.close()
      await postgres.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function start(name: string, file: string, env: NodeJS.ProcessEnv): LoadProcess {
  const child = spawn('node', [join(SERVER_FOLDER, file)], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  let peak = 0
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(child.pid))
  }, 200)
  child.once('exit', () => clearInterval(timer))
  return { name, child, peakBytes: () => peak, cpuSeconds: () => cpuSeconds(child.pid) }
}

const TICKS_PER_SECOND = 100

/** 0 where the system does not report it, or the process is gone. */
function cpuSeconds(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}

/** 0 where the system does not report it, or the process is gone. */
function residentBytes(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

async function waitUntilReady(baseUrl: string, { child }: LoadProcess): Promise<void> {
  for (const deadline = Date.now() + START_MS; Date.now() < deadline; ) {
    if (child.exitCode !== null) throw new Error('the server stopped at start')
    const answer = await fetch(`${baseUrl}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error('the server is not ready')
}

function stopProcess({ child }: LoadProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}
