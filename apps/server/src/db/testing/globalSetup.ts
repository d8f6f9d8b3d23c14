import { Client } from 'pg'
import { migrate } from '../migrate.ts'
import { startTemporaryPostgres } from './temporaryPostgres.ts'

/** The database that `testDatabase` copies: migrated, empty, without connections. */
export const TEMPLATE_DATABASE = 'duet_template'
/** Carries the URL of the run's PostgreSQL from here to the test files. */
export const TEST_URL_KEY = 'DUET_TEST_DATABASE_URL'

/**
 * Vitest global set-up: one PostgreSQL for the whole run. With DUET_TEST_DATABASE_URL already set (an own
 * server, a role that may create databases), that one is used and only the template is made anew.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const ownUrl = process.env[TEST_URL_KEY]
  if (ownUrl) {
    await makeTemplate(ownUrl)
    return async () => undefined
  }
  const postgres = await startTemporaryPostgres()
  await writeWithoutWaiting(postgres.url)
  await makeTemplate(postgres.url)
  process.env[TEST_URL_KEY] = postgres.url
  return postgres.stop
}

/** What tests write need not outlive a power cut. */
async function writeWithoutWaiting(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.end()
}

async function makeTemplate(url: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${TEMPLATE_DATABASE} with (force)`)
  await client.query(`create database ${TEMPLATE_DATABASE}`)
  await client.end()
  const template = new URL(url)
  template.pathname = TEMPLATE_DATABASE
  await migrate(template.href)
}
