import { type RawBuilder, sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'

/** Name of the lock of a plant that is evaluated. */
const lockOf = (projectId: string): string => `evaluation ${projectId}`

/**
 * Works at the first of the plants that no other process is at. The lock goes with its connection: a process that is killed holds nobody up.
 */
export async function firstFree(
  pool: Pool,
  projectIds: readonly string[],
  work: (projectId: string) => Promise<void>,
): Promise<{ readonly isTaken: boolean }> {
  const client = await pool.connect()
  let fault: unknown = new Error('The lock of a plant was not given back')
  try {
    const projectId = await lockFirst(client, projectIds)
    if (projectId !== undefined) {
      await work(projectId)
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [lockOf(projectId)])
    }
    fault = undefined
    return { isTaken: projectId !== undefined }
  } finally {
    // with what it may hold yet
    client.release(fault !== undefined)
  }
}

async function lockFirst(
  client: PoolClient,
  projectIds: readonly string[],
): Promise<string | undefined> {
  for (const projectId of projectIds) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
      [lockOf(projectId)],
    )
    if (rows[0]?.taken) return projectId
  }
  return undefined
}

/** Whether a process is at the plant now. */
export const isWorkedOn = (projectId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select from pg_locks where locktype = 'advisory' and granted and objsubid = 1
    and database = (select oid from pg_database where datname = current_database())
    and (classid::bigint << 32) | objid::bigint = hashtextextended(${lockOf(projectId)}, 0))`
