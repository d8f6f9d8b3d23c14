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
async function startWorker(program: readonly string[]): Promise<{
  readonly launcher: ChildProcess
  readonly workerPid: number
}> {
  const launcher = spawn(process.execPath, [...program, 'worker'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: database.url,
      DUET_DATA: dataDir,
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
  return { launcher, workerPid }
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
