import type { Pool } from 'pg'

/** The key of the advisory lock under which servers of one database prepare it, so that they take turns. */
const PREPARE_LOCK = 20_263

/** Does the work while no other server of this database does the same. */
export async function inTurn<T>(pool: Pool, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [PREPARE_LOCK])
    return await work()
  } finally {
    await client.query('select pg_advisory_unlock($1)', [PREPARE_LOCK])
    client.release()
  }
}
