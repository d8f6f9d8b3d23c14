import type { Pool } from 'pg'
import type { Config } from './config.ts'
import type { Database } from './db/connection.ts'
import type { PeriodicWork } from './db/periodic.ts'
import type { ObjectStorage } from './files/objectStorage.ts'
import type { DuckdbPool } from './files/parquet/duckdbPool.ts'
import type { SeriesStore } from './files/parquet/seriesStore.ts'
import type { UrlSigner } from './files/signedUrls.ts'
import type { JobQueue } from './jobs/jobQueue.ts'
import type { Log } from './log.ts'
import type { NotifyUser } from './mail/accountNotices.ts'
import type { Mailer } from './mail/mailer.ts'

/** What a server works with, opened once at its start: every function of a domain takes it, or the parts it needs, first. */
export interface Server {
  readonly config: Config
  readonly log: Log
  readonly db: Database
  /** The connections of `db`, for what streams rows. */
  readonly pool: Pool
  readonly secret: string
  /** Where browsers reach the server. */
  readonly publicUrl: string
  readonly storage: ObjectStorage
  readonly signer: UrlSigner
  readonly sweeper: PeriodicWork
  readonly duckdb: DuckdbPool
  readonly series: SeriesStore
  readonly queue: JobQueue
  readonly mailer: Mailer
  readonly notify: NotifyUser
}

/** What is made once for each server, when it is first asked for: a cache, a client of another service. */
export function perServer<T>(make: (server: Server) => T): (server: Server) => T {
  const made = new WeakMap<Server, { readonly value: T }>()
  return (server) => {
    const known = made.get(server)
    if (known) return known.value
    const value = make(server)
    made.set(server, { value })
    return value
  }
}
