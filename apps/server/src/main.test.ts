import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from './db/freePort.ts'
import { testDatabase } from './db/testing.ts'

let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'duet-main-'))
  chmodSync(dataDir, 0o711)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

interface Started {
  readonly child: ChildProcess
  readonly output: () => string
  /** Undefined where the process ended before. */
  readonly url: string | undefined
  readonly ended: Promise<number | null>
}

/** The real program in a process of its own. */
async function start(env: Readonly<Record<string, string>>): Promise<Started> {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([key]) => !key.startsWith('DUET_') && key !== 'NODE_ENV'),
  )
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...clean,
      PORT: '0',
      DUET_DATA: dataDir,
      DUET_WORKER_THREADS: '1',
      DUET_MONITORED_SAMPLE: 'false',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const ready = new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const url = /Open {6}(http:\S+)/.exec(output)?.[1]
      if (url && output.includes('└')) resolve(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then(() => resolve(undefined))
  })
  return { child, url: await ready, ended, output: () => output }
}

async function signIn(url: string, password: string): Promise<unknown> {
  const query = `mutation LocalLogin($p: String!) {
    localLogin(username: "admin@duet.local", password: $p) { ... on TokenPayload { token } ... on AuthError { code } }
  }`
  const response = await fetch(`${url}/api/graphql?operation=LocalLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query, variables: { p: password } }),
  })
  return Object.keys((await response.json()).data.localLogin)[0]
}

describe('the server process', () => {
  test('refuses bad settings with one line each and code 1, without a stack', async () => {
    const { ended, output } = await start({ PORT: 'http', LOG_LEVEL: 'loud', DUET_DATABASE: 'x' })
    expect(await ended).toBe(1)
    expect(output()).toMatch(
      /^DUET cannot start with these settings:\n {2}PORT=http.*\n {2}LOG_LEVEL=loud.*\n {2}DUET_DATABASE.*\n$/,
    )
  })

  test('until the first start is done, calls are asked to come again, and none sees half of it', async () => {
    const ownDir = mkdtempSync(path.join(dataDir, 'first-'))
    chmodSync(ownDir, 0o711)
    const port = await freePort()
    const password = 'of the first start'
    const starting = start({
      PORT: String(port),
      DUET_DATA: ownDir,
      DUET_ADMIN_PASSWORD: password,
    })
    const url = `http://127.0.0.1:${port}`
    const refusals: unknown[] = []
    await vi.waitFor(
      async () => {
        const answer = await fetch(`${url}/api/graphql?operation=Flags`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query: 'query Flags { featureFlags { id } }' }),
        })
        if (answer.ok) return
        const { errors } = await answer.json()
        const { code } = errors[0].extensions
        refusals.push([answer.status, code, Number(answer.headers.get('retry-after')) > 0])
        throw new Error('not yet')
      },
      { timeout: 50_000, interval: 20 },
    )
    expect(refusals.length).toBeGreaterThan(0)
    for (const refusal of refusals) expect(refusal).toEqual([503, 'UNAVAILABLE', true])
    expect(await signIn(url, password)).toBe('token')
    const { child, ended } = await starting
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('the first start shows a password once, stores it until it signs in', async () => {
    const first = await start({})
    const password = /Password {2}(\S+)/.exec(first.output())?.[1] ?? ''
    expect(password).toHaveLength(16)
    const file = path.join(dataDir, 'first-password')
    expect(first.output()).toContain(file)
    expect(readFileSync(file, 'utf8')).toBe(`admin@duet.local\n${password}\n`)
    // Windows has no such modes
    expect(process.platform === 'win32' ? 0o600 : statSync(file).mode & 0o777).toBe(0o600)
    expect(await signIn(first.url ?? '', password)).toBe('token')
    expect(existsSync(file)).toBe(false)
    expect(await signIn(first.url ?? '', 'something else')).toBe('code')
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.output().split(password)).toHaveLength(2)

    const second = await start({})
    expect(second.output()).not.toContain('Password')
    expect(await signIn(second.url ?? '', password)).toBe('token')
    second.child.kill('SIGINT')
    expect(await second.ended).toBe(0)
  })

  test('leaves the address of its database for tools while it runs, for its owner alone', async () => {
    const { child, ended } = await start({})
    const file = path.join(dataDir, 'run', 'database-url')
    expect(readFileSync(file, 'utf8')).toMatch(
      /^postgres:\/\/postgres:\S+@127\.0\.0\.1:\d+\/postgres$/,
    )
    // Windows has no such modes
    expect(process.platform === 'win32' ? 0o600 : statSync(file).mode & 0o777).toBe(0o600)
    child.kill('SIGTERM')
    await ended
    expect(existsSync(file)).toBe(false)
  })

  test('after it was killed it starts again on the same data', async () => {
    const killed = await start({})
    killed.child.kill('SIGKILL')
    await killed.ended
    const again = await start({})
    expect(again.url).toMatch(/^http:/)
    again.child.kill('SIGTERM')
    expect(await again.ended).toBe(0)
  })

  test.skipIf(process.platform === 'win32')(
    'when its own PostgreSQL dies it stops with code 1, for a supervisor to start it again (not on Windows)',
    async () => {
      const server = await start({})
      const pidFile = path.join(dataDir, 'postgres', 'data', 'postmaster.pid')
      process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGKILL')
      expect(await server.ended).toBe(1)
      expect(server.output().split('the built-in database is lost')).toHaveLength(2)
      const again = await start({})
      again.child.kill('SIGTERM')
      expect(await again.ended).toBe(0)
    },
  )

  test('a request that does not end holds up the stop for seconds only', async () => {
    const server = await start({})
    const open = request(`${server.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-length': 1000 },
    })
    const cut = once(open, 'error')
    open.write('{')
    await new Promise((resolve) => setTimeout(resolve, 200))
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await cut
    expect(server.output()).not.toContain('did not stop cleanly')
  })

  test('two servers that start together on a new database of the operator share it', async () => {
    const database = await testDatabase()
    const shared = {
      DATABASE_URL: database.url,
      DUET_SECRET: 'a secret that both servers were given',
      LOG_LEVEL: 'error',
    }
    const servers = await Promise.all([start(shared), start(shared)])
    const boxes = servers.map(({ output }) => output())
    const passwords = boxes.flatMap((box) => /Password {2}(\S+)/.exec(box)?.[1] ?? [])
    expect(passwords).toHaveLength(1)
    for (const { url } of servers) expect(await signIn(url ?? '', passwords[0] ?? '')).toBe('token')
    for (const { child } of servers) child.kill('SIGTERM')
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0])
    await database.close()
  })

  test('a database that cannot be reached is said in a sentence', async () => {
    const { ended, output } = await start({ DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/x' })
    expect(await ended).toBe(1)
    expect(output()).toContain('DUET could not start: ')
    expect(output()).not.toContain('hunter2')
  })
})
