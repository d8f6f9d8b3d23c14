import type { Pool, PoolClient } from 'pg'

/**
 * Works at the first of the names whose lock no other process has. The lock goes with its connection: a process that is killed holds
 * nobody up.
 */
export async function firstFree(
  pool: Pool,
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<{ readonly isTaken: boolean }> {
  const client = await pool.connect()
  let fault: unknown = new Error('A lock was not given back')
  try {
    const name = await lockFirst(client, names)
    if (name !== undefined) {
      await work(name)
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    }
    fault = undefined
    return { isTaken: name !== undefined }
  } finally {
    // with what it may hold yet
    client.release(fault !== undefined)
  }
}

async function lockFirst(
  client: PoolClient,
  names: readonly string[],
): Promise<string | undefined> {
  for (const name of names) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [name],
    )
    if (rows[0]?.taken) return name
  }
  return undefined
}
