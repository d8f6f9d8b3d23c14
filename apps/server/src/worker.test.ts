import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from './db/testing.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
let database: TestDatabase
let dataDir: string

beforeAll(async () => {
  database = await testDatabase()
  dataDir = mkdtempSync(path.join(tmpdir(), 'duet-worker-'))
})
afterAll(async () => {
  await database.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The worker as an operator starts it. */
async function startWorker(
  program: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{
  readonly launcher: ChildProcess
  readonly workerPid: number
  readonly address: string | undefined
}> {
  const launcher = spawn(process.execPath, [...program, 'worker'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      DUET_DATA: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  launcher.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const workerPid = await vi.waitFor(
    () => {
      const [, pid] = /"worker":"worker [^"]+\/(\d+)".*"worker started"/.exec(output) ?? []
      expect(pid).toBeDefined()
      return Number(pid)
    },
    { timeout: 40_000, interval: 50 },
  )
  return { launcher, workerPid, address: /"address":"([^"]+)"/.exec(output)?.[1] }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each([
  ['duet worker', ['apps/cli/src/main.ts']],
  ['npm run duet -- worker', ['tools/node24.mjs', 'apps/cli/src/main.ts']],
])('%s that is killed leaves no process behind', async (_name, program) => {
  const { launcher, workerPid } = await startWorker(program)
  expect(workerPid).not.toBe(launcher.pid)
  expect(isAlive(workerPid)).toBe(true)
  launcher.kill('SIGKILL')
  await vi.waitFor(() => expect(isAlive(workerPid)).toBe(false), { timeout: 15_000, interval: 50 })
})

test('a worker with a port says how it is', async () => {
  const token = 'the-token-of-this-test'
  const env = { DUET_WORKER_PORT: '0', DUET_METRICS_TOKEN: token, DUET_WORKER_THREADS: '3' }
  const { launcher, address } = await startWorker(['apps/cli/src/main.ts'], env)
  const get = async (at: string, authorization = ''): Promise<readonly [number, string]> => {
    const response = await fetch(`${address}${at}`, { headers: { authorization } })
    return [response.status, await response.text()]
  }
  expect(await get('/health')).toEqual([200, '{"status":"ok"}'])
  expect(await get('/ready')).toEqual([200, '{"status":"ready"}'])
  expect((await get('/metrics'))[0]).toBe(401)
  const [, text] = await get('/metrics', `Bearer ${token}`)
  expect(text).toContain('duet_threads{purpose="compute"} 3')
  expect(text).toContain('duet_database_connections_max 12')
  expect((await get('/'))[0]).toBe(404)
  launcher.kill('SIGTERM')
})
