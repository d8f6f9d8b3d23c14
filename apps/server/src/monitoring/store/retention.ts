import { markDeleting } from '../../files/storedFileQueries.ts'
import type { Server } from '../../server.ts'
import { inTransaction } from './onConnection.ts'

/**
 * Removes the readings and expected values of a project of days before `beforeDay`. Objects are marked in the same transaction
 * and swept later. Answers how many days went.
 */
export async function removeDaysBefore(
  { db, pool }: Pick<Server, 'db' | 'pool'>,
  projectId: string,
  beforeDay: string,
): Promise<number> {
  const keys = await inTransaction(pool, async (client) => {
    await client.query('select from sentinel_deployment where project_id = $1 for update', [
      projectId,
    ])
    await client.query(
      `delete from reading r using sensor_node n where n.node_key = r.node_key and n.project_id = $1
       and r.at < $2::timestamp at time zone 'UTC'`,
      [projectId, beforeDay],
    )
    const { rows } = await client.query<{ keys: (string | null)[] }>(
      `delete from reading_day where project_id = $1 and day < $2
       returning array[part_key, expected_key] as keys`,
      [projectId, beforeDay],
    )
    return rows.map((row) => row.keys)
  })
  for (const key of keys.flat()) if (key !== null) await markDeleting(db, key)
  return keys.length
}
