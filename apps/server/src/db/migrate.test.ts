import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type TestDatabase, testDatabase } from './testing.ts'

let database: TestDatabase
let dir: string

beforeEach(async () => {
  database = await testDatabase()
  await database.pool.query('drop schema public cascade')
  await database.pool.query('create schema public')
  dir = mkdtempSync(path.join(tmpdir(), 'duet-migrations-'))
})

afterEach(async () => {
  await database.close()
  rmSync(dir, { recursive: true, force: true })
})

const file = (name: string, sql: string): void => writeFileSync(path.join(dir, name), sql)
const run = (): Promise<readonly string[]> => migrate(database.url, { dir })
const tables = async (): Promise<string[]> => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  return rows.map((row) => row.name)
}

describe('migrations', () => {
  test('run in the order of their numbers, each once', async () => {
    file('0001_a.sql', 'create table a (id int);')
    file('0002_b.sql', 'alter table a add column name text;')
    expect(await run()).toEqual(['0001_a.sql', '0002_b.sql'])
    expect(await run()).toEqual([])
    file('0003_c.sql', 'create table c (id int);')
    expect(await run()).toEqual(['0003_c.sql'])
    expect(await tables()).toEqual(['a', 'c', 'schema_migration'])
  })

  test('a failing one leaves nothing of itself and names its file; those before it stay', async () => {
    file('0001_a.sql', 'create table a (id int);')
    file('0002_b.sql', 'create table b (id int); select 1 / 0;')
    await expect(run()).rejects.toThrow(
      'Migration 0002_b.sql failed and was rolled back: division by zero',
    )
    expect(await tables()).toEqual(['a', 'schema_migration'])
  })

  test('one that was edited after it had run is named', async () => {
    file('0001_a.sql', 'create table a (id int);')
    await run()
    file('0001_a.sql', 'create table a (id bigint);')
    await expect(run()).rejects.toThrow('Migration 0001_a.sql was edited after it had run')
  })

  test('other line ends are no edit', async () => {
    file('0001_a.sql', 'create table a (\n  id int\n);\n')
    await run()
    file('0001_a.sql', 'create table a (\r\n  id int\r\n);\r\n')
    expect(await run()).toEqual([])
  })

  test('a database of a newer version is not touched', async () => {
    file('0001_a.sql', 'create table a (id int);')
    file('0002_b.sql', 'create table b (id int);')
    await run()
    rmSync(path.join(dir, '0002_b.sql'))
    await expect(run()).rejects.toThrow('0002_b.sql, which this version of DUET does not know')
  })

  test('a gap in the numbers is an error', async () => {
    file('0001_a.sql', 'select 1;')
    file('0003_c.sql', 'select 1;')
    await expect(run()).rejects.toThrow('expected a name like 0002_what_it_does.sql')
  })

  test('servers that start together run each file once between them', async () => {
    file('0001_a.sql', 'select pg_sleep(0.1); create table a (id int);')
    const ran = await Promise.all([run(), run(), run()])
    expect(ran.flat()).toEqual(['0001_a.sql'])
  })
})
