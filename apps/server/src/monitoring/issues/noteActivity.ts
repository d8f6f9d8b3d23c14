import { currentCaller } from '../../db/callerStorage.ts'
import type { Database } from '../../db/connection.ts'

export interface Act {
  readonly issue_id: string
  readonly kind: 'state' | 'assignee' | 'ticket' | 'comment' | 'merge' | 'split'
  readonly details: Readonly<Record<string, unknown>>
}

/** Leaves rows that say who did what, and who acted as that user. Issues that people work on are theirs from then on. */
export async function noteActivity(
  tx: Database,
  userId: string,
  acts: readonly Act[],
): Promise<void> {
  if (acts.length === 0) return
  const impersonator_id = currentCaller()?.impersonatorId ?? null
  await tx
    .insertInto('issue_activity')
    .values(
      acts.map(({ issue_id, kind, details }) => ({
        issue_id,
        kind,
        details: JSON.stringify(details),
        user_id: userId,
        impersonator_id,
      })),
    )
    .execute()
  await tx
    .updateTable('issue')
    .set({ is_touched: true })
    .where(
      'id',
      'in',
      acts.map(({ issue_id }) => issue_id),
    )
    .execute()
}
