import { projectLocked } from '@duet/contract'
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

/** A project that was made for an import is one as any when somebody works on its design. */
async function endBegunImport(tx: Database, projectId: string): Promise<void> {
  await tx
    .updateTable('project')
    .set({ is_pvsyst_import_begun: false })
    .where('id', '=', projectId)
    .where('is_pvsyst_import_begun', '=', true)
    .execute()
}

/**
 * As `touchProject`, for an edit in the transaction `tx`: no edit ends up in a project that was deployed after
 * access to it was settled.
 *
 * @throws AppError PROJECT_LOCKED
 */
export async function touchDesign(
  tx: Database,
  projectId: string,
  what: { readonly layers: boolean } = { layers: false },
): Promise<void> {
  // Waits for a deployment that is being made: it holds the row of the project
  await touchProject(tx, projectId, what)
  await endBegunImport(tx, projectId)
  const deployment = await tx
    .selectFrom('sentinel_deployment')
    .select('project_id')
    .where('project_id', '=', projectId)
    .executeTakeFirst()
  if (deployment) throw projectLocked()
}
