import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import type { Database } from '../../db/connection.ts'

/** What of a plant has changed: readings came, a day was evaluated, somebody worked on an issue. */
const PLANT_CHANGES = ['readings', 'evaluation', 'issues'] as const
export type PlantChange = (typeof PLANT_CHANGES)[number]

/** Where changes of all plants are announced in the database. */
export const CHANNEL = 'plant_change'

const announcement = (projectId: string, change: PlantChange): string => `${projectId} ${change}`

/** In the transaction of the change: every process hears of it when it is committed, and once. */
export async function announceChange(
  tx: Database,
  projectId: string,
  change: PlantChange,
): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${announcement(projectId, change)})`.execute(tx)
}

/** The same of a transaction on a connection of its own. */
export async function announceOn(
  client: PoolClient,
  projectId: string,
  change: PlantChange,
): Promise<void> {
  await client.query('select pg_notify($1, $2)', [CHANNEL, announcement(projectId, change)])
}

export function parseAnnouncement(
  text: string,
): { readonly projectId: string; readonly change: PlantChange } | undefined {
  const [projectId = '', word] = text.split(' ')
  const change = PLANT_CHANGES.find((one) => one === word)
  return change && { projectId, change }
}
