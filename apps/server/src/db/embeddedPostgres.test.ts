import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, type QueryResultRow } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startEmbeddedPostgres } from './embeddedPostgres.ts'

let dir: string

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'duet-embedded-'))
  chmodSync(dir, 0o711)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

async function query<T extends QueryResultRow>(url: string, sql: string): Promise<T[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<T>(sql)).rows
  } finally {
    await client.end()
  }
}

/** A process of its own that starts the database, says its URL and then waits. */
async function startInProcess(): Promise<{ child: ChildProcess; url: string }> {
  const module = JSON.stringify(path.join(import.meta.dirname, 'embeddedPostgres.ts'))
  const code = `const { startEmbeddedPostgres } = await import(${module});
    const postgres = await startEmbeddedPostgres(${JSON.stringify(dir)});
    process.stdout.write(postgres.url + '\\n'); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [chunk] = await once(child.stdout, 'data')
  return { child, url: String(chunk).trim() }
}

describe('the built-in PostgreSQL', () => {
  test('preserves committed rows over a clean stop, and asks for its password', async () => {
    const first = await startEmbeddedPostgres(dir)
    await query(first.url, 'create table entry (n int); insert into entry values (1)')
    const wrong = new URL(first.url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    await first.stop()
    const second = await startEmbeddedPostgres(dir)
    expect(await query(second.url, 'select n from entry')).toEqual([{ n: 1 }])
    await second.stop()
  })

  test('data of another major version are left as they are, with what to do', async () => {
    const version = path.join(dir, 'data', 'PG_VERSION')
    const own = readFileSync(version, 'utf8')
    writeFileSync(version, '17\n')
    await expect(startEmbeddedPostgres(dir)).rejects.toThrow(
      /was written by PostgreSQL 17, .*duet backup.*duet restore/,
    )
    writeFileSync(version, own)
    const again = await startEmbeddedPostgres(dir)
    expect(await query(again.url, 'select n from entry')).toEqual([{ n: 1 }])
    await again.stop()
  })

  test.skipIf(process.platform === 'win32')(
    'its password is for its owner alone (not on Windows)',
    () => {
      expect(statSync(path.join(dir, 'password')).mode & 0o777).toBe(0o600)
    },
  )

  test('a second server on the same data is refused while the first lives', async () => {
    const first = await startEmbeddedPostgres(dir)
    await expect(startEmbeddedPostgres(dir)).rejects.toThrow(
      'Another DUET server is running on the data',
    )
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await first.stop()
  })

  test('after its server was killed it is taken over and no committed row is lost', async () => {
    const { child, url } = await startInProcess()
    await query(url, 'insert into entry values (2)')
    child.kill('SIGKILL')
    await once(child, 'exit')
    const again = await startEmbeddedPostgres(dir)
    expect(await query(again.url, 'select n from entry order by n')).toEqual([{ n: 1 }, { n: 2 }])
    await again.stop()
  })

  test.skipIf(process.platform === 'win32')(
    'after PostgreSQL itself was killed it recovers (not on Windows)',
    async () => {
      const onLost = vi.fn<() => void>()
      const first = await startEmbeddedPostgres(dir, onLost)
      await query(first.url, 'insert into entry values (3)')
      const [pid] = readFileSync(path.join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await vi.waitFor(() => expect(onLost).toHaveBeenCalledTimes(1), 10_000)
      await first.stop()
      const notLost = vi.fn<() => void>()
      const again = await startEmbeddedPostgres(dir, notLost)
      expect(await query(again.url, 'select max(n) as n from entry')).toEqual([{ n: 3 }])
      await again.stop()
      expect(notLost).not.toHaveBeenCalled()
    },
  )

  describe.skipIf(process.platform !== 'linux')('with processes killed or stuck (on Linux)', () => {
    test('the death of a backend is waited out: the server goes on with the same database', async () => {
      const onLost = vi.fn<() => void>()
      const messages: string[] = []
      const log = { info: hear(messages), warn: hear(messages) }
      const postgres = await startEmbeddedPostgres(dir, onLost, log)
      for (const round of [1, 2]) {
        await query(postgres.url, `insert into entry values (${round + 100})`)
        await killBackend(postgres.url)
        const isBack = (line: string): boolean => line === 'the built-in database is back'
        await vi.waitFor(() => expect(messages.filter(isBack)).toHaveLength(round), 20_000)
        expect(await query(postgres.url, 'select max(n) as n from entry')).toEqual([
          { n: round + 100 },
        ])
      }
      // The lock is held again
      await expect(startEmbeddedPostgres(dir)).rejects.toThrow('Another DUET server is running')
      await postgres.stop()
      expect(onLost).not.toHaveBeenCalled()
    })

    test('stopping a database that does not answer goes on to the kill, and the next start works', async () => {
      const messages: string[] = []
      const log = { info: hear(messages), warn: hear(messages) }
      const postgres = await startEmbeddedPostgres(dir, undefined, log)
      process.kill(postmaster(), 'SIGSTOP')
      await postgres.stop()
      expect(messages).toEqual([
        'the built-in database did not stop',
        'the built-in database did not stop',
        'processes of the built-in database are killed',
      ])
      const again = await startEmbeddedPostgres(dir)
      expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await again.stop()
    })

    test('a backend that outlived its main process does not prevent the next start from working', async () => {
      const postgres = await startEmbeddedPostgres(dir)
      const client = new Client({ connectionString: postgres.url })
      client.on('error', () => undefined)
      await client.connect()
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      process.kill(rows[0]?.pid ?? 0, 'SIGSTOP')
      process.kill(postmaster(), 'SIGKILL')
      const again = await startEmbeddedPostgres(dir)
      expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await again.stop()
      await postgres.stop()
    })

    test('a folder whose main process is in the middle of its recovery can be started at once', async () => {
      const { child, url } = await startInProcess()
      child.kill('SIGKILL')
      await once(child, 'exit')
      await killBackend(url)
      const again = await startEmbeddedPostgres(dir)
      expect(await query(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
      await again.stop()
    })
  })
})

const hear =
  (messages: string[]) =>
  (_fields: object, message: string): void => {
    messages.push(message)
  }

const postmaster = (): number =>
  Number(readFileSync(path.join(dir, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

/** As the system does when memory runs out. */
async function killBackend(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
}
