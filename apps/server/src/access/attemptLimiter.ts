import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

export interface AttemptLimiter {
  /** Seconds until the next attempt is allowed for this key; 0: allowed now, and counted. */
  readonly take: (key: string) => Promise<number>
  readonly forget: (key: string) => Promise<void>
}

export interface AttemptLimit {
  /** Tells the keys of one limiter from those of the others. */
  readonly name: string
  readonly attempts: number
  readonly windowS: number
}

/** At most `attempts` a window for each key, counted in the database for all server processes together. */
export function createAttemptLimiter(
  db: Database,
  { name, attempts, windowS }: AttemptLimit,
): AttemptLimiter {
  const hashOf = (key: string): string =>
    createHash('sha256')
      .update(JSON.stringify([name, key]))
      .digest('base64url')
  return {
    take: async (key) => {
      const taken = await countAttempt(db, hashOf(key), windowS)
      return taken.attempts > attempts ? Math.max(1, Math.ceil(taken.left_s)) : 0
    },
    forget: async (key) => {
      await db.deleteFrom('attempt_window').where('key_hash', '=', hashOf(key)).execute()
    },
  }
}

/** One statement, so that attempts at the same time are all counted. The clock is the database's. */
function countAttempt(
  db: Database,
  key_hash: string,
  windowS: number,
): Promise<{ attempts: number; left_s: number }> {
  const hasEnded = sql<boolean>`attempt_window.ends_at <= now()`
  return db
    .insertInto('attempt_window')
    .values({
      key_hash,
      attempts: 1,
      ends_at: sql<Date>`now() + make_interval(secs => ${windowS})`,
    })
    .onConflict((on) =>
      on.column('key_hash').doUpdateSet({
        attempts: sql<number>`case when ${hasEnded} then 1 else attempt_window.attempts + 1 end`,
        ends_at: sql<Date>`case when ${hasEnded} then excluded.ends_at else attempt_window.ends_at end`,
      }),
    )
    .returning(['attempts', sql<number>`extract(epoch from ends_at - now())::float8`.as('left_s')])
    .executeTakeFirstOrThrow()
}

export async function deleteEndedWindows(db: Database): Promise<void> {
  await db.deleteFrom('attempt_window').where('ends_at', '<=', sql<Date>`now()`).execute()
}
