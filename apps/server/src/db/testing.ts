import { randomBytes } from 'node:crypto'
import { Client, type Pool } from 'pg'
import { createDatabase, createPool, type Database } from './connection.ts'
import { TEMPLATE_DATABASE, TEST_URL_KEY } from './testing/globalSetup.ts'

export interface TestDatabase {
  readonly url: string
  readonly pool: Pool
  readonly db: Database
  /** Closes the connections and drops the database. */
  readonly close: () => Promise<void>
}

/** A database of its own for a test file: all migrations, no rows. About 0.1 s. */
export const testDatabase = (): Promise<TestDatabase> => newDatabase(TEMPLATE_DATABASE)

/** One without any table. */
export const emptyDatabase = (): Promise<TestDatabase> => newDatabase('template0')

async function newDatabase(template: string): Promise<TestDatabase> {
  const serverUrl = process.env[TEST_URL_KEY]
  if (!serverUrl) {
    throw new Error(
      'No test PostgreSQL: run through a Vitest configuration whose globalSetup is db/testing/globalSetup.ts',
    )
  }
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = name
  const pool = createPool(url.href, () => undefined)
  return {
    url: url.href,
    pool,
    db: createDatabase(pool),
    close: async () => {
      await pool.end()
      await onServer(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
