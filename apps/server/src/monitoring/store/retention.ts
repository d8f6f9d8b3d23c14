import { sql } from 'kysely'
import type { Database } from '../../db/connection.ts'
import { markDeleting, markPrefixDeleting } from '../../files/storedFileQueries.ts'
import { partFolders } from './partFile.ts'

/**
 * Removes the readings and expected values of a project of days before `beforeDay`. Objects are marked in the same transaction
 * and swept later. Answers how many days went.
 */
export function removeDaysBefore(
  { db }: { readonly db: Database },
  projectId: string,
  beforeDay: string,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    await sql`select from sentinel_deployment where project_id = ${projectId} for update`.execute(
      tx,
    )
    await sql`
      delete from reading r using sensor_node n where n.node_key = r.node_key and n.project_id = ${projectId}
      and r.at < ${beforeDay}::timestamp at time zone 'UTC'`.execute(tx)
    const { rows } = await sql<{ keys: (string | null)[] }>`
      delete from reading_day where project_id = ${projectId} and day < ${beforeDay}::date
      returning array[part_key, expected_key] as keys`.execute(tx)
    for (const key of rows.flatMap(({ keys }) => keys))
      if (key !== null) await markDeleting(tx, key)
    return rows.length
  })
}

/**
 * All readings and expected values of a project that is monitored no longer, in the transaction that ends it; rows of today and yesterday go
 * with their partition.
 */
export async function removeReadings(tx: Database, projectId: string): Promise<void> {
  await sql`
    delete from reading_late l using sensor_node n
    where n.node_key = l.node_key and n.project_id = ${projectId}`.execute(tx)
  for (const folder of partFolders(projectId)) await markPrefixDeleting(tx, folder)
}
