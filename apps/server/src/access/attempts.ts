import { createHash } from 'node:crypto'
import { AppError } from '@duet/contract'
import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

export interface AttemptLimit {
  /** Distinguishes the keys of one limit from those of the others. */
  readonly name: string
  readonly attempts: number
  readonly windowS: number
}

/**
 * At most `attempts` a window for each key, counted in the database for all server processes together.
 * @returns seconds until the next attempt is allowed; 0: allowed now, and counted
 */
export async function takeAttempt(db: Database, limit: AttemptLimit, key: string): Promise<number> {
  const { attempts, left_s } = await countAttempt(db, keyHash(limit, key), limit.windowS)
  return attempts > limit.attempts ? Math.max(1, Math.ceil(left_s)) : 0
}

export async function forgetAttempts(
  db: Database,
  limit: AttemptLimit,
  key: string,
): Promise<void> {
  await db.deleteFrom('attempt_window').where('key_hash', '=', keyHash(limit, key)).execute()
}

/** As `takeAttempt`. @throws AppError RATE_LIMITED where there were too many of late */
export async function requireAttempt(
  db: Database,
  limit: AttemptLimit,
  key: string,
  what?: string,
): Promise<void> {
  requireNoWait(await takeAttempt(db, limit, key), what)
}

/** @throws AppError RATE_LIMITED */
export function requireNoWait(waitS: number, what?: string): void {
  if (waitS > 0) throw new AppError('RATE_LIMITED', tooManyText(waitS, what))
}

export function tooManyText(waitS: number, what = 'Too many attempts.'): string {
  const minutes = Math.ceil(waitS / 60)
  return `${what} Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

function keyHash({ name }: AttemptLimit, key: string): string {
  return createHash('sha256')
    .update(JSON.stringify([name, key]))
    .digest('base64url')
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
