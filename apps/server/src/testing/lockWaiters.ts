import type { Pool } from 'pg'
import { expect } from 'vitest'

/**
 * Waits until that many connections of the test's database wait for a lock that the test holds, and gives their
 * process ids: what makes calls meet, however busy the machine is. All tests share one PostgreSQL, so a look at
 * waiting connections must name the database; and a transaction does not see connections opened after its first look,
 * so the look is one of its own.
 */
export async function lockWaiters(pool: Pool, count: number): Promise<number[]> {
  const waiting = `select pid from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`
  let pids: number[] = []
  await expect
    .poll(
      async () => {
        pids = (await pool.query<{ pid: number }>(waiting)).rows.map(({ pid }) => pid)
        return pids.length
      },
      { timeout: 30_000 },
    )
    .toBe(count)
  return pids
}
