import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { DatabaseLog } from './postgresProcess.ts'

/** The key of the advisory lock that the owner of a data folder holds. */
const OWNER_LOCK = 20_261
const CONNECT_MS = 5000
/** PostgreSQL recovers from the death of one of its processes within seconds. */
const AWAY_LIMIT_MS = 60_000
const RETRY_MS = 200

export interface OwnedDatabase {
  readonly url: string
  readonly isPostmasterAlive: () => boolean
  readonly log: DatabaseLog
  /** Hears once why the database will not come back. */
  readonly onLost: (reason: string) => void
}

/** A connection that holds the lock for as long as this process lives; undefined where another one holds it. */
export async function holdOwnerLock(url: string): Promise<Client | undefined> {
  const client = new Client({
    connectionString: url,
    application_name: 'duet owner',
    connectionTimeoutMillis: CONNECT_MS,
  })
  client.on('error', () => undefined)
  await client.connect()
  const answer = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [
    OWNER_LOCK,
  ])
  if (answer.rows[0]?.held) return client
  await client.end()
  return undefined
}

/**
 * Maintains the lock: a connection that was lost is made again while the database recovers.
 *
 * @returns gives the lock up
 */
export function maintainOwnerLock(first: Client, database: OwnedDatabase): () => Promise<void> {
  const lock = { owner: first, isGivenUp: false }
  const follow = (client: Client): void => {
    lock.owner = client
    client.once('end', () => {
      if (!lock.isGivenUp) void regain()
    })
  }
  const regain = async (): Promise<void> => {
    database.log.warn({}, 'the built-in database closed its connections')
    const lostMs = performance.now()
    const client = await reconnect(database, () => lock.isGivenUp)
    if (typeof client === 'string') return lock.isGivenUp ? undefined : database.onLost(client)
    if (lock.isGivenUp) return client.end()
    const awayMs = Math.round(performance.now() - lostMs)
    database.log.info({ awayMs }, 'the built-in database is back')
    follow(client)
  }
  follow(first)
  return async () => {
    lock.isGivenUp = true
    await lock.owner.end().catch(() => undefined)
  }
}

/** @returns why it is in vain, where it is */
async function reconnect(
  { url, isPostmasterAlive }: OwnedDatabase,
  isGivenUp: () => boolean,
): Promise<Client | string> {
  for (const untilMs = performance.now() + AWAY_LIMIT_MS; performance.now() < untilMs; ) {
    if (isGivenUp()) return 'it was given up'
    if (!isPostmasterAlive()) return 'its main process ended'
    const client = await holdOwnerLock(url).catch(() => undefined)
    if (client) return client
    await wait(RETRY_MS)
  }
  return `it has not answered for ${AWAY_LIMIT_MS / 1000} s`
}
