import { sql } from 'kysely'
import type { Database } from '../db/connection.ts'
import { COMPONENT_COLUMNS } from './blockInput.ts'
import { nextRevision } from './designRevision.ts'

/** What blocks point at and lose. */
export interface Released {
  readonly projectId: string
  readonly userId: string | undefined
  readonly what: 'component' | 'dataset'
  readonly id: string
}

/**
 * Empties the fields of blocks that point at a component or dataset which the transaction `tx` is about to delete and
 * whose row it holds. That is a batch like any other: whoever has the design open hears of it.
 */
export async function releaseReferences(
  tx: Database,
  { projectId, userId, what, id }: Released,
): Promise<void> {
  const columns = what === 'component' ? COMPONENT_COLUMNS : (['enviro_dataset_id'] as const)
  const pointing = await tx
    .selectFrom('block')
    .select('id')
    .where('project_id', '=', projectId)
    .where((where) => where.or(columns.map((column) => where(column, '=', id))))
    .limit(1)
    .execute()
  // most of what is deleted was in no block
  if (pointing.length === 0) return
  const revision = await nextRevision(tx, projectId)
  await tx
    .updateTable('block')
    .set((update) => ({
      ...Object.fromEntries(
        columns.map((column) => [column, update.fn('nullif', [column, update.val(id)])]),
      ),
      revision,
      updated_by: userId ?? null,
      updated_at: sql<Date>`now()`,
    }))
    .where('project_id', '=', projectId)
    .where((where) => where.or(columns.map((column) => where(column, '=', id))))
    .execute()
}
