import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types as pgTypes } from 'pg'
import type { DB } from './database.gen.ts'
import { traceQuery } from './traceQueries.ts'

export type Database = Kysely<DB>

const INT8_OID = 20

/** For a connection of the pool, a new one of a server that is busy among them. */
const CONNECT_MS = 30_000

/** A pool of connections. `onIdleError` hears of connections that the database closed while nobody used them. */
export function createPool(url: string, onIdleError: (error: Error) => void): Pool {
  // bigint columns hold sizes and counts, far below 2^53
  const types = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8_OID && format !== 'binary' ? Number : pgTypes.getTypeParser(oid, format),
  }
  const pool = new Pool({
    connectionString: url,
    max: 12,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: 30_000,
    application_name: 'duet',
    types,
  })
  pool.on('error', onIdleError)
  // A connection that is lost between two statements of its user: the next statement reports it to that user
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export function createDatabase(pool: Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log: traceQuery })
}
