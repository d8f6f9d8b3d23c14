import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')
const START_TIMEOUT_MS = 170_000

export interface RunningServer {
  readonly baseUrl: string
  readonly email: string
  /** Printed once, at the first start over an empty data folder. */
  readonly password: string | undefined
  readonly process: ChildProcess
  readonly stop: () => Promise<void>
  /** As a power cut would: no signal that can be handled. */
  readonly killHard: () => void
}

/** Starts the product as a user does, with further settings, and waits until it is ready. */
export async function startServer(
  dataFolder: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await freePort()
  const baseUrl = `http://127.0.0.1:${port}`
  const child = spawn('node', ['tools/start.mjs'], {
    cwd: ROOT,
    env: {
      // Made in the background, beside what tests look at: those that need it ask for it
      DUET_MONITORED_SAMPLE: 'false',
      ...process.env,
      // The test runner names itself there, and the server would take more than it does for users
      NODE_ENV: 'production',
      ...settings,
      PORT: String(port),
      HOST: '127.0.0.1',
      DUET_DATA: dataFolder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const collect = (chunk: Buffer): void => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  await waitUntilReady(baseUrl, child, () => output)
  return {
    baseUrl,
    email: /e-?mail:?\s+(\S+@\S+)/i.exec(output)?.[1] ?? '',
    password: /password:?\s+(\S+)/i.exec(output)?.[1],
    process: child,
    stop: () => stopProcess(child),
    killHard: () => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    },
  }
}

async function waitUntilReady(
  baseUrl: string,
  child: ChildProcess,
  output: () => string,
): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server stopped at start:\n${output()}`)
    const answer = await fetch(`${baseUrl}/ready`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((wake) => setTimeout(wake, 100))
  }
  child.kill('SIGKILL')
  throw new Error(`the server was not ready in ${START_TIMEOUT_MS} ms:\n${output()}`)
}

function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((done) => {
    child.once('exit', () => done())
    child.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer()
    server.once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address
          ? found(address.port)
          : failed(new Error('no free port')),
      )
    })
  })
}
