import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'

/** Who writes, and the number of what he writes. */
export interface Stamp {
  readonly revision: number
  readonly updated_by: string | null
}

/**
 * The number of the batch that the transaction `tx` is about to write. Holds the row of the project until the
 * transaction ends, so that numbers are in the order in which batches become visible. Rows of components and
 * datasets are locked before the project, blocks and layers after it: no two batches wait for each other.
 */
export async function nextRevision(tx: Database, projectId: string): Promise<number> {
  const row = await tx
    .updateTable('project')
    .set((update) => ({ design_revision: update('design_revision', '+', 1) }))
    .where('id', '=', projectId)
    .returning('design_revision')
    .executeTakeFirstOrThrow()
  return row.design_revision
}

/** The number of the last batch. */
export async function lastRevision(db: Database, projectId: string): Promise<number> {
  const row = await db
    .selectFrom('project')
    .select('design_revision')
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow()
  return row.design_revision
}

export interface Deleted {
  readonly kind: 'block' | 'block_layer'
  readonly ids: readonly string[]
}

/** Notes what goes, so that others who have the design open hear of it. */
export async function noteDeletion(
  tx: Database,
  projectId: string,
  { kind, ids }: Deleted,
  { revision, updated_by }: Stamp,
): Promise<void> {
  if (ids.length === 0) return
  const rows = ids.map((record_id) => ({
    project_id: projectId,
    record_id,
    kind,
    revision,
    deleted_by: updated_by,
  }))
  await tx
    .insertInto('design_deletion')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'record_id']).doUpdateSet((excluded) => ({
        revision: excluded.ref('excluded.revision'),
        deleted_by: excluded.ref('excluded.deleted_by'),
        deleted_at: sql<Date>`now()`,
      })),
    )
    .execute()
}

/** What is written is there again. */
export async function forgetDeletion(
  tx: Database,
  projectId: string,
  ids: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('design_deletion')
    .where('project_id', '=', projectId)
    .where('record_id', 'in', ids)
    .execute()
}
