import type { Pool } from 'pg'
import { expect } from 'vitest'

/**
 * Until that many connections of the test's database wait for a lock that the test holds: what makes calls meet,
 * however busy the machine is.
 */
export async function lockWaiters(pool: Pool, count: number): Promise<void> {
  const waiting = `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`
  await expect
    .poll(async () => (await pool.query<{ count: number }>(waiting)).rows[0]?.count, {
      timeout: 30_000,
    })
    .toBe(count)
}
