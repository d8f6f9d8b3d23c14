import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

/** The row of system parameters that every project has. */
export async function insertDefaultSystemParameters(
  db: Database,
  projectId: string,
): Promise<void> {
  await db.insertInto('system_parameters').values({ project_id: projectId }).execute()
}

/** Somebody worked on the project; `layers`: what is drawn has changed. */
export async function touchProject(
  db: Database,
  projectId: string,
  { layers }: { readonly layers: boolean } = { layers: false },
): Promise<void> {
  await db
    .updateTable('project')
    .set({
      last_activity_at: sql<Date>`now()`,
      ...(layers ? { layers_mutated_at: sql<Date>`now()` } : {}),
    })
    .where('id', '=', projectId)
    .execute()
}
